import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distanceKm } from '../../src/domain/places.ts';
import { ROOT } from '../launch/root.js';
import { AIRPORT_ROWS } from './airports.js';
import { groundCities } from './ground-cities.js';
import { STATION_ROWS } from './stations.js';

/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(join(ROOT, 'public/map', path), 'utf8'));

// `node scripts/write-grounds.js` writes them anew.
test('the ground of every city is written, where it is', () => {
  const rows = groundCities().map(({ id, latitude, longitude }) => [id, latitude, longitude]);
  expect(read('grounds.json')).toEqual(rows);
});

test.each(groundCities())('the neighbourhoods of $id are those that are written', (city) => {
  expect(read(`ground/${city.id}.json`).parts).toEqual(city.parts);
});

test.each(groundCities())('the airport of $id is the one that is written, and near', (city) => {
  const { airport } = city;
  expect(read(`ground/${city.id}.json`).airport).toEqual(airport);
  if (airport !== null) expect(distanceKm(city, airport)).toBeLessThan(90);
});

test.each(groundCities())('the stations of $id are those that are written, and near', (city) => {
  expect(read(`ground/${city.id}.json`).stations).toEqual(city.stations);
  for (const station of city.stations) expect(distanceKm(city, station)).toBeLessThan(20);
});

test('every airport and every station is of a city', () => {
  const cities = new Set(groundCities().map(({ id }) => id));
  for (const [city] of [...AIRPORT_ROWS, ...STATION_ROWS]) expect(cities).toContain(city);
});
