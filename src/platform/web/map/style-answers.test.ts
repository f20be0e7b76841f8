import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers } from './use-map.ts';

describe('a tile service', () => {
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/style.json') response.end('{"version":8,"sources":{},"layers":[]}');
      else if (request.url === '/page.html') response.end('<!doctype html>');
      else if (request.url === '/other.json') response.end('{"error":"no such style"}');
      else response.writeHead(503).end('{"layers":[]}');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => new Promise((done) => server.close(done)));

  it.each([
    ['gives a style', '/style.json', true],
    ['gives a page', '/page.html', false],
    ['gives something else', '/other.json', false],
    ['is out of order', '/down', false],
  ])('%s', async (_what, path, expected) => {
    expect(await answers(`${origin}${path}`)).toBe(expected);
  });

  it('is not there', async () => {
    const gone = createServer();
    await new Promise<void>((done) => gone.listen(0, '127.0.0.1', done));
    const { port } = gone.address() as AddressInfo;
    await new Promise((done) => gone.close(done));
    expect(await answers(`http://127.0.0.1:${port}/style.json`)).toBe(false);
  });
});
