import type { ElementHandle, Page } from 'puppeteer-core';
import { isShown } from './browser-fixture.ts';

// Finds elements as screen readers do, so the markup is free to change. Names are in capitals if styles set capitals.

type Query = {
  /** The whole accessible name. */
  name?: string;
  /** Only within this element, or within the first that this selector matches. */
  within?: ElementHandle | string;
};

/** Every element with the role (and name) that is exposed to assistive technology, in document order. */
export async function allByRole(
  page: Page,
  role: string,
  { name, within }: Query = {},
): Promise<ElementHandle<HTMLElement>[]> {
  // Not from `body`: behind a modal dialog it is inert, with everything in it.
  const root = typeof within === 'string' ? await page.$(within) : (within ?? page);
  if (!root) throw new Error(`There is no ${String(within)} on ${page.url()}`);
  const named = name === undefined ? '' : `[name="${name}"]`;
  const found = await root.$$(`::-p-aria(${named}[role="${role}"])`);
  const shown = await Promise.all(found.map(isShown));
  return found.filter((_, index) => shown[index]) as ElementHandle<HTMLElement>[];
}

/** The one element with the role and name. @throws if there is none or more than one. */
export async function byRole(
  page: Page,
  role: string,
  query: Query = {},
): Promise<ElementHandle<HTMLElement>> {
  const [element, ...others] = await allByRole(page, role, query);
  if (element && others.length === 0) return element;
  throw new Error(
    `${others.length > 0 ? `${others.length + 1} times` : 'No'} ${role} ${query.name ?? ''} on ${page.url()}`,
  );
}

/** An element's text as it is laid out, on one line. */
export async function textOf(element: ElementHandle): Promise<string> {
  const text = await element.evaluate((node) => (node as HTMLElement).innerText);
  return text.replaceAll(/\s+/g, ' ').trim();
}
