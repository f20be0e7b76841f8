import type { DateText } from '#domain/dates.ts';
import type { DiscountRates } from '#domain/discounts.ts';
import type { Cents } from '#domain/money.ts';
import type {
  CancellationPolicy,
  ItinerantCategory,
  ListingCategory,
  Occupancy,
  PARTIES,
  RoutineList,
  SceneryStyle,
} from '#domain/vocabulary.ts';
import type { AmenityId, EventTypeId } from '#features/catalogues/index.server.ts';
import type { InstantText, PictureRegion } from '../types.ts';

/** Where an itinerant is, exactly. */
export interface DemoPlace {
  readonly countryCode: string;
  readonly region: string;
  readonly city: string;
  /** IANA zone. */
  readonly timeZone: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface DemoItinerantStop extends DemoPlace {
  readonly startDate: DateText;
  /** The day it moves on. */
  readonly endDate: DateText;
  /** Where guests meet the group; empty at the first stop, where it is the address. */
  readonly meetingPoint: string;
  /** HH:MM there; null for the hour of every itinerant. */
  readonly checkInFrom: string | null;
}

/** An itinerant; where it meets is that of its first stop. */
export interface DemoItinerant extends DemoPlace {
  /** Place in the endless row of itinerants of one seed; the world's own are the first 90. */
  readonly index: number;
  readonly id: string;
  readonly hostId: string;
  readonly category: ItinerantCategory;
  readonly title: string;
  readonly description: string;
  readonly customRoutine: string;
  readonly houseRules: readonly string[];
  readonly style: SceneryStyle;
  readonly occupancy: Occupancy;
  readonly party: (typeof PARTIES)[number] | null;
  /** The kind of home that its pictures show. */
  readonly home: ListingCategory;
  readonly pictureRegion: PictureRegion;
  readonly pictureSeed: number;
  readonly pictureCount: number;
  /** `null` without a logo. */
  readonly logoSeed: number | null;
  /** The exact address, for guests with an approved reservation only. */
  readonly address: string;
  /** None where it stays in one place. */
  readonly stops: readonly DemoItinerantStop[];
  readonly startDate: DateText;
  /** The day of leaving. */
  readonly endDate: DateText;
  readonly amenities: readonly AmenityId[];
  readonly events: readonly EventTypeId[];
  readonly routines: Readonly<Record<RoutineList, readonly string[]>>;
  /** Empty where there is none; `mbps` is null where nobody has measured. */
  readonly wifi: { readonly name: string; readonly password: string; readonly mbps: number | null };
  readonly entryInstructions: string;
  /** For one guest and one night. */
  readonly nightlyPrice: Cents;
  /** Each once a reservation; `extraGuest` for each from the second on, `pet` and `tax` for each. */
  readonly fees: {
    readonly cleaning: Cents;
    readonly extraGuest: Cents;
    readonly pet: Cents;
    readonly tax: Cents;
    readonly deposit: Cents;
  };
  /** Places of each night. */
  readonly guestCount: number;
  readonly roomCount: number;
  readonly bathroomCount: number;
  readonly minNights: number;
  readonly cancellationPolicy: CancellationPolicy;
  /** Only with the custom policy. */
  readonly customRefundPercent: number | null;
  readonly customPolicyText: string | null;
  readonly discounts: DiscountRates;
  readonly specialDiscountOn: boolean;
  readonly createdAt: InstantText;
}
