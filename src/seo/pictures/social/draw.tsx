import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { claims } from '#data/claims.ts';
import { NetworkArt } from '#features/linkedin/NetworkArt.tsx';
import { themeTokens, withTokens } from '#theme/token-values.ts';
import type { Card } from '../content.ts';
import { rasterize } from '../rasterize.ts';
import { DocumentMotif } from './DocumentMotif.tsx';
import { LadderMotif } from './LadderMotif.tsx';
import { LanesMotif } from './LanesMotif.tsx';
import { CARD, SocialCard } from './SocialCard.tsx';
import { TicketMotif } from './TicketMotif.tsx';

/** The fonts of a picture, for headlines and for other text; `npm --prefix tools run fonts` writes their files. */
export function pictureFonts(folder: string) {
  return {
    display: { family: 'Familjen Grotesk', file: `${folder}/familjen-grotesk-bold.ttf` },
    text: { family: 'Instrument Sans', file: `${folder}/instrument-sans-semibold.ttf` },
  };
}
type PictureFonts = ReturnType<typeof pictureFonts>;

function drawing({ motif, discountPercent, hub = 'You', ticket }: Card): ReactNode {
  if (ticket) return <TicketMotif {...ticket} />;
  switch (motif) {
    case 'lanes':
      return <LanesMotif />;
    case 'ladder':
      return <LadderMotif current={discountPercent} />;
    case 'network':
      // Below a headline of two lines and its detail; the people of one week reach the right edge. A drawing of the
      // page is 390 wide where no style applies.
      return (
        <svg x="300" y="360" width="936" height="273" viewBox="0 0 390 113.75" overflow="visible">
          <NetworkArt layout="wide" hub={hub} people={claims.weeklyConnections.to} />
        </svg>
      );
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

/** The social picture of a page as a PNG. */
export function socialPicture(card: Card, fonts: PictureFonts): Uint8Array<ArrayBuffer> {
  return rasterize(drawSocialCard(card, fonts), CARD.width, [fonts.display.file, fonts.text.file]);
}
