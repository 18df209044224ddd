import type { Spring } from './spring.ts';

/** How far, in pixels, a hand can tug. */
export const REACH = 72;
/** How far, in pixels, a hand must tug; less is a click. */
const PULLS = 10;

/**
 * Lets a visitor tug at a button: a mouse or a pen in any direction, a finger sideways, because up and down it scrolls.
 * `hand` gets the offset to the right and down, in pixels; `move` is called whenever it changes. Letting go clicks.
 */
export function followHand(
  button: HTMLElement,
  hand: readonly [Spring, Spring],
  move: () => void,
): void {
  let isPulled = false;
  button.addEventListener('pointerdown', (down) => {
    isPulled = false;
    if (down.button !== 0) return;
    const held = new AbortController();
    let tugged = 0;
    button.setPointerCapture(down.pointerId);
    const drag = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (pointerId !== down.pointerId) return;
      const [x, y] = [clientX - down.clientX, clientY - down.clientY];
      tugged = Math.hypot(x, y);
      const short = Math.min(1, REACH / (tugged || 1));
      hand.forEach((spring, axis) => {
        const value = (axis === 0 ? x : y) * short;
        Object.assign(spring, { value, speed: 0, target: value });
      });
      move();
    };
    const letGo = () => {
      held.abort();
      // A frame for nothing would delay the answer to the click that follows.
      if (tugged === 0) return;
      for (const spring of hand) spring.target = 0;
      move();
    };
    button.addEventListener('pointermove', drag, held);
    button.addEventListener('lostpointercapture', letGo, held);
    button.addEventListener(
      'pointerup',
      ({ pointerId }) => {
        if (pointerId !== down.pointerId || tugged <= PULLS) return;
        button.click();
        isPulled = true;
      },
      held,
    );
  });
  // Drops the browser's own click after a drag: a mouse always causes one, a finger never, a pen sometimes.
  button.addEventListener(
    'click',
    (event) => {
      if (isPulled && event.detail > 0) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
