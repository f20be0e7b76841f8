import { readLastDates } from '#market/page/index.web.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { whileSignedIn } from '#platform/web/api/while-signed-in.ts';
import type { listFavorites, listOwnListings } from '../contract.ts';

export type FavoriteItem = RouteResponse<typeof listFavorites>['items'][number];
export type OwnListing = RouteResponse<typeof listOwnListings>['items'][number];

/** The user's saved listings, priced for the dates last searched for; null while signed out. */
export function loadFavorites(me: object | null): Promise<FavoriteItem[] | null> {
  return whileSignedIn(me, async () => {
    const { listFavorites: route } = await import('../contract/addresses.gen.ts');
    return (await call(route, { query: { ...readLastDates() } })).items;
  });
}

/** Listings saved in this browser alone, priced in the same way. */
export async function loadKeptFavorites(
  listingIds: readonly string[],
  signal: AbortSignal,
): Promise<FavoriteItem[]> {
  const { showKeptFavorites: route } = await import('../contract/addresses.gen.ts');
  const query = { listingIds: listingIds.join(','), ...readLastDates() };
  return (await call(route, { query }, { signal })).items;
}

/** The user's own listings; null while signed out. */
export function loadOwnListings(me: object | null): Promise<OwnListing[] | null> {
  return whileSignedIn(me, async () => {
    const { listOwnListings: route } = await import('../contract/addresses.gen.ts');
    return (await call(route, {})).items;
  });
}
