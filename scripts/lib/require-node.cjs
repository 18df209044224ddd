// Loaded before everything else, as plain JavaScript: an older Node cannot read TypeScript and would not say why.
if (Number.parseInt(process.versions.node) < 24) {
  console.error('\nNode 24 is needed. Run `npm ci` first; it brings its own.\n');
  process.exit(1);
}
