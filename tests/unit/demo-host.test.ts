import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDemoHandler } from '#server/demo-host/server.ts';
import { serve } from '#tests/support/serve.ts';

test('a path that cannot be decoded, or names no page, is answered without an error', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => report.mockRestore());
  const { port } = new URL(await serve(createDemoHandler()));
  // fetch() would normalize the path.
  const bodyAt = (path: string) =>
    new Promise<string>((resolve, reject) => {
      request({ port, path }, (response) => resolve(text(response)))
        .on('error', reject)
        .end();
    });
  for (const path of ['//', '//calendar', '/%', '/%00', '*'])
    expect(await bodyAt(path), path).toContain('<title>');
  expect(report).not.toHaveBeenCalled();
});
