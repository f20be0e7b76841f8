import type { Logger } from 'pino';

/** Milliseconds between two settlements: a server that is killed loses what it counted in so long. */
const SETTLE_MS = 10_000;
/** Different keys that are counted until they are settled; further ones are lost. */
const MAX_KEYS = 20_000;

/** Counts in one process, and adds to the database in batches: an answer waits for no commit. */
export interface Tally<Key> {
  note(key: Key): void;
  /** Settles every few seconds from now on. */
  start(): void;
  /** Adds all that was noted to the database now. */
  settle(): Promise<void>;
  /** Settles for the last time. */
  close(): Promise<void>;
}

/**
 * @param name of what is counted, for the log
 * @param add adds counts to those of all servers; what it rejects is added with the next ones
 */
export function openTally<Key extends string | number>(
  name: string,
  add: (counts: readonly (readonly [key: Key, count: number])[]) => Promise<void>,
  log: Logger,
): Tally<Key> {
  const counts = new Map<Key, number>();
  let timer: NodeJS.Timeout | undefined;
  let settling: Promise<void> = Promise.resolve();

  const increase = (key: Key, by: number) => {
    const count = counts.get(key);
    if (count === undefined && counts.size >= MAX_KEYS) return;
    counts.set(key, (count ?? 0) + by);
  };
  const settleOnce = async () => {
    const noted = [...counts];
    counts.clear();
    if (noted.length === 0) return;
    try {
      await add(noted);
    } catch (error) {
      for (const [key, count] of noted) increase(key, count);
      log.warn({ err: error }, `${name} not counted yet`);
    }
  };
  const settle = () => {
    settling = settling.then(settleOnce);
    return settling;
  };
  return {
    note: (key) => increase(key, 1),
    start() {
      timer ??= setInterval(() => void settle(), SETTLE_MS).unref();
    },
    settle,
    async close() {
      clearInterval(timer);
      await settle();
    },
  };
}
