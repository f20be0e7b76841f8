import type { MessageDescriptor } from '@lingui/core';
import type { DateRange, DateText } from '#domain/dates.ts';
import type { InstantCondition } from '#domain/instant-booking.ts';
import type { NightsKind, SessionsKind } from '#domain/kinds.ts';
import type { Cents } from '#domain/money.ts';
import type { NightOverrides } from '#domain/night-overrides.ts';
import type { OfferRules } from '#domain/offer-rules.ts';
import type { Quote } from '#domain/quote.ts';
import type { PolicySnapshot } from '#domain/refunds.ts';
import type { NightZones, ReservationMoments } from '#domain/reservation-moments.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { GuestGroup, ScheduleDuration } from '#domain/vocabulary.ts';
import type { NightlyListing } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Translator } from '#platform/server/services.ts';
import type { GoState } from './go-state.ts';

/** A session with its times at the moment of reservation. */
export interface TimedSession extends SessionKey {
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
}

/** The half-open local days that a reservation touches. */
export interface BookedDates {
  readonly startDate: DateText;
  readonly endDate: DateText;
}

/** Sessions of a reservation, in the order of their times, with the days they touch. */
export interface BookedSessions extends BookedDates {
  readonly sessions: readonly TimedSession[];
}

/** Sessions that a guest requests. */
export interface RequestedSessions {
  /** The first of them; null for the only one of a day. */
  readonly session: SessionKey | null;
  readonly startDate: DateText;
  /** One session, or all of a pass's period from it on. */
  readonly scheduleDuration: ScheduleDuration;
  /** Maximum number of sessions of a pass; missing for all of its period. */
  readonly max?: number;
  /** Seats of each; missing where only the claim checks the number of seats. */
  readonly guests?: number;
}

/** Nights that a guest requests. */
export interface RequestedNights extends BookedDates {
  /** Units of each night. */
  readonly units: number;
  /** Nights of the same reservation, which already reserve as many units. */
  readonly held?: DateRange;
}

/** The guests of a request. */
export interface BookingParty {
  readonly guests: number;
  readonly rooms: number;
  readonly pets: number;
  /** Groups that the guest declares. */
  readonly groups: readonly GuestGroup[];
}

/** A guest's request for a listing reserved by the night. */
export interface NightsRequest extends BookedDates, BookingParty {
  /** Nights that the guest has reserved there: those that are changed, or right before. */
  readonly agreed?: DateRange | undefined;
}

/** A guest's request for a listing with sessions. */
export interface SeatsRequest extends BookedSessions, BookingParty {
  /** One session, or all of a period. */
  readonly scheduleDuration: ScheduleDuration;
}

/** Acknowledgements of the guest when reserving. */
export interface Agreement {
  readonly reservationId: string;
  readonly guestId: string;
  /** Ids of disclaimers. */
  readonly acknowledged: readonly string[];
}

/** A public meeting place where guests board or leave. */
interface BoardingPlace {
  /** As stored; translating it is up to the caller. */
  readonly city: string;
  readonly countryCode: string;
  /** IANA zone. */
  readonly timeZone: string;
}

/** Boarding and leaving places of a guest's nights, for a listing that travels. */
export interface Boarding {
  /** HH:MM in the local time zone. */
  readonly arrival: BoardingPlace & { readonly checkInFrom: string };
  readonly leaving: BoardingPlace & { readonly checkOutUntil: string };
}

/** Requirements for a listing of any kind to be reserved; `Dates` are the dates of its kind. */
interface Bookable<Dates extends BookedDates> extends NightlyListing {
  readonly hostId: string;
  readonly title: string;
  /** IANA zone of the place. */
  readonly timeZone: string;
  /** Whether the host has deleted it. */
  readonly deleted: boolean;
  /** HH:MM in the time zone of the place. */
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
  /** The policy of a new reservation. */
  policy(dates: Dates, bookedAt: Temporal.Instant): PolicySnapshot;
  /**
   * Applies the agreed policy to other dates: later changes of the listing don't count, and its
   * tiers keep the day of the booking.
   */
  policyForDates(agreed: PolicySnapshot, dates: Dates): PolicySnapshot;
}

/** A listing reserved by the night, including deleted ones. */
export interface NightsListing extends Bookable<BookedDates> {
  readonly kind: NightsKind;
  /** Whether its host lets long stays be paid by the month. */
  readonly monthlyPayments: boolean;
  /** Whose requests its host approves at once. */
  readonly instantBooking: InstantCondition;
  /** As the host wrote them. */
  readonly houseRules: readonly string[];
  /** The people it needs to go; missing, or null, where it goes with any number. */
  readonly go?: GoState | null;
  /** When it can be reserved; missing where its host sets no rules. */
  readonly rules?: OfferRules;
  /** Own prices and minimum stays of its nights; missing where no night has any. */
  readonly nightly?: {
    /** Cents per room. */
    readonly price: Cents;
    readonly minNights: number;
    readonly terms: NightOverrides;
  };
  /**
   * Boarding and leaving places of these nights; missing, or null, where both are the same place.
   */
  boardingFor?(dates: BookedDates): Boarding | null;
  /**
   * Refuses nights with too few units left, and names those that have enough; missing where only a
   * calendar shows this. The listing's row must be locked.
   *
   * @throws Problem 'nights-taken' with a text at `startDate`
   */
  refuseFull?(
    db: Queryable,
    asked: RequestedNights,
    now: Temporal.Instant,
    translate: Translator,
  ): Promise<void>;
  /**
   * Computes the price of a request as of now.
   *
   * @param units of an earlier agreement; by default those of the request
   * @throws Problem for requests that the listing doesn't accept
   */
  quote(
    request: NightsRequest & { readonly units: number },
    now: Temporal.Instant,
    translate: Translator,
  ): Quote;
}

/** A listing whose sessions have seats, including deleted ones. */
export interface SeatsListing extends Bookable<BookedSessions> {
  readonly kind: SessionsKind;
  /**
   * Sessions in which a request takes a seat for each unit, with the days they touch.
   *
   * @throws Problem 'session-needed' for a day with several, 'session-over' for a session that has
   *   begun, 'not-found' for one that doesn't exist, 'too-many-guests' for more guests than any
   *   session has seats
   */
  sessionsFor(
    db: Queryable,
    asked: RequestedSessions,
    now: Temporal.Instant,
  ): Promise<BookedSessions>;
  /**
   * Computes the price of a request as of now.
   *
   * @throws Problem for requests that the listing doesn't accept
   */
  quote(request: SeatsRequest & { readonly units: number }): Quote;
  /**
   * Stores what the guest agreed to with a new reservation; missing where there is nothing to agree
   * to.
   *
   * @throws Problem 'disclaimers-missing' with a text at each one that wasn't acknowledged
   */
  acknowledge?(
    tx: Queryable,
    agreed: Agreement,
    now: Temporal.Instant,
    translate: Translator,
  ): Promise<void>;
}

/** A listing as reservations need it; `hasSessions` discriminates the two. */
export type BookableListing = NightsListing | SeatsListing;

/** Name of a policy, and its texts for guest and host. */
export interface PolicyTexts {
  readonly label: MessageDescriptor;
  readonly summary: MessageDescriptor;
  readonly hostSummary: MessageDescriptor;
}

/** Amount that a host owes the marketplace for a listing. */
export interface OwedByHost {
  readonly hostId: string;
  readonly title: string;
  /** IANA zone of the place. */
  readonly timeZone: string;
  /** 0 where nothing is due. */
  readonly amount: Cents;
}

/** A host's payment for a listing. */
export interface HostPayment {
  readonly listingId: string;
  readonly amount: Cents;
  readonly now: Temporal.Instant;
}

/**
 * Requirements for each kind of listing to be reserved; `Listing` and `Dates` are those of the
 * kind.
 */
interface Kind<Listing extends BookableListing, Dates extends BookedDates> {
  /** Null when no listing of the kind has the id. */
  load(db: Queryable, listingId: string): Promise<Listing | null>;
  /** Check-in time and end of a reservation on these dates. */
  moments(dates: Dates & { readonly timeZone: string }): ReservationMoments;
  /**
   * @param effective of a `PolicySnapshot` of this kind
   * @param isMonthly whether the snapshot has instalments
   */
  policyTexts(effective: string, isMonthly: boolean): PolicyTexts;
  /**
   * Amount that its host owes us for a listing, including removed ones; null for a listing of
   * another kind, and missing where hosts never pay.
   */
  owedByHost?(db: Queryable, listingId: string): Promise<OwedByHost | null>;
  /**
   * Accepts a host's payment for a listing, its row locked; missing where hosts never pay.
   *
   * @returns the person it is for; null when the amount wasn't owed: it is refunded at once
   */
  takeHostPayment?(
    db: Queryable,
    payment: HostPayment,
  ): Promise<{ readonly payeeId: string } | null>;
}

/** Requirements for a kind reserved by the night. */
export interface NightsBookable<Id extends NightsKind = NightsKind>
  extends Kind<NightsListing, BookedDates & { readonly zones?: NightZones | undefined }> {
  readonly kind: Id;
  /**
   * Those of these listings that are of the kind, in one statement; missing where only a few are
   * ever needed.
   */
  loadMany?(db: Queryable, listingIds: readonly string[]): Promise<NightsListing[]>;
}

/** Requirements for a kind whose sessions have seats. */
export interface SeatsBookable<Id extends SessionsKind = SessionsKind>
  extends Kind<SeatsListing, BookedSessions> {
  readonly kind: Id;
}

/** Requirements for a kind of listing to be reserved; everything else is shared by all kinds. */
export type BookableKind = NightsBookable | SeatsBookable;

declare module '#platform/server/services.ts' {
  interface Services {
    /** Reservation logic of each kind of listing. */
    readonly bookables: readonly BookableKind[];
  }
}

/** The time zones of nights at a listing; undefined where all of them are in its own. */
export function nightZones(listing: NightsListing, dates: BookedDates): NightZones | undefined {
  const boarding = listing.boardingFor?.(dates) ?? null;
  if (boarding === null) return undefined;
  return { arrival: boarding.arrival.timeZone, leaving: boarding.leaving.timeZone };
}
