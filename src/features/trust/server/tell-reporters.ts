import type { DecisionAct } from '#domain/decisions.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { type MailWork, mailOutcome } from './mails.ts';
import { listReportsAfter } from './store/items.ts';

const TELL_REPORTERS = 'trust.tell-reporters';
/** Reporters that one run tells. */
const BATCH = 100;

interface Outcome {
  readonly itemId: string;
  readonly act: DecisionAct;
  /** The last report that an earlier run has told about; absent at the start. */
  readonly after?: string;
}

/** Queues the mails that tell all reporters of an item what became of their reports. */
export async function tellReporters({ db, services }: MailWork, outcome: Outcome): Promise<void> {
  const key = `${outcome.itemId}:${outcome.after ?? 'first'}`;
  await services.jobs.enqueue(db, TELL_REPORTERS, outcome, { key });
}

/** Tells a batch of reporters, and leaves the rest to the next job. */
export function tellReportersJob(services: Services): JobHandler<Outcome> {
  return {
    name: TELL_REPORTERS,
    run: (outcome) =>
      services.database.transaction(async (db) => {
        const reports = await listReportsAfter(db, outcome.itemId, outcome.after, BATCH);
        for (const report of reports) await mailOutcome({ db, services }, report, outcome.act);
        const last = reports.at(-1);
        if (last === undefined || reports.length < BATCH) return;
        await tellReporters({ db, services }, { ...outcome, after: last.id });
      }),
  };
}
