import { hasSessions, type NightsKind, type SessionsKind } from '#domain/kinds.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import type {
  BookableKind,
  NightsBookable,
  NightsListing,
  SeatsBookable,
  SeatsListing,
} from '#market/booking/index.server.ts';
import { kindOfListing } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/services.ts';

type Bookables = Pick<Services, 'bookables'>;

/**
 * The reservation logic of a kind.
 *
 * @throws Error for a kind that the services don't have: nothing of it can have been reserved
 */
export function bookableKind(services: Bookables, kind: NightsKind): NightsBookable;
export function bookableKind(services: Bookables, kind: SessionsKind): SeatsBookable;
export function bookableKind(services: Bookables, kind: ListingKind): BookableKind;
export function bookableKind(services: Bookables, kind: ListingKind): BookableKind {
  const found = services.bookables.find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`nothing knows how to reserve ${kind}`);
  return found;
}

/** A listing that can be reserved, or a deleted one, with its kind's reservation logic. */
export type Bookable =
  | { readonly unit: 'night'; readonly kind: NightsBookable; readonly listing: NightsListing }
  | { readonly unit: 'session'; readonly kind: SeatsBookable; readonly listing: SeatsListing };

/** A listing with its kind; null if it doesn't exist or can't be reserved. */
export async function loadBookable(
  db: Queryable,
  services: Bookables,
  listingId: string,
): Promise<Bookable | null> {
  const id = await kindOfListing(db, listingId);
  const kind = services.bookables.find((each) => each.kind === id);
  if (kind === undefined) return null;
  if (hasSessions(kind)) {
    const listing = await kind.load(db, listingId);
    return listing === null ? null : { unit: 'session', kind, listing };
  }
  const listing = await kind.load(db, listingId);
  return listing === null ? null : { unit: 'night', kind, listing };
}
