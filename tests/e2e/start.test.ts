// The other browser tests use what `npm start` serves; this file tests what it prints.
import { expect, inject, test } from 'vitest';
import { runScript } from '#tests/processes/run-script.ts';
import { testSite, TEST_PORTS } from '#tests/test-site.ts';

const { siteOrigin, connectOrigin } = testSite.env;

test('npm start prints the addresses of the site and of the stand-ins, which the pages name', async () => {
  expect(inject('printedByStart')).toContain(siteOrigin);
  expect(inject('printedByStart')).toContain(connectOrigin);
  const read = async (address: string) => (await fetch(address)).text();
  expect(await read(`${connectOrigin}/calendar`)).toContain('<title>Free call with PBS</title>');
  const purchase = await read(`${siteOrigin}${testSite.purchases[0]?.path ?? '/'}`);
  expect(purchase).toContain(`src="${connectOrigin}/`);
});

test('the doctor finds no problem in what `npm start` serves', async () => {
  const folder = `.demo/${TEST_PORTS.port}-${TEST_PORTS.demoPort}`;
  const doctor = runScript(
    'scripts/doctor',
    {
      SITE_MODE: 'demo',
      PORT: String(TEST_PORTS.port),
      DEMO_PORT: String(TEST_PORTS.demoPort),
      SITE_OUT_DIR: `${folder}/site`,
      SITE_HEADERS_FILE: `${folder}/deploy/headers.json`,
    },
    ['--json', '--url', siteOrigin],
  );
  expect(await doctor.ended, doctor.output()).toBe(0);
  const lines = JSON.parse(doctor.output()) as { message: string; severity: string }[];
  expect(lines.length).toBeGreaterThan(testSite.purchases.length);
  const live = lines.filter(({ message }) => message.endsWith(`, as in ${folder}/site, is live`));
  expect(live).toHaveLength(1);
  expect(lines.filter(({ severity }) => ['problem', 'unreachable'].includes(severity))).toEqual([]);
});
