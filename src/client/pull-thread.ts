import { curledPath, type CurledLine } from '#art/curled-line.ts';
import { weave } from '#art/weave.ts';
import { tangles, type Tangle } from '#art/hero-tangles.ts';
import { followHand, REACH } from './follow-hand.ts';
import { atRest, settle, type Spring } from './spring.ts';

/** How much a loop grows, as a share of its size, at the longest tug. */
const GIVE = 0.35;
/** How much the last loop opens so that the line bends less: by a share of the line to each side, and of its length. */
const [OPENS, WIDENS] = [0.09, 0.27];
/** How far, in pixels, a tag drops when its loop is gone. */
const DROP = 5;
/** The share of its pull at which a loop enters the engine, and how many seconds its run from there takes. */
const [ARRIVES_AT, THROUGH] = [0.9, 0.55];
/** The share of that run inside the engine, and a pulse's length as a share of the line that it runs along. */
const [INSIDE, PULSE] = [0.35, 0.3];
const LANES = [1, 2, 3, 4, 5, 6, 7, 8];

/** The messages to the visitor; `{lines}` stands for the names of the lines. */
type Words = { none: string; one: string; two: string; more: string };

type Tag = {
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

/**
 * Turns the tags of Home's tangle into buttons: each pulls its loop straight, and lights the lines that solve the
 * tag's problem in every drawing of the page. Nothing is stored or sent.
 */
export function enhanceThread(list: HTMLElement): void {
  const words = JSON.parse(list.dataset.thread ?? '{}') as Words;
  const part = (name: string) =>
    document.querySelector<HTMLElement>(`[data-thread-part='${name}']`) ?? list;
  const [note, told, lines, over] = [part('note'), part('told'), part('lines'), part('over')];
  const [status, end] = [part('status'), part('end')];
  const again = document.querySelectorAll<HTMLElement>('[data-thread-part=again]');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)');
  const isWide = matchMedia('(min-width: 48rem)');
  const tags = [...list.children].map((item) => tagOf(item as HTMLElement));
  /** Pending updates, run one per frame because each takes the browser long to style or to lay out. */
  const waiting = new Set<() => void>();
  let frame = 0;
  let last = 0;

  const run = (now: number) => {
    frame = 0;
    const seconds = isStill.matches ? Infinity : Math.min(0.032, (now - last) / 1000);
    last = now;
    // The same breakpoint as in art/PageDrawing.module.css.
    const [shown, hidden] = isWide.matches
      ? [tangles.wide, tangles.narrow]
      : [tangles.narrow, tangles.wide];
    let rests = true;
    for (const tag of tags) {
      const { button, pull, hand } = tag;
      for (const spring of [pull, ...hand]) rests = settle(spring, seconds) && rests;
      runThrough(tag, shown, seconds);
      // A tag's lines light up once its loop leaves the engine, and go dark once the tag is no longer pulled.
      const isLit = tag.way >= INSIDE;
      if (isLit !== tag.isLit) for (const light of lights) waiting.add(light);
      tag.isLit = isLit;
      rests &&= tag.way === pull.target;
      const [x, y] = [hand[0].value, hand[1].value + DROP * pull.value];
      button.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    }
    const pieces = [...waiting].slice(0, isStill.matches ? waiting.size : 1);
    for (const piece of pieces)
      setTimeout(() => {
        // Not sooner: if this timer is late, the next frame asks for the same piece again, not for a second one.
        waiting.delete(piece);
        piece();
      });
    rests &&= pieces.length === 0;
    draw(shown, tags, rests);
    // Print, or a phone that is rotated, may show the other layout.
    if (rests) setTimeout(() => draw(hidden, tags, true));
    list.toggleAttribute('data-moving', !rests);
    if (!rests) frame = requestAnimationFrame(run);
  };
  const move = () => {
    if (frame !== 0) return;
    last = performance.now();
    list.toggleAttribute('data-moving', true);
    frame = requestAnimationFrame(run);
  };
  /** Each lights the lines of the pulled tags in one drawing, or all of them if none is pulled. */
  const lights = Array.from(
    document.querySelectorAll<HTMLElement>('[data-lines]'),
    (part) => () => {
      const lit = new Set(tags.flatMap(({ isLit, lanes }) => (isLit ? lanes : [])));
      for (const lane of LANES)
        if (lit.size === 0 || lit.has(lane)) part.style.removeProperty(`--lane-${lane}`);
        else part.style.setProperty(`--lane-${lane}`, 'var(--line-strong)');
    },
  );
  /** Each repeats the message in one place further down the page. */
  const echoes = Array.from(again, (place) => () => {
    place.hidden = told.hidden;
    place.textContent = lines.textContent;
  });
  const showEnd = () => {
    end.hidden = told.hidden;
  };
  const tell = () => {
    const pulled = tags.filter(({ pull }) => pull.target === 1);
    for (const { button, pull } of tags)
      button.setAttribute('aria-pressed', String(pull.target === 1));
    note.hidden = pulled.length > 0;
    told.hidden = pulled.length === 0;
    const all = pulled.find(({ lanes }) => lanes.length === LANES.length);
    const names = all ? [all.line] : [...new Set(pulled.map(({ line }) => line))];
    const text = all || names.length > 2 ? words.more : names.length === 2 ? words.two : words.one;
    lines.textContent = text.replace('{lines}', names.join(', '));
    const said = pulled.length > 0 ? lines.textContent : words.none;
    if (status.textContent !== said) status.textContent = said;
    for (const piece of [...echoes, showEnd]) waiting.add(piece);
    move();
  };

  over.addEventListener('click', ({ detail }) => {
    // Moves the focus before anything changes, because this forces a layout. Only keyboard users need the tag in view.
    tags[0]?.button.focus({ preventScroll: detail > 0 });
    for (const { pull } of tags) pull.target = 0;
    tell();
  });
  // Warms up: browsers compile a function when it is first called, which the first press should not wait for.
  for (const { line } of Object.values(tangles)) weave(curledPath(line), { isDraft: true });
  list.removeAttribute('aria-hidden');
  for (const tag of tags) {
    tag.button.addEventListener('click', () => {
      tag.pull.target = 1 - tag.pull.target;
      tell();
    });
    followHand(tag.button, tag.hand, move);
  }
}

/** Moves the content of a list item, a paper tag, into a button that it adds to the item. */
function tagOf(item: HTMLElement): Tag {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-pressed', 'false');
  button.append(...item.childNodes);
  item.append(button);
  return {
    button,
    lanes: (item.dataset.lanes ?? '').split(' ').map(Number),
    line: item.dataset.line ?? '',
    pull: atRest(),
    way: 0,
    pulses: [],
    hand: [atRest(), atRest()],
    isLit: false,
  };
}

/** Draws the thread as far as its loops are pulled; its crossings show once it rests. */
function draw({ id, line, loops }: Tangle, tags: readonly Tag[], rests: boolean): void {
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
function runThrough(tag: Tag, { id }: Tangle, seconds: number): void {
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
