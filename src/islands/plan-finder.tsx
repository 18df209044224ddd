import { hydrateRoot } from 'react-dom/client';
import { PlanFinder, type PlanFinderProps } from '#sections/plans/PlanFinder.tsx';

/** Gives the table of plans in `box` its filter. Needs React: what is chosen decides on rows, words and focus at once. */
export function hydratePlanFinder(box: Element): void {
  const props = document.querySelector('[data-island-props="plan-finder"]')?.textContent ?? '';
  hydrateRoot(box, <PlanFinder {...(JSON.parse(props) as PlanFinderProps)} />);
}
