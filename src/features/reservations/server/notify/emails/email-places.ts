import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ContactKind, hideContactDetails } from '#domain/contact-details.ts';
import { KINDS } from '#domain/kinds.ts';
import { canSeeArrivalDetails } from '#domain/permissions.ts';
import { entryTitles } from '#features/experiences/index.server.ts';
import { loadSessionTimes } from '#market/inventory/index.server.ts';
import {
  type Arrival,
  listingSummaries,
  loadArrival,
  shownSummary,
} from '#market/page/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type MailQuote, quotesIn } from '#platform/server/mail/render-mail.ts';
import type { Translator } from '#platform/server/services.ts';
import { type BoardingLookup, loadBoardingLookup } from '../../show/reservation-row.ts';
import { getSessions, type Reservation } from '../../store/reservations.ts';

/** A session as emails show it. */
export interface MailedSession {
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
  /** Title of its timetable entry; empty if that was deleted. */
  readonly title: string;
}

/** Place and time of a reservation. */
export interface MailedPlace {
  /** In the reader's language; empty for a deleted listing. */
  readonly city: string;
  /** In the order of time; none of nights. */
  readonly sessions: readonly MailedSession[];
}

/** Where and when reservations are, in the reader's language. */
export interface MailPlaces {
  readonly boardingOf: BoardingLookup;
  /** The city and the country where a guest arrives. */
  placeOf(reservation: Reservation): string;
  mailedPlace(reservation: Reservation): MailedPlace;
  /** The listing's first picture; null if it has none any more. */
  cover(reservation: Reservation): { readonly key: string; readonly alt: string } | null;
  /** Language of the host's texts, if it isn't the reader's. */
  getTextLanguage(reservation: Reservation): string | undefined;
  /** Titles of the reserved listing and sessions, for emails. */
  quotesOf(reservation: Reservation): MailQuote[];
}

/** Places and times of these reservations, in as many statements for many as for one. */
export async function placesForMails(
  db: Queryable,
  reservations: readonly Reservation[],
  translate: Translator,
): Promise<MailPlaces> {
  const boardingOf = await loadBoardingLookup(db, reservations, translate);
  const listingIds = reservations.map(({ listingId }) => listingId);
  const summaries = await listingSummaries(db, listingIds, translate);
  const mailedSessions = await loadMailedSessions(db, reservations);
  const getTextLanguage = ({ listingId }: Reservation) => summaries.get(listingId)?.language;
  return {
    boardingOf,
    getTextLanguage,
    placeOf: (reservation) => {
      const { city = '', countryName = '' } =
        boardingOf(reservation)?.arrival ?? summaries.get(reservation.listingId) ?? {};
      return city === '' || countryName === ''
        ? city + countryName
        : translate(msg`${city}, ${countryName}`);
    },
    mailedPlace: (reservation) => ({
      city: shownSummary(summaries, reservation.listingId).city,
      sessions: mailedSessions(reservation),
    }),
    cover: ({ listingId }) => summaries.get(listingId)?.cover ?? null,
    quotesOf: (reservation) => {
      const sessions = mailedSessions(reservation).map(({ title }) => title);
      return quotesIn(getTextLanguage(reservation), [reservation.listingTitle, ...sessions]);
    },
  };
}

async function loadMailedSessions(
  db: Queryable,
  reservations: readonly Reservation[],
): Promise<(reservation: Reservation) => MailedSession[]> {
  const keys = reservations.flatMap((each) =>
    getSessions(each).map((session) => ({ ...session, listingId: each.listingId })),
  );
  const times = await loadSessionTimes(db, keys);
  const titles = await entryTitles(
    db,
    times.map(({ entryId }) => entryId),
  );
  return (reservation) =>
    times
      .filter(
        (each) =>
          each.listingId === reservation.listingId &&
          getSessions(reservation).some(
            ({ entryId, date }) => entryId === each.entryId && date === each.date,
          ),
      )
      .map(({ entryId, startsAt, endsAt }) => ({
        startsAt,
        endsAt,
        title: titles.get(entryId) ?? '',
      }));
}

/**
 * The exact place and how guests get in, by the rule that shows it on the trip page; null for kinds
 * whose guests get a separate email with it before the arrival.
 */
export async function loadGettingIn(
  db: Queryable,
  reservation: Reservation,
  now: Temporal.Instant,
): Promise<Arrival | null> {
  const { kind, guestId, listingId } = reservation;
  const guest = { id: guestId, role: 'user' } as const;
  if (
    KINDS[kind].arrivalDetails === 'before-arrival' ||
    !canSeeArrivalDetails(reservation, guest, now)
  )
    return null;
  return loadArrival(db, listingId);
}

const HIDDEN_TEXTS: Readonly<Record<ContactKind, MessageDescriptor>> = {
  phone: msg`phone number hidden`,
  email: msg`email address hidden`,
  link: msg`link hidden`,
  handle: msg`username hidden`,
};

/**
 * A user's text as an email to the other party may quote it: without contact details, whatever is
 * approved. An email can't be withdrawn when a reservation is cancelled.
 */
export function redactForMail(
  written: string,
  translate: Translator,
): { readonly text: string; readonly why: readonly string[] } {
  const parts = hideContactDetails(written);
  const text = parts
    .map(({ text: words, hidden }) =>
      hidden === null ? words : `[${translate(HIDDEN_TEXTS[hidden])}]`,
    )
    .join('');
  const isWhole = parts.every(({ hidden }) => hidden === null);
  const why = translate(
    msg`Phone numbers, email addresses, links and @names stay hidden until a reservation is approved.`,
  );
  return { text, why: isWhole ? [] : [why] };
}
