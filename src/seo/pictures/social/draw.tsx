import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { rasterize } from '../rasterize.ts';
import { themeTokens, withTokens } from '#theme/token-values.ts';
import { CARD } from './card.ts';
import { CatalogMotif } from './CatalogMotif.tsx';
import { DayMotif } from './DayMotif.tsx';
import { DocumentMotif } from './DocumentMotif.tsx';
import { setHeadline, type Font } from './headline.ts';
import { LadderMotif } from './LadderMotif.tsx';
import { LanesMotif } from './LanesMotif.tsx';
import { MeetingMotif } from './MeetingMotif.tsx';
import { NetworkMotif } from './NetworkMotif.tsx';
import { PistonsMotif } from './PistonsMotif.tsx';
import { QuestionsMotif } from './QuestionsMotif.tsx';
import { SocialCard } from './SocialCard.tsx';
import { TangleMotif } from './TangleMotif.tsx';
import { WeekMotif } from './WeekMotif.tsx';

type Props<Component extends (props: never) => ReactNode> = Parameters<Component>[0];

/** What can be drawn below a headline, with the facts that each drawing shows. */
type Motif =
  | { kind: 'tangle' }
  | ({ kind: 'lanes' } & Props<typeof LanesMotif>)
  | ({ kind: 'ladder' } & Props<typeof LadderMotif>)
  | ({ kind: 'day' } & Props<typeof DayMotif>)
  | ({ kind: 'network' } & Props<typeof NetworkMotif>)
  | { kind: 'meeting' }
  | ({ kind: 'catalog' } & Props<typeof CatalogMotif>)
  | ({ kind: 'pistons' } & Props<typeof PistonsMotif>)
  | ({ kind: 'week' } & Props<typeof WeekMotif>)
  | ({ kind: 'document' } & Props<typeof DocumentMotif>)
  | ({ kind: 'questions' } & Props<typeof QuestionsMotif>);

function drawing(motif: Motif): ReactNode {
  switch (motif.kind) {
    case 'tangle':
      return <TangleMotif />;
    case 'lanes':
      return <LanesMotif {...motif} />;
    case 'ladder':
      return <LadderMotif {...motif} />;
    case 'day':
      return <DayMotif {...motif} />;
    case 'network':
      return <NetworkMotif {...motif} />;
    case 'meeting':
      return <MeetingMotif />;
    case 'catalog':
      return <CatalogMotif {...motif} />;
    case 'pistons':
      return <PistonsMotif {...motif} />;
    case 'week':
      return <WeekMotif {...motif} />;
    case 'document':
      return <DocumentMotif {...motif} />;
    case 'questions':
      return <QuestionsMotif {...motif} />;
  }
}

/** The fonts of a picture: for headlines, and for everything else. */
export type PictureFonts = { display: Font; text: Font };

/** The social picture of a page as an SVG without any `var()`, on the ground of the engine room. */
export function drawSocialCard(
  picture: {
    label?: string | undefined;
    headline: readonly string[];
    detail?: string | undefined;
    motif: Motif;
  },
  { display, text }: PictureFonts,
): string {
  const { label, headline, detail, motif } = picture;
  const { lines, size } = setHeadline(headline, display);
  const svg = renderToStaticMarkup(
    <SocialCard label={label} headline={lines} size={size} detail={detail}>
      {drawing(motif)}
    </SocialCard>,
  );
  return withTokens(svg, {
    ...themeTokens('.band'),
    '--face-display': display.family,
    '--face-text': text.family,
  });
}

/** The same as a PNG. */
export function socialPicture(
  picture: Parameters<typeof drawSocialCard>[0],
  fonts: PictureFonts,
): Uint8Array<ArrayBuffer> {
  const svg = drawSocialCard(picture, fonts);
  return rasterize(svg, CARD.width, [fonts.display.file, fonts.text.file]);
}
