import type { Logger } from 'pino';
import { deleteChanges, insertChange, readChanges } from '../database/changes.ts';
import type { Database, Queryable } from '../database/database.ts';

/** Milliseconds between two reads: a change is known on every server within about this time. */
const READ_MS = 250;
/** Milliseconds between two deletions of old changes. */
const TIDY_MS = 30_000;
/** Milliseconds after which a server that read nothing counts as having missed changes. */
const MISSED_MS = 120_000;
/**
 * Seconds that a change is kept: longer, for those of transactions that were open for minutes. By age
 * and not by transaction, since one that stays open, in whatever database, would keep them all.
 */
const KEPT_SECONDS = 600;

/** Follows the changes of a topic, on whichever server they happened. */
export interface Follower {
  onChange(payload: string): void;
  /** Changes may have been missed: refresh everything. */
  onGap(): void;
}

/** Changes that all servers of a database learn of (decision 0330). */
export interface ChangeFeed {
  /** Announces a change, if and only if the transaction commits. */
  announce(tx: Queryable, topic: string, payload: string): Promise<void>;
  /**
   * Follows a topic until the returned function is called. Resolves once no change can be missed.
   *
   * @throws when the database can't be read
   */
  follow(topic: string, follower: Follower): Promise<() => void>;
  /**
   * Whether followers know of everything that was committed by an instant of `performance.now()`. Where
   * they don't yet, since reads wait behind others, one more is waited for.
   *
   * @returns false while changes can't be read
   */
  reaches(instant: number): Promise<boolean>;
  /** Stops reading. */
  close(): Promise<void>;
}

/**
 * Reads the table of changes in the background, with the first follower and from then on.
 *
 * @param readMs milliseconds between two reads
 */
export function openChangeFeed(database: Database, log: Logger, readMs = READ_MS): ChangeFeed {
  const followers = new Map<string, Set<Follower>>();
  /** Sequence numbers at or beyond the horizon that were read before. */
  let known = new Set<string>();
  let horizon: bigint | undefined;
  let isBroken = false;
  let lastRead = 0;
  /** When the last read that ended had begun; before the first one, long ago. */
  let readUpTo = Number.NEGATIVE_INFINITY;
  let lastTidied = performance.now();
  let starting: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let catchingUp: Promise<void> | undefined;
  let closed = false;

  const begin = async () => {
    const began = performance.now();
    const first = await readChanges(database.side, null);
    horizon = first.horizon;
    known = new Set(first.changes.map(({ seq }) => seq));
    lastRead = performance.now();
    readUpTo = began;
    schedule();
  };
  const schedule = () => {
    if (closed) return;
    timer = setTimeout(() => {
      running = readAgain().finally(schedule);
    }, readMs);
    timer.unref();
  };
  const readAgain = async () => {
    const began = performance.now();
    try {
      const { horizon: next, changes } = await readChanges(database.side, horizon ?? null);
      const now = performance.now();
      // Behind a promoted replica the numbers of transactions may begin again.
      const hasGap = isBroken || now - lastRead > MISSED_MS || next < (horizon ?? 0n);
      isBroken = false;
      lastRead = now;
      horizon = next;
      const fresh = hasGap ? [] : changes.filter(({ seq }) => !known.has(seq));
      known = new Set(changes.map(({ seq }) => seq));
      if (hasGap) closeGap();
      for (const { topic, payload } of fresh) {
        for (const follower of followers.get(topic) ?? []) inform(follower, payload);
      }
      readUpTo = began;
      await tidy(now);
    } catch (error) {
      if (!isBroken && !closed) log.error({ err: error }, 'changes could not be read');
      isBroken = true;
    }
  };
  const catchUp = async () => {
    await running;
    clearTimeout(timer);
    running = readAgain().finally(schedule);
    await running;
    catchingUp = undefined;
  };
  const inform = (follower: Follower, payload: string) => {
    try {
      follower.onChange(payload);
    } catch (error) {
      log.error({ err: error }, 'a change could not be followed');
    }
  };
  const closeGap = () => {
    for (const some of followers.values()) for (const follower of some) follower.onGap();
  };
  const tidy = async (now: number) => {
    if (now - lastTidied < TIDY_MS) return;
    lastTidied = now;
    await deleteChanges(database.side, KEPT_SECONDS);
  };

  return {
    announce: insertChange,
    follow: async (topic, follower) => {
      starting ??= begin().catch((error: unknown) => {
        starting = undefined;
        throw error;
      });
      await starting;
      const some = followers.get(topic) ?? new Set();
      followers.set(topic, some.add(follower));
      return () => {
        some.delete(follower);
      };
    },
    reaches: async (instant) => {
      if (readUpTo < instant && !isBroken && !closed) {
        catchingUp ??= catchUp();
        await catchingUp;
      }
      return readUpTo >= instant;
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
