type Coil = {
  /** The height at which the line enters and leaves, running level. */
  y: number;
  /** The middle of the first loop. */
  x: number;
  loops: number;
  /** The distance from one loop to the next. */
  pitch: number;
  /** Half the width and half the height of a loop. */
  radius: { x: number; y: number };
  /** How far before the first loop the line begins. */
  lead?: number;
  /** How far after the last loop the line ends. */
  tail?: number;
};

/** Curves per loop: enough to look smooth at any size. */
const CURVES = 6;

/**
 * A line that comes from the left, repeats the same loop, and leaves to the right: a trochoid, drawn
 * as Bezier curves that have the trochoid's own tangents at their ends. Ready for `weave`.
 */
export function coilPath({ y, x, loops, pitch, radius, lead = 900, tail = 180 }: Coil): string {
  const at = (turn: number) => {
    const angle = 2 * Math.PI * turn;
    return {
      x: x + pitch * turn + radius.x * Math.sin(angle),
      y: y - radius.y * (1 - Math.cos(angle)),
      dx: pitch + 2 * Math.PI * radius.x * Math.cos(angle),
      dy: -2 * Math.PI * radius.y * Math.sin(angle),
    };
  };
  const step = 1 / CURVES;
  const curves = Array.from({ length: loops * CURVES }, (_, index) => {
    const [from, to] = [at(index * step), at((index + 1) * step)];
    // A cubic's handle is a third of the tangent times the step.
    const reach = step / 3;
    return [
      [from.x + from.dx * reach, from.y + from.dy * reach],
      [to.x - to.dx * reach, to.y - to.dy * reach],
      [to.x, to.y],
    ];
  });
  const written = curves.flat(2).map((value) => Math.round(value));
  const exit = x + pitch * loops;
  return `M${x - lead} ${y}C${x - (lead * 2) / 3} ${y} ${x - lead / 3} ${y} ${x} ${y}C${written.join(' ')}C${exit + tail / 3} ${y} ${exit + (tail * 2) / 3} ${y} ${exit + tail} ${y}`;
}
