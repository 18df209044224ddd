import { runInNewContext } from 'node:vm';
import { CLOUDFRONT_BEHAVIORS } from '#config/hosts/cloudfront.ts';
import { answerFile, lowerCase, redirect, split, type Interpreter } from './interpreters.ts';
import type { Built } from './table.ts';

type ViewerRequest = { uri: string; querystring: Record<string, { value: string }> };
type PolicyHeaders = {
  SecurityHeadersConfig: {
    ContentSecurityPolicy?: { ContentSecurityPolicy: string };
    ReferrerPolicy?: { ReferrerPolicy: string };
    FrameOptions?: { FrameOption: string };
    ContentTypeOptions?: object;
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: number;
      IncludeSubdomains: boolean;
      Preload: boolean;
    };
  };
  CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
};

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html */
export function cloudfrontInterpreter(
  built: Built,
  files: Readonly<Record<string, string>>,
): Interpreter {
  const handler = runInNewContext(`${files['viewer-request.js'] ?? ''}; handler`) as (event: {
    request: ViewerRequest;
  }) => ViewerRequest & { statusCode?: number; headers?: { location: { value: string } } };
  const headersAt = (path: string) => {
    const kinds = Object.entries(CLOUDFRONT_BEHAVIORS).filter(([kind]) => kind !== 'pages');
    const [kind] = kinds.find(([, patterns]) =>
      patterns.some((pattern) =>
        new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path),
      ),
    ) ?? ['pages'];
    return headersOfPolicy(
      JSON.parse(files[`response-headers-policy-${kind}.json`] ?? '') as PolicyHeaders,
    );
  };
  return {
    limits: { givesFileHeadersToMissing: (path) => /\.\w+$/.test(path) },
    ask: ({ path }) => {
      const { pathname, search } = split(path);
      const querystring = Object.fromEntries(
        search
          .slice(1)
          .split('&')
          .filter(Boolean)
          .map((part) => {
            const [name = '', value = ''] = part.split('=');
            return [name, { value }];
          }),
      );
      const { uri, statusCode, headers } = handler({ request: { uri: pathname, querystring } });
      if (statusCode !== undefined)
        return Promise.resolve(redirect(statusCode, headers?.location.value ?? ''));
      const page = uri === '/index.html' ? '/' : uri.replace(/\.html$/, '');
      return Promise.resolve(
        answerFile(built, built.site.pages.includes(page) ? page : uri, headersAt(pathname)),
      );
    },
  };
}

function headersOfPolicy({ SecurityHeadersConfig: own, CustomHeadersConfig }: PolicyHeaders) {
  const transport = own.StrictTransportSecurity;
  return lowerCase({
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
    ...(own.ContentSecurityPolicy && {
      'Content-Security-Policy': own.ContentSecurityPolicy.ContentSecurityPolicy,
    }),
    ...(own.ReferrerPolicy && { 'Referrer-Policy': own.ReferrerPolicy.ReferrerPolicy }),
    ...(own.FrameOptions && { 'X-Frame-Options': own.FrameOptions.FrameOption }),
    ...(own.ContentTypeOptions && { 'X-Content-Type-Options': 'nosniff' }),
    'Strict-Transport-Security': [
      `max-age=${transport.AccessControlMaxAgeSec}`,
      ...(transport.IncludeSubdomains ? ['includeSubDomains'] : []),
      ...(transport.Preload ? ['preload'] : []),
    ].join('; '),
  });
}
