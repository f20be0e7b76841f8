import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { PLAIN_CALLS } from './plain-calls.ts';
import { makeTestApp } from './testing/test-app.ts';

const app = await makeTestApp();
afterAll(() => app.close());

test('every call that is described is mounted', () => {
  const mounted = app.app.routes.flatMap(({ method, path }) =>
    method === 'ALL' ? [`GET ${path}`, `POST ${path}`] : [`${method} ${path}`],
  );
  for (const { method, path } of PLAIN_CALLS) expect(mounted).toContain(`${method} ${path}`);
});

test('the document is the one that is kept, and its page shows every call', async () => {
  const kept = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));
  const served = await app.request<{ paths: Record<string, object> }>('GET', '/api/openapi.json');
  expect(served.body).toEqual(kept);
  const { text } = await app.request('GET', '/api/docs', {});
  for (const path of Object.keys(served.body.paths)) expect(text).toContain(`<code>${path}</code>`);
  expect(text).toContain('multipart/form-data');
  expect(text).toContain('text/event-stream');
});
