(({ documentElement: root }) => {
  let theme;
  try { theme = localStorage.getItem('theme'); } catch { /* blocked, or no storage at all */ }
  root.classList.toggle('dark', theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'frame-src') document.querySelector('main [data-frame]')?.setAttribute('data-blocked', '');
  });
  const { hash, pathname, search } = location;
  if (!hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate') return;
  history.replaceState(history.state, '', pathname + search);
  document.addEventListener('readystatechange', () => setTimeout(
    () => scrollY ? history.replaceState(history.state, '', hash) : location.replace(hash), 100,
  ), { once: true });
})(document);
