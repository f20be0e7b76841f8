import type { RouteResponse } from '#platform/contract/route.ts';
import { ApiError, call } from '#platform/web/api/client.ts';
import type { listFavorites, listOwnListings } from '../contract.ts';

export type FavoriteItem = RouteResponse<typeof listFavorites>['items'][number];
export type OwnListing = RouteResponse<typeof listOwnListings>['items'][number];

/** What I saved; null while signed out. */
export function loadFavorites(me: object | null): Promise<FavoriteItem[] | null> {
  return whileSignedIn(me, async () => {
    const { listFavorites: route } = await import('../contract.ts');
    return (await call(route, {})).items;
  });
}

/** What I host; null while signed out. */
export function loadOwnListings(me: object | null): Promise<OwnListing[] | null> {
  return whileSignedIn(me, async () => {
    const { listOwnListings: route } = await import('../contract.ts');
    return (await call(route, {})).items;
  });
}

/** A session that ended since the page began counts as signed out. */
async function whileSignedIn<T>(me: object | null, load: () => Promise<T>): Promise<T | null> {
  if (me === null) return null;
  try {
    return await load();
  } catch (error) {
    if (error instanceof ApiError && error.problem.code === 'signed-out') return null;
    throw error;
  }
}
