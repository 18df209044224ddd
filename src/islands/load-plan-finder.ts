/**
 * Fetches React and the filter of the table of plans as soon as the controls come within a screen's height.
 * Where they are not displayed (narrow screens) they never do, so nothing is fetched there.
 */
export function loadPlanFinder(): void {
  const box = document.querySelector('[data-island="plan-finder"]');
  const controls = box?.querySelector('[data-plan-filter]');
  if (!box || !controls) return;
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import('./plan-finder.tsx').then(
        ({ hydratePlanFinder }) => hydratePlanFinder(box),
        // Controls that nobody listens to go; the table stays.
        () => controls.remove(),
      );
    },
    { rootMargin: '100% 0px' },
  ).observe(controls);
}
