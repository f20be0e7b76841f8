import { createHash, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { addCounts, countServers } from '../database/rate-counts.ts';

/** Milliseconds between two settlements. */
const SETTLE_MS = 2_000;
/** Keys of one statement. */
const CHUNK = 2_000;
/** Share of a limit that all servers together may exceed it by. */
const EXCESS = 0.1;
/** Share of what a server may admit on its own from which it settles a count: few callers get there. */
const WORTH_SETTLING = 0.5;
/** Milliseconds after its last settlement during which a server counts as running. */
const PRESENT_MS = 10_000;

/** A limit of so many points in each window of seconds. */
export interface Window {
  readonly points: number;
  readonly duration: number;
}

/** The count of one caller in one window. */
interface Count {
  /** Points of its limit. */
  readonly points: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** Points of all servers, as of the last settlement. */
  known: number;
  /** Points of this server since then. */
  unsettled: number;
}

/** Counts in this process, and settles with other servers in batches. */
export interface SettledLimiter {
  /** @returns seconds to wait when the limit is used up, otherwise 0 */
  take(prefix: string, who: string, window: Window): Promise<number>;
  giveBack(prefix: string, who: string, window: Window): void;
  /** Adds all of this server's counts to those of all, now. */
  settle(): Promise<void>;
  /** Settles a last time and stops. */
  close(): Promise<void>;
}

/**
 * Counts without a statement for each request (decision 0332). A server may admit a tenth of a
 * limit, shared by all servers, before it has to settle that count; so all of them together exceed a
 * limit by a tenth at most. Every two seconds it settles the counts that come near to that; those of
 * most callers never do, and cost no statement at all. While the database is away, each server counts
 * alone.
 *
 * @param now milliseconds since 1970
 */
export function makeSettledLimiter(
  database: Pick<Database, 'side'>,
  log: Logger,
  now: () => number = Date.now,
): SettledLimiter {
  const counts = new Map<string, Count>();
  const self = randomUUID();
  let servers = 1;
  let timer: NodeJS.Timeout | undefined;
  let settling: Promise<void> | undefined;
  let isBroken = false;
  let closed = false;

  /** Points that this server may admit for a caller before it settles them. */
  const ownShare = (points: number) => Math.max(1, (points * EXCESS) / servers);
  const isWorthSettling = ({ points, unsettled }: Count) =>
    unsettled < 0 || unsettled >= ownShare(points) * WORTH_SETTLING;

  const countFor = (key: string, { points, duration }: Window): Count => {
    const at = now();
    const kept = counts.get(key);
    if (kept !== undefined && kept.endsAt > at) return kept;
    const fresh = { points, endsAt: windowEnd(key, duration * 1_000, at), known: 0, unsettled: 0 };
    counts.set(key, fresh);
    return fresh;
  };
  const settleOnce = async (isEach: boolean) => {
    const at = now();
    for (const [key, { endsAt }] of counts) if (endsAt <= at) counts.delete(key);
    const open = [...counts].filter(
      ([, count]) => count.unsettled !== 0 && (isEach || isWorthSettling(count)),
    );
    try {
      for (let from = 0; from < open.length; from += CHUNK)
        await add(open.slice(from, from + CHUNK));
      servers = await countServers(database.side, { self, at, until: at + PRESENT_MS });
      isBroken = false;
    } catch (error) {
      if (!isBroken) log.warn({ err: error }, 'limits are counted by this server alone');
      isBroken = true;
    }
  };
  const add = async (open: readonly [string, Count][]) => {
    const sent = open.map(([, { unsettled }]) => unsettled);
    const rows = await addCounts(
      database.side,
      open.map(([key, { endsAt }], nth) => ({ key, points: sent[nth] ?? 0, endsAt })),
    );
    const totals = new Map(rows.map(({ key, points }) => [key, points]));
    open.forEach(([key, count], nth) => {
      // Requests that came meanwhile are settled the next time.
      count.unsettled -= sent[nth] ?? 0;
      count.known = totals.get(key) ?? count.known;
    });
  };
  const settle = (isEach = false) => {
    settling ??= settleOnce(isEach).finally(() => {
      settling = undefined;
    });
    return settling;
  };
  const settleAll = async () => {
    await settling;
    await settle(true);
  };
  const schedule = () => {
    if (closed || timer !== undefined) return;
    timer = setTimeout(async () => {
      await settle();
      timer = undefined;
      if (counts.size > 0) schedule();
    }, SETTLE_MS);
    timer.unref();
  };

  return {
    take: async (prefix, who, window) => {
      const key = `${prefix}:${who}`;
      for (;;) {
        const count = countFor(key, window);
        if (count.known + count.unsettled >= window.points) {
          return Math.ceil((count.endsAt - now()) / 1_000);
        }
        if (isBroken || count.unsettled < ownShare(window.points)) {
          count.unsettled += 1;
          schedule();
          return 0;
        }
        await settle();
      }
    },
    giveBack: (prefix, who, window) => {
      countFor(`${prefix}:${who}`, window).unsettled -= 1;
      schedule();
    },
    settle: settleAll,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await settleAll();
    },
  };
}

/**
 * The end of the window that holds an instant, in milliseconds; the same on every server. Keys begin
 * at different instants, so that not all limits begin again at once.
 */
function windowEnd(key: string, ms: number, at: number): number {
  const offset = createHash('sha1').update(key).digest().readUInt32BE() % ms;
  return Math.floor((at - offset) / ms) * ms + ms + offset;
}
