import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type TravelSearch, travelSearch } from '#domain/search/travel-search.ts';

type Params = Readonly<Record<string, string | string[]>>;

/** All parameters of the page's address. */
export function useAskedParams(): Params {
  return useLocation({ select: ({ search }) => search as Params });
}

/** The travel that the page's address asks for. */
export function useAskedTravel(): TravelSearch {
  const params = useAskedParams();
  return useMemo(() => travelSearch.parse(params), [params]);
}
