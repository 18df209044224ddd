import { headersOf, pageNames, type HostFiles, type HostedSite } from './hosted-site.ts';

/** For Caddy: everything inside a site block except `root`. */
export function caddyFiles(site: HostedSite): HostFiles {
  const header = (headers: Record<string, string>, indent: string) =>
    [
      `${indent}header {`,
      ...Object.entries(headers).map(([name, value]) => `${indent}\t${name} \`${value}\``),
      `${indent}}`,
    ].join('\n');
  const names = pageNames(site);
  const serve = 'file_server {\n\t\tprecompressed br gzip\n\t\tdisable_canonical_uris\n\t}';
  /** Only existing files get these headers: the answer for a missing one must not be cached for a year. */
  const files = (name: string, matcher: string, kind: 'hashedFiles' | 'pictures' | 'otherFiles') =>
    `@${name} {\n\t${matcher}\n\tnot path *.br *.gz *.html\n\tfile\n}
handle @${name} {
${header(headersOf(site, kind), '\t')}
\t${serve}
}`;
  const conf = `# Written by the build, for Caddy 2.6 and later. Import it in a site block that has a root.
${header(site.headers.everywhere, '')}
header {
	# What it does not send compressed varies too.
	defer
	Vary Accept-Encoding
	-Server
}
header /manifest.webmanifest Content-Type application/manifest+json

# Other addresses of a page lead to it for good. Only names of pages, so that no path can name another host.
@alias path_regexp alias ^/(${names})(?:/|\\.html|/index|/index\\.html)$
handle @alias {
	route {
		rewrite * /{re.alias.1}
		redir {uri} 301
	}
}
@home path_regexp ^/index(?:\\.html)?/?$
handle @home {
	route {
		rewrite * /
		redir {uri} 301
	}
}
@other-methods not method GET HEAD
handle @other-methods {
	error 405
}
@page path_regexp page ^/(?:${names})?$
handle @page {
${header(headersOf(site, 'pages'), '\t')}
	@root path /
	rewrite @root /index.html
	@below path_regexp below ^/([a-z0-9-]+)$
	rewrite @below /{re.below.1}.html
	${serve}
}
${files('hashed', 'path /_astro/*', 'hashedFiles')}
${files('picture', 'path *.png *.ico *.svg', 'pictures')}
${files('other', 'path *', 'otherFiles')}
handle {
	error 404
}
handle_errors {
${header(headersOf(site, 'pages'), '\t')}
	header {
		defer
		-Server
	}
	@missing expression {err.status_code} == 404
	handle @missing {
		# The page is sent whole, as the answer to another request than the one for it.
		request_header -Range
		request_header -If-None-Match
		request_header -If-Modified-Since
		header Vary Accept-Encoding
		rewrite * /404.html
		${serve.replaceAll('\n', '\n\t')}
	}
	handle {
		header Allow "GET, HEAD"
		respond "{err.status_code} {err.status_text}" {err.status_code}
	}
}
`;
  return { extraFiles: { 'site.caddy': conf } };
}
