import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from './startup-error.ts';

/**
 * Opens the port of a server.
 *
 * @param setting names the port in the error
 * @returns the port, which the system chose for 0
 * @throws StartupError where it is taken
 */
export function listen(
  server: Server,
  { setting, port, host }: { setting: string; port: number; host: string },
): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      fail(
        error.code === 'EADDRINUSE'
          ? new StartupError(`Port ${port} is taken. Set ${setting} to another one.`)
          : error,
      );
    });
    server.listen(port, host, () => done((server.address() as AddressInfo).port));
  });
}
