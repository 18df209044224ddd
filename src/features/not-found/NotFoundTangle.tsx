import type { Styled } from '#lib/class-names.ts';
import { notFound } from '#art/tangle-paths.ts';
import { wovenLine } from '#art/WovenLine.tsx';

const Tangle = wovenLine('tangle-404', notFound);

/** The zero of a 404: a tangle whose line frays off the edge. 1440 by 500. */
export function NotFoundTangle({ className }: Styled) {
  return (
    <svg className={className} viewBox="0 0 1440 500" fill="none" aria-hidden="true">
      <Tangle />
      <path
        stroke="var(--accent)"
        strokeWidth="var(--wire-width)"
        strokeDasharray="14 11"
        d="M1240 420C1290 420 1310 440 1330 470"
      />
    </svg>
  );
}
