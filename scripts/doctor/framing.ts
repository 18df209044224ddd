import type { IncomingHttpHeaders } from 'node:http';
import parseContentSecurityPolicy from 'content-security-policy-parser';

/** The values of a header that may be sent several times, each with several values between commas. */
const valuesOf = (header: string | string[] = []) =>
  [header].flat().flatMap((values) => values.split(','));

/**
 * The header that keeps a browser from showing an answer in a frame of a page at `embedder`, or `null` if nothing
 * does. `frame-ancestors` wins over `X-Frame-Options`: https://html.spec.whatwg.org/#the-x-frame-options-header
 */
export function framingRefusal(
  { headers, url }: { headers: IncomingHttpHeaders; url: URL },
  embedder: URL,
): string | null {
  const ancestors = valuesOf(headers['content-security-policy'])
    .map((policy) => parseContentSecurityPolicy(policy).get('frame-ancestors'))
    .filter((sources) => sources !== undefined);
  if (ancestors.length > 0) {
    const refusing = ancestors.find(
      (sources) => !sources.some((source) => isSource(source, embedder, url)),
    );
    return refusing ? `frame-ancestors ${refusing.join(' ') || "'none'"}` : null;
  }
  const options = valuesOf(headers['x-frame-options']).map((option) => option.trim().toUpperCase());
  const refuses =
    options.includes('DENY') ||
    (options.includes('SAMEORIGIN') && url.origin !== embedder.origin) ||
    // Contradictory options refuse; others ("allow-from") have no effect.
    (options.includes('ALLOWALL') && new Set(options).size > 1);
  return refuses ? `X-Frame-Options: ${options.join(', ')}` : null;
}

/** Whether a source in `self`'s policy matches `url`: https://www.w3.org/TR/CSP3/#match-url-to-source-expression */
function isSource(expression: string, url: URL, self: URL): boolean {
  const source = expression.toLowerCase();
  if (source === "'none'") return false;
  if (source === "'self'") return url.origin === self.origin;
  if (source === '*') return /^https?:$/.test(url.protocol);
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return isScheme(source, url.protocol);
  const [, scheme = self.protocol, host, port] =
    /^(?:([a-z][a-z0-9+.-]*:)\/\/)?([^/:]+|\[[^\]]+\])(?::(\d+|\*))?(?:\/.*)?$/.exec(source) ?? [];
  if (!host || !isScheme(scheme, url.protocol)) return false;
  const isHost = host.startsWith('*.')
    ? url.hostname.endsWith(host.slice(1))
    : url.hostname === host;
  return isHost && (port === '*' || (port ?? defaultPort(url)) === (url.port || defaultPort(url)));
}

/** A policy that allows http allows https as well. */
const isScheme = (allowed: string, actual: string) =>
  actual === allowed || (allowed === 'http:' && actual === 'https:');

const defaultPort = ({ protocol }: URL) => (protocol === 'https:' ? '443' : '80');
