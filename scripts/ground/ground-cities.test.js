import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../launch/root.js';
import { groundCities } from './ground-cities.js';

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
