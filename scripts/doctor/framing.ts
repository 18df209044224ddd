import type { IncomingHttpHeaders } from 'node:http';
import parseContentSecurityPolicy from 'content-security-policy-parser';

/**
 * The header that keeps a browser from showing an answer in a frame of a page at `embedder`, or `null` if nothing
 * does. `frame-ancestors` wins over `X-Frame-Options`: https://html.spec.whatwg.org/#the-x-frame-options-header
 */
export function framingRefusal(
  { headers, url }: { headers: IncomingHttpHeaders; url: URL },
  embedder: URL,
): string | null {
  const policies = policyHeaders(headers).flatMap((header) =>
    // One header may contain several policies, separated by commas.
    header.split(',').map((policy) => parseContentSecurityPolicy(policy).get('frame-ancestors')),
  );
  const ancestors = policies.filter((sources) => sources !== undefined);
  if (ancestors.length > 0) {
    const refusing = ancestors.find(
      (sources) => !sources.some((source) => isSource(source, embedder, url)),
    );
    return refusing ? `frame-ancestors ${refusing.join(' ') || "'none'"}` : null;
  }
  const options = new Set(
    [headers['x-frame-options'] ?? []]
      .flat()
      .flatMap((header) => header.split(','))
      .map((option) => option.trim().toLowerCase())
      .filter(Boolean),
  );
  // Contradictory options refuse; those that are not in the standard ("allow-from") have no effect.
  const known = ['deny', 'allowall', 'sameorigin'].some((option) => options.has(option));
  const refuses =
    (options.size > 1 && known) ||
    options.has('deny') ||
    (options.has('sameorigin') && url.origin !== embedder.origin);
  return refuses ? `X-Frame-Options: ${[...options].join(', ').toUpperCase()}` : null;
}

function policyHeaders(headers: IncomingHttpHeaders): string[] {
  return [headers['content-security-policy'] ?? []].flat();
}

/** Whether a source expression in `self`'s policy matches `url`: https://www.w3.org/TR/CSP3/#match-url-to-source-expression */
function isSource(expression: string, url: URL, self: URL): boolean {
  const source = expression.toLowerCase();
  if (source === "'none'") return false;
  if (source === "'self'") return url.origin === self.origin;
  if (source === '*') return /^https?:$/.test(url.protocol);
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return isScheme(source, url.protocol);
  const [, scheme = self.protocol, host, port] =
    /^(?:([a-z][a-z0-9+.-]*:)\/\/)?([^/:]+|\[[^\]]+\])(?::(\d+|\*))?(?:\/.*)?$/.exec(source) ?? [];
  if (!host || !isScheme(scheme, url.protocol)) return false;
  const hostFits = host.startsWith('*.')
    ? url.hostname.endsWith(host.slice(1))
    : url.hostname === host;
  return (
    hostFits && (port === '*' || (port ?? defaultPort(url)) === (url.port || defaultPort(url)))
  );
}

/** A policy that allows http allows https as well. */
const isScheme = (allowed: string, actual: string) =>
  actual === allowed || (allowed === 'http:' && actual === 'https:');

const defaultPort = ({ protocol }: URL) => (protocol === 'https:' ? '443' : '80');
