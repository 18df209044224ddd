/** A value on its way to a target, with a speed per second. */
export type Spring = { value: number; speed: number; target: number };

export const atRest = (): Spring => ({ value: 0, speed: 0, target: 0 });

/** Chosen so that a spring overshoots its target by about a tenth, and rests in less than a second. */
const [STIFFNESS, DAMPING] = [140, 13.7];
/** The time step, in seconds: small enough to keep the spring stable, however long a frame takes. */
const STEP = 1 / 240;
/** A spring that is nearer to its target and slower than this rests. */
const AT_REST = 0.004;

/** Moves `spring` on by `seconds`, which may be `Infinity`; its target may change midway. Returns whether it rests. */
export function settle(spring: Spring, seconds: number): boolean {
  for (let left = seconds; left > 0; left -= STEP) {
    const step = Math.min(STEP, left);
    const force = STIFFNESS * (spring.target - spring.value) - DAMPING * spring.speed;
    spring.speed += force * step;
    spring.value += spring.speed * step;
    const isNear = Math.abs(spring.target - spring.value) < AT_REST;
    if (!isNear || Math.abs(spring.speed) > AT_REST * 20) continue;
    spring.value = spring.target;
    spring.speed = 0;
    return true;
  }
  return spring.value === spring.target && spring.speed === 0;
}
