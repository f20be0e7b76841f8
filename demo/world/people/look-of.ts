import type { Heritage, Look, Scarves } from '../../scenes/avatar/look.ts';
import type { DemoPerson } from '../types.ts';

/** What is most likely by where a name comes from; countries of many origins are `mixed`. */
const COUNTRIES: Record<Exclude<Heritage, 'mixed'>, string> = {
  northern: 'DE AT NL BE DK SE IS EE CZ PL HU IE FI NO',
  southern: 'PT ES FR IT GR TR RS HR SI BG GE',
  latin: 'MX GT CO EC PE AR UY',
  african: 'KE ZA',
  'north-african': 'MA EG',
  'south-asian': 'LK NP',
  'southeast-asian': 'TH VN ID MY PH',
  'east-asian': 'JP KR TW',
};
const SCARVES: Partial<Record<string, Scarves>> = {
  MA: 'many',
  EG: 'many',
  ID: 'many',
  MY: 'many',
  TR: 'some',
};

/** What a person's name makes likely of their portrait. */
export function lookOf({ woman, homeCountry }: Pick<DemoPerson, 'woman' | 'homeCountry'>): Look {
  const heritage = (Object.keys(COUNTRIES) as (keyof typeof COUNTRIES)[]).find((known) =>
    COUNTRIES[known].split(' ').includes(homeCountry),
  );
  return { woman, heritage: heritage ?? 'mixed', scarves: SCARVES[homeCountry] ?? 'few' };
}
