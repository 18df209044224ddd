// Where React does not arrive, controls that nobody listens to go; what they would change stays.
document.addEventListener('astro:hydration-error', ({ target }) => {
  if (!(target instanceof Element)) return;
  for (const controls of target.querySelectorAll('[data-needs-react]')) controls.remove();
});
