import type { ListingCategory, Occupancy, SceneryStyle } from '#domain/vocabulary.ts';
import type { AmenityId } from '#features/catalogues/index.server.ts';

/** An itinerant as its host thought of it, before it has dates. */
export interface ItinerantIdea {
  readonly title: string;
  /** Says nothing of a season, since it may begin on any day of the year. */
  readonly about: string;
  /** Ids of places in the order of the way, each with its nights; one where it stays there. */
  readonly way: readonly (readonly [place: string, nights: number])[];
  /** Dollars a guest and night. */
  readonly price: number;
  /** Places of each night. */
  readonly guests: number;
  /** Where the text says how many; else as many as the guests need. */
  readonly rooms?: number;
  /** Nights that one joins for at least. */
  readonly min: number;
  readonly style: SceneryStyle;
  readonly occupancy: Occupancy;
  /** The kind of home that its pictures show. */
  readonly home: ListingCategory;
  /** Mbps; left out where nobody has measured. */
  readonly wifi?: number;
  /** What a day is like, in the host's words. */
  readonly routine?: string;
  /** Amenities besides those of its category. */
  readonly also?: readonly AmenityId[];
}
