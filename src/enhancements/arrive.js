/* Runs first: before-paint.js takes the fragment off the address. */
(({ documentElement: { dataset } }) => {
  if (location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate') return;
  dataset.arriving = '';
  addEventListener('click', () => { delete dataset.arriving; }, true);
})(document);
