import type { SceneryStyle } from '#domain/vocabulary.ts';
import type { DemoCity, Ground, Neighbourhood, PictureRegion } from '../types.ts';

/** One row of a city file; the columns are named by the parameters. */
export function city(
  id: string,
  name: string,
  region: string,
  countryCode: string,
  [latitude, longitude]: readonly [number, number],
  timeZone: string,
  priceLevel: number,
  pictureRegion: PictureRegion,
  sceneries: readonly SceneryStyle[],
  weight: number,
  neighbourhoods: readonly Neighbourhood[],
  facts: readonly string[],
): DemoCity {
  return {
    id,
    name,
    region,
    countryCode,
    latitude,
    longitude,
    timeZone,
    priceLevel,
    pictureRegion,
    sceneries,
    weight,
    neighbourhoods,
    facts,
  };
}

/** A neighbourhood: its name, its centre, what stands there, one true sentence about it. */
export function hood(
  name: string,
  latitude: number,
  longitude: number,
  ground: Ground,
  note: string,
): Neighbourhood {
  return { name, latitude, longitude, ground, note };
}
