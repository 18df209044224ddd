import * as z from 'zod';
import { parseOrExplain } from '#lib/parse-or-explain.ts';
import { isoDateSchema, textSchema } from './schemas.ts';

export const bannerSchema = z
  .strictObject({
    text: textSchema.max(90, 'a banner is one line: write at most 90 characters'),
    link: z.strictObject({
      label: textSchema.max(40, 'a link is a few words: write at most 40 characters'),
      path: z.string().startsWith('/', 'write the address of a page of this site, like /pbsengine'),
    }),
    /** The first and the last day on which a build shows it. */
    from: isoDateSchema,
    until: isoDateSchema,
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'the last day is before the first; write a later day',
  });

export type BannerFacts = z.infer<typeof bannerSchema>;

/**
 * A line under the header of every page except those that show one frame, or `null` for none. A build shows it from its
 * first through its last day, so publish again after that; the build and `npm run doctor` say when.
 */
export const banner: BannerFacts | null = parseOrExplain(
  bannerSchema.nullable(),
  null,
  'src/data/banner.ts has problems:',
);
