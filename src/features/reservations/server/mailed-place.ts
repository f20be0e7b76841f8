import { isByTheNight } from '#domain/booked-days.ts';
import { canSeeArrivalDetails } from '#domain/permissions.ts';
import { entryTitles } from '#features/experiences/index.server.ts';
import {
  type Arrival,
  listingSummaries,
  loadArrival,
  loadSessionTimes,
  shownSummary,
} from '#features/listings/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Translator } from '#platform/server/services.ts';
import type { Reservation } from './store/reservations.ts';

/** A session as a mail tells of it. */
export interface MailedSession {
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
  /** Of its line of the timetable; empty where that is gone. */
  readonly title: string;
}

/** Where and when something reserved takes place. */
export interface MailedPlace {
  /** In the reader's language; empty where the listing is gone. */
  readonly city: string;
  /** In the order of time; none of nights. */
  readonly sessions: readonly MailedSession[];
}

/** The places of reservations, in as many statements for many as for one. */
export async function loadMailedPlaces(
  db: Queryable,
  reservations: readonly Reservation[],
  translate: Translator,
): Promise<(reservation: Reservation) => MailedPlace> {
  const ids = reservations.map(({ listingId }) => listingId);
  const summaries = await listingSummaries(db, ids, translate);
  const keys = reservations.flatMap(({ listingId, sessions }) =>
    sessions.map((session) => ({ ...session, listingId })),
  );
  const times = await loadSessionTimes(db, keys);
  const titles = await entryTitles(
    db,
    times.map(({ entryId }) => entryId),
  );
  return ({ listingId, sessions }) => ({
    city: shownSummary(summaries, listingId).city,
    sessions: times
      .filter(
        (each) =>
          each.listingId === listingId &&
          sessions.some(({ entryId, date }) => entryId === each.entryId && date === each.date),
      )
      .map(({ entryId, startsAt, endsAt }) => ({
        startsAt,
        endsAt,
        title: titles.get(entryId) ?? '',
      })),
  });
}

/**
 * Where exactly sessions take place and how their guest gets in, by the rule that shows it on the
 * trip page. Of nights it is told by a mail of its own, shortly before they begin.
 */
export async function loadGettingIn(
  db: Queryable,
  reservation: Reservation,
  now: Temporal.Instant,
): Promise<Arrival | null> {
  const { kind, guestId, listingId } = reservation;
  const guest = { id: guestId, role: 'user' } as const;
  if (isByTheNight(kind) || !canSeeArrivalDetails(reservation, guest, now)) return null;
  return loadArrival(db, listingId);
}
