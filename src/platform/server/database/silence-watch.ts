import { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds between two looks, and those a server may keep silent. */
const LOOK_MS = 250;
const SILENT_MS = 1_300;

/** Notices a server that keeps silent while somebody waits for it. */
export interface SilenceWatch {
  /** Makes the sockets of the pool that is watched. */
  readonly stream: () => Socket;
  /** Begins to watch; an idle pool isn't looked at. Returns what ends it. */
  watch(pool: pg.Pool): () => void;
}

/**
 * Behind a dead network nothing is refused: a statement, and whoever waits for a connection, would
 * wait for good. Once the server is found silent, all connections of the pool are broken and new
 * ones refused at once, until it answers again.
 */
export function makeSilenceWatch(connectionString: string): SilenceWatch {
  const sockets = new Set<Socket>();
  let silent = false;
  const heard = () => [...sockets].reduce((bytes, socket) => bytes + socket.bytesRead, 0);
  const breakOff = (socket: Socket) => socket.destroy(new Error('database did not answer'));

  return {
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      if (silent) setImmediate(breakOff, socket);
      return socket;
    },
    watch: (pool) => {
      let watcher: Watcher | undefined;
      let looking = false;
      const look = async () => {
        const before = heard();
        if (watcher === undefined || watcher.socket.destroyed) {
          watcher = newWatcher(connectionString);
        }
        const mute = !(await answers(watcher.client));
        if (mute) watcher.socket.destroy();
        // A server too busy for us but not for others is not silent.
        silent = mute && heard() <= before;
        if (silent) for (const socket of sockets) breakOff(socket);
      };
      const timer = setInterval(() => {
        const idle = pool.totalCount === pool.idleCount && pool.waitingCount === 0;
        if (looking || (idle && !silent)) return;
        looking = true;
        void look().finally(() => {
          looking = false;
        });
      }, LOOK_MS);
      timer.unref();
      return () => {
        clearInterval(timer);
        watcher?.socket.destroy();
      };
    },
  };
}

/** A connection of our own, so that a look never waits for one of the pool. */
interface Watcher {
  readonly client: pg.Client;
  readonly socket: Socket;
}

function newWatcher(connectionString: string): Watcher {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString,
    application_name: 'wayhearth watch',
    stream: () => socket,
  });
  // A refusal is no silence: whoever waits is told of it without us.
  client.on('error', () => socket.destroy());
  client.connect().catch(() => socket.destroy());
  return { client, socket };
}

/** Whether the server says anything in time, be it a refusal. */
async function answers(watcher: pg.Client): Promise<boolean> {
  let answered = false;
  let timer: NodeJS.Timeout | undefined;
  const answer = watcher
    .query('select 1')
    .catch(() => {})
    .then(() => {
      answered = true;
    });
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, SILENT_MS);
  });
  await Promise.race([answer, late]);
  clearTimeout(timer);
  // After a long computation of our own the answer may have come and not been read yet.
  for (let turns = 0; !answered && turns < 2; turns += 1) await turn();
  return answered;
}
