import { phone } from '#features/navigation/content.ts';
import { pageLabel } from '#site/navigation.ts';
import { site } from '#site/current.ts';
import { href } from '#site/site.ts';
import type { NotFoundProps } from './NotFound.tsx';

const EXITS = ['pbsengine', 'aiAutomation', 'linkedin', 'search'] as const;

/** The not-found page, in the words of the specification, section 2, and a list of other pages. */
export const content: NotFoundProps = {
  code: '404',
  heading: 'Page Not Found',
  text: 'Oops! The page you’re looking for doesn’t exist. It might have been moved, deleted, or you entered the wrong URL.',
  home: { href: href('home'), label: 'Return to Home' },
  phone,
  exits: {
    label: 'Other pages',
    pages: EXITS.map((id) => ({ href: href(id), label: pageLabel(site.route(id)) })),
  },
};
