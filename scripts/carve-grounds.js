import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeWater } from '../src/platform/web/map/ground.ts';
import { isWater } from '../src/platform/web/map/testing/make-ground/drawn-water.ts';
import {
  makeGround,
  placesOnLand,
} from '../src/platform/web/map/testing/make-ground/make-ground.ts';
import { redraw } from './ground/drawn-waters.js';
import { groundCities } from './ground/ground-cities.js';
import { ROOT } from './launch/root.js';

/**
 * Gives land to neighbourhoods, stations and airports that the files in `public/map/ground` draw in
 * water, from the waters of those files alone: `node scripts/carve-grounds.js`, after a place was
 * added or moved, where `write-grounds.js` need not fetch its source. Other files stay as they are.
 */

const cities = groundCities();
for (const city of cities) {
  const path = join(ROOT, 'public/map/ground', `${city.id}.json`);
  const topology = JSON.parse(readFileSync(path, 'utf8')).water;
  const water = decodeWater(topology);
  const isDrawnOver = placesOnLand(city).some(({ latitude, longitude }) =>
    isWater(water, [longitude, latitude]),
  );
  if (isDrawnOver) writeFileSync(path, await makeGround(city, redraw(topology), cities));
}
