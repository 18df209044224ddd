import type { ReactNode } from 'react';

/** Where a component stands: each context gives the color tokens other values. */
export type Context = 'page' | 'tint' | 'band' | 'inverse' | 'signal';
/** What a visitor does with a control at the moment. */
export type State = 'hover' | 'focus' | 'active';

/** One way that a component or drawing looks. The design system's page shows it, and tests look at that page. */
export type Example = {
  /** What sets it apart from the other examples of its component. */
  name: string;
  /** `id` is of this one showing alone: for ids, and for names of inputs. */
  show: (id: string) => ReactNode;
  /** The page alone, where nothing else is said. */
  contexts?: readonly Context[];
  /** Shown beside the component at rest. */
  states?: readonly State[];
  /** `phone`: what a phone of 320 px leaves. `page`: all there is. `box`: what has no size of its own fills one. */
  room?: 'phone' | 'page' | 'box';
};

export type Examples = readonly Example[];

/** For what stands on every ground. */
export const EVERY_CONTEXT = ['page', 'tint', 'band', 'inverse', 'signal'] as const;
/** For what is never the closing call. */
export const QUIET_CONTEXTS = ['page', 'tint', 'band', 'inverse'] as const;
/** For controls. */
export const EVERY_STATE = ['hover', 'focus', 'active'] as const;

/** A link that leads to where it stands. */
export const HERE = { href: '/design-system' } as const;
/** Words that take more room than ours. */
export const LONG = 'Everything that a home-service business has to answer, schedule and invoice';
