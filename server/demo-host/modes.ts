import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request to the demo host, with the page that it would get without a mode. */
export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  /** The address of that page on this host. */
  path: string;
  status: number;
  body: string;
  send: (status: number, body: string) => void;
  slowAnswerMs: number;
};

/** How many pieces a trickling page is sent in, and how many cards a huge one shows. */
const PIECES = 20;
const CARDS = 5000;

const append = (body: string, html: string) => body.replace('</main>', `${html}</main>`);

const withHeader =
  (name: string, value: string) =>
  ({ response, status, body, send }: Exchange) => {
    response.setHeader(name, value);
    send(status, body);
  };

/** Redirects to the same page on another host, which is this machine under another name. */
const redirectTo =
  (host: string) =>
  ({ request, response, path }: Exchange) =>
    response
      .writeHead(303, { Location: `http://${host}:${request.socket.localPort ?? ''}${path}` })
      .end();

/** Sends the page piece by piece, over twice the time of a slow answer. */
function trickle({ response, body, slowAnswerMs }: Exchange): void {
  const size = Math.ceil(body.length / PIECES);
  let sent = 0;
  const timer = setInterval(
    () => {
      response.write(body.slice(sent, sent + size));
      sent += size;
      if (sent < body.length) return;
      clearInterval(timer);
      response.end();
    },
    (2 * slowAnswerMs) / PIECES,
  );
  response.once('close', () => clearInterval(timer));
}

/** The modes by name. A mode is the first part of a path and changes the answer for the rest of the path. */
export const modes: Readonly<Record<string, (exchange: Exchange) => void>> = {
  slow: ({ response, send, status, body, slowAnswerMs }) => {
    const timer = setTimeout(send, slowAnswerMs, status, body);
    response.once('close', () => clearTimeout(timer));
  },
  // Never answers.
  hang: () => undefined,
  // The page has a picture that never arrives.
  'hang-resource': ({ status, body, path, send }) =>
    send(status, append(body, `<img src="/hang${path}" alt="">`)),
  trickle,
  reset: ({ request }) => request.socket.resetAndDestroy(),
  'no-head': ({ request, status, body, send }) =>
    request.method === 'HEAD' ? request.socket.resetAndDestroy() : send(status, body),
  'no-reading': withHeader('Cross-Origin-Resource-Policy', 'same-origin'),
  'status-204': ({ response }) => response.writeHead(204).end(),
  'status-404': ({ body, send }) => send(404, body),
  'status-500': ({ body, send }) => send(500, body),
  'refuse-x-frame-options': withHeader('X-Frame-Options', 'DENY'),
  'refuse-frame-ancestors': withHeader('Content-Security-Policy', "frame-ancestors 'none'"),
  download: withHeader('Content-Disposition', 'attachment; filename="page.html"'),
  // The security policy names this host.
  'redirect-named': redirectTo('127.0.0.1'),
  // The policy cannot name this host: browsers accept no IPv6 addresses in it.
  'redirect-unnamed': redirectTo('[::1]'),
  'no-background': ({ status, body, send }) =>
    send(status, body.replace('background: #fff; color: #1c2430; ', '')),
  huge: ({ status, body, send }) =>
    send(status, append(body, '<div class="card"><h2>One more</h2></div>'.repeat(CARDS))),
};
