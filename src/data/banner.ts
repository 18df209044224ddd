import * as z from 'zod';
import { readShape } from '#lib/shape-problem.ts';
import { checkFacts, dayRule, type Rule } from './rules.ts';

const words = z.string().trim().min(1, 'write it; it may not be empty');
const schema = z.strictObject({
  text: words,
  link: z.strictObject({ label: words, path: z.string() }),
  /** The first and the last day on which a build shows it. */
  from: z.string(),
  until: z.string(),
});
export type BannerFacts = z.output<typeof schema>;

/**
 * A line under the header of every page except those that show one frame, or `null` for none. A build shows it from its
 * first through its last day, so publish again after that; the build and `npm run doctor` say when.
 */
export const banner: BannerFacts | null = null;

/** The rules for a banner. */
export function bannerRules(facts: BannerFacts | null): readonly Rule[] {
  if (!facts) return [];
  const { problems } = readShape(schema, facts);
  if (problems.length > 0) return problems.map((problem) => [false, problem]);
  const { text, link, from, until } = facts;
  return [
    [!/[<>]/.test(text), 'text: write words alone; tags like <b> would show as they stand'],
    [text.length <= 90, 'text: a banner is one line: write at most 90 characters'],
    [link.label.length <= 40, 'link.label: a link is a few words: write at most 40 characters'],
    [
      link.path.startsWith('/'),
      'link.path: write the address of a page of this site, like /pbsengine',
    ],
    dayRule('from', from),
    dayRule('until', until),
    [from <= until, 'until: the last day is before the first; write a later day'],
  ];
}
checkFacts('src/data/banner.ts', bannerRules(banner));
