import type { GenericSchema } from 'valibot';
import type { DateText } from '#domain/dates.ts';
import type { RouteAnswer, RouteDefinition } from '#platform/contract/route.ts';

/** A query string's parameters, before they are parsed. */
export type Query = Readonly<Record<string, unknown>>;

interface PublicRoute extends RouteDefinition {
  readonly access: 'public';
}

interface SearchRoute extends PublicRoute {
  readonly query: GenericSchema<unknown, Query>;
}

type OneListing = GenericSchema<unknown, { readonly id: string }>;

/** The routes of one kind's search, as `defineSearchRoutes` makes them. */
export interface SearchRoutes {
  readonly search: SearchRoute;
  readonly listPins: SearchRoute;
  readonly countCategories: SearchRoute;
  readonly showCard: SearchRoute & { readonly params: OneListing };
  readonly similar: PublicRoute & {
    readonly params: OneListing;
    /** A day to compare sessions with. */
    readonly query?: GenericSchema<unknown, { readonly date?: DateText | undefined }>;
  };
}

/** A card, as the contract has it. */
export type CardOf<Routes extends SearchRoutes> = RouteAnswer<Routes['showCard']>;

/** A pin of the map. */
export type PinOf<Routes extends SearchRoutes> =
  RouteAnswer<Routes['listPins']> extends { pins: (infer Pin)[] } ? Pin : never;

/** Id of a category. */
export type CategoryOf<Routes extends SearchRoutes> =
  RouteAnswer<Routes['countCategories']> extends { categories: { id: infer Id extends string }[] }
    ? Id
    : never;

/** The answer of a search without parameters: a country. */
type CountryOf<Routes extends SearchRoutes> =
  Extract<RouteAnswer<Routes['search']>, unknown[]> extends (infer Country)[] ? Country : never;

/** The name of the listings of a country. */
export type NameOf<Routes extends SearchRoutes> = Exclude<
  keyof CountryOf<Routes>,
  'locationValue' | number | symbol
>;

/** One of the listings of a country. */
export type NewestOf<Routes extends SearchRoutes> =
  CountryOf<Routes>[NameOf<Routes>] extends (infer Listing)[] ? Listing : never;
