import * as v from 'valibot';
import { defineRoute } from '#platform/contract/route.ts';
import { idParams } from '#platform/contract/schemas.ts';
import { searchPageSchema } from './contract/results.ts';
import { categoryCountsSchema, pinsSchema } from './contract/schemas.ts';

export * from './contract/results.ts';
export * from './contract/schemas.ts';
export * from './contract/search.ts';

type Path = `/api/${string}`;
type Schema = v.GenericSchema<unknown, unknown>;

/** Names and schemas of the search for one kind of listing. */
interface SearchedKind<
  Id extends string,
  Listings extends string,
  Pins extends Path,
  Categories extends Path,
  Query extends Schema,
  Card extends Schema,
  Pin extends v.ObjectEntries,
  Category extends string,
  Newest extends Schema,
> {
  /** Of the feature, which the ids of the routes begin with. */
  readonly id: Id;
  /** Path of its listings, below `/api/`. */
  readonly listings: Listings;
  readonly pinsPath: Pins;
  readonly categoriesPath: Categories;
  /** The parameters of a search, from `searchQuery`. */
  readonly query: Query;
  readonly card: Card;
  readonly pin: Pin;
  readonly categories: readonly Category[];
  /** The newest listings by country, as without parameters (spec 2 §7, 3 §3.3). */
  readonly newest: Newest;
  readonly summaries: {
    readonly search: string;
    readonly listPins: string;
    readonly countCategories: string;
    readonly showCard: string;
    readonly similar: string;
  };
}

/**
 * The routes that the search of every kind has: a page of results, the pins of the map, the number
 * of listings by category, one card, and listings like another.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineSearchRoutes<
  const Id extends string,
  const Listings extends string,
  const Pins extends Path,
  const Categories extends Path,
  Query extends Schema,
  Card extends Schema,
  Pin extends v.ObjectEntries,
  const Category extends string,
  Newest extends Schema,
>({
  id,
  listings,
  pinsPath,
  categoriesPath,
  query,
  card,
  pin,
  categories,
  newest,
  summaries,
}: SearchedKind<Id, Listings, Pins, Categories, Query, Card, Pin, Category, Newest>) {
  return {
    search: defineRoute({
      id: `${id}.search` as const,
      method: 'GET',
      path: `/api/${listings}` as const,
      summary: summaries.search,
      access: 'public',
      query,
      response: v.union([searchPageSchema(card), newest]),
      mayBeOld: true,
    }),
    listPins: defineRoute({
      id: `${id}.list-pins` as const,
      method: 'GET',
      path: pinsPath,
      summary: summaries.listPins,
      access: 'public',
      query,
      response: pinsSchema(pin),
      mayBeOld: true,
    }),
    countCategories: defineRoute({
      id: `${id}.count-categories` as const,
      method: 'GET',
      path: categoriesPath,
      summary: summaries.countCategories,
      access: 'public',
      query,
      response: categoryCountsSchema(categories),
      mayBeOld: true,
    }),
    showCard: defineRoute({
      id: `${id}.show-card` as const,
      method: 'GET',
      path: `/api/${listings}/:id/card` as const,
      summary: summaries.showCard,
      access: 'public',
      params: idParams,
      query,
      response: card,
      errors: ['not-found'],
    }),
    similar: defineRoute({
      id: `${id}.similar` as const,
      method: 'GET',
      path: `/api/${listings}/:id/similar` as const,
      summary: summaries.similar,
      access: 'public',
      params: idParams,
      response: v.object({ items: v.array(card) }),
      errors: ['not-found'],
    }),
  };
}
