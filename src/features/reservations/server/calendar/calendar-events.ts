import { msg } from '@lingui/core/macro';
import type { CalendarEvent, CalendarStatus } from '#domain/calendar-file.ts';
import { byUnit } from '#domain/kinds.ts';
import { isPass } from '#domain/quote.ts';
import { RESERVATION_STATUSES, type ReservationStatus } from '#domain/reservation-lifecycle.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { NightsBookable, NightsListing } from '#market/booking/index.server.ts';
import { loadSessionTimes } from '#market/inventory/index.server.ts';
import { listingSummaries, shownSummary } from '#market/page/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import { OWN_DOMAIN } from '../feeds/own-domain.ts';
import { boardingLine } from '../notify/emails/email-facts.ts';
import { bookableKind } from '../request/kinds.ts';
import { loadBoardingLookup } from '../show/reservation-row.ts';
import { calendarHistories } from '../store/calendar.ts';
import {
  getSessions,
  type NightsReservation,
  type Reservation,
  type SeatsReservation,
} from '../store/reservations.ts';

/** Days for which the feed still lists an event as cancelled. */
export const CANCELLED_DAYS = 30;

const STATUS: Readonly<Record<ReservationStatus, CalendarStatus>> = {
  pending: 'TENTATIVE',
  approved: 'CONFIRMED',
  'checked-in': 'CONFIRMED',
  completed: 'CONFIRMED',
  declined: 'CANCELLED',
  expired: 'CANCELLED',
  cancelled: 'CANCELLED',
  'no-show': 'CANCELLED',
};

/** Statuses of reservations that won't take place. */
export const FALLEN_THROUGH: readonly ReservationStatus[] = RESERVATION_STATUSES.filter(
  (status) => STATUS[status] === 'CANCELLED',
);

type Occurrence = Pick<CalendarEvent, 'uid' | 'status' | 'start' | 'end' | 'isBusy'>;
type SessionTimes = Awaited<ReturnType<typeof loadSessionTimes>>[number];

/**
 * Reservations as events of a calendar, in their order. They contain the data of a list of trips,
 * without addresses and people: calendars are often shared, and stored by others.
 *
 * @param reader determines language and page
 */
export async function calendarEvents(
  db: Queryable,
  reservations: readonly Reservation[],
  { services, translate, pathOf }: CalendarReader,
): Promise<CalendarEvent[]> {
  const { publicUrl } = services.config.http;
  const summaries = await listingSummaries(
    db,
    reservations.map(({ listingId }) => listingId),
    translate,
  );
  const findBoarding = await loadBoardingLookup(db, reservations, translate);
  const histories = await calendarHistories(
    db,
    reservations.map(({ id }) => id),
    services.now().subtract({ hours: CANCELLED_DAYS * 24 }),
  );
  const leftBy = ({ id }: Reservation) => histories.get(id)?.left ?? [];
  const times = await loadSessionTimes(
    db,
    reservations.flatMap((each) =>
      [...getSessions(each), ...leftBy(each)].map((key) => ({ ...key, listingId: each.listingId })),
    ),
  );
  const timesByListing = Map.groupBy(times, ({ listingId }) => listingId);
  const nightTimes = await loadNightTimes(
    db,
    services,
    reservations.flatMap((each) =>
      byUnit<Reservation, NightsReservation[]>(each, {
        night: (nights) => [nights],
        session: () => [],
      }),
    ),
  );

  const events: CalendarEvent[] = [];
  for (const reservation of reservations) {
    const { id, key, listingId, listingTitle, updatedAt } = reservation;
    const boarding = findBoarding(reservation);
    const { city, countryName } = boarding?.arrival ?? shownSummary(summaries, listingId);
    const url = publicUrl + pathOf(id);
    const details = translate(msg`Reference ${key}. Details: ${url}`);
    const known = timesByListing.get(listingId) ?? [];
    const occurrences = byUnit(reservation, {
      night: (nights) => [nightOccurrence(nights, nightTimes(nights))],
      session: (seats) => sessionOccurrences(seats, leftBy(seats), known),
    });
    const { sequence = 0, changedAt = updatedAt } = histories.get(id) ?? {};
    for (const occurrence of occurrences) {
      events.push({
        ...occurrence,
        sequence,
        changedAt,
        title: listingTitle,
        place: [city, countryName].filter((part) => part !== '').join(', '),
        text: boarding === null ? details : `${boardingLine(boarding, translate)} ${details}`,
        url,
      });
    }
  }
  return events;
}

/** The reader of a calendar. */
export interface CalendarReader {
  readonly services: Services;
  readonly translate: Translator;
  /** The page of a reservation, for them. */
  pathOf(reservationId: string): string;
}

/** A month abroad occupies none of a person's hours; other calendars still show it. */
function nightOccurrence({ id, status }: Reservation, times: Times): Occurrence {
  return { uid: toEventUid(id), status: STATUS[status], isBusy: false, ...times };
}

/**
 * A reservation of one seat has one UID, even after the guest moves it to another session. For a
 * pass, each session is an event, identified by its entry and scheduled date: it stays the same
 * event when its hour changes.
 */
function sessionOccurrences(
  { id, sessions, status, quote }: SeatsReservation,
  left: readonly SessionKey[],
  known: readonly SessionTimes[],
): Occurrence[] {
  const isSeries = isPass(quote) || sessions.length > 1;
  return known.flatMap((session) => {
    const isHeld = sessions.some((key) => isSame(key, session));
    if (!isHeld && !(isSeries && left.some((key) => isSame(key, session)))) return [];
    const isCancelled = !isHeld || session.status === 'cancelled';
    return [
      {
        uid: isSeries ? toEventUid(id, session.entryId, session.date) : toEventUid(id),
        status: isCancelled ? 'CANCELLED' : STATUS[status],
        start: session.startsAt,
        end: session.endsAt,
        isBusy: true,
      },
    ];
  });
}

function isSame(one: SessionKey, other: SessionKey): boolean {
  return one.entryId === other.entryId && one.date === other.date;
}

function toEventUid(...parts: string[]): string {
  return parts.join('.') + OWN_DOMAIN;
}

/** Start and end of an event. */
interface Times {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
}

/**
 * Times of reservations of nights: the hours of all their listings are read at once for each kind.
 */
async function loadNightTimes(
  db: Queryable,
  services: Services,
  reservations: readonly NightsReservation[],
): Promise<(reservation: NightsReservation) => Times> {
  const listings = new Map<string, NightsListing>();
  const byKind = Map.groupBy(reservations, ({ kind }) => kind);
  for (const [kind, ofKind] of byKind) {
    const ids = [...new Set(ofKind.map(({ listingId }) => listingId))];
    for (const listing of await loadListings(db, bookableKind(services, kind), ids)) {
      listings.set(listing.id, listing);
    }
  }
  return (reservation) =>
    computeEventTimes(reservation, listings.get(reservation.listingId) ?? null);
}

async function loadListings(
  db: Queryable,
  kind: NightsBookable,
  ids: readonly string[],
): Promise<NightsListing[]> {
  if (kind.loadMany !== undefined) return kind.loadMany(db, ids);
  const listings = await Promise.all(ids.map((id) => kind.load(db, id)));
  return listings.filter((listing) => listing !== null);
}

/**
 * From check-in to check-out, each in its local time zone; whole days if the listing has no hours.
 */
function computeEventTimes(
  { startDate, endDate, timeZone, checkInFrom, endsAt }: NightsReservation,
  listing: NightsListing | null,
): Times {
  const boarding = listing?.boardingFor?.({ startDate, endDate }) ?? null;
  const { arrival, leaving } = boarding ?? {
    arrival: { checkInFrom: listing?.checkInFrom, timeZone },
    leaving: { checkOutUntil: listing?.checkOutUntil, timeZone },
  };
  const at = (date: string, time: string | undefined, zone: string) =>
    time === undefined || time === ''
      ? null
      : Temporal.PlainDate.from(date)
          .toZonedDateTime({ timeZone: zone, plainTime: time })
          .toInstant();
  const start = at(startDate, arrival.checkInFrom, arrival.timeZone) ?? checkInFrom;
  const end = at(endDate, leaving.checkOutUntil, leaving.timeZone) ?? endsAt;
  return { start, end: Temporal.Instant.compare(start, end) < 0 ? end : endsAt };
}
