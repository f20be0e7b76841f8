import { listingPath } from '#domain/listing-path.ts';
import { watchesMoney } from '#domain/permissions.ts';
import { hasDuty } from '#domain/roles.ts';
import {
  cancelByStaff,
  extendDeadline as extendReservation,
  loadStaffChoices,
} from '#features/reservations/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import { writeAudit } from '#platform/server/audit/audit.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type * as contract from '../contract.ts';
import { findListing, findReservation } from './store/things.ts';

/**
 * A listing as it is, and what was reported and decided about it.
 *
 * @throws Problem 'not-found'
 */
export async function showListing(
  id: string,
  { services, actor }: SignedInContext,
): Promise<RouteAnswer<typeof contract.showListing>> {
  const listing = await findListing(services.database.main, id);
  if (listing === null) throw new Problem('not-found');
  return {
    ...listing,
    path: listingPath(listing.kind, id),
    may: { decide: !listing.isDeleted && listing.host.id !== actor.id },
  };
}

/**
 * A reservation; its money for staff with that duty alone.
 *
 * @throws Problem 'not-found'
 */
export async function showReservation(
  id: string,
  context: SignedInContext,
): Promise<RouteAnswer<typeof contract.showReservation>> {
  const { services, actor } = context;
  const found = await findReservation(services.database.main, id);
  if (found === null) throw new Problem('not-found');
  const { openCount, money, ...reservation } = found;
  const { answerBy, payBy } = reservation;
  const choices = await loadStaffChoices(id, openCount > 0, context);
  return {
    ...reservation,
    ...choices,
    money: watchesMoney(actor) ? money : null,
    may: {
      cancel: choices.refundTerms !== null,
      extend: hasDuty(actor.role, 'people') && (answerBy ?? payBy) !== null,
    },
  };
}

/** @throws Problem 'not-found', 'status-conflict', 'amount-out-of-terms' */
export async function cancelReservation(
  id: string,
  { refund, amount, reason }: RouteInput<typeof contract.cancelReservation>['body'],
  context: SignedInContext,
): Promise<{ refund: number }> {
  // No amount is none that may go back.
  const choice =
    refund === 'amount' ? { basis: refund, amount: amount ?? Number.NaN } : { basis: refund };
  const cancelled = await cancelByStaff(id, { refund: choice, words: reason }, context);
  await writeReservationAct('reservation.cancel', cancelled.reservation, reason, context, {
    refund: cancelled.refund,
    basis: refund,
  });
  return { refund: cancelled.refund };
}

/** @throws Problem 'not-found', 'status-conflict' */
export async function extendDeadline(
  id: string,
  { hours, reason }: RouteInput<typeof contract.extendDeadline>['body'],
  context: SignedInContext,
): Promise<{ until: string }> {
  const { deadline, from, until, guestId } = await extendReservation(id, hours, context);
  await writeReservationAct('reservation.extend', { id, guestId }, reason, context, {
    deadline,
    from: from.toString(),
    until: until.toString(),
  });
  return { until: until.toString() };
}

async function writeReservationAct(
  action: string,
  { id, guestId }: { readonly id: string; readonly guestId: string },
  reason: string,
  context: SignedInContext,
  after: object,
): Promise<void> {
  await writeAudit(context, {
    actorId: context.actor.id,
    action,
    subjectKind: 'reservation',
    subjectId: id,
    personId: guestId,
    reason,
    after,
  });
}
