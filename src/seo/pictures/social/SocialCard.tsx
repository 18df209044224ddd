import type { ReactNode } from 'react';
import { SymbolSprite } from '#art/SymbolSprite.tsx';
import { SOCIAL_PICTURE } from '#site/files.ts';

const { width, height } = SOCIAL_PICTURE;
const [margin, headlineTop] = [72, 142];

/** The dimensions of a social picture, in pixels. */
export const CARD = { width, height, margin };

/** The largest size of a headline, in pixels, and the width of an average letter per pixel of size, rounded up. */
const [MAX_SIZE, LETTER_WIDTH] = [88, 0.456];

/**
 * The picture that a social network shows for a page: the logo and the page's name, its headline as large as its
 * longest line allows, and a drawing below them. Attributes instead of classes: no browser renders it.
 */
export function SocialCard(props: {
  label?: string | undefined;
  headline: readonly string[];
  detail?: string | undefined;
  children: ReactNode;
}) {
  const { label, headline, detail, children } = props;
  const letters = Math.max(...headline.map((line) => line.length));
  const size = Math.min(MAX_SIZE, Math.floor((width - 2 * margin) / (letters * LETTER_WIDTH)));
  const baseline = (line: number) => headlineTop + size * (0.74 + line);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      color="var(--ink)"
    >
      <SymbolSprite />
      <rect width={width} height={height} fill="var(--bg)" />
      {children}
      <svg x={margin} y="52" width="54" height="58" viewBox="0 0 54 58">
        <use href="#pbs-symbol" />
      </svg>
      <svg x={margin + 68} y="70" width="107" height="40" viewBox="0 0 107 40">
        <use href="#pbs-wordmark" />
      </svg>
      {label !== undefined && (
        <text
          x={width - margin}
          y="108"
          textAnchor="end"
          fontFamily="var(--face-text)"
          fontSize="30"
          fill="var(--brand)"
        >
          {label}
        </text>
      )}
      <g fontFamily="var(--face-display)" fontSize={size} letterSpacing={-0.02 * size}>
        {headline.map((line, index) => (
          <text key={line} x={margin} y={baseline(index)} fill="var(--ink)">
            {line}
          </text>
        ))}
      </g>
      {detail !== undefined && (
        <text
          x={margin}
          y={baseline(headline.length - 1) + 56}
          fontFamily="var(--face-text)"
          fontSize="36"
          fill="var(--ink-muted)"
        >
          {detail}
        </text>
      )}
    </svg>
  );
}
