import type { DateText } from '#domain/dates.ts';
import type { DiscountRates } from '#domain/discounts.ts';
import type { Cents } from '#domain/money.ts';
import type {
  ReservationAction,
  ReservationParty,
  ReservationStatus,
} from '#domain/reservation-lifecycle.ts';
import type { ReviewFacts } from '#domain/review-facts.ts';
import type {
  CancellationPolicy,
  GuestGroup,
  ListingCategory,
  Occupancy,
  SceneryStyle,
} from '#domain/vocabulary.ts';
import type { WifiMethod } from '#domain/wifi-measuring.ts';
import type { AmenityId, EventTypeId } from '#features/catalogues/index.server.ts';

/** An ISO 8601 instant in UTC, such as `2026-03-01T09:30:00Z`. */
export type InstantText = string;

/** `HH:MM`, 24 hours, in the listing's own zone. */
export type TimeText = string;

/** The palette a city's drawn pictures take. */
export type PictureRegion =
  | 'mediterranean'
  | 'northern'
  | 'tropical'
  | 'desert'
  | 'alpine'
  | 'east-asian'
  | 'latin'
  | 'temperate';

/**
 * What kind of ground a neighbourhood is, which decides what can stand there:
 * dense centre, leafy residential, mooring water, beach, or green hills at the edge.
 */
export type Ground = 'centre' | 'leafy' | 'mooring' | 'beach' | 'green';

export interface Neighbourhood {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly ground: Ground;
  /** One true sentence about the place. */
  readonly note: string;
}

export interface DemoCity {
  /** Slug, stable. */
  readonly id: string;
  readonly name: string;
  /** State, province, island or district the city belongs to. */
  readonly region: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA zone. */
  readonly timeZone: string;
  /** 1 is the middle of the world's nomad cities; 0.45 cheap, 2.2 dear. */
  readonly priceLevel: number;
  readonly pictureRegion: PictureRegion;
  readonly sceneries: readonly SceneryStyle[];
  /** Share of the stays this city gets, against 4 for an ordinary one. */
  readonly weight: number;
  readonly neighbourhoods: readonly Neighbourhood[];
  /** True sentences about the city, each used at most once in it. */
  readonly facts: readonly string[];
}

export interface DemoFees {
  readonly cleaning: Cents;
  /** For each guest above `includedGuests`, each night. */
  readonly extraGuestPerNight: Cents;
  /** For each pet, once; 0 when pets are not taken or are free. */
  readonly pet: Cents;
  /** Percent. */
  readonly taxRate: number;
}

export interface DemoStay {
  /** Place in the endless row of stays of one seed; the world's own are 0 … stays − 1. */
  readonly index: number;
  readonly id: string;
  readonly hostId: string;
  readonly cityId: string;
  readonly category: ListingCategory;
  readonly scenery: SceneryStyle;
  readonly occupancy: Occupancy;
  readonly pictureRegion: PictureRegion;
  /** Seed for the picture generator. */
  readonly pictureSeed: number;
  readonly countryCode: string;
  readonly region: string;
  readonly city: string;
  readonly neighbourhood: string;
  /** What it stands on there. */
  readonly ground: Ground;
  /** A point on land in its neighbourhood, which it is shown towards. */
  readonly inland: { readonly latitude: number; readonly longitude: number };
  /** Street and number; the exact address, for guests with an approved reservation only. */
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly title: string;
  readonly description: string;
  readonly houseRules: readonly string[];
  readonly amenities: readonly AmenityId[];
  readonly events: readonly EventTypeId[];
  /** `mbps` is the measured download speed. */
  readonly wifi: { readonly name: string; readonly password: string; readonly mbps: number };
  readonly entryInstructions: string;
  readonly checkInFrom: TimeText;
  readonly checkOutUntil: TimeText;
  /** For one room and one night; for an entire place, for the place. */
  readonly nightlyPrice: Cents;
  readonly fees: DemoFees;
  /** Guests covered by the nightly price. */
  readonly includedGuests: number;
  readonly guestCount: number;
  readonly roomCount: number;
  readonly bathroomCount: number;
  readonly minNights: number;
  /** How many reservations fit into one night: the rooms, or 1 for an entire place. */
  readonly capacity: number;
  readonly cancellationPolicy: CancellationPolicy;
  /** Only with the custom policy. */
  readonly customRefundPercent: number | null;
  readonly customPolicyText: string | null;
  /** Percentages as the host set them; a missing one is 0. */
  readonly discounts: DiscountRates;
  readonly specialDiscountOn: boolean;
  /** Percent of price × duration held as deposit. */
  readonly securityRate: number;
  readonly averageGuestAge: number;
  /** People who live there now. */
  readonly residentCount: number;
  readonly createdAt: InstantText;
}

export interface DemoPerson {
  readonly id: string;
  readonly role: 'user' | 'admin';
  readonly hosts: boolean;
  readonly email: string;
  readonly name: string;
  readonly birthDate: DateText;
  readonly headline: string;
  readonly bio: string;
  readonly career: string;
  readonly philosophy: string;
  readonly interests: readonly string[];
  /** BCP 47 language codes, the mother tongue first. */
  readonly languages: readonly string[];
  /** Where the person comes from. */
  readonly homeCountry: string;
  /** Countries lived in or travelled, ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  readonly groups: readonly GuestGroup[];
  /** IANA zone of the person's work; null where nothing is said of it. */
  readonly workZone: string | null;
  /** Whether they agreed to be counted where they are aboard. */
  readonly countedAboard: boolean;
  readonly joinedAt: InstantText;
  /** Seed for the drawn portrait. */
  readonly avatarSeed: number;
  /** As the given name says; the portrait follows it. */
  readonly woman: boolean;
  readonly phone: string;
  readonly whatsapp: string;
  readonly social: string;
  readonly x: string;
  readonly linkedin: string;
  readonly instagram: string;
  readonly revolut: string;
  readonly wise: string;
}

/** The lifecycle's actions, and the request that begins it. */
export type DemoReservationAction = 'request' | ReservationAction;

export interface DemoReservationEvent {
  readonly action: DemoReservationAction;
  readonly by: ReservationParty;
  readonly at: InstantText;
  /** `null` for the request itself. */
  readonly from: ReservationStatus | null;
  readonly to: ReservationStatus;
  readonly reason: string | null;
}

/** A session, and what its host says of it. */
export interface DemoSession {
  readonly entryId: string;
  /** The date that the timetable means. */
  readonly date: DateText;
  readonly startsAt: InstantText;
  readonly endsAt: InstantText;
  readonly status: 'scheduled' | 'cancelled';
  readonly note: string;
}

export interface DemoReservation {
  readonly id: string;
  readonly listingId: string;
  readonly guestId: string;
  readonly start: DateText;
  /** The day of leaving: nights are [start, end). */
  readonly end: DateText;
  readonly rooms: number;
  readonly guests: number;
  readonly pets: number;
  readonly status: ReservationStatus;
  readonly createdAt: InstantText;
  /** `null` while nothing was paid. */
  readonly paidAt: InstantText | null;
  /** In the order of time, the request first. */
  readonly events: readonly DemoReservationEvent[];
  /** What the guest wrote with the request. */
  readonly message: string;
  /** What the host answered, if anything. */
  readonly reply: string | null;
  /** Of seats: the sessions they are of, and whether they were booked as a pass. */
  readonly seats?: { readonly sessions: readonly DemoSession[]; readonly isPass: boolean };
}

/** How fast a guest found the wifi of a home on one day of a stay, in megabits a second. */
export interface DemoSpeed {
  readonly reservationId: string;
  readonly listingId: string;
  readonly guestId: string;
  readonly day: DateText;
  readonly mbps: number;
  readonly method: WifiMethod;
  readonly measuredAt: InstantText;
}

export interface DemoReview {
  readonly id: string;
  readonly reservationId: string;
  readonly listingId: string;
  readonly guestId: string;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  /** Answers about wifi, quiet and desk. */
  readonly facts: ReviewFacts;
  readonly text: string;
  readonly reply: string | null;
  readonly createdAt: InstantText;
}

export interface DemoFavorite {
  readonly userId: string;
  readonly stayId: string;
  readonly createdAt: InstantText;
}

export interface StayStreamOptions {
  readonly seed: number;
  /** The day `createdAt` counts back from. */
  readonly today: DateText;
  readonly count: number;
  /** Index of the first stay; start after the world's own to add to it. */
  readonly from?: number;
  /** Who hosts them, at home where `buildWorld` puts them; the 80 of the same seed when left out. */
  readonly hosts?: readonly { readonly id: string; readonly name: string }[];
}
