import type { IncomingMessage, RequestListener } from 'node:http';

/** Whether a request only checks that something answers here (src/client/embed-frame.ts). */
const isCheck = ({ method, headers }: IncomingMessage) =>
  method === 'HEAD' || headers.accept === 'text/event-stream';

/** The demo host behind a guard, as a real host may be behind a firewall; the first part of a path names the guard. */
export function guardedHost(demo: RequestListener): RequestListener {
  const guards: Readonly<Record<string, RequestListener>> = {
    'head-405': (request, response) => {
      if (request.method === 'HEAD') response.writeHead(405, { Allow: 'GET' }).end();
      else demo(request, response);
    },
    'no-head-no-stream': (request, response) => {
      if (isCheck(request)) request.socket.resetAndDestroy();
      else demo(request, response);
    },
    // A browser that keeps the cookie of a check has sent those that it had, too.
    'set-cookie': (request, response) => {
      response.setHeader('Set-Cookie', `${isCheck(request) ? 'check' : 'page'}=1; Path=/`);
      demo(request, response);
    },
  };
  return (request, response) => {
    const [, name = '', rest = ''] = /^\/([^/]+)(\/.+)$/.exec(request.url ?? '') ?? [];
    const guard = guards[name];
    if (guard) request.url = rest;
    (guard ?? demo)(request, response);
  };
}
