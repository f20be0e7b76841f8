import { KINDS } from './kinds.ts';
import type { ListingKind } from './vocabulary.ts';

/** An address of a listing's page. */
export type ListingPath = `${(typeof KINDS)[ListingKind]['path']}/${string}`;

/** The page of a listing as a route with its parameters, for links. */
export function listingRoute(kind: ListingKind, id: string) {
  return { to: `${KINDS[kind].path}/$id`, params: { id } } as const;
}

/** The address of a listing's page. */
export function listingPath(kind: ListingKind, id: string): ListingPath {
  return `${KINDS[kind].path}/${id}`;
}
