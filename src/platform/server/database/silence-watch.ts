import { Socket } from 'node:net';
import pg from 'pg';

/** Milliseconds between two checks, and those a server may be silent. */
const LOOK_MS = 250;
const SILENT_MS = 1_250;

/** Detects a server that is silent while callers wait for it. */
export interface SilenceWatch {
  /** Makes the sockets of the pools that are watched. */
  readonly stream: () => Socket;
  /** Begins to watch; idle pools aren't checked. Returns a function that ends it. */
  watch(pools: readonly pg.Pool[]): () => void;
}

/**
 * Behind a dead network nothing is refused: a statement, or a caller that waits for a connection,
 * would wait forever. When no byte has come from the server for a while, all connections of the
 * pool are broken and new ones refused at once, until bytes arrive again.
 */
export function makeSilenceWatch(connectionString: string): SilenceWatch {
  const sockets = new Set<Socket>();
  let bytesOfClosed = 0;
  let silent = false;
  const bytes = () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, bytesOfClosed);
  const newSocket = () => {
    const socket = new Socket();
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      bytesOfClosed += socket.bytesRead;
    });
    return socket;
  };

  return {
    stream: () => {
      const socket = newSocket();
      if (silent) setImmediate(breakOff, socket);
      return socket;
    },
    watch: (pools) => {
      let heartbeat: Heartbeat | undefined;
      let lastLook = performance.now();
      let lastWord = lastLook;
      let lastBytes = 0;

      const look = () => {
        const now = performance.now();
        // Bytes that arrive while we compute are read later: that silence is our own.
        const wasBusy = now - lastLook > 3 * LOOK_MS;
        lastLook = now;
        const isIdle = pools.every(
          (pool) => pool.totalCount === pool.idleCount && pool.waitingCount === 0,
        );
        const spoke = bytes() !== lastBytes || heartbeat?.wasRefused() === true;
        lastBytes = bytes();
        if (spoke) silent = false;
        if (spoke || wasBusy || (isIdle && !silent)) lastWord = now;
        if (isIdle && !silent) return;
        if (now - lastWord >= SILENT_MS) {
          silent = true;
          lastWord = now;
          for (const socket of sockets) breakOff(socket);
        }
        if (heartbeat === undefined || heartbeat.isGone())
          heartbeat = newHeartbeat(connectionString, newSocket());
        heartbeat.ask();
      };
      const timer = setInterval(look, LOOK_MS);
      timer.unref();
      return () => {
        clearInterval(timer);
        heartbeat?.end();
      };
    },
  };
}

function breakOff(socket: Socket): void {
  socket.destroy(new Error('database did not answer'));
}

/** A connection of our own, so that a busy server has something to answer. */
interface Heartbeat {
  /** Requests an answer, unless one is awaited already. */
  ask(): void;
  /** The connection was refused, which is an answer too; reported once. */
  wasRefused(): boolean;
  isGone(): boolean;
  end(): void;
}

function newHeartbeat(connectionString: string, socket: Socket): Heartbeat {
  const client = new pg.Client({
    connectionString,
    application_name: 'wayhearth watch',
    stream: () => socket,
  });
  let asking = false;
  let refused = false;
  socket.once('error', (error: NodeJS.ErrnoException) => {
    refused = error.code === 'ECONNREFUSED' || error.code === 'ECONNRESET';
  });
  client.on('error', () => socket.destroy());
  client.connect().catch(() => socket.destroy());
  return {
    ask: () => {
      if (asking) return;
      asking = true;
      client
        .query('select 1')
        .catch(() => {})
        .finally(() => {
          asking = false;
        });
    },
    wasRefused: () => {
      const was = refused;
      refused = false;
      return was;
    },
    isGone: () => socket.destroyed,
    end: () => socket.destroy(),
  };
}
