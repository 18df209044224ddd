import { curledPath } from '#art/curled-line.ts';
import { weave } from '#art/weave.ts';
import { tangles } from '#art/hero-tangles.ts';
import { LANE_NUMBERS } from '#art/lane-numbers.ts';
import { followHand } from './follow-hand.ts';
import { atRest, settle } from './spring.ts';
import { draw, INSIDE, runThrough, type Tag } from './thread-drawing.ts';

/** How far, in pixels, a tag drops when its loop is gone. */
const DROP = 5;

/** The messages to the visitor; `{lines}` stands for the names of the lines. */
type Words = Record<'none' | 'one' | 'two' | 'more' | 'whole' | 'where', string>;

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

  let isWhole = false;
  const showTags = () => {
    for (const { button, pull } of tags)
      button.setAttribute('aria-pressed', String(pull.target === 1));
    list.toggleAttribute('data-whole', isWhole);
  };

  const run = (now: number) => {
    frame = 0;
    showTags();
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
      // A tag in a hand does not rest; each tug would otherwise begin with a frame of its own.
      rests &&= tag.way === pull.target && hand.every(({ value }) => value === 0);
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
    list.toggleAttribute('data-moving', true);
    // The first frame shows which tags are pressed, and nothing else that could delay it.
    frame = requestAnimationFrame((now) => {
      showTags();
      last = now;
      frame = requestAnimationFrame(run);
    });
  };
  /** Each lights the lines of the pulled tags in one drawing, or all of them if none is pulled. */
  const lights = Array.from(
    document.querySelectorAll<HTMLElement>('[data-lines]'),
    (part) => () => {
      const lit = new Set(tags.flatMap(({ isLit, lanes }) => (isLit ? lanes : [])));
      // In the engine all lines start on one trunk, where a faint one would cover a lit one.
      const unlit = part.matches('.on-engine') ? 'transparent' : 'var(--line)';
      for (const lane of LANE_NUMBERS)
        if (lit.size === 0 || lit.has(lane)) part.style.removeProperty(`--lane-${lane}`);
        else part.style.setProperty(`--lane-${lane}`, unlit);
    },
  );
  /** Empty unless a tag is pulled. */
  let message = '';
  const showMessage = () => {
    // "Start over" goes with the message. Only keyboard users need the tag in view.
    if (message === '' && over === document.activeElement)
      tags[0]?.button.focus({ preventScroll: !over.matches(':focus-visible') });
    note.hidden = message !== '';
    told.hidden = message === '';
    lines.textContent = message;
    const said = message === '' ? words.none : `${message} ${words.where}`;
    if (status.textContent !== said) status.textContent = said;
  };
  /** Each repeats the message in one place further down the page. */
  const echoes = Array.from(again, (place) => () => {
    place.hidden = message === '';
    place.textContent = message;
  });
  const showEnd = () => {
    end.hidden = message === '';
  };
  const tell = () => {
    const pulled = tags.filter(({ pull }) => pull.target === 1);
    const { loops } = isWide.matches ? tangles.wide : tangles.narrow;
    isWhole = loops.every((_, at) => tags[at]?.pull.target === 1);
    const all = pulled.find(({ lanes }) => lanes.length === LANE_NUMBERS.length);
    const names = all ? [all.line] : [...new Set(pulled.map(({ line }) => line))];
    const some = all || names.length > 2 ? words.more : names.length === 2 ? words.two : words.one;
    const text = isWhole ? words.whole : some;
    message = pulled.length > 0 ? text.replace('{lines}', names.join(', ')) : '';
    for (const piece of [showMessage, ...echoes, showEnd]) waiting.add(piece);
    move();
  };

  over.addEventListener('click', () => {
    for (const { pull } of tags) pull.target = 0;
    tell();
  });
  // The other layout may have more loops, or fewer.
  isWide.addEventListener('change', () => {
    if (message !== '') tell();
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
