import { KINDS } from './kinds.ts';
import type { ListingKind } from './vocabulary.ts';

/** The address of a listing's page. */
export function listingPath(kind: ListingKind, id: string): string {
  return `${KINDS[kind].path}/${id}`;
}
