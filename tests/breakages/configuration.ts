import type { Breakage } from './breakage.ts';

/** The configuration of a deployment, and the commands. */
export const configuration: readonly Breakage[] = [
  {
    id: 'http-allowed',
    means: 'A deployment may be configured without https.',
    file: 'src/site/env-variables.ts',
    search: "url.protocol !== 'https:'",
    replacement: "url.protocol === 'ftp:'",
    noticedBy: {
      file: 'tests/unit/env.test.ts',
      name: 'a production build > refuses SITE_URL=http://www.acme-systems.com',
    },
  },
  {
    id: 'stand-in-allowed',
    means: 'A deployment may keep an address of the demo.',
    file: 'src/site/env-variables.ts',
    search: 'LOOPBACK_OR_RESERVED.test(url.hostname)',
    replacement: '/^$/.test(url.hostname)',
    noticedBy: {
      file: 'tests/unit/env.test.ts',
      name: 'a production build > refuses SCHEDULING_URL=https://localhost:4322/calendar',
    },
  },
  {
    id: 'problems-one-by-one',
    means: 'A problem between two fields shows only after all others are fixed.',
    file: 'src/site/env-variables.ts',
    search: 'when: () => true',
    replacement: 'when: () => false',
    noticedBy: {
      file: 'tests/unit/env.test.ts',
      name: 'a production build > lists problems of single fields and between fields together',
    },
  },
  {
    id: 'blank-counts-as-set',
    means: 'A variable that holds only spaces counts as set.',
    file: 'src/site/env.ts',
    search: 'value?.trim()',
    replacement: 'value',
    noticedBy: {
      file: 'tests/unit/env.test.ts',
      name: 'a production build > counts a variable that is set to nothing as missing',
    },
  },
  {
    id: 'example-incomplete',
    means: 'The example configuration omits a variable.',
    file: '.env.example',
    search: '\nSUPPORT_PHONE=',
    replacement: '\nSUPPORT_FAX=',
    noticedBy: {
      file: 'tests/unit/env.test.ts',
      name: '.env.example lists exactly the variables that a production build reads, in their order',
    },
  },
  {
    id: 'demo-host-on-another-port',
    means: 'The stand-ins do not answer where the pages look for them.',
    file: 'scripts/start.ts',
    search: "ports.demoPort, 'DEMO_PORT'",
    replacement: "ports.demoPort + 5, 'DEMO_PORT'",
    noticedBy: {
      file: 'tests/processes/commands.test.ts',
      name: 'npm start > shows the site and a stand-in for every external page at the addresses that it prints',
    },
  },
  {
    id: 'wrong-port-named',
    means: 'The message says to change PORT, no matter which port is taken.',
    file: 'scripts/listen.ts',
    search: 'for example ${variable}=',
    replacement: 'for example PORT=',
    noticedBy: {
      file: 'tests/processes/commands.test.ts',
      name: 'npm start > says in one line that DEMO_PORT is taken and how to choose another',
    },
  },
];
