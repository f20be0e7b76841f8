import { AFRICA_AND_MIDDLE_EAST } from './data/africa-and-middle-east.ts';
import { AMERICAS } from './data/americas.ts';
import { CENTRAL_AND_EASTERN_EUROPE } from './data/central-and-eastern-europe.ts';
import { EAST_ASIA } from './data/east-asia.ts';
import { IBERIA_AND_FRANCE } from './data/iberia-and-france.ts';
import { NORTH_WESTERN_EUROPE } from './data/north-western-europe.ts';
import { OCEANIA } from './data/oceania.ts';
import { SOUTH_EAST_AND_SOUTH_ASIA } from './data/south-east-and-south-asia.ts';
import { SOUTHERN_EUROPE } from './data/southern-europe.ts';
import type { Place } from './place.ts';

/** Every built-in public place, by city. */
export const PLACES: readonly Place[] = [
  ...IBERIA_AND_FRANCE,
  ...NORTH_WESTERN_EUROPE,
  ...CENTRAL_AND_EASTERN_EUROPE,
  ...SOUTHERN_EUROPE,
  ...AFRICA_AND_MIDDLE_EAST,
  ...EAST_ASIA,
  ...SOUTH_EAST_AND_SOUTH_ASIA,
  ...AMERICAS,
  ...OCEANIA,
].flat();

const BY_ID: ReadonlyMap<string, Place> = new Map(PLACES.map((place) => [place.id, place]));

/** @returns null for an id that no place of the catalogue has */
export function placeById(id: string): Place | null {
  return BY_ID.get(id) ?? null;
}
