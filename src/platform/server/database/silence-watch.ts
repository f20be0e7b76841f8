import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds between two looks, and those a server may keep silent. */
const LOOK_MS = 250;
const SILENT_MS = 1_200;

/**
 * Breaks the connections of a pool when the server keeps silent while somebody waits for it: behind
 * a dead network nothing is refused, and a statement would wait for good. An idle pool isn't
 * watched.
 *
 * @returns ends the watch
 */
export function watchForSilence(pool: pg.Pool, connectionString: string): () => Promise<void> {
  const clients = new Set<pg.PoolClient>();
  let watcher: pg.Client | undefined;
  let looking = false;
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));

  const timer = setInterval(async () => {
    if (looking || pool.totalCount === pool.idleCount) return;
    looking = true;
    watcher ??= newWatcher(connectionString, (gone) => {
      if (watcher === gone) watcher = undefined;
    });
    if (await isSilent(watcher)) {
      breakOff(watcher);
      watcher = undefined;
      for (const client of clients) breakOff(client);
    }
    looking = false;
  }, LOOK_MS);
  timer.unref();

  return async () => {
    clearInterval(timer);
    await watcher?.end();
  };
}

function newWatcher(connectionString: string, onGone: (watcher: pg.Client) => void): pg.Client {
  const watcher = new pg.Client({ connectionString, application_name: 'wayhearth watch' });
  watcher.on('error', () => onGone(watcher));
  watcher.on('end', () => onGone(watcher));
  // A refusal is no silence: who waits is told of it without us.
  watcher.connect().catch(() => onGone(watcher));
  return watcher;
}

async function isSilent(watcher: pg.Client): Promise<boolean> {
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
  return !answered;
}

/** What waits on a broken connection is refused at once. */
function breakOff(client: pg.Client | pg.PoolClient): void {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}
