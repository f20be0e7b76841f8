/**
 * The product's closed lists of ids. Ids are stored and used in URLs, so they never change; the
 * label of each is translated elsewhere.
 */

/** Kinds of listings. */
export const LISTING_KINDS = ['stay', 'itinerant', 'experience'] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

/** Listing categories (spec 1 §3). */
export const LISTING_CATEGORIES = [
  'Van',
  'Home',
  'Mansion',
  'Houseboat',
  'MultiStory',
  'Minka',
  'Cottage',
  'Modern',
  'Cabin',
  'Camp',
  'Loft',
  'Building',
  'Village',
  'Resort',
] as const;
export type ListingCategory = (typeof LISTING_CATEGORIES)[number];

/** Categories of itinerants (spec 3 §3.7). */
export const ITINERANT_CATEGORIES = [
  'Popup',
  'Roadtrip',
  'Fest',
  'Retreat',
  'Wellness',
  'ArtistRes',
  'Performance',
  'CultureEx',
  'Historic',
  'CreativeInc',
  'TechHub',
  'EduLab',
  'EcoVillage',
  'FarmCoop',
  'Adventure',
  'Maritime',
  'Family',
  'Trip',
] as const;
export type ItinerantCategory = (typeof ITINERANT_CATEGORIES)[number];

/** Sizes of the group that an itinerant is for (spec 3 §2.2). */
export const PARTIES = ['Duo', 'Trio', 'Quatro', 'Cinco', 'Ocho', 'Mucho'] as const;

/** Lists of daily routines of an itinerant (spec 3 §3.1). */
export const ROUTINE_LISTS = ['weekDay', 'weekNight', 'weekendDay', 'weekendNight'] as const;
export type RoutineList = (typeof ROUTINE_LISTS)[number];

/** Categories of experiences (spec 2 §3). */
export const EXPERIENCE_CATEGORIES = [
  'Community',
  'Culture',
  'Adventure',
  'Fitness',
  'Makerspace',
  'Retreat',
  'SocialNetworking',
  'Volunteer',
  'Workshop',
] as const;
export type ExperienceCategory = (typeof EXPERIENCE_CATEGORIES)[number];

/** Scenery styles (spec 1 §3). */
export const SCENERY_STYLES = [
  'Nature',
  'NomadHub',
  'Retreat',
  'ZenMode',
  'Scenic',
  'Cultural',
  'Beach',
  'Mountains',
] as const;
export type SceneryStyle = (typeof SCENERY_STYLES)[number];

/** The part of a place that a guest gets. */
export const OCCUPANCIES = [
  'entire-place',
  'private-suite',
  'private-room',
  'shared-room',
] as const;
export type Occupancy = (typeof OCCUPANCIES)[number];

/** Cancellation policies for stays (spec 1 §9), and the host's own. */
export const CANCELLATION_POLICIES = [
  'flexible',
  'moderate',
  'strict',
  'super-strict',
  'long-term',
  'custom',
] as const;
export type CancellationPolicy = (typeof CANCELLATION_POLICIES)[number];

/** The spans a card may quote its price for (spec 1 §9). */
export const PRICING_DURATIONS = ['night', 'week', 'month', 'quarter', 'year'] as const;
export type PricingDuration = (typeof PRICING_DURATIONS)[number];

/** Values of the schedule toggle (spec 1 §9). */
export const SCHEDULE_DURATIONS = ['one-time', 'full'] as const;
export type ScheduleDuration = (typeof SCHEDULE_DURATIONS)[number];

/** Groups a guest may declare, each served by a discount (spec 1 §6). */
export const GUEST_GROUPS = [
  'student',
  'volunteer',
  'women',
  'influencer',
  'parent',
  'local',
] as const;
export type GuestGroup = (typeof GUEST_GROUPS)[number];

/** Orders of a result list. */
export const STAY_SORTS = [
  'recommended',
  'price-asc',
  'price-desc',
  'newest',
  'nearest',
  'fastest-wifi',
] as const;
export type StaySort = (typeof STAY_SORTS)[number];

/** Orders of a list of itinerants. */
export const ITINERANT_SORTS = [
  'recommended',
  'soonest',
  'price-asc',
  'price-desc',
  'newest',
  'nearest',
] as const;
export type ItinerantSort = (typeof ITINERANT_SORTS)[number];

/** Orders of a list of experiences. */
export const EXPERIENCE_SORTS = [...ITINERANT_SORTS] as const;
export type ExperienceSort = (typeof EXPERIENCE_SORTS)[number];

/** Whether `value` is one of the ids in `list`; case matters. */
export function isOneOf<const List extends readonly string[]>(
  list: List,
  value: unknown,
): value is List[number] {
  return typeof value === 'string' && list.includes(value);
}

/** Severities of an experience's disclaimers, the gravest first (spec 2 §3). */
export const DISCLAIMER_SEVERITIES = ['critical', 'warning', 'info'] as const;
export type DisclaimerSeverity = (typeof DISCLAIMER_SEVERITIES)[number];
