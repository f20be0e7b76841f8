import type { DateText } from '#domain/dates.ts';
import type { ExperiencePolicy } from '#domain/experience-policies.ts';
import type { Cents } from '#domain/money.ts';
import type { ExperienceCategory } from '#domain/vocabulary.ts';
import type { EventTypeId } from '#features/catalogues/index.server.ts';
import type { EntryDetails, MadePrice } from '#features/experiences/index.server.ts';
import type { DemoPlace } from '../itinerants/demo-itinerant.ts';
import type { DemoSession, InstantText, PictureRegion } from '../types.ts';
import type { StyleId } from './idea.ts';

export interface DemoExperience extends DemoPlace {
  /** Place in the endless row of experiences of one seed; the world's own are the first 120. */
  readonly index: number;
  readonly id: string;
  readonly hostId: string;
  readonly category: ExperienceCategory;
  readonly style: StyleId;
  readonly title: string;
  readonly description: string;
  readonly rules: string;
  /** How to join, for guests with a confirmed booking only. */
  readonly instructions: string;
  /** The exact address: shown to everyone for a public place, to confirmed guests otherwise. */
  readonly address: string;
  readonly locationDescription: string;
  /** Of the public place it is held at; null at the host's own. */
  readonly recommendationId: string | null;
  readonly amenities: readonly string[];
  readonly arrangements: readonly string[];
  readonly hostArrangements: readonly string[];
  readonly costArrangements: readonly string[];
  readonly routine: EventTypeId | null;
  /** Participants, the host included. */
  readonly guestCount: number;
  readonly price: MadePrice;
  readonly deposit: Cents;
  readonly cancellationPolicy: ExperiencePolicy;
  /** When doors open and all are out, HH:MM; null where the sessions say it. */
  readonly checkInTime: string | null;
  readonly checkOutTime: string | null;
  /** Who manages the place; null where nobody does. */
  readonly managedBy: string | null;
  readonly entries: readonly (EntryDetails & { readonly madeUntil: DateText })[];
  /** In the order of their beginnings. */
  readonly sessions: readonly DemoSession[];
  readonly pictureRegion: PictureRegion;
  readonly pictureSeed: number;
  readonly pictureCount: number;
  /** `null` without a logo. */
  readonly logoSeed: number | null;
  readonly createdAt: InstantText;
}

/** Terms of a place of the catalogue that a host of the demo world manages. */
export interface DemoManagedPlace {
  readonly recommendationId: string;
  readonly managerId: string;
  readonly arrangements: readonly string[];
  readonly hostArrangements: readonly string[];
  readonly costArrangements: readonly string[];
  readonly pricingOptions: readonly { readonly type: PricingOption; readonly amount: Cents }[];
}

type PricingOption = 'daily' | 'weekly' | 'monthly' | 'one-time' | 'per-person';

/** Somebody who waits for seats of a session that is full, or no longer does. */
export interface DemoWaiting {
  readonly listingId: string;
  readonly entryId: string;
  readonly date: DateText;
  readonly userId: string;
  readonly seats: number;
  readonly joinedAt: InstantText;
  readonly state: 'waiting' | 'left';
}
