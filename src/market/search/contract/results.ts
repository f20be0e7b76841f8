import * as v from 'valibot';

/** An active filter with its translated label, shown as a removable chip. */
export const chipSchema = v.object({
  key: v.string(),
  value: v.nullable(v.string()),
  label: v.string(),
});

/** The nearest alternative for an empty result, with its count. */
export const wayOutSchema = v.variant('kind', [
  v.object({
    kind: v.literal('nearest-place'),
    city: v.string(),
    countryName: v.string(),
    latitude: v.number(),
    longitude: v.number(),
    distanceKm: v.number(),
    /** Filters to remove besides the place; usually none. */
    without: v.array(chipSchema),
    count: v.number(),
  }),
  v.object({
    kind: v.literal('relax'),
    /** The filters to remove together; several where no single one is enough. */
    without: v.array(chipSchema),
    count: v.number(),
  }),
]);
export type SearchSuggestion = v.InferOutput<typeof wayOutSchema>;

/** Centre of a search, for its heading and its map. */
export const resultsPlaceSchema = v.object({
  label: v.string(),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
});

/** Cities whose names resemble an unknown one. */
const unknownPlaceSchema = v.object({
  name: v.string(),
  similar: v.array(
    v.object({
      label: v.string(),
      countryName: v.string(),
      latitude: v.number(),
      longitude: v.number(),
      count: v.number(),
      /** Whether the count includes only listings that match all other filters. */
      keepsFilters: v.boolean(),
    }),
  ),
});
export type UnknownPlace = v.InferOutput<typeof unknownPlaceSchema>;

/** Fields of a page of results besides its cards, for every kind of listing. */
const resultsPageEntries = {
  total: v.number(),
  page: v.number(),
  pageCount: v.number(),
  /** Centre of the search, for its heading and its map. */
  place: v.nullable(resultsPlaceSchema),
  chips: v.array(chipSchema),
  /** Why the dates can't match anywhere; null for valid dates. */
  datesProblem: v.nullable(v.picklist(['past', 'too-long', 'too-far'])),
  /**
   * Only for an empty result with a place: the number of listings there, regardless of other
   * filters.
   */
  placeTotal: v.nullable(v.number()),
  /** Only for an empty result with an unknown place name: cities with a similar spelling. */
  unknownPlace: v.nullable(unknownPlaceSchema),
  suggestions: v.array(wayOutSchema),
} as const;

/** A page of results with the cards of one kind. */
export function searchPageSchema<Card extends v.GenericSchema<unknown, unknown>>(card: Card) {
  return v.object({ items: v.array(card), ...resultsPageEntries });
}
/** @typeParam Card the schema of a card */
export type SearchPage<Card extends v.GenericSchema<unknown, unknown>> = v.InferOutput<
  ReturnType<typeof searchPageSchema<Card>>
>;

const resultsPageSchema = v.object(resultsPageEntries);
export type ResultsPage = v.InferOutput<typeof resultsPageSchema>;
