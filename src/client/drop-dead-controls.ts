// If React does not arrive, removes the controls that nothing listens to; what they would change stays.
document.addEventListener('astro:hydration-error', ({ target }) => {
  if (!(target instanceof Element)) return;
  for (const controls of target.querySelectorAll('[data-needs-react]')) controls.remove();
});
