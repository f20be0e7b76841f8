import { halfWidthAt } from './ground.ts';
import { person } from './people.ts';
import { SETTINGS } from './settings/index.ts';
import type { Clearing, Standing } from './settings/setting.ts';
import { drawSky } from './sky.ts';
import type { Stage } from './stage.ts';
import { inOrder } from './standing-order.ts';

type Group = (stage: Stage, x: number, z: number) => Standing[];

/** One behind the other along the way, the last a little apart. */
const inFile: Group = (stage, x, z) => {
  const random = stage.random.fork('file');
  return Array.from({ length: random.int(5, 8) }, (_, nth): Standing => {
    const at = z + nth * 1.5 + random.range(-0.3, 0.3);
    const across = x + Math.sin(nth * 0.5) * 0.5 - nth * 0.28 + random.range(-0.3, 0.3);
    return [at, person(stage, random, across, at, random.chance(0.9) ? 'walking' : 'standing')];
  });
};

/** In a ring, round somebody who shows something. */
const inRing: Group = (stage, x, z) => {
  const random = stage.random.fork('ring');
  const count = random.int(6, 9);
  const standing = random.chance(0.6);
  const ring = Array.from({ length: count }, (_, nth): Standing => {
    const angle = (nth / count) * 2 * Math.PI + random.range(-0.15, 0.15);
    const at = z + 2.4 + Math.sin(angle) * 2;
    const across = x + Math.cos(angle) * 2.6;
    return [at, person(stage, random, across, at, standing ? 'standing' : 'crossed')];
  });
  const middle: Standing = [z + 2.4, person(stage, random, x, z + 2.4, 'standing')];
  return [middle, ...ring];
};

/** Spread over the ground, each at the same thing. */
const spread: Group = (stage, x, z) => {
  const random = stage.random.fork('spread');
  return Array.from({ length: random.int(5, 8) }, (_, nth): Standing => {
    const at = z + (nth % 3) * 2.2 + random.range(-0.5, 0.5);
    const reach = Math.min(6, halfWidthAt(stage.view, at) * 0.75);
    const across = x + ((nth * 0.37) % 1) * 2 * reach - reach + random.range(-0.4, 0.4);
    return [at, person(stage, random, across, at, random.chance(0.5) ? 'standing' : 'walking')];
  });
};

const DISTANCE = { min: 8.5, max: 11 } as const;

/** People who are out together in a landscape: on a trail, on a lawn, on a beach. */
export function drawOuting(stage: Stage): string {
  const setting = SETTINGS[stage.spec.scenery];
  const random = stage.random.fork('outing');
  const z = random.range(DISTANCE.min, DISTANCE.max);
  const x = random.range(-0.08, 0.08) * z;
  // The setting leads a way to this clearing and keeps it open.
  const clear: Clearing = { x, half: 4.5, near: z, far: z + 7 };
  const together = random.pick([inFile, inFile, inRing, spread]);
  const items = [...setting.standing(stage, clear), ...together(stage, x, z)];
  return drawSky(stage) + setting.backdrop(stage) + setting.ground(stage, clear) + inOrder(items);
}
