for (const failed of ['astro:hydration-error', 'error'])
  document.addEventListener(
    failed,
    ({ target }) => {
      if (!target.matches('astro-island, main script')) return;
      for (const controls of document.querySelectorAll('[data-needs-script]')) controls.remove();
    },
    true,
  );
