import type { DateText } from '#domain/dates.ts';
import {
  type PaidPrice,
  type PolicySnapshot,
  type RefundPoint,
  refundTimeline,
} from '#domain/refunds.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { GuestGroup } from '#domain/vocabulary.ts';
import { placedInstant } from '#platform/i18n/wall-time.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/services.ts';

/** Dates to price listings for, with the guests. */
export interface PricedDates {
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly guests: number;
  /** Those of the person whose discounts apply; none for a visitor. */
  readonly groups: readonly GuestGroup[];
  readonly now: Temporal.Instant;
}

/** Price of dates at one listing, all in. */
export interface DatesPrice {
  /** Cents. */
  readonly amount: number;
  readonly nights: number;
  /** Free on these dates, for the number of guests, long enough, and not too far ahead. */
  readonly available: boolean;
}

/**
 * Prices of dates at those of several listings that are of one kind; a listing of another kind is
 * missing, and so is one where the dates have begun.
 */
export type PricesForDates = (
  db: Queryable,
  listingIds: readonly string[],
  dates: PricedDates,
) => Promise<ReadonlyMap<string, DatesPrice>>;

/** Data that a kind knows about one of its listings. */
export interface ListedOffer {
  /** Cents for one unit, all in: one session of one guest. */
  readonly price: number;
  /**
   * Amount that the host has to pay before guests can find it, and when it is otherwise removed;
   * null if nothing.
   */
  readonly unpaid: { readonly amount: number; readonly removedAt: Temporal.Instant } | null;
}

/** Data that features above listings know about them; injected by the composition root. */
export interface ListingPorts {
  /** Counts the open reservations of each listing; a listing without any may be missing. */
  countOpenReservations(
    db: Queryable,
    listingIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
  /** Only those whose listing row isn't enough; the others are missing. */
  listedOffers(
    db: Queryable,
    listingIds: readonly string[],
  ): Promise<ReadonlyMap<string, ListedOffer>>;
  /** One for each kind reserved for dates of the guest's choice. */
  readonly pricesForDates: readonly PricesForDates[];
}

/** Loads what guests have reserved of a listing; injected by the composition root. */
export type OpenCommitments = (
  db: Queryable,
  listingId: string,
) => Promise<{ readonly reservations: number; readonly guests: number }>;

/** A session moved to another time or place. */
export interface MovedSession extends SessionKey {
  /** Its previous start. */
  readonly from: Temporal.Instant;
  /** Its new times. */
  readonly to: { readonly startsAt: Temporal.Instant; readonly endsAt: Temporal.Instant };
  /** Whether the change is so large that its guests may cancel for a full refund. */
  readonly leavesFree: boolean;
}

/** A host's changes of future sessions. */
export interface SessionChanges {
  readonly listingId: string;
  readonly moved: readonly MovedSession[];
  readonly cancelled: readonly SessionKey[];
  /** Whether their place changes. */
  readonly placeChanged: boolean;
}

/** Effect of changes of sessions on the guests who booked them. */
export interface ForeseenChanges {
  /** Number of guests with a seat in one of the sessions, each counted once. */
  readonly guests: number;
  /** Number of seats in their bookings. */
  readonly seats: number;
  /** Cents refunded at once for cancelled sessions. */
  readonly refund: number;
  /** Bookings that may then be cancelled for a full refund; null when there are none. */
  readonly leaving: {
    readonly guests: number;
    /** Cents refunded if all of them were cancelled at once. */
    readonly refund: number;
    /** Their deadlines: the earliest and the latest. */
    readonly firstUntil: Temporal.Instant;
    readonly lastUntil: Temporal.Instant;
  } | null;
}

/**
 * Bookings of sessions, as reservations know them; injected by the composition root. A change of
 * sessions locks the listing first, then these, then the sessions: a cancelling guest locks the
 * reservation before its sessions.
 */
export interface SeatBookings {
  /** Computes the effect of changes that are not written yet, by the rule that `follow` applies. */
  foresee(db: Queryable, changes: SessionChanges, now: Temporal.Instant): Promise<ForeseenChanges>;
  /** Locks the bookings of sessions until the transaction ends; the listing is locked already. */
  hold(tx: Queryable, listingId: string, sessions: readonly SessionKey[]): Promise<void>;
  /**
   * Brings the bookings up to date: times, deadlines and refunds; cancelled sessions are refunded.
   * Each guest is notified once. The changes are written already.
   *
   * @returns the number of bookings changed
   */
  follow(
    work: { readonly db: Queryable; readonly now: Temporal.Instant; readonly services: Services },
    changes: SessionChanges,
  ): Promise<number>;
}

/**
 * Refunds of a cancellation over time, its deadlines in the listing's time zone: the browser's own
 * rules for that zone may be outdated.
 *
 * @param timeZone IANA zone of the listing
 */
export function placedRefunds(
  policy: PolicySnapshot,
  amounts: PaidPrice,
  timeZone: string,
): RefundPoint[] {
  const placed = (at: string) => placedInstant(Temporal.Instant.from(at), timeZone);
  return refundTimeline(policy, amounts).map((point) => ({
    ...point,
    from: placed(point.from),
    until: point.until === null ? null : placed(point.until),
  }));
}

/** Job for seats that were released; the feature with the waitlist of sessions handles it. */
export const SEATS_FREED = 'listings.seats-freed';

/** Sessions of a listing in which seats were released. */
export interface FreedSeats {
  readonly listingId: string;
  readonly sessions: readonly SessionKey[];
}

/** Enqueues the job for released seats, in the transaction that releases them. */
export async function enqueueSeatsFreed(
  { db, services }: { readonly db: Queryable; readonly services: Pick<Services, 'jobs'> },
  listingId: string,
  sessions: readonly SessionKey[],
): Promise<void> {
  if (sessions.length === 0) return;
  const freed = sessions.map(({ entryId, date }) => ({ entryId, date }));
  await services.jobs.enqueue(db, SEATS_FREED, { listingId, sessions: freed });
}
