import { refundFor } from '#domain/refunds.ts';
import type {
  ForeseenChanges,
  SeatBookings,
  SeatsListing,
  SessionChanges,
  TimedSession,
} from '#market/booking/index.server.ts';

import { loadSessionTimes } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/services.ts';
import { netPaid } from './balance.ts';
import { bookableKind } from './kinds.ts';
import { adaptedBooking, isCalledOff } from './outcome-of-changes.ts';
import type { SeatsReservation } from './store/reservations.ts';
import { listSessionBookings, lockSessionBookings } from './store/seats.ts';

import { followSessions } from './use-cases/follow-sessions.ts';

/** Queries about bookings, for the features that manage sessions. */
export function makeSeatBookings(services: Services): SeatBookings {
  return {
    foresee: (db, changes, now) => foreseeChanges(db, changes, now, services),
    async hold(tx, listingId, sessions) {
      await lockSessionBookings(tx, listingId, sessions);
    },
    follow: followSessions,
  };
}

/** The outcome for one booking, in figures. */
interface Foreseen {
  readonly guestId: string;
  readonly refund: number;
  readonly freeCancellation: { readonly until: Temporal.Instant; readonly refund: number } | null;
}

/**
 * The effect of unsaved changes of sessions on their guests: the same outcome of each booking that
 * `followSessions` writes.
 */
async function foreseeChanges(
  db: Queryable,
  changes: SessionChanges,
  now: Temporal.Instant,
  services: Services,
): Promise<ForeseenChanges> {
  const { listingId, moved, cancelled } = changes;
  const bookings = await listSessionBookings(db, listingId, [...moved, ...cancelled]);
  const keys = bookings.flatMap(({ sessions }) => sessions.map((key) => ({ listingId, ...key })));
  const times = timesAfter(await loadSessionTimes(db, keys), changes);
  const [first] = bookings;
  const listing =
    first === undefined ? null : await bookableKind(services, first.kind).load(db, listingId);
  const all =
    listing === null
      ? []
      : bookings.map((each) => foreseen(each, { changes, times, listing, now }));
  const leaving = all.flatMap((each) =>
    each.freeCancellation === null ? [] : [{ guestId: each.guestId, ...each.freeCancellation }],
  );
  const untils = leaving.map(({ until }) => until).sort(Temporal.Instant.compare);
  const [firstUntil] = untils;
  const lastUntil = untils.at(-1);
  return {
    guests: countGuests(all),
    seats: bookings.reduce((sum, { units }) => sum + units, 0),
    refund: sumRefunds(all),
    leaving:
      firstUntil === undefined || lastUntil === undefined
        ? null
        : { guests: countGuests(leaving), refund: sumRefunds(leaving), firstUntil, lastUntil },
  };
}

function foreseen(
  booking: SeatsReservation,
  {
    changes,
    times,
    listing,
    now,
  }: {
    readonly changes: SessionChanges;
    readonly times: readonly TimedSession[];
    readonly listing: SeatsListing;
    readonly now: Temporal.Instant;
  },
): Foreseen {
  const { guestId } = booking;
  const paid = netPaid(booking);
  if (isCalledOff(booking, changes)) return { guestId, refund: paid, freeCancellation: null };
  const after = adaptedBooking(booking, changes, { times, listing, now });
  const { refund, leaveFreelyUntil: until } = after;
  if (until === null) return { guestId, refund, freeCancellation: null };
  const left = refundFor({
    lines: after.quote.lines,
    paid: paid - refund,
    snapshot: after.policy,
    now,
    cancelledBy: 'guest',
  });
  return { guestId, refund, freeCancellation: { until, refund: left.amount } };
}

/** Times of sessions once the changes are written. */
function timesAfter(
  times: readonly TimedSession[],
  { moved }: SessionChanges,
): readonly TimedSession[] {
  return times.map((session) => {
    const to = moved.find(
      ({ entryId, date }) => entryId === session.entryId && date === session.date,
    )?.to;
    return to === undefined ? session : { ...session, startsAt: to.startsAt, endsAt: to.endsAt };
  });
}

function countGuests(all: readonly { readonly guestId: string }[]): number {
  return new Set(all.map(({ guestId }) => guestId)).size;
}

function sumRefunds(all: readonly { readonly refund: number }[]): number {
  return all.reduce((sum, { refund }) => sum + refund, 0);
}
