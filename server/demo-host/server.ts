import type { RequestListener } from 'node:http';
import { parseRequestPath, catchErrors } from '../request-path.ts';
import { parseEnv } from '#site/env.ts';
import { createPurchases } from '#site/purchases.ts';
import { modes, type Exchange } from './modes.ts';
import {
  calendarPage,
  catalogPage,
  communityPage,
  formPage,
  messagePage,
  purchasePage,
} from './pages.ts';
import { challengeAnswerPage, probePage, PROBES } from './probes.ts';

/** Answers as every external page of the demo; pages under `/slow/` take `slowAnswerMs`. */
export function createDemoHandler({ slowAnswerMs = 12_000 } = {}): RequestListener {
  const pages = demoPages();
  return catchErrors((request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    const pathname = parseRequestPath(request.url)?.path ?? '';
    const answer = (path: string, send: Exchange['send']): void => {
      const [, prefix = '', rest = ''] = /^\/([^/]+)(\/.+)?$/.exec(path) ?? [];
      const mode = rest && modes[prefix];
      const page = pages.get(path);
      if (!mode)
        send(
          page ? 200 : 404,
          page ?? messagePage('Not found', `There is no demo page at ${path}.`),
        );
      // The rest of the path may begin with another mode; this mode then changes that mode's answer.
      else
        answer(rest, (status, body) =>
          mode({ request, response, path: rest, status, body, send, slowAnswerMs }),
        );
    };
    answer(pathname, (status, body) => void response.writeHead(status).end(body));
  });
}

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
    ['/sent', messagePage('Sent', 'The host has what the form held.')],
    ['/challenge-answer', challengeAnswerPage()],
    ...PROBES.map((probe) => [`/${probe}`, probePage(probe)] as const),
    ...purchases,
  ]);
}
