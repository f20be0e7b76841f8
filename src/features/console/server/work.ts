import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import { writeAudit } from '#platform/server/audit/audit.ts';
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

/** Jobs that wait and that failed, mails that have not left, and the health of the parts. */
export async function showWork({
  services,
}: SignedInContext): Promise<RouteAnswer<typeof contract.showWork>> {
  const { database, health } = services;
  const { unsent, ...mails } = await readOutbox(database.main, PAGE_ROWS);
  const { parts } = await health.read();
  return {
    queues: await countWaitingJobs(database),
    failed: await listFailedJobs(database.main, PAGE_ROWS),
    mails,
    unsent: [...unsent],
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
