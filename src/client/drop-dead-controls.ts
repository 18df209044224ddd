// If React fails to load, removes the controls that would do nothing; the content that they would change stays.
document.addEventListener('astro:hydration-error', ({ target }) => {
  if (!(target instanceof Element)) return;
  for (const controls of target.querySelectorAll('[data-needs-react]')) controls.remove();
});
