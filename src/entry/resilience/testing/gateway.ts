import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to the database that can be cut or blocked. */
export interface Gateway {
  readonly port: number;
  /** Breaks every connection, and new ones immediately. */
  cut(): void;
  /** Breaks every connection and frees its port: new ones are refused. */
  refuse(): Promise<void>;
  /** Keeps every connection open and lets nothing through, as a dead network does. */
  freeze(): void;
  /** Lets everything through again; frozen connections break, as after a long silence. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param target port of the database, known by the time of the first connection
 * @param delayMs milliseconds that everything takes each way, as over a long line
 */
export async function startGateway(target: () => number, delayMs = 0): Promise<Gateway> {
  const open = new Set<Socket>();
  let state: 'open' | 'cut' | 'frozen' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(target(), '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => {
        if (state !== 'open') return;
        if (delayMs === 0) to.write(bytes);
        else setTimeout(() => to.writable && to.write(bytes), delayMs);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const hangUp = async () => {
    breakAll();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut: () => {
      state = 'cut';
      breakAll();
    },
    refuse: hangUp,
    freeze: () => {
      state = 'frozen';
    },
    restore: async () => {
      if (state === 'frozen') breakAll();
      state = 'open';
      if (!server.listening) await listen(port);
    },
    close: hangUp,
  };
}
