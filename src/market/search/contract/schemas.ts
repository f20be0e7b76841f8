import * as v from 'valibot';
import { foreignLanguageSchema, pictureSchema, ratingSchema } from '#market/page/contract.ts';
import { centsSchema, idSchema } from '#platform/contract/schemas.ts';

const text = v.union([v.string(), v.array(v.string())]);

/**
 * Raw parameters of a search; `domain/search` parses them and ignores unknown ones.
 *
 * @param names the known parameters, in their order
 */
export function searchQuery<const Name extends string>(names: readonly Name[]) {
  const entries = Object.fromEntries(names.map((name) => [name, v.optional(text)]));
  return v.objectWithRest(entries as Record<Name, v.OptionalSchema<typeof text, undefined>>, text);
}

/** A point on the map. */
export const positionEntries = { latitude: v.number(), longitude: v.number() };

/** Fields of a listing's card, for every kind. */
export const cardEntries = {
  id: idSchema,
  title: v.string(),
  language: foreignLanguageSchema,
  city: v.string(),
  countryCode: v.string(),
  countryName: v.string(),
  neighbourhood: v.string(),
  pictures: v.array(pictureSchema),
  rating: ratingSchema,
  ...positionEntries,
  /** Whether the caller saved it. */
  favorite: v.boolean(),
};

/** A listing on the map, with its price. */
export const pinEntries = { id: idSchema, ...positionEntries, amount: centsSchema };

/** The pins of a search, up to the maximum. */
export function pinsSchema<Entries extends v.ObjectEntries>(pin: Entries) {
  return v.object({ pins: v.array(v.object(pin)), total: v.number() });
}

/** Number of a search's listings in each category. */
export function categoryCountsSchema<const Id extends string>(ids: readonly Id[]) {
  return v.object({
    categories: v.array(
      v.object({
        id: v.picklist(ids),
        label: v.string(),
        description: v.string(),
        count: v.number(),
      }),
    ),
  });
}
