import type { ReactNode } from 'react';

/** The surroundings of a component: each context gives the color tokens different values. */
export type Context = 'page' | 'tint' | 'band' | 'inverse' | 'signal';
/** The state of a control that a visitor is using. */
export type State = 'hover' | 'focus' | 'active';

/** One way that a component looks. The design system's page shows it, and tests look at that page. */
export type Example = {
  /** Tells it apart from the other examples of its component. */
  name: string;
  /** `id` is unique to each rendering: use it for ids and for names of inputs. */
  show: (id: string) => ReactNode;
  /** Defaults to the page alone. */
  contexts?: readonly Context[];
  /** Shown next to the component at rest. */
  states?: readonly State[];
  /** `phone`: the width that a 320 px phone leaves. `page`: the full width. */
  room?: 'phone' | 'page';
};

export type Examples = readonly Example[];

/** The examples of components, each under the name of its file in `src/ui`. */
export type Components = Readonly<Record<string, Examples>>;

/** For components used on every ground. */
export const EVERY_CONTEXT = ['page', 'tint', 'band', 'inverse', 'signal'] as const;
/** For components never used in the closing call. */
export const QUIET_CONTEXTS = ['page', 'tint', 'band', 'inverse'] as const;
/** For controls. */
export const EVERY_STATE = ['hover', 'focus', 'active'] as const;

/** A link to its own page. */
export const HERE = { href: '/design-system' } as const;
/** Longer words than any on the site. */
export const LONG = 'Everything that a home-service business has to answer, schedule and invoice';
