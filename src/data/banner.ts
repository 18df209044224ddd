import { checkFacts, dayRule, type Rule } from './rules.ts';

export type BannerFacts = {
  text: string;
  link: { label: string; path: string };
  /** The first and the last day on which a build shows it. */
  from: string;
  until: string;
};

/**
 * A line under the header of every page except those that show one frame, or `null` for none. A build shows it from its
 * first through its last day, so publish again after that; the build and `npm run doctor` say when.
 */
export const banner: BannerFacts | null = null;

/** The rules for a banner. */
export function bannerRules(facts: BannerFacts | null): readonly Rule[] {
  if (!facts) return [];
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
