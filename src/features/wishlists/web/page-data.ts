import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { orNotFound } from '#platform/web/api/or-not-found.ts';
import { whileSignedIn } from '#platform/web/api/while-signed-in.ts';
import { readSearch, type UrlParams } from '#platform/web/scope/url-search.ts';
import type {
  compareListings,
  showSharedWishlist,
  showWishlist,
  WishlistItem,
} from '../contract.ts';
import { compareSearch } from './compare/compare-search.ts';

export type OwnWishlist = RouteResponse<typeof showWishlist>;
export type ComparedListings = RouteResponse<typeof compareListings>;
export type SharedWishlist = RouteResponse<typeof showSharedWishlist>;

/** The user's lists; null while signed out. */
export function loadWishlists(me: object | null): Promise<WishlistItem[] | null> {
  return whileSignedIn(me, async () => {
    const { listWishlists } = await import('../contract/addresses.gen.ts');
    return (await call(listWishlists, { query: {} })).items;
  });
}

/**
 * One of the user's lists; null while signed out.
 *
 * @throws notFound for an unknown one, and for that of another person
 */
export function loadWishlist(me: object | null, id: string): Promise<OwnWishlist | null> {
  return whileSignedIn(me, async () => {
    const { showWishlist: address } = await import('../contract/addresses.gen.ts');
    return orNotFound(call(address, { params: { id } }));
  });
}

/** @throws notFound for a link that opens none */
export async function loadSharedWishlist(token: string): Promise<SharedWishlist> {
  const { showSharedWishlist: address } = await import('../contract/addresses.gen.ts');
  return orNotFound(call(address, { params: { token } }));
}

/** @throws notFound for an address that doesn't name two to four listings of one kind */
export async function loadCompared(params: UrlParams): Promise<ComparedListings> {
  const { listings, startDate, endDate, guestCount } = readSearch(compareSearch, params);
  const { compareListings: address } = await import('../contract/addresses.gen.ts');
  const query = {
    listingIds: listings,
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
    ...(guestCount === undefined ? {} : { guests: guestCount }),
  };
  return orNotFound(call(address, { query }));
}
