import { CITIES } from '../cities/cities.ts';
import { at } from '../random.ts';

const ANA_CITY = 'lisbon';

/**
 * The city each of `count` hosts is at home in: Ana in Lisbon, then one host a city, then further
 * ones where most stays are. With fewer hosts than cities each looks after several.
 */
export function citiesOfHosts(count: number): readonly (readonly string[])[] {
  const rows: string[][] = Array.from({ length: count }, () => []);
  rows[0]?.push(ANA_CITY);
  const others = count - 1;
  if (others < 1) {
    rows[0]?.push(...CITIES.map(({ id }) => id).filter((id) => id !== ANA_CITY));
    return rows;
  }
  CITIES.forEach((city, order) => {
    at(rows, 1 + (order % others)).push(city.id);
  });
  const busiest = [...CITIES].sort((a, b) => b.weight - a.weight);
  for (let host = 1 + CITIES.length; host < count; host += 1) {
    at(rows, host).push(at(busiest, (host - 1 - CITIES.length) % busiest.length).id);
  }
  return rows;
}

/** The last answer: a market that grows asks for the same hosts with every batch. */
let known: {
  readonly count: number;
  readonly byCity: ReadonlyMap<string, readonly number[]>;
} | null = null;

/** Which hosts, by their place, look after each city; Ana first in hers. */
export function hostsOfCities(count: number): ReadonlyMap<string, readonly number[]> {
  if (known?.count === count) return known.byCity;
  const byCity = new Map(CITIES.map(({ id }): [string, number[]] => [id, []]));
  citiesOfHosts(count).forEach((cities, host) => {
    for (const city of cities) byCity.get(city)?.push(host);
  });
  known = { count, byCity };
  return byCity;
}
