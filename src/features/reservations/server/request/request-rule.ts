import { msg } from '@lingui/core/macro';
import { lastDay } from '#domain/booked-days.ts';
import { type DateText, nightsBetween } from '#domain/dates.ts';
import { byUnit } from '#domain/kinds.ts';
import { requestContact } from '#domain/moderation.ts';
import type { Quote } from '#domain/quote.ts';
import {
  dateChangesFrom,
  hasTooManyNights,
  type RequestRefusal,
  requestRefusal,
} from '#domain/request-limits.ts';
import { seatHoldRefusal } from '#domain/seat-hold-limits.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { lockUser, readContactFacts } from '#features/accounts/index.server.ts';
import { meetsGuestCondition } from '#market/booking/index.server.ts';
import { acceptsRequests } from '#market/inventory/index.server.ts';
import { formatMoment } from '#platform/i18n/moments.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import { datesOfKind } from '../notify/emails/template.ts';
import {
  listDateChanges,
  listPending,
  listRunOuts,
  listSeatHolds,
  readGuestRecord,
} from '../store/guest-record.ts';
import type { Reservation } from '../store/reservations.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

interface ReservationRequest {
  readonly kind: ListingKind;
  readonly guestId: string;
  readonly hostId: string;
  readonly listingId: string;
  readonly startDate: string;
  readonly endDate: string;
  /** The sessions of seats; empty while they aren't known. */
  readonly sessions?: readonly SessionKey[];
  /** Number of seats to be paid. */
  readonly seats?: number;
}

/** Why a guest may not ask for nights or seats now; null when they may. */
export async function findRequestRefusal(
  { db, now, services }: UnitOfWork,
  request: ReservationRequest,
): Promise<RequestRefusal | null> {
  const { listingId, guestId, hostId, sessions = [], seats = 0 } = request;
  const { standing, isBlocked } = await readContactFacts(db, guestId, hostId);
  const contact = requestContact(standing, { isBlocked });
  if (contact !== 'ok') return { code: contact, until: null };
  const guestRecord = await readGuestRecord(db, { guestId, hostId }, now);
  // An address comes first: no identity is verified without one.
  if (guestRecord.emailVerified && !(await meetsGuestCondition(db, services, request))) {
    return { code: 'guest-not-verified', until: null };
  }
  return byUnit(request, {
    night: async () => {
      const pending = await listPending(db, guestId);
      const nights = nightsBetween(request.startDate, request.endDate);
      return requestRefusal({ ...guestRecord, pending }, { listingId, nights }, now);
    },
    session: async () => {
      const holds = await listSeatHolds(db, guestId);
      const ranOutAt = await listRunOuts(db, { guestId, listingId }, now);
      const asked = { listingId, sessions, seats };
      return seatHoldRefusal({ ...guestRecord, holds, ranOutAt }, asked, now);
    },
  });
}

/**
 * Refuses a request that the guest may not make now. The guest must be held (`lockUser`), else
 * requests at the same moment don't count each other.
 *
 * @throws Problem with the code of the refusal
 */
export async function checkRequestAllowed(
  work: UnitOfWork,
  asked: ReservationRequest,
): Promise<void> {
  const refusal = await findRequestRefusal(work, asked);
  if (refusal === null) return;
  const { code, until } = refusal;
  if (until === null) throw new Problem(code);
  throw new Problem(code, { retryAfter: secondsTo(until, work.now) });
}

/**
 * Refuses another change of the dates of a waiting request after too many within an hour. The
 * request must be locked, else changes at the same moment don't count each other.
 *
 * @throws Problem 'too-many-date-changes'
 */
export async function checkDateChanges({ db, now }: UnitOfWork, id: string): Promise<void> {
  const until = dateChangesFrom(await listDateChanges(db, id, now), now);
  if (until !== null)
    throw new Problem('too-many-date-changes', { retryAfter: secondsTo(until, now) });
}

/**
 * Refuses to agree on what waits, or to move it, where nothing new may be reserved: moderation hides
 * the listing, the two have blocked each other, or the guest is limited.
 *
 * @throws Problem 'stay-unavailable', 'not-requestable', 'account-limited'
 */
export async function requireOpenToRequests(
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  { listingId, guestId, hostId }: Pick<Reservation, 'listingId' | 'guestId' | 'hostId'>,
): Promise<void> {
  if (!(await acceptsRequests(db, listingId))) throw new Problem('stay-unavailable');
  const { standing, isBlocked } = await readContactFacts(db, guestId, hostId);
  const contact = requestContact(standing, { isBlocked });
  // The host doesn't learn how the guest stands with moderation.
  if (contact !== 'ok') throw new Problem(actor.id === guestId ? contact : 'not-requestable');
}

function secondsTo(until: Temporal.Instant, now: Temporal.Instant): number {
  return Math.ceil(now.until(until).total('seconds'));
}

/**
 * Refuses to move a waiting request to more nights than the guest's other ones leave.
 *
 * @throws Problem 'too-many-pending-nights'
 */
export async function checkPendingNights(
  { db }: UnitOfWork,
  { id, guestId }: Pick<Reservation, 'id' | 'guestId'>,
  nights: number,
): Promise<void> {
  await lockUser(db, guestId);
  const others = (await listPending(db, guestId)).filter((each) => each.id !== id);
  if (hasTooManyNights(others, nights)) throw new Problem('too-many-pending-nights');
}

/** The fields that date a reservation. */
interface Booked {
  readonly kind: ListingKind;
  readonly startDate: DateText;
  /** The day after the last one. */
  readonly endDate: DateText;
  /** ISO instant of its first session; null of nights. */
  readonly firstSession: string | null;
  /** IANA zone of the place. */
  readonly timeZone: string;
}

/**
 * The dates of a reservation in short: its days, or the day and local hour of its session. For
 * several sessions the days from the first to the last.
 */
export function bookedWhen(booked: Booked, locale: string): string {
  const { kind, startDate, endDate, firstSession, timeZone } = booked;
  if (firstSession === null || lastDay(kind, endDate) > startDate) {
    return datesOfKind(kind, { startDate, endDate }, locale);
  }
  const of = { locale, zone: timeZone, readerZone: null } as const;
  return formatMoment(Temporal.Instant.from(firstSession), { ...of, day: 'full' }).there;
}

/** Maximum cents of a card checkout. */
const MAX_CENTS = 99_999_999;

/**
 * A price, if one payment can carry it.
 *
 * @throws Problem 'invalid-input' for one that is too high
 */
export function checkPayable(quote: Quote, translate: Translator): Quote {
  if (quote.total > MAX_CENTS) {
    throw new Problem('invalid-input', {
      fields: { endDate: translate(msg`The total is too high for a single payment.`) },
    });
  }
  return quote;
}
