import { byUnit, hasSessions } from '#domain/kinds.ts';
import { releaseEntries } from '#domain/ledger.ts';
import {
  NOTHING_SHARED,
  type Release,
  releasesOfNights,
  releasesOfSessions,
  subtractShares,
  type UnreleasedPart,
} from '#domain/release-schedule.ts';
import { endOfLast } from '#domain/reservation-moments.ts';
import { type ReleaseTimes, releaseTarget, unreleasedParts } from '#domain/reservation-money.ts';
import { keptUntil } from '#domain/resolutions.ts';
import type { SessionKey } from '#domain/session-key.ts';
import { loadSessionTimes } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { loadWithdrawals } from '../store/events.ts';
import {
  listUnreleasedReservations,
  patchReservation,
  type Reservation,
} from '../store/reservations.ts';
import { loadReleased, postTransfer, type Released } from '../store/transfers.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { nextInstalmentAt } from './instalments.ts';

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

const NO_TIMES: ReleaseTimes = { schedule: [], keptUntil: null };

/** When the money of each reservation becomes its host's, by id. */
async function loadReleaseTimes(
  db: Queryable,
  reservations: readonly Reservation[],
): Promise<Map<string, ReleaseTimes>> {
  const schedules = await loadReleaseSchedules(db, reservations);
  const withdrawals = await loadWithdrawals(db, reservations);
  return new Map(
    reservations.map((reservation) => {
      const { id } = reservation;
      const withdrawnAt = withdrawals.get(id) ?? null;
      const until = keptUntil({ ...reservation, withdrawnAt });
      return [id, { schedule: schedules.get(id) ?? [], keptUntil: until }];
    }),
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
  const times = await loadReleaseTimes(db, [reservation]);
  // Nothing comes before it is decided whether a journey goes, and its money was taken.
  const target =
    reservation.goAt === null
      ? releaseTarget(reservation, before, times.get(id) ?? NO_TIMES, now)
      : { ...before, nextAt: null };
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

/** A part of a reservation's price that will be its host's. */
export interface Unreleased extends UnreleasedPart {
  readonly reservation: Reservation;
}

/** The parts that will be a host's of the reservations they have, the earliest first. */
export async function listUnreleased(
  db: Queryable,
  hostId: string,
  now: Temporal.Instant,
): Promise<Unreleased[]> {
  const reservations = await listUnreleasedReservations(db, hostId);
  const times = await loadReleaseTimes(db, reservations);
  const released = await loadReleased(
    db,
    reservations.map(({ id }) => id),
  );
  return reservations
    .flatMap((reservation) =>
      unreleasedParts(
        reservation,
        released.get(reservation.id) ?? NOTHING_SHARED,
        times.get(reservation.id) ?? NO_TIMES,
        now,
      ).map((part) => ({ ...part, reservation })),
    )
    .sort((one, other) => Temporal.Instant.compare(one.at, other.at));
}
