import { connect } from 'node:net';

const EACH = 20;
const BYTE_EVERY_MS = 1_000;

/** A way to hold a connection, and how soon it has to be cut. */
interface Slowness {
  readonly name: string;
  readonly begins: string;
  readonly goesOn: boolean;
  /** The limit of the server, its pause between two looks, and a second. */
  readonly maxMs: number;
}

const WAYS: readonly Slowness[] = [
  {
    name: 'a byte of a header each second',
    begins: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    goesOn: true,
    maxMs: 16_000,
  },
  { name: 'no request', begins: '', goesOn: false, maxMs: 16_000 },
  {
    name: 'a byte of a body each second',
    begins:
      'POST /api/support-tickets HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"email": "',
    goesOn: true,
    maxMs: 36_000,
  },
];

/** Clients that are as slow as they can be, twenty of a kind. */
export function startSlowClients(port: number): {
  ended(): Promise<{ done: string; violations: string[] }>;
} {
  const clients = WAYS.flatMap((way) =>
    Array.from({ length: EACH }, async () => ({ way, ms: await hold(port, way) })),
  );
  return {
    ended: async () => {
      const held = await Promise.all(clients);
      const longest = Math.max(...held.map(({ ms }) => ms));
      return {
        done: `${held.length} slow clients cut within ${(longest / 1_000).toFixed(0)} s`,
        violations: held
          .filter(({ way, ms }) => ms > way.maxMs)
          .map(
            ({ way, ms }) => `a client that sends ${way.name} was cut after ${Math.round(ms)} ms`,
          ),
      };
    },
  };
}

/** @returns milliseconds until the server has ended the connection; more than allowed when it didn't */
function hold(port: number, { begins, goesOn, maxMs }: Slowness): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const began = performance.now();
    const drip = setInterval(() => goesOn && socket.write('x'), BYTE_EVERY_MS);
    const patience = setTimeout(() => socket.destroy(), 2 * maxMs);
    socket.on('connect', () => socket.write(begins));
    // An answer that says so comes before the end.
    socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      clearTimeout(patience);
      resolve(performance.now() - began);
    });
  });
}
