import type { DateText } from '#domain/dates.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/services.ts';

/** Dates to price listings for, and for whom. */
export interface PricedDates {
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly guests: number;
  /** Whose discounts count; null for a visitor. */
  readonly userId: string | null;
  readonly now: Temporal.Instant;
}

/** What dates cost at one listing, all in. */
export interface DatesPrice {
  /** Cents. */
  readonly amount: number;
  readonly nights: number;
  /** Free on these dates, for so many guests, long enough, and not too far ahead. */
  readonly available: boolean;
}

/**
 * What dates cost at those of several listings that are of one kind; a listing of another kind is
 * missing, and so is one where they have begun.
 */
export type PricesForDates = (
  db: Queryable,
  listingIds: readonly string[],
  dates: PricedDates,
) => Promise<ReadonlyMap<string, DatesPrice>>;

/** What a kind knows of one of its listings. */
export interface ListedOffer {
  /** Cents of one unit, all in: one session of one guest. */
  readonly price: number;
  /** What its host has to pay before guests find it, and when it is removed otherwise; null for nothing. */
  readonly unpaid: { readonly amount: number; readonly removedAt: Temporal.Instant } | null;
}

/** What features that stand above listings know about them; the composition root hands it in. */
export interface ListingPorts {
  /** How many reservations of each listing are open; a listing without any may be missing. */
  countOpenReservations(
    db: Queryable,
    listingIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
  /** Of those whose listing doesn't say all itself; others are missing. */
  listedOffers(
    db: Queryable,
    listingIds: readonly string[],
  ): Promise<ReadonlyMap<string, ListedOffer>>;
  /** One for each kind that is reserved for dates of the guest's choice. */
  readonly pricesForDates: readonly PricesForDates[];
}

/** What guests have reserved of a listing, as reservations know it; handed in by the composition root. */
export type OpenCommitments = (
  db: Queryable,
  listingId: string,
) => Promise<{ readonly reservations: number; readonly guests: number }>;

/** A session that takes place at another time or elsewhere. */
export interface MovedSession extends SessionKey {
  /** When it began before. */
  readonly from: Temporal.Instant;
  /** When it is now. */
  readonly to: { readonly startsAt: Temporal.Instant; readonly endsAt: Temporal.Instant };
  /** Whether the change is so large that its guests may leave with everything back. */
  readonly leavesFree: boolean;
}

/** What a host changes of sessions to come. */
export interface SessionChanges {
  readonly listingId: string;
  readonly moved: readonly MovedSession[];
  readonly cancelled: readonly SessionKey[];
  /** Whether they take place elsewhere. */
  readonly placeChanged: boolean;
}

/** What changes of sessions mean for those who have booked them. */
export interface ForeseenChanges {
  /** Guests with a seat in one of the sessions, each once. */
  readonly guests: number;
  /** Seats of their bookings. */
  readonly seats: number;
  /** Cents that go back at once, for what is cancelled. */
  readonly refund: number;
  /** Those who may then leave with everything back; null when nobody may. */
  readonly leaving: {
    readonly guests: number;
    /** Cents that would go back if all of them left at once. */
    readonly refund: number;
    /** Up to when they may: the one who has to decide first, and the one who may take longest. */
    readonly firstUntil: Temporal.Instant;
    readonly lastUntil: Temporal.Instant;
  } | null;
}

/**
 * Those who have seats in sessions, as reservations know them; handed in by the composition root.
 * Whoever changes sessions holds the listing first, then these, then the sessions: guests who cancel
 * hold their reservation before its sessions.
 */
export interface SeatBookings {
  /** What changes that are not written yet would mean, by the rule that `follow` carries out. */
  foresee(db: Queryable, changes: SessionChanges, now: Temporal.Instant): Promise<ForeseenChanges>;
  /** Keeps the bookings of sessions as they are until the transaction ends; the listing is held. */
  hold(tx: Queryable, listingId: string, sessions: readonly SessionKey[]): Promise<void>;
  /**
   * Brings the bookings up to date: times, deadlines and what comes back; those of cancelled
   * sessions get their money back. Each guest is told once. The changes are written already.
   *
   * @returns how many bookings it touched
   */
  follow(
    work: { readonly db: Queryable; readonly now: Temporal.Instant; readonly services: Services },
    changes: SessionChanges,
  ): Promise<number>;
}
