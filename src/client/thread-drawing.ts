import { curledPath, type CurledLine } from '#art/curled-line.ts';
import type { Tangle } from '#art/hero-tangles.ts';
import { weave } from '#art/weave.ts';
import { REACH } from './follow-hand.ts';
import { atRest, type Spring } from './spring.ts';

/** How much a loop grows, as a share of its size, at the longest tug. */
const GIVE = 0.35;
/** How much the last loop opens so that the line bends less: by a share of the line to each side, and of its length. */
const [OPENS, WIDENS] = [0.09, 0.27];
/** The share of its pull at which a loop enters the engine, and how many seconds its run from there takes. */
const [ARRIVES_AT, THROUGH] = [0.9, 0.55];
/** The share of that run inside the engine. */
export const INSIDE = 0.35;
/** A pulse's length, as a share of the line that it runs along. */
const PULSE = 0.3;

/** A tag of the tangle, with the loop that hangs on it. */
export type Tag = {
  button: HTMLButtonElement;
  /** The numbers and the name of the lines that the tag lights. */
  lanes: readonly number[];
  line: string;
  /** From 0, in the tangle, to 1, pulled straight. */
  pull: Spring;
  /** From 0, not yet in the engine, to 1, through the engine and along the lines. */
  way: number;
  /** The visible pulses: one for each of its lines in each part of the drawing. */
  pulses: [SVGElement, isInside: boolean][];
  /** How far a hand tugs the tag to the right and down, in pixels. */
  hand: readonly [Spring, Spring];
  isLit: boolean;
};

/** Draws the thread as far as its loops are pulled; its crossings show once it rests. */
export function draw({ id, line, loops }: Tangle, tags: readonly Tag[], rests: boolean): void {
  const path = document.getElementById(id);
  const [whole, casing, over] = path?.parentElement?.parentElement?.querySelectorAll('use') ?? [];
  if (!path || !whole || !casing || !over) return;
  const curls = line.curls
    .map((curl, index) => {
      const { pull, hand } = tags[loops.indexOf(index)] ?? { pull: atRest(), hand: [] };
      const tug = 1 + (GIVE * Math.hypot(...hand.map(({ value }) => value))) / REACH;
      const left = Math.max(0, 1 - pull.value) * tug;
      const slid = (1 - curl.to) * Math.min(1, Math.max(0, pull.value));
      const { from, to, height, length } = curl;
      const others = loops.flatMap((loop, at) =>
        loop === index ? [] : (tags[at]?.pull.value ?? 0),
      );
      const alone = Math.max(0, Math.min(1, ...others));
      const opened = alone * Math.min(OPENS, 1 - to);
      return {
        from: from + slid - opened,
        to: to + slid + opened,
        height: height * left,
        length: length * left * (1 + alone * WIDENS),
        slid,
      };
    })
    .filter(({ height }) => Math.abs(height) > 0.5)
    .sort((one, other) => one.slid - other.slid);
  const shape = curledPath({ ...line, curls, curve: sprung(line, tags) });
  path.setAttribute('d', shape);
  for (const use of [casing, over]) use.style.visibility = rests ? '' : 'hidden';
  if (!rests) return;
  const woven = weave(shape, { isDraft: true });
  path.setAttribute('pathLength', String(woven.pathLength));
  casing.setAttribute('stroke-dasharray', woven.casing);
  over.setAttribute('stroke-dasharray', woven.over);
}

/** The line's curve, which swings back and forth while a loop comes free. */
function sprung({ curve }: CurledLine, tags: readonly Tag[]): CurledLine['curve'] {
  const swing = tags.reduce((total, { pull }) => total + Math.max(0, pull.value - 1), 0) * 90;
  const [start, [x1, y1], [x2, y2], end] = curve;
  return [start, [x1, y1 - swing], [x2, y2 + swing], end];
}

/** Moves a freed loop's pulses on by `seconds`, through the engine and along its lines. */
export function runThrough(tag: Tag, { id }: Tangle, seconds: number): void {
  const { pull, lanes, way } = tag;
  if (pull.target === 0) tag.way = 0;
  else if (way > 0 || pull.value >= ARRIVES_AT) tag.way = Math.min(1, way + seconds / THROUGH);
  if (way === 0 && tag.way > 0 && tag.way < 1) {
    tag.pulses = pulsesOf(lanes, document.getElementById(id)?.closest('svg'));
    strokePistons(lanes);
  }
  for (const [pulse, isInside] of tag.pulses) {
    const share = isInside ? tag.way / INSIDE : (tag.way - INSIDE) / (1 - INSIDE);
    pulse.setAttribute('stroke-dashoffset', String(PULSE - Math.min(1, share) * (1 + PULSE)));
    if (tag.way === 0 || tag.way === 1) pulse.remove();
  }
}

/** Adds a pulse, a thick stretch of line, for each lane inside the engine and after it. */
function pulsesOf(
  lanes: readonly number[],
  art: SVGElement | null | undefined,
): [SVGElement, isInside: boolean][] {
  return [...(art?.querySelectorAll('[data-lines]') ?? [])].flatMap((part) =>
    lanes.map((lane): [SVGElement, boolean] => {
      const pulse = part.children[lane - 1]?.cloneNode() as SVGElement;
      const isInside = part.matches('.on-engine');
      if (isInside) pulse.setAttribute('stroke', 'var(--accent)');
      pulse.setAttribute('stroke-width', String(2 * Number(part.getAttribute('stroke-width'))));
      pulse.setAttribute('pathLength', '1');
      pulse.setAttribute('stroke-dasharray', `${PULSE} 2`);
      part.append(pulse);
      return [pulse, isInside];
    }),
  );
}

/** Moves the pistons of these lanes as their loop comes through. */
function strokePistons(lanes: readonly number[]): void {
  document.querySelectorAll('[data-piston]').forEach((piston, index) => {
    if (lanes.some((lane) => (lane - 1) % 4 === index % 4))
      piston.animate(
        { translate: ['0 0', '0 18px', '0 0'] },
        { duration: 260, iterations: 2, easing: 'ease-in-out' },
      );
  });
}
