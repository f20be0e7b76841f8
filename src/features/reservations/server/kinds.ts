import type { ListingKind } from '#domain/vocabulary.ts';
import {
  type BookableKind,
  type BookableListing,
  kindOfListing,
} from '#features/listings/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';

/** The kinds of listing that can be reserved, handed in where the product is put together. */
export type BookableKinds = readonly BookableKind[];

/**
 * What a kind brings to be reserved.
 *
 * @throws Error for a kind that was not handed in: nothing of it can have been reserved
 */
export function bookableKind(kinds: BookableKinds, kind: ListingKind): BookableKind {
  const found = kinds.find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`nothing knows how to reserve ${kind}`);
  return found;
}

/** A listing with its kind, deleted ones too; null when there is none that can be reserved. */
export async function loadBookable(
  db: Queryable,
  kinds: BookableKinds,
  listingId: string,
): Promise<{ kind: BookableKind; listing: BookableListing } | null> {
  const id = await kindOfListing(db, listingId);
  const kind = kinds.find((each) => each.kind === id);
  const listing = (await kind?.load(db, listingId)) ?? null;
  return kind === undefined || listing === null ? null : { kind, listing };
}
