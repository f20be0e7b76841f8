import type { Services } from '#platform/server/services.ts';
import { addSearches } from './store/search-tallies.ts';

/** Milliseconds between two settlements: a server that is killed loses the searches of so long. */
const SETTLE_MS = 10_000;
const HOUR_MS = 3_600_000;

/** Counts the searches that one server answers, and adds them to the ones of all servers. */
export interface SearchTally {
  note(): void;
  /** Settles every few seconds from now on. */
  start(): void;
  /** Adds all that were noted to the database now. */
  settle(): Promise<void>;
  /** Settles for the last time. */
  close(): Promise<void>;
}

/** Counts in this process and settles in batches: an answer waits for no commit. */
export function openSearchTally({
  database,
  log,
  now,
}: Pick<Services, 'database' | 'log' | 'now'>): SearchTally {
  /** By the beginning of the hour, in milliseconds. */
  const counts = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  let settling: Promise<void> = Promise.resolve();

  const settleOnce = async () => {
    const noted = [...counts];
    counts.clear();
    if (noted.length === 0) return;
    try {
      await addSearches(
        database.side,
        noted.map(([hour, searches]) => ({
          hour: Temporal.Instant.fromEpochMilliseconds(hour),
          searches,
        })),
      );
    } catch (error) {
      for (const [hour, searches] of noted) counts.set(hour, (counts.get(hour) ?? 0) + searches);
      log.warn({ err: error }, 'searches not counted yet');
    }
  };
  const settle = () => {
    settling = settling.then(settleOnce);
    return settling;
  };
  return {
    note() {
      const hour = Math.floor(now().epochMilliseconds / HOUR_MS) * HOUR_MS;
      counts.set(hour, (counts.get(hour) ?? 0) + 1);
    },
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
