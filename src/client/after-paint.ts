/**
 * Runs `work` once the next frame is painted, so that the first response to a press shows before slow work, such as
 * restyling every element. https://web.dev/articles/optimize-inp#yield_to_allow_rendering_work_to_occur_sooner
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
