import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { countUnsentMails } from '../mail/store.ts';
import { isFailing } from '../telemetry/outside-calls.ts';

/**
 * State of a part: `late` works with a delay, `test` is switched to a stand-in by its operator, and
 * `unknown` can't be checked while the database is away.
 */
export type PartState = 'works' | 'late' | 'away' | 'test' | 'unknown';

export const HEALTH_PARTS = ['pages', 'database', 'mail', 'payments'] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];

/** A part, and the moment from which this process has seen it in its state. */
export interface PartHealth {
  readonly part: HealthPart;
  readonly state: PartState;
  readonly since: Temporal.Instant;
}

/** The health of the product as this process sees it. */
export interface Health {
  readonly parts: readonly PartHealth[];
  readonly checkedAt: Temporal.Instant;
}

/** Services that the checks use. */
interface HealthSources {
  readonly database: Database;
  readonly config: Pick<Config, 'mail' | 'payments'>;
  readonly now: () => Temporal.Instant;
}

/** Milliseconds that the database may take, and for which an answer is kept. */
const PATIENCE_MS = 1_500;
const KEPT_MS = 10_000;
/** Milliseconds between two checks without a visitor. */
const WATCH_MS = 30_000;
/** Seconds after which a mail that waits is late. */
const LATE_SECONDS = 300;

/** Checks the parts of the product. */
export interface HealthChecks {
  /** Never throws; answers within 2 seconds. */
  read(): Promise<Health>;
  /** Checks at times without a visitor, until the process ends. */
  watch(): void;
}

/**
 * Checks over the services; what has changed is remembered in this process alone.
 *
 * @param keptMs milliseconds for which an answer is kept
 */
export function makeHealthChecks(
  { database, config, now }: HealthSources,
  keptMs = KEPT_MS,
): HealthChecks {
  const startedAt = now();
  const seen = new Map<HealthPart, PartHealth>();

  const check = async (): Promise<Record<HealthPart, PartState>> => {
    const isUp = await database.ping(PATIENCE_MS).then(
      () => true,
      () => false,
    );
    return {
      pages: 'works',
      database: isUp ? 'works' : 'away',
      mail: isUp ? await checkMail() : 'unknown',
      payments: checkPayments(),
    };
  };
  const checkMail = async (): Promise<PartState> => {
    if (config.mail.smtpUrl === undefined) return 'test';
    const late = new Promise<null>((resolve) => {
      setTimeout(resolve, PATIENCE_MS, null).unref();
    });
    const counts = countUnsentMails(database.main).catch(() => null);
    const unsent = await Promise.race([counts, late]);
    if (unsent === null) return 'unknown';
    return unsent.oldestWaitingSeconds > LATE_SECONDS ? 'late' : 'works';
  };
  const checkPayments = (): PartState => {
    if (config.payments.kind === 'sandbox') return 'test';
    return isFailing('stripe') ? 'away' : 'works';
  };

  const readNow = async (): Promise<Health> => {
    const states = await check();
    const checkedAt = now();
    const parts = HEALTH_PARTS.map((part) => {
      const known = seen.get(part);
      const state = states[part];
      if (known?.state === state) return known;
      const next = { part, state, since: known === undefined ? startedAt : checkedAt };
      seen.set(part, next);
      return next;
    });
    return { parts, checkedAt };
  };
  let since = Number.NEGATIVE_INFINITY;
  let current: Promise<Health>;
  const read = () => {
    if (performance.now() - since >= keptMs) {
      since = performance.now();
      current = readNow();
    }
    return current;
  };
  return {
    read,
    watch: () => {
      setInterval(() => void read(), WATCH_MS).unref();
    },
  };
}
