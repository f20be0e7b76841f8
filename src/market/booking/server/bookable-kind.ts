import type { MessageDescriptor } from '@lingui/core';
import type { DateRange, DateText } from '#domain/dates.ts';
import type { NightsKind, SessionsKind } from '#domain/kinds.ts';
import type { Cents } from '#domain/money.ts';
import type { TermsBook } from '#domain/night-terms.ts';
import type { Quote } from '#domain/quote.ts';
import type { PolicySnapshot } from '#domain/refunds.ts';
import type { NightZones, ReservationMoments } from '#domain/reservation-moments.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { GuestGroup, ScheduleDuration } from '#domain/vocabulary.ts';
import type { NightlyListing } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Translator } from '#platform/server/services.ts';

/** A session with its times, as it is when it is reserved. */
export interface TimedSession extends SessionKey {
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
}

/** The half-open local days that a reservation touches. */
export interface BookedDates {
  readonly startDate: DateText;
  readonly endDate: DateText;
}

/** Sessions that a reservation has seats in, in the order of their times, with the days they touch. */
export interface BookedSessions extends BookedDates {
  readonly sessions: readonly TimedSession[];
}

/** Which sessions a guest asks for. */
export interface AskedSessions {
  /** The first of them; null to take the only one of a day. */
  readonly session: SessionKey | null;
  readonly startDate: DateText;
  /** One session, or all of a period of the price from it on. */
  readonly scheduleDuration: ScheduleDuration;
  /** At most so many of a pass; missing for all of its period. */
  readonly max?: number;
  /** Seats of each; missing where a claim alone decides whether there are so many. */
  readonly guests?: number;
}

/** Nights that somebody asks for. */
export interface AskedNights extends BookedDates {
  /** Units of each night. */
  readonly units: number;
  /** Nights of the same reservation, which hold as many units already. */
  readonly held?: DateRange;
}

/** Who comes with a request. */
export interface BookingParty {
  readonly guests: number;
  readonly rooms: number;
  readonly pets: number;
  /** Groups that the guest declares. */
  readonly groups: readonly GuestGroup[];
}

/** What a guest requests of a listing of nights. */
export interface NightsRequest extends BookedDates, BookingParty {}

/** What a guest requests of a listing with sessions. */
export interface SeatsRequest extends BookedSessions, BookingParty {
  /** One session, or all of a period. */
  readonly scheduleDuration: ScheduleDuration;
}

/** What a guest acknowledged as they reserved. */
export interface Agreement {
  readonly reservationId: string;
  readonly guestId: string;
  /** Ids of disclaimers. */
  readonly acknowledged: readonly string[];
}

/** A place where guests board or leave, as everybody may know it. */
interface BoardingPlace {
  /** As it is stored; the reader's language is up to who shows it. */
  readonly city: string;
  readonly countryCode: string;
  /** IANA zone. */
  readonly timeZone: string;
}

/** Where a guest of some nights boards and leaves, of a listing that moves on. */
export interface Boarding {
  /** HH:MM on the clock there. */
  readonly arrival: BoardingPlace & { readonly checkInFrom: string };
  readonly leaving: BoardingPlace & { readonly checkOutUntil: string };
}

/** What listings of every kind bring to be reserved; `Dates` are those of its kind. */
interface Bookable<Dates extends BookedDates> extends NightlyListing {
  readonly hostId: string;
  readonly title: string;
  /** IANA zone of the place. */
  readonly timeZone: string;
  /** Whether the host has removed it. */
  readonly deleted: boolean;
  /** HH:MM in the zone of the place. */
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
  /** The policy of a new reservation. */
  policy(dates: Dates, bookedAt: Temporal.Instant): PolicySnapshot;
  /**
   * The policy agreed on, for other dates: what the listing says by now doesn't count, and its
   * tiers keep the day of the booking.
   */
  policyForDates(agreed: PolicySnapshot, dates: Dates): PolicySnapshot;
}

/** A listing that is reserved by the night, deleted ones too. */
export interface NightsListing extends Bookable<BookedDates> {
  readonly kind: NightsKind;
  /** What its nights cost and how long stays are at least; missing where no night has its own. */
  readonly nightly?: {
    /** Cents of one room. */
    readonly price: Cents;
    readonly minNights: number;
    readonly terms: TermsBook;
  };
  /** Where a guest of these nights boards and leaves; missing, or null, where it is all one place. */
  boardingFor?(dates: BookedDates): Boarding | null;
  /**
   * Refuses nights that don't have so many units left and tells which do; missing where a calendar
   * is all that tells. The listing's row must be held.
   *
   * @throws Problem 'nights-taken' with a text at `startDate`
   */
  refuseFull?(
    db: Queryable,
    asked: AskedNights,
    now: Temporal.Instant,
    translate: Translator,
  ): Promise<void>;
  /**
   * What a request costs as of now.
   *
   * @param units of an earlier agreement; those of the request unless told
   * @throws Problem for what the listing doesn't take
   */
  quote(
    request: NightsRequest & { readonly units: number },
    now: Temporal.Instant,
    translate: Translator,
  ): Quote;
}

/** A listing whose sessions have seats, deleted ones too. */
export interface SeatsListing extends Bookable<BookedSessions> {
  readonly kind: SessionsKind;
  /**
   * The sessions that a request takes a seat in for each unit, with the days they touch.
   *
   * @throws Problem 'session-needed' for a day with several, 'session-over' for what has begun,
   *   'not-found' for what is none, 'too-many-guests' for more than one has seats at all
   */
  sessionsFor(db: Queryable, asked: AskedSessions, now: Temporal.Instant): Promise<BookedSessions>;
  /**
   * What a request costs as of now.
   *
   * @throws Problem for what the listing doesn't take
   */
  quote(request: SeatsRequest & { readonly units: number }): Quote;
  /**
   * Stores what a guest agreed to with a new reservation; missing where there is nothing to agree to.
   *
   * @throws Problem 'disclaimers-missing' with a text at each that they didn't acknowledge
   */
  acknowledge?(
    tx: Queryable,
    agreed: Agreement,
    now: Temporal.Instant,
    translate: Translator,
  ): Promise<void>;
}

/** A listing as a reservation needs to know it: `hasSessions` tells the two apart. */
export type BookableListing = NightsListing | SeatsListing;

/** What a policy is called, and what it says to the guest and to the host. */
export interface PolicyTexts {
  readonly label: MessageDescriptor;
  readonly summary: MessageDescriptor;
  readonly hostSummary: MessageDescriptor;
}

/** What a host owes us for a listing of theirs. */
export interface OwedByHost {
  readonly hostId: string;
  readonly title: string;
  /** IANA zone of the place. */
  readonly timeZone: string;
  /** 0 where nothing is due. */
  readonly amount: Cents;
}

/** What a host paid for a listing of theirs. */
export interface HostPayment {
  readonly listingId: string;
  readonly amount: Cents;
  readonly now: Temporal.Instant;
}

/** What each kind of listing brings to be reserved; `Listing` and `Dates` are those of its kind. */
interface Kind<Listing extends BookableListing, Dates extends BookedDates> {
  /** Null when no listing of the kind has that id. */
  load(db: Queryable, listingId: string): Promise<Listing | null>;
  /** When a reservation on these dates can be checked into, and is over. */
  moments(dates: Dates & { readonly timeZone: string }): ReservationMoments;
  /** @param effective of a `PolicySnapshot` of this kind */
  policyTexts(effective: string): PolicyTexts;
  /**
   * What its host owes us for a listing, removed ones too; null for a listing of another kind, and
   * missing where hosts never pay.
   */
  owedByHost?(db: Queryable, listingId: string): Promise<OwedByHost | null>;
  /**
   * Takes what a host pays us for a listing, its row locked; missing where hosts never pay.
   *
   * @returns whether it was owed: what wasn't goes straight back
   */
  takeHostPayment?(db: Queryable, payment: HostPayment): Promise<boolean>;
}

/** What a kind that is reserved by the night brings. */
export interface NightsBookable
  extends Kind<NightsListing, BookedDates & { readonly zones?: NightZones | undefined }> {
  readonly kind: NightsKind;
  /** Those of these listings that are of the kind, in one statement; missing where few are needed. */
  loadMany?(db: Queryable, listingIds: readonly string[]): Promise<NightsListing[]>;
}

/** What a kind whose sessions have seats brings. */
export interface SeatsBookable extends Kind<SeatsListing, BookedSessions> {
  readonly kind: SessionsKind;
}

/** What one kind of listing brings to be reserved; all else is the same for every kind. */
export type BookableKind = NightsBookable | SeatsBookable;

/** The clocks of nights at a listing; undefined where all of them are by its own. */
export function nightZones(listing: NightsListing, dates: BookedDates): NightZones | undefined {
  const boarding = listing.boardingFor?.(dates) ?? null;
  if (boarding === null) return undefined;
  return { arrival: boarding.arrival.timeZone, leaving: boarding.leaving.timeZone };
}
