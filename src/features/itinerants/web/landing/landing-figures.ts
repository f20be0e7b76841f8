import type { ItinerantCategory } from '#domain/vocabulary.ts';

/** Figures in the head of the landing block, for all itinerants (spec 3 §2.11). */
export interface LandingStats {
  /** Number of categories with a listed itinerant, 0 to 18. */
  readonly categories: number;
  /** Number of listed itinerants; at 0 only the kinds are counted. */
  readonly itinerants: number;
  /** Null without reviews; `average` is 1 to 5. */
  readonly rating: { readonly average: number; readonly count: number } | null;
}

/** Figures on the card of a category (spec 3 §3.7); 0 is not shown. */
export interface CategoryFigures {
  /** Guests with an approved reservation, each counted once. */
  readonly members: number;
  /** Cities, each counted once. */
  readonly places: number;
}

/** By category; categories without itinerants may be left out. */
export type LandingFigures = Readonly<Partial<Record<ItinerantCategory, CategoryFigures>>>;

/** Data of the landing block besides its texts. */
export interface LandingData {
  readonly stats: LandingStats;
  readonly figures: LandingFigures;
}
