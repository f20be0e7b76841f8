import { deepEqual, type SearchSchemaInput, useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';

/** The parameters of an address as text, a repeated one as a list; undefined ones are left out. */
export type UrlParams = Record<string, string | string[] | undefined>;

/** Reads the parameters of an address. Never throws: invalid values are ignored. */
export interface ParamsCodec<Search> {
  parse(params: object): Search;
}

/**
 * The key of the search that a route's codec read. A symbol, so that it is never part of an address, and no
 * parameter of an address can have its name.
 */
export const PARSED: unique symbol = Symbol('parsed');

/** The search of a route: the parameters as they are written, and what its codec read from them. */
export interface RouteSearch<Search> {
  readonly [name: string]: string | string[] | undefined;
  readonly [PARSED]: Search;
}

/**
 * The `validateSearch` of a route. The router shows an address as it was written, also parameters
 * that no codec knows, and its links take parameters.
 */
export function searchBy<Search>(codec: ParamsCodec<Search>) {
  return (params: UrlParams & SearchSchemaInput): RouteSearch<Search> => ({
    [PARSED]: readSearch(codec, params),
  });
}

/**
 * The `validateSearch` of a route whose codec comes with its page: the parameters as they are
 * written. Every page loads all routes, so none of them names a large codec (decision 0377).
 */
export function asWritten(params: UrlParams & SearchSchemaInput): UrlParams {
  return params;
}

/** The last result of each codec, with its parameters. */
const latest = new WeakMap<ParamsCodec<unknown>, { params: object; search: unknown }>();

/**
 * The search that a codec reads from the parameters of an address. Those of the shown page are
 * parsed once: its loader, the page and the bar above it get the same object.
 */
export function readSearch<Search>(codec: ParamsCodec<Search>, params: object): Search {
  const before = latest.get(codec);
  if (before !== undefined && deepEqual(before.params, params)) return before.search as Search;
  const search = codec.parse(params);
  latest.set(codec, { params, search });
  return search;
}

/** The search of a page whose route is `asWritten`: the same object while the parameters are the same. */
export function useSearchIn<Search>(codec: ParamsCodec<Search>, params: UrlParams): Search {
  return useMemo(() => readSearch(codec, params), [codec, params]);
}

/** The search of the current address, which may still be loading. */
export function useUrlSearch<Search>(codec: ParamsCodec<Search>): Search {
  const params = useLocation({ select: ({ search }) => search });
  return readSearch(codec, params);
}

/**
 * A codec of parameters that are single texts: undefined where one is missing, empty where it is
 * repeated.
 */
export function textParams<Name extends string>(
  ...names: readonly Name[]
): ParamsCodec<{ readonly [Key in Name]?: string }> {
  return {
    parse(params) {
      const texts: { [Key in Name]?: string } = {};
      for (const name of names) {
        const value: unknown = Reflect.get(params, name);
        if (value !== undefined) texts[name] = typeof value === 'string' ? value : '';
      }
      return texts;
    },
  };
}
