import type { FileKind } from './cache-classes.ts';
import { headersOf, pageNames, type HostFiles, type HostedSite } from './hosted-site.ts';

/**
 * The longest TLS record (bytes). A browser can read a record only once all of it has arrived: with the default 16 kB
 * records of nginx and Node, even the start of a page would wait for a second round trip. Caddy begins with short ones.
 */
export const MAX_TLS_RECORD = 4_096;

/**
 * For nginx: everything between `server {` and `}` except addresses, certificates and `root`. A location that adds
 * a header inherits none, so each adds all that it needs.
 */
export function nginxFiles(site: HostedSite): HostFiles {
  const { everywhere } = site.headers;
  /** Headers as directives; `always`: also with errors and redirects. */
  const lines = (headers: Record<string, string>, condition = ' always') =>
    Object.entries(headers)
      .map(
        ([name, value]) => `  add_header ${name} '${value.replaceAll("'", "\\'")}'${condition};\n`,
      )
      .join('');
  /** Without `always`: nginx adds these before it finds a range invalid, and would then add them to the error again. */
  const own = (kind: FileKind) => lines(headersOf(site, kind), '');
  const names = pageNames(site);
  const conf = `# Written by the build, for nginx 1.22 and later with its brotli-static module. Include it in a server block.
charset utf-8;
charset_types text/plain text/xml application/xml application/json application/javascript text/javascript image/svg+xml application/manifest+json;
etag on;
gzip_static on;
brotli_static on;
gzip_vary on;
server_tokens off;
# Shorter TLS records than nginx's own of 16 kB, so that a browser can read a page from its first flight.
ssl_buffer_size ${MAX_TLS_RECORD};
absolute_redirect off;
error_page 404 /404.html;
error_page 405 @other-methods;
${lines(everywhere).replaceAll(/^ {2}/gm, '')}
location = /404.html {
  internal;
${lines(headersOf(site, 'pages'))}}
location @other-methods {
${lines({ ...everywhere, Allow: 'GET, HEAD' })}  return 405;
}
location ~ \\.(?:br|gz)$ {
  return 404;
}
# Other addresses of a page lead to it for good. Only names of pages, so that no path can name another host.
location ~ ^/(${names})(?:/|\\.html|/index|/index\\.html)$ {
${lines(everywhere)}  return 301 /$1$is_args$args;
}
location ~ ^/index(?:\\.html)?/?$ {
${lines(everywhere)}  return 301 /$is_args$args;
}
location = / {
${own('pages')}  try_files /index.html =404;
}
location ~ ^/(?:${names})$ {
${own('pages')}  try_files $uri.html =404;
}
location ~ ^/_astro/ {
${own('hashedFiles')}  try_files $uri =404;
}
location ~ \\.(?:png|ico|svg)$ {
${own('pictures')}  try_files $uri =404;
}
location = /manifest.webmanifest {
  default_type application/manifest+json;
${own('otherFiles')}  try_files $uri =404;
}
location / {
${own('otherFiles')}  try_files $uri =404;
}
`;
  return { extraFiles: { 'site.conf': conf } };
}
