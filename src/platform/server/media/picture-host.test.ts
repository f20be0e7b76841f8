import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchHosted, makePictureHost } from './picture-host.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function startService(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const picture = { content: Buffer.from('a picture'), type: 'image/jpeg' } as never;
const keepAt = (url: string) =>
  makePictureHost({ pictureHost: { url, preset: 'homes' } } as never)?.keep(picture);

test('a picture that is kept elsewhere by now is not looked for there', async () => {
  let asked = 0;
  const inside = await startService((_, response) => {
    asked += 1;
    response.end('secret');
  });
  const url = await startService((_, response) => {
    response.writeHead(302, { location: inside }).end();
  });
  await expect(fetchHosted(url)).rejects.toThrow('fetch failed');
  expect(asked).toBe(0);
});

test('an answer about a picture that is longer than any is given up', async () => {
  const url = await startService((request, response) => {
    request.resume().on('end', () => {
      const said = JSON.stringify({ secure_url: 'https://pictures.example/1' });
      response.end(said + ' '.repeat(1024 * 1024));
    });
  });
  await expect(keepAt(url)).rejects.toMatchObject({
    code: 'media-unavailable',
    cause: { message: expect.stringContaining('more than 65536 bytes') },
  });
});
