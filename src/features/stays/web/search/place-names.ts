import type { PlaceName } from '#platform/web/map/pin-map.tsx';
import type { StayCard } from '../../contract.ts';

type Placed = Pick<StayCard, 'city' | 'countryCode' | 'neighbourhood' | 'latitude' | 'longitude'>;

/** From this zoom on a map shows neighbourhoods in place of cities. */
const NEIGHBOURHOOD_ZOOM = 10.5;

/** Cities and neighbourhoods of stays, each in the middle of its stays. */
export function placeNames(stays: readonly Placed[]): PlaceName[] {
  const cities = group(stays, (stay) => `${stay.countryCode} ${stay.city}`).map(([id, members]) =>
    nameOf(id, members[0]?.city ?? '', members, 3, NEIGHBOURHOOD_ZOOM),
  );
  const named = stays.filter(({ neighbourhood }) => neighbourhood !== '');
  const neighbourhoods = group(
    named,
    (stay) => `${stay.countryCode} ${stay.city} ${stay.neighbourhood}`,
  ).map(([id, members]) =>
    nameOf(id, members[0]?.neighbourhood ?? '', members, NEIGHBOURHOOD_ZOOM, 24),
  );
  return [...cities, ...neighbourhoods];
}

function group(stays: readonly Placed[], keyOf: (stay: Placed) => string): [string, Placed[]][] {
  const groups = new Map<string, Placed[]>();
  for (const stay of stays) {
    const key = keyOf(stay);
    groups.set(key, [...(groups.get(key) ?? []), stay]);
  }
  // The places with the most stays are named first where there is no room for all.
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

function nameOf(
  id: string,
  name: string,
  members: readonly Placed[],
  minZoom: number,
  maxZoom: number,
): PlaceName {
  const mean = (pick: (stay: Placed) => number) =>
    members.reduce((sum, stay) => sum + pick(stay), 0) / members.length;
  return {
    id,
    name,
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
    minZoom,
    maxZoom,
  };
}
