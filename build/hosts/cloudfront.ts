import { headersOf, pageNames, type HostFiles, type HostedSite } from './hosted-site.ts';

/** Which response headers policy belongs to which cache behavior; the default one is for pages. */
export const CLOUDFRONT_BEHAVIORS = {
  pages: ['*'],
  hashedFiles: ['/_astro/*'],
  pictures: ['*.png', '*.ico', '*.svg'],
  otherFiles: ['*.txt', '*.xml', '*.webmanifest'],
} as const;

/**
 * For CloudFront in front of a bucket: a function for viewer requests, and a response headers policy for each kind
 * of response, as `aws cloudfront create-response-headers-policy` takes it.
 */
export function cloudfrontFiles(site: HostedSite): HostFiles {
  const kinds = Object.keys(CLOUDFRONT_BEHAVIORS) as (keyof typeof CLOUDFRONT_BEHAVIORS)[];
  const policies = kinds.map(
    (kind) =>
      [
        `response-headers-policy-${kind}.json`,
        `${JSON.stringify(policyOf(`pbs-${kind}`, headersOf(site, kind)), null, 2)}\n`,
      ] as const,
  );
  const behaviors = kinds.flatMap((kind) =>
    CLOUDFRONT_BEHAVIORS[kind].map((path) => `${path} ${kind}\n`),
  );
  return {
    published: {},
    beside: {
      'viewer-request.js': functionOf(site),
      'behaviors.txt': behaviors.join(''),
      ...Object.fromEntries(policies),
    },
    lost: [
      'A missing file needs a custom error response in the distribution: 403 and 404 to /404.html, status 404, 0 seconds.',
      'A file under /_astro/ that is missing answers 404 with the caching of one that is there: deploy with KEEP_BUILDS=2.',
    ],
  };
}

/** CloudFront has its own fields for five of the site's headers, and rejects them as custom ones. */
function policyOf(name: string, headers: Record<string, string>) {
  const {
    'Content-Security-Policy': policy,
    'Referrer-Policy': referrer,
    'Strict-Transport-Security': transport = '',
    'X-Frame-Options': frame,
    'X-Content-Type-Options': nosniff,
    ...custom
  } = headers;
  const own = { Override: true };
  return {
    Name: name,
    SecurityHeadersConfig: {
      ...(policy !== undefined && {
        ContentSecurityPolicy: { ...own, ContentSecurityPolicy: policy },
      }),
      ...(referrer !== undefined && { ReferrerPolicy: { ...own, ReferrerPolicy: referrer } }),
      ...(frame !== undefined && { FrameOptions: { ...own, FrameOption: frame } }),
      ...(nosniff !== undefined && { ContentTypeOptions: own }),
      StrictTransportSecurity: {
        ...own,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Preload: transport.includes('preload'),
      },
    },
    CustomHeadersConfig: {
      Quantity: Object.keys(custom).length,
      Items: Object.entries(custom).map(([Header, Value]) => ({ Header, Value, ...own })),
    },
  };
}

/** The function for viewer requests, in the JavaScript that CloudFront runs (cloudfront-js-2.0). */
function functionOf(site: HostedSite): string {
  return `// Written by the build. Viewer request: other addresses of a page lead to it for good, and a page is a file.
const PAGE = /^\\/(${pageNames(site)})$/;
const ALIAS = /^\\/(?:(${pageNames(site)})(?:\\/|\\.html|\\/index|\\/index\\.html)|index(?:\\.html)?)$/;

function handler(event) {
  const request = event.request;
  const alias = ALIAS.exec(request.uri);
  if (alias) {
    const query = request.rawQueryString ? request.rawQueryString() : search(request.querystring);
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: '/' + (alias[1] || '') + (query ? '?' + query : '') } },
    };
  }
  if (request.uri === '/') request.uri = '/index.html';
  else if (PAGE.test(request.uri)) request.uri += '.html';
  else if (/\\.(?:html|br|gz)$/.test(request.uri)) request.uri = '/no-such-file';
  return request;
}

function search(parameters) {
  return Object.keys(parameters)
    .map(function (name) {
      const parameter = parameters[name];
      return (parameter.multiValue || [parameter])
        .map(function (one) {
          return one.value === '' ? name : name + '=' + one.value;
        })
        .join('&');
    })
    .join('&');
}
`;
}
