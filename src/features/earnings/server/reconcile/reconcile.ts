import { earlierInstant, laterInstant } from '#domain/instants.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { MovementPage, MovementRequest } from '#platform/server/payments/movements.ts';
import type { Services } from '#platform/server/services.ts';
import {
  findEarliestOpen,
  findReconciliation,
  type ProviderList,
  writeDifferences,
  writeReconciliation,
} from '../store/differences.ts';
import { compareLists } from './compare-lists.ts';

/** Days that each comparison repeats: what came late is compared, too. */
const REPEATED_DAYS = 3;
/** Days that it looks back at most, for a difference that is still open. */
const MAX_DAYS = 90;
const HOURS_OF_DAY = 24;
/** Hours in which a webhook or a job may still bring what is missing. */
const SETTLING_HOURS = 1;

/** Job that compares the lists of the providers with our rows, each night. */
export function reconcileJob(services: Services): JobHandler<object> {
  return {
    name: 'earnings.reconcile',
    cron: '41 3 * * *',
    run: () => reconcile(services),
  };
}

/**
 * Compares each list of the providers with our rows and notes the differences. Nothing is
 * corrected.
 *
 * @throws Error when a provider can't be reached; the other lists are compared all the same
 */
async function reconcile(services: Services): Promise<void> {
  const { payments, payouts } = services;
  const errors: unknown[] = [];
  const compare = async (
    list: ProviderList,
    read: (request: MovementRequest) => Promise<MovementPage>,
  ) => {
    try {
      await reconcileList(services, list, read);
    } catch (error) {
      errors.push(error);
    }
  };
  for (const kind of ['payment', 'refund'] as const) {
    await compare({ provider: payments.kind, kind }, (request) => payments.list(kind, request));
  }
  await compare({ provider: payouts.kind, kind: 'transfer' }, (request) => payouts.list(request));
  if (errors.length > 0) throw new AggregateError(errors, 'a provider could not be compared');
}

async function reconcileList(
  services: Services,
  list: ProviderList,
  read: (request: MovementRequest) => Promise<MovementPage>,
): Promise<void> {
  const { database, log } = services;
  const now = services.now();
  const until = now.subtract({ hours: SETTLING_HOURS });
  const from = await findStart(services, list, now);
  const found = await compareLists(database.main, list, read, { from, until, now });
  await database.transaction(async (tx) => {
    await writeDifferences(tx, list, found, { from, until, now });
    await writeReconciliation(tx, { ...list, comparedUntil: until, endedAt: now });
  });
  if (found.length > 0) {
    log.warn({ ...list, count: found.length }, 'the provider’s list differs from our rows');
  }
}

/** Some days back, or where the last comparison ended, or a difference is open; at most a quarter. */
async function findStart(
  { database }: Services,
  list: ProviderList,
  now: Temporal.Instant,
): Promise<Temporal.Instant> {
  const daysAgo = (days: number) => now.subtract({ hours: days * HOURS_OF_DAY });
  const last = await findReconciliation(database.main, list);
  const open = await findEarliestOpen(database.main, list);
  const starts = [daysAgo(REPEATED_DAYS), last?.comparedUntil, open].filter((at) => at != null);
  return laterInstant(
    daysAgo(MAX_DAYS),
    starts.reduce((one, other) => earlierInstant(one, other)),
  );
}
