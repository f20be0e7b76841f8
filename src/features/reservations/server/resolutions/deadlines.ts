import { hasCome } from '#domain/instants.ts';
import { dueJob } from '#platform/server/database/due-work.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { lockReservation } from '../store/reservations.ts';
import {
  type DueResolution,
  findClaim,
  listCases,
  listDueResolutions,
} from '../store/resolutions.ts';
import { inOwnTransaction, type UnitOfWork } from '../unit-of-work.ts';
import { lapseCase } from './cases.ts';
import { lapseClaim } from './claims.ts';

/** Moves claims and cases on whose deadline has passed without an answer. */
export function resolutionDeadlines(services: Services): JobHandler<never> {
  return dueJob(services, {
    name: 'reservations.see-to-resolutions',
    cron: '* * * * *',
    list: (page) => listDueResolutions(services.database.main, services.now(), page),
    seeTo: (due) => inOwnTransaction(services, (work) => moveOn(work, due)),
  });
}

async function moveOn(work: UnitOfWork, { id, what, reservationId }: DueResolution): Promise<void> {
  const reservation = await lockReservation(work.db, reservationId);
  if (reservation === null) return;
  // Read behind the lock: it may have been answered since.
  if (what === 'claim') {
    const claim = await findClaim(work.db, reservationId);
    if (isDue(claim?.answerBy, work) && claim !== null) await lapseClaim(work, reservation, claim);
    return;
  }
  const found = (await listCases(work.db, reservationId)).find((each) => each.id === id);
  if (found !== undefined && isDue(found.dueAt, work)) await lapseCase(work, reservation, found);
}

function isDue(at: Temporal.Instant | null | undefined, { now }: UnitOfWork): boolean {
  return at !== null && at !== undefined && hasCome(at, now);
}
