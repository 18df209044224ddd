import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { lanes } from '#data/lanes.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { themeTokens, withTokens } from '#theme/token-values.ts';
import type { SocialPicture } from '../content.ts';
import { rasterize } from '../rasterize.ts';
import { CARD } from './card.ts';
import { DocumentMotif } from './DocumentMotif.tsx';
import { LadderMotif } from './LadderMotif.tsx';
import { LanesMotif } from './LanesMotif.tsx';
import { NetworkMotif } from './NetworkMotif.tsx';
import { SocialCard } from './SocialCard.tsx';
import { TicketMotif } from './TicketMotif.tsx';

type Font = { family: string; file: string };

/** The fonts of a picture: for headlines, and for everything else. */
export type PictureFonts = { display: Font; text: Font };

/** The fonts used in pictures, with their family names; `npm --prefix tools run fonts` writes the files in `fonts`. */
export function pictureFonts(folder: string): PictureFonts {
  return {
    display: { family: 'Familjen Grotesk', file: `${folder}/familjen-grotesk-bold.ttf` },
    text: { family: 'Instrument Sans', file: `${folder}/instrument-sans-semibold.ttf` },
  };
}

/** What a picture says and shows, whatever its page. */
export type Card = Omit<SocialPicture, 'route'>;

function drawing({ motif, discountPercent, ticket }: Card): ReactNode {
  if (ticket) return <TicketMotif {...ticket} />;
  switch (motif) {
    case 'lanes':
      return <LanesMotif lanes={lanes} />;
    case 'ladder':
      return (
        <LadderMotif
          percents={premiumPlans.map((plan) => plan.discountPercent)}
          current={discountPercent}
        />
      );
    case 'network':
      return <NetworkMotif />;
    case 'document':
      return <DocumentMotif />;
  }
}

/** The social picture of a page as an SVG without any `var()`, on the ground of the engine room. */
export function drawSocialCard(card: Card, { display, text }: PictureFonts): string {
  const svg = renderToStaticMarkup(<SocialCard {...card}>{drawing(card)}</SocialCard>);
  return withTokens(svg, {
    ...themeTokens('.band'),
    '--face-display': display.family,
    '--face-text': text.family,
  });
}

/** The same as a PNG. */
export function socialPicture(card: Card, fonts: PictureFonts): Uint8Array<ArrayBuffer> {
  return rasterize(drawSocialCard(card, fonts), CARD.width, [fonts.display.file, fonts.text.file]);
}
