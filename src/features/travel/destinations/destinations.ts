import type { TravelSeason } from '#domain/flights.ts';
import type { Position } from '#domain/places.ts';
import { DESTINATION_ROWS } from './data/destinations.ts';

/** Somewhere nomads go. */
export interface Destination extends Position {
  /** Code of its metropolis or airport. */
  readonly code: string;
  /** As the catalogue of places has it. */
  readonly town: string;
  readonly country: string;
  /** As they are counted there, by its own hemisphere. */
  readonly bestSeasons: readonly TravelSeason[];
  /** Its name if it isn't the town's; otherwise empty. */
  readonly name: string;
  /** Other names to find it by. */
  readonly also: readonly string[];
}

const SEASONS: Readonly<Record<string, TravelSeason>> = {
  Sp: 'Spring',
  Su: 'Summer',
  F: 'Fall',
  W: 'Winter',
};

/** Every destination, by code, in the order of the list. */
export const DESTINATIONS: ReadonlyMap<string, Destination> = new Map(
  DESTINATION_ROWS.map(([code, town, country, latitude, longitude, best, name, also]) => [
    code,
    {
      code,
      town,
      country,
      latitude,
      longitude,
      name,
      bestSeasons: best.split(' ').flatMap((each) => SEASONS[each] ?? []),
      also: also === '' ? [] : also.split(','),
    },
  ]),
);
