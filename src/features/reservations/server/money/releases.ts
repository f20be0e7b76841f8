import { byUnit, hasSessions } from '#domain/kinds.ts';
import { divideKept, releaseEntries } from '#domain/ledger.ts';
import { OPEN_STATUSES } from '#domain/lifecycles.ts';
import type { Cents } from '#domain/money.ts';
import {
  type HostAndPlatform,
  listUnreleasedParts,
  NOTHING_SHARED,
  type Release,
  type ReleasedSoFar,
  releasedBy,
  releasesOfNights,
  releasesOfSessions,
  subtractShares,
  type UnreleasedPart,
} from '#domain/release-schedule.ts';
import type { ReservationStatus } from '#domain/reservation-lifecycle.ts';
import { endOfLast } from '#domain/reservation-moments.ts';
import type { SessionKey } from '#domain/session-key.ts';
import { loadSessionTimes } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import {
  listUnreleasedReservations,
  patchReservation,
  type Reservation,
} from '../store/reservations.ts';
import { loadReleased, postTransfer, type Released } from '../store/transfers.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { nextInstalmentAt } from './instalments.ts';
import { netPaid } from './refunds.ts';

/**
 * The owner of the money in each status: it is held for no one yet, becomes the host's part by part, or is
 * divided at once, since the reservation has ended early.
 */
const MONEY_IN: Readonly<Record<ReservationStatus, 'held' | 'in-parts' | 'divided'>> = {
  pending: 'held',
  approved: 'in-parts',
  'checked-in': 'in-parts',
  completed: 'in-parts',
  declined: 'divided',
  expired: 'divided',
  cancelled: 'divided',
  'no-show': 'divided',
};

const NOTHING_RELEASED: Released = { ...NOTHING_SHARED, transfers: 0 };

/**
 * When the price of each reservation becomes its host's, part by part.
 *
 * @returns by id, each in order of time
 */
export async function loadReleaseSchedules(
  db: Queryable,
  reservations: readonly Reservation[],
): Promise<Map<string, Release[]>> {
  const sessions = reservations
    .filter(hasSessions)
    .flatMap((seats) => seats.sessions.map((key) => ({ listingId: seats.listingId, ...key })));
  const ends = new Map(
    (await loadSessionTimes(db, sessions)).map((session) => [toText(session), session.endsAt]),
  );
  return new Map(
    reservations.map((reservation) => [
      reservation.id,
      byUnit<Reservation, Release[]>(reservation, {
        night: ({ quote, startDate, endDate, timeZone }) =>
          releasesOfNights(quote, { startDate, endDate, timeZone }),
        session: ({ quote, listingId, endsAt, sessions: keys }) =>
          releasesOfSessions(
            quote,
            // One that was deleted from the timetable ends with the last.
            keys.map((key) => ends.get(toText({ listingId, ...key })) ?? endOfLast(endsAt)),
          ),
      }),
    ]),
  );
}

const toText = ({ listingId, entryId, date }: SessionKey & { readonly listingId: string }) =>
  `${listingId} ${entryId} ${date}`;

/**
 * Makes the ledger say what is the host's and ours of a reservation's money by now, and notes when
 * the next part comes, or something is to be done about an instalment. Something that was released
 * and has to go back, since the price has become lower or the reservation ended early, is taken from
 * the host again. Call it after each change of the reservation or its money, before anything goes
 * back to the guest.
 *
 * @param reservation as changed, its row locked
 */
export async function settleMoney(work: UnitOfWork, reservation: Reservation): Promise<void> {
  const { db, now } = work;
  const { id, hostId } = reservation;
  const before = (await loadReleased(db, [id])).get(id) ?? NOTHING_RELEASED;
  const target = await releasedTarget(work, reservation, before);
  const change = subtractShares(target, before);
  await postTransfer(db, {
    key: `release:${id}:${before.transfers}`,
    kind: 'release',
    reservationId: id,
    at: now,
    taxes: change.taxes,
    entries: releaseEntries(id, hostId, change),
  });
  const next = { releaseAt: target.nextAt, instalmentAt: nextInstalmentAt(reservation) };
  const isKnown =
    isSame(next.releaseAt, reservation.releaseAt) &&
    isSame(next.instalmentAt, reservation.instalmentAt);
  if (!isKnown) await patchReservation(db, id, next);
}

function isSame(one: Temporal.Instant | null, other: Temporal.Instant | null): boolean {
  return one?.epochMilliseconds === other?.epochMilliseconds;
}

/**
 * The host's and our money by now. While a problem is open, it is no more than when it was reported.
 *
 * @param before what was released so far
 */
async function releasedTarget(
  { db, now }: UnitOfWork,
  reservation: Reservation,
  before: HostAndPlatform,
): Promise<ReleasedSoFar> {
  const { releasesStoppedAt, quote } = reservation;
  const paid = paidOfPrice(reservation);
  switch (MONEY_IN[reservation.status]) {
    case 'held':
      return { ...NOTHING_SHARED, nextAt: null };
    case 'divided': {
      const kept = divideKept(paid, quote);
      const isStopped = releasesStoppedAt !== null && before.host + before.platform <= paid;
      return { ...(isStopped ? before : kept), nextAt: null };
    }
    case 'in-parts': {
      const schedules = await loadReleaseSchedules(db, [reservation]);
      const schedule = schedules.get(reservation.id) ?? [];
      return releasesStoppedAt === null
        ? releasedBy(schedule, paid, now)
        : { ...releasedBy(schedule, paid, releasesStoppedAt), nextAt: null };
    }
  }
}

/** Money that came for a price without its deposit, less what went back. */
export function paidOfPrice(
  reservation: Pick<
    Reservation,
    'status' | 'quote' | 'paid' | 'refunded' | 'depositLeft' | 'depositToHost'
  >,
): Cents {
  const { depositToHost } = reservation;
  return Math.max(0, netPaid(reservation) - depositWithUs(reservation) - depositToHost);
}

/** Cents of the deposit that a reservation has to have; once it has ended, what isn't given back. */
export function depositWithUs({
  status,
  quote,
  depositLeft,
}: Pick<Reservation, 'status' | 'quote' | 'depositLeft'>): Cents {
  return OPEN_STATUSES.includes(status) ? quote.deposit : (depositLeft ?? 0);
}

/** A part of a reservation's price that will be its host's. */
export interface Unreleased extends UnreleasedPart {
  readonly reservation: Reservation;
}

/** The parts that will be a host's of the reservations they have, the earliest first. */
export async function listUnreleased(db: Queryable, hostId: string): Promise<Unreleased[]> {
  const reservations = await listUnreleasedReservations(db, hostId);
  const schedules = await loadReleaseSchedules(db, reservations);
  const released = await loadReleased(
    db,
    reservations.map(({ id }) => id),
  );
  return reservations
    .flatMap((reservation) =>
      listUnreleasedParts(
        schedules.get(reservation.id) ?? [],
        released.get(reservation.id) ?? NOTHING_SHARED,
        paidOfPrice(reservation),
      ).map((part) => ({ ...part, reservation })),
    )
    .sort((one, other) => Temporal.Instant.compare(one.at, other.at));
}
