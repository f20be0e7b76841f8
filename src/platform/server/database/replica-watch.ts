import pg from 'pg';
import { connectionWatch } from './watch-pool.ts';

/** Milliseconds between two looks at the replica. */
const LOOK_MS = 1_000;
/** Milliseconds that a look may take. */
const ANSWER_MS = 2_000;
/** Positions of the primary's log that are remembered, one a look. */
const REMEMBERED = 120;

/** The replica as it was last seen. */
export interface ReplicaState {
  readonly kind: 'ready' | 'behind' | 'away';
  /** Seconds behind the primary, at least those it was watched; null while the replica is away. */
  readonly lagSeconds: number | null;
}

/** Knows whether the replica may be read. */
export interface ReplicaWatch {
  mayRead(): boolean;
  state(): ReplicaState;
  /** A statement found it away; it is left out until it is seen again. */
  reportAway(): void;
  end(): void;
}

interface WatchedReplica {
  readonly primary: pg.Pool;
  readonly replicaUrl: string;
  /** Seconds it may be behind. */
  readonly maxLagSeconds: number;
  onError(error: Error): void;
}

/** A position in the primary's log, in bytes, and when it was the newest one. */
interface Position {
  readonly at: number;
  readonly bytes: bigint;
}

/**
 * Compares the replica with the primary each second, on a connection of its own. The lag is counted
 * from positions in the log: what a replica says of its own time is wrong while nothing is written,
 * and while it isn't connected to the primary.
 */
export function watchReplica(options: WatchedReplica): ReplicaWatch {
  const { primary, replicaUrl, maxLagSeconds, onError } = options;
  const positions: Position[] = [];
  let state: ReplicaState = { kind: 'away', lagSeconds: null };
  let client: pg.Client | undefined;
  let ended = false;
  let timer: NodeJS.Timeout | undefined;

  const note = (seen: ReplicaState) => {
    state = seen;
    connectionWatch.setReplicaLag(seen.lagSeconds);
  };
  const leaveOut = (error?: Error) => {
    if (state.kind !== 'away' && error !== undefined) onError(error);
    note({ kind: 'away', lagSeconds: null });
    client?.end().catch(() => {});
    client = undefined;
  };
  const look = async () => {
    await notePosition();
    client ??= await connect(replicaUrl);
    const { rows } = await client.query<{ bytes: string | null }>(
      `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as bytes`,
    );
    const bytes = rows[0]?.bytes ?? null;
    note(bytes === null ? { kind: 'ready', lagSeconds: 0 } : stateAt(BigInt(bytes)));
  };
  const notePosition = async () => {
    try {
      const { rows } = await primary.query<{ bytes: string }>(
        `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as bytes`,
      );
      positions.push({ at: performance.now(), bytes: BigInt(rows[0]?.bytes ?? 0) });
      if (positions.length > REMEMBERED) positions.shift();
    } catch {
      // Without its primary a replica still answers searches, as new as it was.
    }
  };
  const stateAt = (bytes: bigint): ReplicaState => {
    const passed = positions.findIndex((position) => position.bytes > bytes);
    if (passed === -1) return { kind: 'ready', lagSeconds: 0 };
    // The replica's position was the primary's newest until this one was noted.
    const lagSeconds = (performance.now() - (positions[passed] as Position).at) / 1_000;
    // Before all that are remembered, as when this process has just started, it is only the least.
    const isKnown = passed > 0;
    return { kind: isKnown && lagSeconds <= maxLagSeconds ? 'ready' : 'behind', lagSeconds };
  };
  const lookAgain = async () => {
    try {
      await look();
    } catch (error) {
      leaveOut(error as Error);
    }
    if (!ended) schedule();
    else client?.end().catch(() => {});
  };
  const schedule = () => {
    timer = setTimeout(lookAgain, LOOK_MS);
    timer.unref();
  };
  void lookAgain();

  return {
    mayRead: () => state.kind === 'ready',
    state: () => state,
    reportAway: () => leaveOut(),
    end: () => {
      ended = true;
      clearTimeout(timer);
      client?.end().catch(() => {});
    },
  };
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    application_name: 'wayhearth replica watch',
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}
