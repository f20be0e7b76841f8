import { hasCome } from '#domain/instants.ts';
import { canEditListing } from '#domain/permissions.ts';
import {
  countAboard,
  decideJourney,
  type Journey,
  listDueJourneys,
  lockJourney,
} from '#features/itinerants/index.server.ts';
import { dueJob } from '#platform/server/database/due-work.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { cancelJourney, leaveOut } from '../lifecycle/cancel-reservation.ts';
import { CAPTURE_HOLD, captureHold, enqueueCaptures } from '../money/capture-hold.ts';
import { settleMoney } from '../money/releases.ts';
import { notifyParty } from '../notify/announce.ts';
import { lockOpenReservations, patchReservation, type Reservation } from '../store/reservations.ts';
import { inOwnTransaction, type UnitOfWork } from '../unit-of-work.ts';
import { notifyHostOfJourney } from './notify-host.ts';
import { settleShares } from './settle-shares.ts';

/** Tries of a capture, which span some days, as long as cards are held. */
const CAPTURE_TRIES = 20;

/** Jobs about journeys that need a number of people to go. */
export function journeyJobs(services: Services): JobHandler<never>[] {
  const capture: JobHandler<{ paymentId: string }> = {
    name: CAPTURE_HOLD,
    retries: CAPTURE_TRIES,
    run: ({ paymentId }) => captureHold(services, paymentId),
  };
  return [
    dueJob(services, {
      name: 'reservations.decide-journeys',
      cron: '* * * * *',
      list: (page) => listDueJourneys(services.database.main, services.now(), page),
      seeTo: ({ id }) => inOwnTransaction(services, (work) => decideOnDay(work, id)),
    }),
    capture,
  ];
}

/** Decides a journey whose go/no-go day is over; does nothing where that was done. */
async function decideOnDay(work: UnitOfWork, listingId: string): Promise<void> {
  const journey = await lockJourney(work.db, listingId);
  if (journey?.status !== 'waiting' || !hasCome(journey.at, work.now)) return;
  const open = await lockOpenReservations(work.db, listingId);
  const aboard = await countAboard(work.db, listingId);
  // After an outage it may have begun: it goes.
  const hasBegun = open.some(({ status }) => status === 'checked-in');
  if (aboard >= journey.people || hasBegun) await goAhead(work, journey, open, aboard);
  else await callOffJourney(work, journey, open, aboard);
}

/**
 * The host decides before the day that a journey goes, with however many people.
 *
 * @throws Problem 'not-found' for a journey that needs no number of people; 'forbidden' for others
 *   than its host; 'journey-decided'
 */
export async function goAnyway(listingId: string, context: SignedInContext): Promise<void> {
  const journey = await lockJourney(context.db, listingId);
  if (journey === null || journey.isDeleted) throw new Problem('not-found');
  if (!canEditListing(journey, context.actor)) throw new Problem('forbidden');
  if (journey.status !== 'waiting' || hasCome(journey.at, context.now)) {
    throw new Problem('journey-decided');
  }
  const open = await lockOpenReservations(context.db, listingId);
  await goAhead(context, journey, open, await countAboard(context.db, listingId));
}

/**
 * Lets the journey go: money held on cards is taken, and everyone is told.
 *
 * @param open its open reservations, as locked in this transaction
 */
async function goAhead(
  work: UnitOfWork,
  journey: Journey,
  open: readonly Reservation[],
  aboard: number,
): Promise<void> {
  const { listingId, people } = journey;
  await decideJourney(work.db, listingId, { status: 'goes', aboard }, work.now);
  for (const { reservation, back, isLeftOut } of await settleShares(work, journey, open)) {
    if (isLeftOut) {
      await leaveOut(work, reservation, { people, aboard });
      continue;
    }
    const isTaken = (await enqueueCaptures(work, reservation)) === 0;
    // Money on a card becomes the host's once it was taken.
    const changed = isTaken
      ? await patchReservation(work.db, reservation.id, { goAt: null })
      : reservation;
    if (isTaken) await settleMoney(work, changed);
    await notifyParty(work, changed, {
      key: `journey-goes:${reservation.id}`,
      kind: 'journey-goes',
      to: 'guest',
      details: { people, aboard, back, held: isTaken ? 0 : 1 },
    });
  }
  await notifyHostOfJourney(work, journey, { kind: 'journey-goes-to-host', aboard });
}

/** Calls the journey off: every reservation ends, and everything goes back. */
async function callOffJourney(
  work: UnitOfWork,
  journey: Journey,
  open: readonly Reservation[],
  aboard: number,
): Promise<void> {
  const { listingId, people } = journey;
  await decideJourney(work.db, listingId, { status: 'off', aboard }, work.now);
  for (const reservation of open) {
    await cancelJourney(work, reservation, { people, aboard });
  }
  await notifyHostOfJourney(work, journey, { kind: 'journey-off-to-host', aboard });
}
