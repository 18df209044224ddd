import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { parseRequestTarget, surviving } from '#scripts/request-target.ts';
import { parseEnv } from '#site/env.ts';
import { createPurchases } from '#site/purchases.ts';
import {
  calendarPage,
  catalogPage,
  communityPage,
  formPage,
  notFoundPage,
  probePage,
  purchasePage,
} from './pages.ts';

/** `slowAnswerMs`: how long pages under `/slow/` take. */
export type DemoOptions = { slowAnswerMs?: number };

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  send: (status?: number) => void;
  slowAnswerMs: number;
};

/** What a path prefix makes of the answer that the rest of the path would have. */
const failureModes: Record<string, (exchange: Exchange) => void> = {
  slow: ({ send, response, slowAnswerMs }) => {
    const timer = setTimeout(send, slowAnswerMs);
    response.once('close', () => clearTimeout(timer));
  },
  hang: () => undefined,
  reset: ({ request }) => request.socket.resetAndDestroy(),
  'status-404': ({ send }) => send(404),
  'status-500': ({ send }) => send(500),
  'refuse-x-frame-options': ({ response, send }) => {
    response.setHeader('X-Frame-Options', 'DENY');
    send();
  },
  'refuse-frame-ancestors': ({ response, send }) => {
    response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
    send();
  },
};

/** Answers as every external page of the demo. */
export function createDemoHandler({ slowAnswerMs = 12_000 }: DemoOptions = {}): RequestListener {
  const pages = demoPages();
  return surviving((request, response) => {
    const pathname = parseRequestTarget(request.url)?.path ?? '';
    const [, prefix = '', rest] = /^\/([^/]+)(\/.+)?$/.exec(pathname) ?? [];
    const failureMode = rest ? failureModes[prefix] : undefined;
    const path = failureMode ? (rest ?? '/') : pathname;
    const page = pages.get(path);

    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    const send = (status = page ? 200 : 404) =>
      response.writeHead(status).end(page ?? notFoundPage(path));
    if (failureMode) failureMode({ request, response, send, slowAnswerMs });
    else send();
  });
}

/** Every page by its path. */
function demoPages(): Map<string, string> {
  const env = parseEnv({ SITE_MODE: 'demo' });
  const purchases = createPurchases(env).map(
    ({ path, product, price }) => [path as string, purchasePage({ product, price })] as const,
  );
  return new Map([
    ['/', catalogPage('Stand-in for external pages', [...purchases.map(([path]) => path)])],
    ['/calendar', calendarPage('Free call with PBS', '30 minutes, by phone or video')],
    ['/assessment', calendarPage('AI & Automation Utility Assessment', '45 minutes, free')],
    [
      '/linkedin-calendar',
      calendarPage('LinkedIn management consultation', '30 minutes, by video'),
    ],
    ['/catalog-form', formPage('Get the service catalog', 'Send me the catalog')],
    ['/community', communityPage()],
    ['/service-catalog', catalogPage('Service catalog', [])],
    ['/popup', probePage('popup')],
    ['/payment', probePage('payment')],
    ...purchases,
  ]);
}
