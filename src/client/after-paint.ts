/**
 * Runs `work` once the next frame is painted: what the press changes at once shows before what takes the browser long, such as
 * a style for every element. https://web.dev/articles/optimize-inp#yield_to_allow_rendering_work_to_occur_sooner
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
