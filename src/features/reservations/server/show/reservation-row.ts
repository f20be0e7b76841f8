import { nightsBetween, startOfDay } from '#domain/dates.ts';
import type { Instalment } from '#domain/instalments.ts';
import { hasCome } from '#domain/instants.ts';
import { KINDS } from '#domain/kinds.ts';
import { OPEN_STATUSES } from '#domain/lifecycles.ts';
import { toDollars } from '#domain/money.ts';
import { canSeeAmounts } from '#domain/permissions.ts';
import { netPaid } from '#domain/reservation-money.ts';
import { personsByIds } from '#features/accounts/index.server.ts';
import { loadBoardings, loadGoStates, meetingPointFor } from '#features/itinerants/index.server.ts';
import type { ShownBoarding } from '#market/booking/contract.ts';
import { type GoState, showGoState } from '#market/booking/index.server.ts';
import { loadSessionTimes } from '#market/inventory/index.server.ts';
import {
  type Arrival,
  listingSummaries,
  loadArrival,
  shownSummary,
} from '#market/page/index.server.ts';
import { placedInstant, placedOrNull } from '#platform/i18n/wall-time.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Actor, Translator } from '#platform/server/services.ts';
import type { ReservationDetails, ReservationRow } from '../../contract.ts';
import { endWhileUnpaid, listInstalments } from '../money/instalments.ts';
import { amountDue } from '../money/refunds.ts';
import { withChangeWaiting } from '../store/events.ts';
import { loadOnCards, type OnCards } from '../store/payments.ts';
import { getSessions, type Reservation } from '../store/reservations.ts';
import { hideRowAmounts } from './hide-amounts.ts';

type Nights = Pick<Reservation, 'listingId' | 'startDate' | 'endDate'>;

/** Where a guest of these nights boards and leaves; null where the listing stays in one place. */
export type BoardingLookup = (nights: Nights) => ShownBoarding | null;

/**
 * Where guests of these reservations board and leave, in the reader's language: everything that
 * names a place or an hour of a reservation takes it from here. One statement for all of them.
 */
export function loadBoardingLookup(
  db: Queryable,
  reservations: readonly Pick<Reservation, 'kind' | 'listingId'>[],
  reader: { readonly locale: string },
): Promise<BoardingLookup> {
  const moving = reservations.filter(({ kind }) => KINDS[kind].travels);
  return loadBoardings(
    db,
    moving.map(({ listingId }) => listingId),
    reader,
  );
}

/** Both towns, or the only one: names alone, the same in every language. */
export function routeText({ arrival, leaving }: ShownBoarding): string {
  return arrival.city === leaving.city ? arrival.city : `${arrival.city} – ${leaving.city}`;
}

/** The exact place where a guest arrives and how they get in. */
export interface GuestArrival extends Omit<Arrival, 'latitude' | 'longitude'> {
  /** Empty if the host shares it in another manner. */
  readonly address: string;
  /** Null without a known point. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * The exact place where a guest arrives and how they get in. The caller decides who may read it.
 * Details of a stop that the host left out are empty.
 */
export async function loadGuestArrival(
  db: Queryable,
  { kind, listingId, startDate, endDate }: Nights & Pick<Reservation, 'kind'>,
): Promise<GuestArrival | null> {
  const arrival = await loadArrival(db, listingId);
  if (arrival === null || !KINDS[kind].travels) return arrival;
  const point = await meetingPointFor(db, { listingId, startDate, endDate });
  return point === null ? arrival : { ...arrival, ...point };
}

/** Who reads rows, when and in which language. */
interface RowReader {
  readonly actor: Actor;
  readonly translate: Translator;
  readonly now: Temporal.Instant;
}

/** A reservation as lists show it; the same to guest and host, without amounts to a co-host. */
export async function reservationRow(
  db: Queryable,
  reservation: Reservation,
  reader: RowReader,
): Promise<ReservationRow> {
  const [row] = await reservationRows(db, [reservation], reader);
  if (row === undefined) throw new Error('a reservation has no row');
  return row;
}

/** Reservations as lists show them, in the order given. */
export async function reservationRows(
  db: Queryable,
  reservations: readonly Reservation[],
  { actor, translate, now }: RowReader,
): Promise<ReservationRow[]> {
  const people = reservations.flatMap(({ guestId, hostId }) => [guestId, hostId]);
  const ids = reservations.map(({ id }) => id);
  const listingIds = reservations.map(({ listingId }) => listingId);
  const summaries = await listingSummaries(db, listingIds, translate);
  const findBoarding = await loadBoardingLookup(db, reservations, translate);
  const persons = await personsByIds(db, people);
  const changing = await withChangeWaiting(db, ids);
  const journeys = reservations.filter(({ kind }) => KINDS[kind].travels);
  const goStates = await loadGoStates(
    db,
    journeys.map(({ listingId }) => listingId),
  );
  const onCards = await loadOnCards(
    db,
    journeys.map(({ id }) => id),
  );
  const times = await loadSessionTimes(
    db,
    reservations.flatMap((each) =>
      getSessions(each).map((session) => ({ ...session, listingId: each.listingId })),
    ),
  );
  const person = (id: string) => persons.get(id) ?? { id, name: '', image: null };

  const rows = reservations.map((reservation): ReservationRow => {
    const { id, key, status, startDate, endDate, timeZone, guests, total, paid } = reservation;
    const boarding = findBoarding(reservation);
    const due = amountDue(reservation, now);
    return {
      id,
      key,
      status,
      startDate,
      endDate,
      timeZone,
      nights: nightsBetween(startDate, endDate),
      sessions: timedSessions(reservation, times),
      guests,
      showsAmounts: true,
      payment: total === 0 ? 'free' : due > 0 ? 'due' : 'settled',
      totalPrice: toDollars(total),
      total,
      ...shownPaid(paid, onCards.get(id)),
      due,
      ...nextInstalment(reservation, now),
      deposit: reservation.quote.deposit,
      listing: {
        ...shownSummary(summaries, reservation.listingId),
        ...toBoardingPlace(boarding),
        kind: reservation.kind,
        title: reservation.listingTitle,
      },
      boarding,
      ...shownGo(goStates.get(reservation.listingId) ?? null, timeZone, now),
      guest: person(reservation.guestId),
      host: person(reservation.hostId),
      checkInUntil: placedInstant(reservation.endsAt, boarding?.leaving.timeZone ?? timeZone),
      isInstant: reservation.isInstant,
      answerBy: placedInstant(reservation.answerBy, timeZone),
      payBy: placedOrNull(reservation.payBy, timeZone),
      changeWaiting: changing.has(id),
      createdAt: reservation.createdAt.toString(),
    };
  });
  return canSeeAmounts(actor) ? rows : rows.map(hideRowAmounts);
}

/** Money that was paid, without what was only held on a card and never taken. */
function shownPaid(
  paid: number,
  onCards: OnCards | undefined,
): Pick<ReservationRow, 'paid' | 'held' | 'uncaptured'> {
  if (onCards === undefined) return { paid };
  const { held, uncaptured } = onCards;
  return {
    paid: paid - uncaptured,
    ...(held > 0 ? { held } : {}),
    ...(uncaptured > 0 ? { uncaptured } : {}),
  };
}

function shownGo(
  state: GoState | null,
  timeZone: string,
  now: Temporal.Instant,
): Pick<ReservationRow, 'go'> {
  const go = showGoState(state, timeZone, now);
  return go === null ? {} : { go };
}

/** Where a guest boards, in place of where the listing is. */
function toBoardingPlace(
  boarding: ReservationRow['boarding'],
): Partial<Pick<ReservationRow['listing'], 'city' | 'countryName'>> {
  if (boarding === null) return {};
  const { city, countryName } = boarding.arrival;
  return { city, countryName };
}

/** The sessions of a reservation with their times, in the order of these. */
function timedSessions(
  reservation: Reservation,
  times: Awaited<ReturnType<typeof loadSessionTimes>>,
): ReservationRow['sessions'] {
  const { listingId, timeZone } = reservation;
  const sessions = getSessions(reservation);
  return times
    .filter(
      (each) =>
        each.listingId === listingId &&
        sessions.some(({ entryId, date }) => entryId === each.entryId && date === each.date),
    )
    .map(({ entryId, date, startsAt, endsAt, status }) => ({
      entryId,
      date,
      startsAt: placedInstant(startsAt, timeZone),
      endsAt: placedInstant(endsAt, timeZone),
      status,
    }));
}

/**
 * The instalments of a reservation, and how far each has come; of one that has ended those that were
 * paid.
 */
export function shownInstalments(
  reservation: Reservation,
  now: Temporal.Instant,
): ReservationDetails['instalments'] {
  const { timeZone } = reservation;
  const isOpen = OPEN_STATUSES.includes(reservation.status);
  // Money that went back at the end, such as the deposit, was paid all the same.
  const came = isOpen ? netPaid(reservation) : reservation.paid;
  let sum = 0;
  const all = listInstalments(reservation).map((instalment) => {
    sum += instalment.amount;
    const state = instalmentState(instalment, came >= sum, timeZone, now);
    return {
      ...instalment,
      dueAt: placedOrNull(instalment.dueAt, timeZone),
      state,
      ...(state === 'late'
        ? { endsAt: placedInstant(endWhileUnpaid(reservation, instalment), timeZone) }
        : {}),
    };
  });
  return isOpen ? all : all.filter(({ state }) => state === 'paid');
}

function instalmentState(
  { dueAt, startDate }: Instalment,
  isPaid: boolean,
  timeZone: string,
  now: Temporal.Instant,
): ReservationDetails['instalments'][number]['state'] {
  if (isPaid) return 'paid';
  if (dueAt !== null && hasCome(startOfDay(startDate, timeZone), now)) return 'late';
  return dueAt === null || hasCome(dueAt, now) ? 'due' : 'planned';
}

/** The next instalment of a stay that is paid so far, and has not ended. */
function nextInstalment(
  reservation: Reservation,
  now: Temporal.Instant,
): Pick<ReservationRow, 'nextInstalment'> {
  if (reservation.paidAt === null || !OPEN_STATUSES.includes(reservation.status)) return {};
  const next = shownInstalments(reservation, now).find(({ state }) => state !== 'paid');
  return next === undefined ? {} : { nextInstalment: next };
}
