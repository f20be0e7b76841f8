import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../launch/root.js';

/**
 * Coasts and lakes of the world to about 100 m: GSHHG 2.3.7 (Wessel and Smith, LGPL 3), as Debian
 * packages it for the Generic Mapping Tools. It is in HDF5, which a package reads that is needed
 * here alone.
 */
const SOURCE = 'gmt-gshhg-full';
const READER = 'h5wasm@0.10.3';
const FOLDER = join(ROOT, '.cache/coasts');
const FILE = 'usr/share/gmt-gshhg/binned_GSHHS_f.nc';

/** Steps of a coordinate in the degree of its bin. */
const STEPS = 65_535;

/** @typedef {import('../../src/platform/web/map/testing/make-ground/draw-coasts.ts').CoastBin} CoastBin */

/**
 * The coasts of the world, a degree at a time; fetched with `apt-get` and `npm` when asked for the
 * first time.
 *
 * @returns {Promise<(south: number, west: number) => CoastBin>}
 */
export async function readCoasts() {
  fetchSource();
  const { default: hdf5 } = await import(
    pathToFileURL(join(FOLDER, 'package/dist/node/hdf5_hl.js')).href
  );
  await hdf5.ready;
  const file = new hdf5.File(join(FOLDER, FILE), 'r');
  /** @param {string} name */
  const read = (name) => file.get(name).value;
  const segments = read('Id_of_first_segment_in_a_bin');
  const counts = read('N_segments_in_a_bin');
  const levels = read('Embedded_node_levels_in_a_bin');
  const embedded = read('Embedded_npts_levels_exit_entry_for_a_segment');
  const points = read('Id_of_first_point_in_a_segment');
  const east = new Uint16Array(read('Relative_longitude_from_SW_corner_of_bin').buffer);
  const north = new Uint16Array(read('Relative_latitude_from_SW_corner_of_bin').buffer);

  return (south, west) => {
    const bin = (89 - south) * 360 + (((west % 360) + 360) % 360);
    const lines = [];
    for (let segment = segments[bin]; segment < segments[bin] + counts[bin]; segment += 1) {
      const length = embedded[segment] >>> 9;
      const first = points[segment];
      const line = [];
      for (let at = first; at < first + length; at += 1) {
        line.push(
          /** @type {const} */ ([west + (east[at] ?? 0) / STEPS, south + (north[at] ?? 0) / STEPS]),
        );
      }
      lines.push(line);
    }
    // Levels count from the sea: land, lakes, islands in them. Those of the south-west corner are
    // the highest bits.
    return { lines, isCornerWater: ((levels[bin] >> 9) & 7) % 2 === 0 };
  };
}

function fetchSource() {
  if (existsSync(join(FOLDER, FILE)) && existsSync(join(FOLDER, 'package'))) return;
  mkdirSync(FOLDER, { recursive: true });
  execFileSync('apt-get', ['download', SOURCE], { cwd: FOLDER });
  const archive = readdirSync(FOLDER).find((name) => name.endsWith('.deb')) ?? SOURCE;
  execFileSync('dpkg-deb', ['-x', archive, '.'], { cwd: FOLDER });
  const packed = execFileSync('npm', ['pack', READER, '--silent'], {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  execFileSync('tar', ['xzf', packed.trim()], { cwd: FOLDER });
}
