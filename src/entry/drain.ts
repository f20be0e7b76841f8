import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextRound } from 'node:timers/promises';

/** Milliseconds to wait for an instant without arrivals; a server that is never idle ends without one. */
const QUIET_WITHIN_MS = 1_000;
/** A round of the event loop without work is shorter, in milliseconds. */
const IDLE_ROUND_MS = 0.5;
/**
 * Milliseconds between two looks for connections that are unused. The first request of one that has
 * just been accepted is still on its way.
 */
const SWEEP_MS = 500;

/**
 * Has each answer end its connection from now on. A balancer that keeps connections would otherwise
 * use one in the instant in which it is closed, and a write that breaks there is not repeated.
 */
export function endConnectionsWithAnswers(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
}

/**
 * Stops listening at an instant in which nothing waits to be accepted: the system resets what waits
 * then, and its sender can't know that nothing was done. Connections end after their answers, and
 * unused ones soon.
 *
 * @returns once all connections have ended
 */
export async function closeWhenQuiet(server: Server): Promise<void> {
  await quietRound(server);
  const closed = new Promise((done) => {
    // An HTTP server's own `close` also ends connections that have had no request yet.
    NetServer.prototype.close.call(server, done);
  });
  const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await closed;
  clearInterval(sweeping);
}

/** Waits for a round of the event loop in which nothing arrived. */
async function quietRound(server: Server): Promise<void> {
  let hasArrivals = false;
  const note = () => {
    hasArrivals = true;
  };
  server.on('connection', note);
  const deadline = performance.now() + QUIET_WITHIN_MS;
  let began: number;
  // Out of the phase of the loop in which this was called: from that of arrivals the next round
  // begins without a question to the system, and would look like one without them.
  await nextRound();
  do {
    hasArrivals = false;
    began = performance.now();
    // The loop asks the system for arrivals between two of these.
    await nextRound();
  } while (
    (hasArrivals || performance.now() - began > IDLE_ROUND_MS) &&
    performance.now() < deadline
  );
  server.off('connection', note);
}
