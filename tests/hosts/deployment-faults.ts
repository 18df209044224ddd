import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A way to break a deployed site, and the lines that `npm run doctor` must print about it and nothing else. */
export type DeploymentFault = {
  name: string;
  /** Changes the published folder. */
  breakFiles?: (root: string) => void;
  /** Changes the rules for nginx. */
  breakRules?: (rules: string) => string;
  /** Each as `subject: what was found`. */
  lines: readonly RegExp[];
};

/** Deletes files, with their compressed twins. */
const without = (name: RegExp) => (root: string) => {
  const gone = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    name.test(file),
  );
  if (gone.length === 0) throw new Error(`No file is called ${name}`);
  for (const file of gone) rmSync(join(root, file));
};

const changed = (text: string, from: RegExp, to: string): string => {
  const result = text.replace(from, to);
  if (result === text) throw new Error(`Nothing matches ${from}`);
  return result;
};

/** Changes a file's text, and its compressed twins with it. */
function rewrite(path: string, from: RegExp, to: string): void {
  const text = changed(readFileSync(path, 'utf8'), from, to);
  writeFileSync(path, text);
  if (text.length < 1024) return;
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params: {} }));
  writeFileSync(`${path}.gz`, gzipSync(text));
}

const rule = (from: RegExp, to: string) => (rules: string) => changed(rules, from, to);
/** Sends one more header with every answer. */
const header = (text: string) =>
  rule(/add_header X-Content-Type-Options/g, `add_header ${text} always;\n$&`);

const truncated = (file: string) => (root: string) => {
  const path = join(root, file);
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.subarray(0, bytes.length / 2));
};

export const DEPLOYMENT_FAULTS: readonly DeploymentFault[] = [
  { name: 'nothing is wrong', lines: [] },
  {
    name: 'the main script is missing',
    breakFiles: without(/SiteLayout\..*\.js/),
    lines: [/^\/_astro\/SiteLayout\.[\w.-]+: status 404 instead of 200$/],
  },
  {
    name: 'typefaces, search index, islands and React are missing',
    breakFiles: without(/\.woff2|search-index|CostCalculator|PlanComparison|\/(react|client)\./),
    lines: [/^7 files: status 404 instead of 200: \/_astro\/[^,]+, [^,]+, [^,]+ and 4 more$/],
  },
  {
    name: 'icons, manifest and llms.txt are missing',
    breakFiles: without(/icon|webmanifest|llms/),
    lines: [/^8 files: status 404 instead of 200: \/apple-touch-icon\.png, \/favicon\.ico, /],
  },
  {
    name: 'robots.txt keeps search engines out',
    breakFiles: (root) => rewrite(join(root, 'robots.txt'), /Allow: \//, 'Disallow: /'),
    lines: [/^\/robots\.txt: "Disallow: \/" asks search engines to leave/],
  },
  {
    name: 'a header keeps search engines out',
    breakRules: header('X-Robots-Tag noindex'),
    lines: [/^\d+ files: X-Robots-Tag: noindex, which the build does not send: \/, /],
  },
  {
    name: 'the host sets a cookie',
    breakRules: header('Set-Cookie "visit=1; Path=/"'),
    lines: [/^\d+ files: a cookie \(visit\): \/, /],
  },
  {
    name: 'browsers may not keep hashed files',
    breakRules: rule(/public, max-age=\d+, immutable/, 'no-store'),
    lines: [/^\d+ files: Cache-Control: no-store instead of public, max-age=31536000, immutable: /],
  },
  {
    name: 'there is neither brotli nor Vary',
    breakRules: rule(/brotli_static on;\ngzip_vary on;/, ''),
    lines: [
      /^\d+ files: not compressed as br: \/, /,
      /^\d+ files: compressed without "Vary: Accept-Encoding": \/, /,
    ],
  },
  {
    name: 'a security header is missing',
    breakRules: rule(/add_header Strict-Transport-Security[^;]+;[^;]+;/g, ''),
    lines: [/^\d+ files: no Strict-Transport-Security header: \/, /],
  },
  {
    name: 'a .br file is corrupt',
    breakFiles: truncated('pbsengine.html.br'),
    lines: [/^\/pbsengine: corrupt br data; browsers cannot read it$/],
  },
  {
    name: 'a .gz file is corrupt',
    breakFiles: truncated('sitemap.xml.gz'),
    lines: [/^\/sitemap\.xml: corrupt gzip data; browsers cannot read it$/],
  },
];
