import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from './testing/test-app.ts';

const reports: unknown[] = [];
const hook = createServer(async (request, response) => {
  reports.push(await json(request));
  response.end();
});
await once(hook.listen(0, '127.0.0.1'), 'listening');
const { port } = hook.address() as AddressInfo;
const app = await makeTestApp({ env: { ERROR_WEBHOOK: `http://127.0.0.1:${port}/hook` } });
afterAll(async () => {
  await app.close();
  hook.close();
});

test('a defect of a route is posted once, under the id that its caller was given', async () => {
  const guest = await app.signUp('Gina Guest');
  await app.services.database.executeSql('alter table favorite rename to favourite');
  const arrived = once(hook, 'request');
  const listed = () => app.request<{ requestId: string }>('GET', '/api/favorites', { as: guest });
  const answers = [await listed(), await listed()];
  expect(answers.map(({ status }) => status)).toEqual([500, 500]);
  await arrived;
  await expect.poll(() => reports.length).toBe(1);
  await listed();
  expect(reports).toEqual([
    expect.objectContaining({
      id: answers[0]?.body.requestId,
      route: '/api/favorites',
      type: 'DrizzleQueryError',
      code: '42P01',
      version: '0.1.0',
    }),
  ]);
  expect(JSON.stringify(reports)).not.toContain(guest.id);
});

test('a refusal is no defect', async () => {
  await app.request('GET', '/api/trips');
  await app.request('GET', '/api/nothing');
  expect(reports).toHaveLength(1);
});
