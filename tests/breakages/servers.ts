import type { Breakage } from './breakage.ts';

const FILE = 'tests/unit/odd-requests.test.ts';

export const servers: readonly Breakage[] = [
  {
    id: 'site-trusts-its-requests',
    means: 'A request without a path breaks the server of the site.',
    file: 'scripts/site-server.ts',
    search: 'if (!target) {',
    replacement: "if (!target) throw new Error('no path');\n    if (!target) {",
    noticedBy: { file: FILE, name: 'the site answers odd requests without breaking' },
  },
  {
    id: 'redirect-to-another-host',
    means: 'A path with two slashes leads to another host.',
    file: 'scripts/site-server.ts',
    search: 'if (page && canonical !== path)',
    replacement:
      "if (path.startsWith('//')) response.writeHead(301, { Location: path }).end();\n    else if (page && canonical !== path)",
    noticedBy: { file: FILE, name: 'the site answers odd requests without breaking' },
  },
  {
    id: 'demo-host-trusts-its-requests',
    means: 'A request without a path breaks the demo host.',
    file: 'demo-host/server.ts',
    search: "parseRequestTarget(request.url)?.path ?? ''",
    replacement: 'parseRequestTarget(request.url)!.path',
    noticedBy: { file: FILE, name: 'the demo host answers odd requests without breaking' },
  },
];
