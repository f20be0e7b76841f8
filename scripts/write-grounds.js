import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawWaters } from '../src/platform/web/map/testing/make-ground/draw-waters.ts';
import { makeGround } from '../src/platform/web/map/testing/make-ground/make-ground.ts';
import { groundCities } from './ground/ground-cities.js';
import { readWaters } from './ground/read-waters.js';
import { ROOT } from './launch/root.js';

/**
 * Writes the ground of every city into `public/map/ground`, and the list of them that maps read. It
 * fetches 60 MB where they aren't there yet, a part of them with Debian's `apt-get`, and takes some
 * minutes, so nothing runs it by itself: `node scripts/write-grounds.js`, after cities were added or
 * moved.
 */

const FOLDER = join(ROOT, 'public/map/ground');

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const cities = groundCities();
const waters = await readWaters();
/** @param {import('../src/platform/web/map/ground-box.ts').GroundBox} box */
const drawIn = (box) => drawWaters(waters, box);
for (const city of cities) {
  writeFileSync(join(FOLDER, `${city.id}.json`), await makeGround(city, drawIn, cities));
}
const lines = cities.map(({ id, latitude, longitude }) =>
  JSON.stringify([id, latitude, longitude]),
);
writeFileSync(join(ROOT, 'public/map/grounds.json'), `[\n${lines.join(',\n')}\n]\n`);
