import type { Spring } from './spring.ts';

/** How far, in pixels, a hand can tug. */
export const REACH = 72;
/** How far, in pixels, a finger must tug; less is a tap, which is a click. */
const PULLS = 24;

/**
 * Lets a hand tug at a button: a mouse or a pen anywhere, a finger sideways, because up and down it scrolls. `hand` gets how
 * far to the right and down, in pixels, and `move` is called whenever that changes. Letting go clicks the button.
 */
export function followHand(
  button: HTMLElement,
  hand: readonly [Spring, Spring],
  move: () => void,
): void {
  button.addEventListener('pointerdown', (down) => {
    const held = new AbortController();
    let tugged = 0;
    button.setPointerCapture(down.pointerId);
    const drag = ({ clientX, clientY }: PointerEvent) => {
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
      for (const spring of hand) spring.target = 0;
      move();
    };
    button.addEventListener('pointermove', drag, held);
    button.addEventListener('lostpointercapture', letGo, held);
    // After a drag, browsers fire a click for a mouse and a pen, and none for a finger.
    if (down.pointerType === 'touch')
      button.addEventListener('pointerup', () => tugged > PULLS && button.click(), held);
  });
}
