import { msg } from '@lingui/core/macro';
import { canPayMonthly, paidMonthly } from '#domain/instalments.ts';
import { KINDS, type NightsKind, requestedUnits, type SessionsKind } from '#domain/kinds.ts';
import { requestDeadline } from '#domain/lifecycles.ts';
import type { ReservationMoments } from '#domain/reservation-moments.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { GuestGroup } from '#domain/vocabulary.ts';
import { groupsOf, lockUser } from '#features/accounts/index.server.ts';
import { shareJourney } from '#features/itinerants/index.server.ts';
import { nightZones } from '#market/booking/index.server.ts';
import {
  acceptsRequests,
  claimNights,
  claimSessions,
  isPaused,
  loadKnownMbps,
  releaseNights,
} from '#market/inventory/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { maySeeSentMails } from '#platform/server/mail/sent-mails.ts';
import type { checkRequest as checkRequestRoute, createReservation } from '../../contract.ts';
import { confirmIfSettled } from '../money/record-payment.ts';
import { announce } from '../notify/announce.ts';
import { reservationRow } from '../show/reservation-row.ts';
import { insertEvent } from '../store/events.ts';
import {
  blockListingDeletion,
  findStayUntil,
  insertReservation,
  type Reservation,
} from '../store/reservations.ts';
import { acceptNightOffer } from '../waitlist/night-offers.ts';
import { approveAtOnce, meetsInstantCondition } from './approve-at-once.ts';
import { toNightRange } from './holding.ts';
import { type Bookable, loadBookable } from './kinds.ts';
import { checkPayable, checkRequestAllowed, findRequestRefusal } from './request-rule.ts';

type RequestReservationBody = RouteInput<typeof createReservation>['body'];

/**
 * Asks to reserve a listing. What is asked for is held from now on.
 *
 * @throws Problem as the contract lists them
 */
export async function requestReservation(
  body: RequestReservationBody,
  context: SignedInContext,
): Promise<RouteAnswer<typeof createReservation>> {
  const { db, now, actor, translate } = context;
  const { listingId, guests, rooms, pets, message } = body;
  await lockUser(db, actor.id);
  // The host can't change the data read after this lock.
  const listed = await blockListingDeletion(db, listingId);
  await shareJourney(db, listingId);
  const bookable = await loadBookable(db, context.services, listingId);
  if (bookable === null) throw new Problem('not-found');
  const { kind, listing } = bookable;
  const { hostId, timeZone } = listing;
  if (listing.deleted || !listed || !(await acceptsRequests(db, listingId))) {
    throw new Problem('stay-unavailable');
  }
  if (await isPaused(db, listingId)) throw new Problem('listing-paused');
  if (hostId === actor.id) throw new Problem('own-listing');

  const groups = await groupsOf(db, actor.id);
  const { agreed, sessions, hold } =
    bookable.unit === 'night'
      ? await agreeOnNights(bookable, body, groups, context)
      : await agreeOnSeats(bookable, body, groups, context);
  const { startDate, endDate, units, quote } = agreed;
  if (body.totalPrice !== undefined && body.totalPrice !== quote.total) {
    throw new Problem('price-mismatch');
  }
  await checkRequestAllowed(context, {
    kind: kind.kind,
    startDate,
    endDate,
    listingId,
    hostId,
    guestId: actor.id,
    sessions,
    seats: quote.total > 0 ? units : 0,
  });
  await hold();
  const isInstant =
    bookable.unit === 'night' &&
    (await meetsInstantCondition(context, bookable.listing.instantBooking, actor.id));
  const answerBy = requestDeadline(kind.kind, now, { startDate, timeZone });
  const reservation = await insertReservation(db, {
    ...agreed,
    listingId,
    guestId: actor.id,
    hostId,
    status: 'pending',
    timeZone,
    rooms,
    guests,
    pets,
    message,
    listingTitle: listing.title,
    groups,
    total: quote.total,
    promisedMbps: KINDS[kind.kind].hasWifiToMeasure ? await loadKnownMbps(db, listingId) : null,
    isInstant,
    answerBy,
    payBy: KINDS[kind.kind].payment === 'on-booking' ? answerBy : null,
    createdAt: now,
    updatedAt: now,
  });
  const { acknowledgedDisclaimers: acknowledged } = body;
  if (bookable.unit === 'session') {
    const agreement = { reservationId: reservation.id, guestId: actor.id, acknowledged };
    await bookable.listing.acknowledge?.(db, agreement, now, translate);
  }
  // The graph begins with this status; all later steps go through `transition`.
  const event = await insertEvent(db, {
    reservationId: reservation.id,
    at: now,
    actorId: actor.id,
    party: 'guest',
    action: 'request',
    fromStatus: null,
    toStatus: 'pending',
    details: { startDate, endDate, total: quote.total },
  });
  if (isInstant) {
    return reservationRow(db, await approveAtOnce(context, reservation), context);
  }
  await announce(
    context,
    reservation,
    event,
    KINDS[kind.kind].payment === 'on-booking'
      ? // What costs nothing is confirmed below.
        quote.total > 0
        ? [{ kind: 'seats-held', to: 'guest' }]
        : []
      : [
          { kind: 'request-received', to: 'host' },
          { kind: 'request-sent', to: 'guest' },
        ],
  );
  const settled = await confirmIfSettled(context, reservation);
  return reservationRow(db, settled, context);
}

/** The terms that guest and host agree on by a request, and how it is held. */
interface Agreement {
  readonly agreed: Agreed & ({ kind: NightsKind } | { kind: SessionsKind; sessions: SessionKey[] });
  /** Sessions to reserve seats in; empty for nights. */
  readonly sessions: readonly SessionKey[];
  /**
   * Holds what is requested from now on; the listing's row must be held (`blockListingDeletion`).
   *
   * @throws Problem 'nights-taken' when a night has no room, 'session-full' when a session hasn't
   */
  hold(): Promise<void>;
}

type Agreed = ReservationMoments &
  Pick<Reservation, 'startDate' | 'endDate' | 'units' | 'quote' | 'policy' | 'houseRules' | 'goAt'>;

/**
 * @throws Problem 'invalid-input' at a missing date, and for nights that the listing doesn't accept
 */
async function agreeOnNights(
  { kind, listing }: Extract<Bookable, { unit: 'night' }>,
  { startDate, endDate, guests, rooms, pets, payMonthly }: RequestReservationBody,
  groups: readonly GuestGroup[],
  { db, now, actor, translate }: SignedInContext,
): Promise<Agreement> {
  if (startDate === undefined || endDate === undefined) {
    const field = startDate === undefined ? 'startDate' : 'endDate';
    throw new Problem('invalid-input', { fields: { [field]: translate(msg`This is required.`) } });
  }
  const dates = { startDate, endDate };
  const units = requestedUnits(listing, { guests, rooms });
  // Of a stay that has begun, more nights are a reservation of their own (decision 0347).
  const parties = { listingId: listing.id, guestId: actor.id };
  const agreed = await findStayUntil(db, parties, startDate);
  const request = { ...dates, guests, rooms, pets, units, groups, agreed };
  const quote = checkPayable(listing.quote(request, now, translate), translate);
  const { timeZone } = listing;
  if (payMonthly && !(listing.monthlyPayments && quote.total > 0 && canPayMonthly(dates))) {
    throw new Problem('not-by-the-month');
  }
  return {
    agreed: {
      ...dates,
      ...kind.moments({ ...dates, timeZone, zones: nightZones(listing, dates) }),
      kind: kind.kind,
      units,
      quote,
      houseRules: [...listing.houseRules],
      goAt: listing.go?.status === 'waiting' ? listing.go.at : null,
      policy: payMonthly
        ? paidMonthly(listing.policy(dates, now), quote, { ...dates, timeZone })
        : listing.policy(dates, now),
    },
    sessions: [],
    async hold() {
      const held = agreed === undefined ? {} : { held: agreed };
      const offered = await acceptNightOffer(
        db,
        { listingId: listing.id, userId: actor.id },
        dates,
      );
      if (offered?.units === units) {
        // They are held already, whatever the host has closed since.
        return;
      }
      if (offered !== null)
        await releaseNights(db, listing.id, [toNightRange(dates)], offered.units);
      await listing.refuseFull?.(db, { ...dates, units, ...held }, now, translate);
      await claimNights(db, listing, toNightRange(dates), units, agreed);
    },
  };
}

/** @throws Problem 'invalid-input' at a day that is missing, and as `sessionsFor` does */
async function agreeOnSeats(
  { kind, listing }: Extract<Bookable, { unit: 'session' }>,
  { session, guests, rooms, pets, scheduleDuration, ...body }: RequestReservationBody,
  groups: readonly GuestGroup[],
  { db, now, translate }: SignedInContext,
): Promise<Agreement> {
  const first = session?.date ?? body.startDate;
  if (first === undefined) {
    const required = translate(msg`This is required.`);
    throw new Problem('invalid-input', { fields: { startDate: required } });
  }
  const asked = { session: session ?? null, startDate: first, scheduleDuration, guests };
  const dates = await listing.sessionsFor(db, asked, now);
  const sessions = dates.sessions.map(({ entryId, date }) => ({ entryId, date }));
  const units = requestedUnits(listing, { guests, rooms });
  const request = { ...dates, guests, rooms, pets, units, groups, scheduleDuration };
  return {
    agreed: {
      ...kind.moments({ ...dates, timeZone: listing.timeZone }),
      kind: kind.kind,
      sessions,
      startDate: dates.startDate,
      endDate: dates.endDate,
      units,
      houseRules: null,
      goAt: null,
      quote: checkPayable(listing.quote(request), translate),
      policy: listing.policy(dates, now),
    },
    sessions,
    hold: () => claimSessions(db, listing.id, sessions, units, now),
  };
}

/**
 * Requests seats of one session for the caller, without a message or other options.
 *
 * @returns its id, and the cents to be paid
 * @throws Problem as `requestReservation` does
 */
export async function requestSeats(
  seats: {
    readonly listingId: string;
    readonly session: SessionKey;
    readonly guests: number;
    readonly message: string;
    /** Ids of the disclaimers that the guest ticked. */
    readonly acknowledgedDisclaimers: readonly string[];
    /** Cents that the guest saw; undefined if none were shown. */
    readonly totalPrice: number | undefined;
  },
  context: SignedInContext,
): Promise<{ readonly id: string; readonly due: number }> {
  const { id, due } = await requestReservation(
    {
      ...seats,
      acknowledgedDisclaimers: [...seats.acknowledgedDisclaimers],
      rooms: 1,
      pets: 0,
      payMonthly: false,
      scheduleDuration: 'one-time',
    },
    context,
  );
  return { id, due };
}

/**
 * Whether the caller may request a stay now, by the rule that refuses the request.
 *
 * @throws Problem 'not-found' for a stay that never existed
 */
export async function checkRequest(
  listingId: string,
  dates: { readonly startDate: string; readonly endDate: string },
  { services, actor, now, translate, headers, address }: SignedInContext,
): Promise<RouteAnswer<typeof checkRequestRoute>> {
  // Read from the primary: the caller may have cancelled or confirmed something a moment ago.
  const { main } = services.database;
  const bookable = await loadBookable(main, services, listingId);
  if (bookable === null) throw new Problem('not-found');
  const { kind, listing } = bookable;
  const parties = { guestId: actor.id, hostId: listing.hostId };
  const asked = { ...dates, ...parties, listingId, kind: kind.kind };
  const refusal = await findRequestRefusal({ db: main, now, services }, asked);
  if (refusal === null) {
    const isInstant =
      bookable.unit === 'night' &&
      (await meetsInstantCondition(
        { db: main, now, services },
        bookable.listing.instantBooking,
        actor.id,
      ));
    return { refusal: null, isInstant };
  }
  const { code, until } = refusal;
  return {
    isInstant: false,
    refusal: {
      code,
      message: translate(services.errors[code].message),
      until: until?.toString() ?? null,
      pendingId: refusal.code === 'request-pending' ? refusal.pendingId : null,
      mailsHere: maySeeSentMails(headers, address, services.config),
    },
  };
}
