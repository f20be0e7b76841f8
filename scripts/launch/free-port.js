import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A TCP port of this machine that nobody listens on now.
 *
 * @returns {Promise<number>}
 * @throws {Error} where the system gives none
 */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
