import { once } from 'node:events';
import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

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

/** `code` is Node's name for what went wrong (`ENOTFOUND`, `ETIMEDOUT`, …), or `REDIRECTS` or `ENCODING`. */
export class FetchError extends Error {
  readonly code: string;
  readonly url: URL;

  constructor(url: URL, code: string, message: string) {
    super(message);
    this.url = url;
    this.code = code;
  }
}

export type FetchOptions = {
  headers?: Record<string, string>;
  /** How long a whole answer may take. */
  timeoutMs?: number;
};

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
    const location = answer.headers.location;
    if (answer.status < 300 || answer.status > 399 || !location) return { hops, answer };
    if (hops.length === MAX_REDIRECTS)
      throw new FetchError(url, 'REDIRECTS', 'redirects without end');
    if (!URL.canParse(location, next))
      throw new FetchError(url, 'REDIRECTS', `redirects to ${location}, which is not an address`);
    hops.push(next);
    next = new URL(location, next);
    if (!/^https?:$/.test(next.protocol))
      throw new FetchError(url, 'REDIRECTS', `redirects to ${next.href}, which is not a web page`);
  }
}

/** Requests `url` once: a redirect is an answer. @throws {FetchError} */
export async function fetchOnce(
  url: URL,
  { headers = {}, timeoutMs = TIMEOUT_MS }: FetchOptions = {},
): Promise<Answer> {
  const started = performance.now();
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    headers: {
      'user-agent': BROWSER,
      accept: 'text/html,*/*;q=0.8',
      'accept-encoding': 'br, gzip',
      ...headers,
    },
    agent: false,
    // A certificate that a browser would distrust is reported, not thrown: the rest of the answer counts too.
    rejectUnauthorized: false,
  }).end();
  let failure: Error | undefined;
  request.on('error', (error) => (failure ??= error));
  const timer = setTimeout(
    () => request.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })),
    timeoutMs,
  );
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const certificate = certificateOf(response);
    const encoding = response.headers['content-encoding'];
    const body = decoded(await buffer(response), encoding);
    if (!body)
      throw new FetchError(url, 'ENCODING', `corrupt ${encoding} data; browsers cannot read it`);
    return {
      url,
      status: response.statusCode ?? 0,
      headers: response.headers,
      body,
      ...(certificate && { certificate }),
      milliseconds: performance.now() - started,
    };
  } catch (error) {
    if (error instanceof FetchError) throw error;
    const { code = 'UNKNOWN', message } = (failure ?? error) as NodeJS.ErrnoException;
    throw new FetchError(url, code, message);
  } finally {
    clearTimeout(timer);
  }
}

function certificateOf({ socket }: IncomingMessage): Answer['certificate'] {
  if (!('getPeerCertificate' in socket)) return undefined;
  const secure = socket as TLSSocket;
  const { valid_to: validTo } = secure.getPeerCertificate();
  const reason = secure.authorizationError as unknown as string | Error | null;
  return {
    distrust: secure.authorized ? null : String(reason),
    validTo: new Date(validTo),
  };
}

/** The body before it was compressed, or `null` if it is corrupt. */
function decoded(body: Buffer, encoding: string | undefined): Buffer | null {
  if (body.length === 0) return body;
  try {
    if (encoding === 'br') return brotliDecompressSync(body);
    return encoding === 'gzip' ? gunzipSync(body) : body;
  } catch {
    return null;
  }
}

/** The results of `work` for the items, in their order; it runs on `atOnce` of them at a time. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atOnce = 6,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const worker = async () => {
    for (const [index, item] of rest) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
