import type { PlaceName } from '#platform/web/map/pin-map.tsx';
import type { ResultsCard } from '../results-page.ts';

type Placed = Pick<
  ResultsCard,
  'city' | 'countryCode' | 'neighbourhood' | 'latitude' | 'longitude'
>;

/** From this zoom on a map shows neighbourhoods in place of cities. */
const NEIGHBOURHOOD_ZOOM = 10.5;

/** Cities and neighbourhoods of listings, each in the middle of its own. */
export function placeNames(listings: readonly Placed[]): PlaceName[] {
  const cities = group(listings, (listing) => `${listing.countryCode} ${listing.city}`).map(
    ([id, members]) => ({
      ...nameOf(id, members[0]?.city ?? '', members, 3, NEIGHBOURHOOD_ZOOM),
      isTown: true,
    }),
  );
  const named = listings.filter(({ neighbourhood }) => neighbourhood !== '');
  const neighbourhoods = group(
    named,
    (listing) => `${listing.countryCode} ${listing.city} ${listing.neighbourhood}`,
  ).map(([id, members]) =>
    nameOf(id, members[0]?.neighbourhood ?? '', members, NEIGHBOURHOOD_ZOOM, 24),
  );
  return [...cities, ...neighbourhoods];
}

function group(
  listings: readonly Placed[],
  keyOf: (listing: Placed) => string,
): [string, Placed[]][] {
  const groups = new Map<string, Placed[]>();
  for (const listing of listings) {
    const key = keyOf(listing);
    groups.set(key, [...(groups.get(key) ?? []), listing]);
  }
  // The places with the most listings are named first where there is no room for all.
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

function nameOf(
  id: string,
  name: string,
  members: readonly Placed[],
  minZoom: number,
  maxZoom: number,
): PlaceName {
  const mean = (pick: (each: Placed) => number) =>
    members.reduce((sum, member) => sum + pick(member), 0) / members.length;
  return {
    id,
    name,
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
    minZoom,
    maxZoom,
  };
}
