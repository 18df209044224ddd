// oxlint-disable-next-line no-console -- the specification (section 8) asks for it
console.warn(`Page not found: ${location.pathname}`);
