import type { LedgerDifference } from '#domain/ledger.ts';
import { checkLedger, loadBalances } from '#features/reservations/index.server.ts';
import { writeAudit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { MAX_DIFFERENCES } from '../contract/limits.ts';
import { checkPayouts } from './store/check-payouts.ts';
import { writeLedgerCheck } from './store/ledger-checks.ts';

const CHECK_LEDGER = 'earnings.check-ledger';
/** Tells checks that were asked for from those of each night. */
const ASKED_BY = 'askedBy';

/** The whole ledger at one moment. */
export interface InspectedLedger {
  readonly balances: Awaited<ReturnType<typeof loadBalances>>;
  readonly differences: readonly LedgerDifference[];
}

/** Adds up the ledger and compares it with what happened: it reads every entry, for seconds. */
export async function inspectLedger(db: Queryable): Promise<InspectedLedger> {
  return {
    balances: await loadBalances(db),
    differences: [...(await checkLedger(db)), ...(await checkPayouts(db))],
  };
}

/** Job that checks the ledger each night, and when it is asked for. */
export function checkLedgerJob({ database, log, now }: Services): JobHandler<object> {
  return {
    name: CHECK_LEDGER,
    cron: '11 3 * * *',
    run: async () => {
      // Of a large ledger it takes longer than a request's statement may.
      const { balances, differences } = await database.onOwnConnection(inspectLedger);
      await writeLedgerCheck(database.main, {
        checkedAt: now(),
        balances: Object.fromEntries(balances),
        differences: differences.slice(0, MAX_DIFFERENCES),
      });
      if (differences.length > 0) {
        log.error({ count: differences.length, first: differences[0] }, 'the ledger differs');
      }
    },
  };
}

/** Whether a check that was asked for waits or runs. */
export function isLedgerCheckWaiting({ jobs }: Pick<Services, 'jobs'>): Promise<boolean> {
  return jobs.hasWaiting(CHECK_LEDGER, ASKED_BY);
}

/** Has the ledger checked now; once, however often it is asked for meanwhile. */
export async function startLedgerCheck(context: SignedInContext): Promise<{ done: true }> {
  const { services, actor } = context;
  if (await isLedgerCheckWaiting(services)) return { done: true };
  await services.database.transaction(async (tx) => {
    await services.jobs.enqueue(tx, CHECK_LEDGER, { [ASKED_BY]: actor.id });
    const act = { action: 'money.check', subjectKind: 'ledger', subjectId: '', personId: null };
    await writeAudit({ ...context, db: tx }, { actorId: actor.id, ...act });
  });
  return { done: true };
}
