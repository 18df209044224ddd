import { once } from 'node:events';
import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { dayDifference } from './dates.ts';
import { problem, warning, type Finding } from './report.ts';

/** An answer to one request, its body decompressed. */
export type Answer = {
  /** The address that gave this answer. */
  url: URL;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** For a page over TLS: why a browser would not trust it, and when its certificate expires. */
  certificate?: { distrust: string | null; validTo: Date };
  milliseconds: number;
};

/** A page after its redirects; `hops` are the addresses that redirected. */
export type FetchedPage = { hops: readonly URL[]; answer: Answer };

/** Why no answer came that a browser could read. */
class FetchError extends Error {}
/** This machine has no network, which says nothing about the page. */
class OfflineError extends FetchError {}

/** `timeoutMs`: how long a whole answer may take. */
type FetchOptions = { encoding?: string; timeoutMs?: number | undefined };

const TIMEOUT_MS = 20_000;
/** As many as browsers follow: https://fetch.spec.whatwg.org/#http-redirect-fetch */
const MAX_REDIRECTS = 20;
/** Some hosts answer only browsers. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Requests `url` and follows its redirects. @throws {FetchError} */
export async function fetchPage(url: URL, options: FetchOptions = {}): Promise<FetchedPage> {
  const hops: URL[] = [];
  let next = url;
  for (;;) {
    const answer = await fetchOnce(next, options);
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status > 399 || !location) return { hops, answer };
    if (hops.length === MAX_REDIRECTS) throw new FetchError('redirects without end');
    hops.push(next);
    const target = URL.parse(location, next);
    if (!target || !/^https?:$/.test(target.protocol))
      throw new FetchError(`redirects to ${location}, which is not a web page`);
    next = target;
  }
}

/** Requests `url` once: a redirect is an answer. @throws {FetchError} */
export async function fetchOnce(
  url: URL,
  { encoding = 'br, gzip', timeoutMs = TIMEOUT_MS }: FetchOptions = {},
): Promise<Answer> {
  const started = performance.now();
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    headers: {
      'user-agent': BROWSER,
      accept: 'text/html,*/*;q=0.8',
      'accept-encoding': encoding,
    },
    agent: false,
    // A certificate that a browser would distrust is reported, not thrown: the rest of the answer counts too.
    rejectUnauthorized: false,
    signal: AbortSignal.timeout(timeoutMs),
  }).end();
  let failure: Error | undefined;
  request.on('error', (error) => (failure ??= error));
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const certificate = certificateOf(response);
    return {
      url,
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: decoded(await buffer(response), response.headers['content-encoding']),
      ...(certificate && { certificate }),
      milliseconds: performance.now() - started,
    };
  } catch (error) {
    throw error instanceof FetchError ? error : explained(failure ?? (error as Error), url);
  }
}

function certificateOf({ socket }: IncomingMessage): Answer['certificate'] {
  if (!('getPeerCertificate' in socket)) return undefined;
  const secure = socket as TLSSocket;
  return {
    distrust: secure.authorized ? null : String(secure.authorizationError),
    validTo: new Date(secure.getPeerCertificate().valid_to),
  };
}

/** The decompressed body. @throws {FetchError} if it is corrupt */
function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  try {
    if (encoding === 'br') return brotliDecompressSync(body);
    return encoding === 'gzip' ? gunzipSync(body) : body;
  } catch {
    throw new FetchError(`corrupt ${encoding} data; browsers cannot read it`);
  }
}

/** Node's error codes for a machine without a network. */
const NO_NETWORK = new Set(['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EHOSTUNREACH']);
const REASONS: Record<string, (host: string) => string> = {
  ENOTFOUND: (host) => `there is no host ${host}`,
  ECONNREFUSED: (host) => `${host} refuses connections`,
  ECONNRESET: (host) => `${host} breaks the connection off`,
  ETIMEDOUT: (host) => `${host} does not answer in time`,
  ABORT_ERR: (host) => `${host} does not answer in time`,
};

function explained({ code = '', message }: NodeJS.ErrnoException, { host }: URL): FetchError {
  if (NO_NETWORK.has(code))
    return new OfflineError(`${host} cannot be reached from this machine (${code})`);
  return new FetchError(REASONS[code]?.(host) ?? message);
}

/** The results of `work` for the items, in their order; it runs on six of them at a time. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const worker = async () => {
    for (const [index, item] of rest) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  return results;
}

/** Certificates are renewed automatically about a month before they expire. */
const NOTICE_DAYS = 21;

/** What is wrong with the certificate of an answer on `today`, or soon will be; nothing if it came over http. */
export function checkCertificate({ certificate, url: { host } }: Answer, today: Date): Finding[] {
  if (!certificate) return [];
  const { distrust, validTo } = certificate;
  const days = dayDifference(today, validTo);
  const subject = `the certificate of ${host}`;
  const fix = `Renew ${subject}.`;
  if (days < 0) return [problem(`${subject} ended ${-days} days ago; browsers refuse it`, fix)];
  const chain = 'Send one for this name, with its whole chain (fullchain.pem).';
  if (distrust) return [problem(`browsers do not trust ${subject} (${distrust})`, chain)];
  return days > NOTICE_DAYS ? [] : [warning(`${subject} ends in ${days} days`, fix)];
}

/** Why no answer came; `fix` is for the owner of the address. @throws any error that is not a {@link FetchError} */
export function noAnswer(error: unknown, fix: string): Finding {
  if (!(error instanceof FetchError)) throw error;
  if (!(error instanceof OfflineError)) return problem(error.message, fix);
  const offline = 'Run the check again where there is a network.';
  return { severity: 'unreachable', message: error.message, fix: offline };
}
