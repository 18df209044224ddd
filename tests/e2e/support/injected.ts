import type { JSHandle, Page } from 'puppeteer-core';

// Questions about an element, as functions that run in the page: they can use nothing else from this module.

/** Makes a function available to code that runs in the page, as an argument of `evaluate`. */
export async function inPage<Ask extends (element: Element) => unknown>(
  page: Page,
  ask: Ask,
): Promise<JSHandle<Ask>> {
  return (await page.evaluateHandle(`(${ask.toString()})`)) as JSHandle<Ask>;
}

/** Whether only assistive technology reads an element: it is clipped to nothing. */
export function isVisuallyHidden(element: Element): boolean {
  const clipped = (node: Element) => {
    const style = getComputedStyle(node);
    return (
      style.clipPath === 'inset(50%)' ||
      style.getPropertyValue('clip') === 'rect(0px, 0px, 0px, 0px)'
    );
  };
  for (let node: Element | null = element; node; node = node.parentElement)
    if (clipped(node)) return true;
  return false;
}

/** The element that shows a ring of at least 3 px while a control has the focus, or `null`. */
export function ringBearer(control: Element): Element | null {
  // A box that looks like a control shows the ring of the input on top of it.
  const label = control instanceof HTMLInputElement ? control.closest('label') : null;
  const bearer = [control, ...(label?.querySelectorAll('*') ?? [])].find((node) => {
    // The ring of an element that is transparent is transparent too.
    if (!node.checkVisibility({ opacityProperty: true })) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3;
  });
  return bearer ?? null;
}
