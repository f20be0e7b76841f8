import * as v from 'valibot';

/** An active filter with its translated label, to be shown as a removable chip. */
export const chipSchema = v.object({
  key: v.string(),
  value: v.nullable(v.string()),
  label: v.string(),
});

/** What the search answers when nothing fits: the nearest way out, with its count. */
export const wayOutSchema = v.variant('kind', [
  v.object({
    kind: v.literal('nearest-place'),
    city: v.string(),
    countryName: v.string(),
    latitude: v.number(),
    longitude: v.number(),
    distanceKm: v.number(),
    /** Filters to drop besides the place; most often none. */
    without: v.array(chipSchema),
    count: v.number(),
  }),
  v.object({
    kind: v.literal('relax'),
    /** The filters to drop together; several where none of them alone is enough. */
    without: v.array(chipSchema),
    count: v.number(),
  }),
]);
export type SearchSuggestion = v.InferOutput<typeof wayOutSchema>;

/** Where a search is centred, for its heading and its map. */
export const resultsPlaceSchema = v.object({
  label: v.string(),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
});
