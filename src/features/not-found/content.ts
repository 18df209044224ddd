/** The not-found page, in the words of the specification, section 2, and the name of its list of other pages. */
export const notFoundCopy = {
  code: '404',
  heading: 'Page Not Found',
  text: 'Oops! The page you’re looking for doesn’t exist. It might have been moved, deleted, or you entered the wrong URL.',
  home: 'Return to Home',
  exits: 'Other pages',
} as const;
