import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { queries } from '@testing-library/dom';
import type { ElementHandle, Page } from 'puppeteer-core';

/*
 * Finds elements in the page by role and accessible name, as Testing Library does. A test then presses what a visitor with
 * a screen reader would press, and the markup is free to change.
 */

const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

type Role = Parameters<typeof queries.queryAllByRole>[1];
type Scope = ElementHandle | string;
export type RoleQuery = {
  /** The whole accessible name, or a pattern that it matches. */
  name?: string | RegExp;
  /** Only within this element, or within the first that this selector matches. */
  within?: Scope;
};

/** Every element with the role (and name) that is exposed to assistive technology, in document order. */
export async function allByRole(
  page: Page,
  role: Role,
  { name, within = 'body' }: RoleQuery = {},
): Promise<ElementHandle<HTMLElement>[]> {
  const root = typeof within === 'string' ? await page.$(within) : within;
  if (!root) throw new Error(`There is no ${String(within)} on ${page.url()}`);
  if (!(await page.evaluate(() => 'TestingLibraryDom' in window))) await page.evaluate(library);
  const found = await root.evaluateHandle(
    (element, wanted, pattern) => {
      const { TestingLibraryDom: lib } = window as unknown as {
        TestingLibraryDom: typeof queries;
      };
      const all = lib.queryAllByRole(element as HTMLElement, wanted, {
        ...(pattern && {
          name: pattern.flags === null ? pattern.text : new RegExp(pattern.text, pattern.flags),
        }),
      });
      // The library does not know that the content of a closed `details` is not rendered.
      return all.filter((node) => node.checkVisibility({ visibilityProperty: true }));
    },
    role,
    name === undefined
      ? null
      : typeof name === 'string'
        ? { text: name, flags: null }
        : { text: name.source, flags: name.flags },
  );
  const elements = await found.getProperties();
  return [...elements.values()].flatMap((handle) => {
    const element = handle.asElement();
    return element ? [element as ElementHandle<HTMLElement>] : [];
  });
}

/**
 * The one element with the role and name.
 * @throws if there is none or more than one.
 */
export async function byRole(
  page: Page,
  role: Role,
  query: RoleQuery = {},
): Promise<ElementHandle<HTMLElement>> {
  const [element, ...others] = await allByRole(page, role, query);
  if (element && others.length === 0) return element;
  const named = query.name === undefined ? '' : ` named ${String(query.name)}`;
  throw new Error(
    `${others.length > 0 ? `${others.length + 1} times` : 'No'} ${role}${named} on ${page.url()}`,
  );
}

/** An element's text as it is laid out, on one line. */
export async function textOf(element: ElementHandle): Promise<string> {
  const text = await element.evaluate((node) => (node as HTMLElement).innerText);
  return text.replaceAll(/\s+/g, ' ').trim();
}
