import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import { writeAudit } from '#platform/server/audit/audit.ts';
import { cutPage } from '#platform/server/database/keyset.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import {
  countWaitingJobs,
  giveUpFailed,
  listFailedJobs,
  runFailedAgain,
} from '#platform/server/jobs/store.ts';
import { PAGE_ROWS } from '../contract/limits.ts';
import type * as contract from '../contract.ts';
import { readOutbox } from './store/work.ts';

type WorkPages = RouteInput<typeof contract.showWork>['query'];

/** Jobs that wait and that failed, mails that have not left, and the health of the parts. */
export async function showWork(
  { failedAfter, failedBefore, unsentAfter, unsentBefore }: WorkPages,
  { services }: SignedInContext,
): Promise<RouteAnswer<typeof contract.showWork>> {
  const { database, health } = services;
  const ofMails = { behind: unsentAfter ?? null, before: unsentBefore ?? null };
  const { unsent, ...mails } = await readOutbox(database.main, ofMails, PAGE_ROWS + 1);
  const ofJobs = { behind: failedAfter ?? null, before: failedBefore ?? null };
  const failed = await listFailedJobs(database.main, ofJobs, PAGE_ROWS + 1);
  const { parts } = await health.read();
  return {
    queues: await countWaitingJobs(database),
    failed: cutPage(failed, PAGE_ROWS, ofJobs, ({ key }) => key),
    mails,
    unsent: cutPage(unsent, PAGE_ROWS, ofMails, ({ key }) => key),
    health: parts.map(({ part, state, since }) => ({ part, state, since: since.toString() })),
  };
}

/**
 * Runs a failed job again, or gives it up.
 *
 * @throws Problem 'not-found' for one that hasn't failed
 */
export async function decideJob(
  id: string,
  { act, reason }: RouteInput<typeof contract.decideJob>['body'],
  context: SignedInContext,
): Promise<{ done: true }> {
  const { db, actor } = context;
  const handler = await (act === 'again' ? runFailedAgain(db, id) : giveUpFailed(db, id));
  if (handler === null) throw new Problem('not-found');
  await writeAudit(context, {
    actorId: actor.id,
    action: act === 'again' ? 'work.run-again' : 'work.give-up',
    subjectKind: 'job',
    subjectId: id,
    personId: null,
    reason,
    before: { handler },
  });
  return { done: true };
}
