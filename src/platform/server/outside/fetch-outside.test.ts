import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchOutside } from './fetch-outside.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A service on loopback, and the number of its requests. */
async function startService(answer: RequestListener) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, asked: () => asked };
}

const ask = (url: string, more: Partial<Parameters<typeof fetchOutside>[1]> = {}) =>
  fetchOutside(url, {
    service: 'duffel',
    maxBytes: 1_000,
    signal: AbortSignal.timeout(10_000),
    ...more,
  });

test('an answer comes as it is: status, headers, and as many bytes as are allowed', async () => {
  const { url } = await startService((_, response) => {
    response.writeHead(404, { 'x-kind': 'none' }).end('a'.repeat(1_000));
  });
  const answer = await ask(url);
  expect([answer.status, answer.ok, answer.headers.get('x-kind')]).toEqual([404, false, 'none']);
  expect(await answer.text()).toHaveLength(1_000);
});

test.each([301, 302, 303, 307, 308])('%d leads nowhere', async (status) => {
  const inner = await startService((_, response) => response.end('inside'));
  const { url } = await startService((_, response) => {
    response.writeHead(status, { location: inner.url }).end();
  });
  await expect(ask(url)).rejects.toThrow('fetch failed');
  const shown = await ask(url, { redirect: 'show' });
  expect([shown.status, shown.headers.get('location')]).toEqual([status, inner.url]);
  expect(inner.asked()).toBe(0);
});

test.each([
  ['that says how long it is', { 'content-length': '1001' }],
  ['that does not', {}],
])('of an answer %s no more is read than is allowed', async (_, headers) => {
  const { url } = await startService((__, response) => {
    response.writeHead(200, headers).end('a'.repeat(1_001));
  });
  await expect((await ask(url)).text()).rejects.toThrow('more than 1000 bytes');
});

test('an answer without an end is given up', async () => {
  const { url } = await startService((_, response) => {
    const flood = () => {
      while (!response.closed && response.write('a'.repeat(65_536)));
      response.once('drain', flood);
    };
    flood();
  });
  await expect((await ask(url, { maxBytes: 1_000_000 })).text()).rejects.toThrow('more than');
});

test('one that stops in its middle ends with the time', async () => {
  const { url } = await startService((_, response) => response.write('a'));
  const answer = await ask(url, { signal: AbortSignal.timeout(200) });
  await expect(answer.text()).rejects.toThrow('aborted due to timeout');
});
