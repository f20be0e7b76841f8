import { hasCome } from '#domain/instants.ts';
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

/** Maximum claims and cases of one run; the next minute takes the rest. */
const BATCH = 100;

/** Moves claims and cases on whose deadline has passed without an answer. */
export function resolutionDeadlines(services: Services): JobHandler<object> {
  const name = 'reservations.see-to-resolutions';
  return {
    name,
    cron: '* * * * *',
    run: async () => {
      const { main } = services.database;
      for (const due of await listDueResolutions(main, services.now(), BATCH)) {
        try {
          await inOwnTransaction(services, (work) => moveOn(work, due));
        } catch (error) {
          // One that fails must not hold up the others; it is due again in a minute.
          services.log.error({ err: error, job: name, ...due }, 'deadline not met');
        }
      }
    },
  };
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
