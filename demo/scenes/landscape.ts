import { drawExterior } from './exterior.ts';
import { halfWidthAt, rock } from './ground.ts';
import { homeOf } from './homes/index.ts';
import { person } from './people.ts';
import { SETTINGS } from './settings/index.ts';
import { type Clearing, isFree, type Standing } from './settings/setting.ts';
import { tub } from './settings/street.ts';
import { castShadow } from './shadow.ts';
import { shrub, spikes } from './shrubs.ts';
import { drawSky } from './sky.ts';
import { block, frameAt } from './solid.ts';
import type { Stage } from './stage.ts';
import { inOrder } from './standing-order.ts';
import { nearestGround } from './view.ts';

/** The surroundings, with the home small in them and a few people about. */
export function drawLandscape(stage: Stage): string {
  const { spec } = stage;
  const home = homeOf(spec);
  if (home.floats) return drawExterior(stage);
  const setting = SETTINGS[spec.scenery];
  const random = stage.random.fork('landscape');
  const distance = Math.max(36, home.distance * random.range(1.9, 2.3));
  const side = random.chance(0.5) ? 1 : -1;
  const x = side * distance * random.range(0.17, 0.27);
  const clear: Clearing = { x, half: home.half, near: distance - 2, far: distance + home.depth };
  const yaw = -side * random.range(0.3, 0.6);
  const items: Standing[] = [
    ...setting.standing(stage, clear),
    [
      distance + home.depth * 0.35,
      home.draw(frameAt(stage, [x, 0, distance], yaw), stage.homeRandom.fork('draw')),
    ],
    ...walkers(stage, -side),
    ...foreground(stage, clear, -side),
  ];
  return drawSky(stage) + setting.backdrop(stage) + setting.ground(stage, clear) + inOrder(items);
}

/** Drifts of flowers, shrubs and stones near the camera, and a bench to look from. */
function foreground(stage: Stage, clear: Clearing, side: number): Standing[] {
  const random = stage.random.fork('foreground');
  const { scenery } = stage.spec;
  const paved = scenery === 'NomadHub' || scenery === 'Cultural';
  const items: Standing[] = [];
  const near = nearestGround(stage.view);
  const drifts = (paved ? 3 : 6) * stage.richness;
  for (let i = 0; i < drifts; i++) {
    const z = near * random.range(1.02, 2.6);
    const edge = random.chance(0.75) ? random.range(0.55, 1) : random.range(0, 0.5);
    const x = (random.chance(0.5) ? 1 : -1) * edge * halfWidthAt(stage.view, z);
    const bloom = random.pick(stage.palette.blossom);
    for (let j = 0; j < (paved ? 2 : 4); j++) {
      const dx = x + random.range(-1.6, 1.6);
      const dz = Math.max(near, z + random.range(-0.8, 0.8));
      if (!isFree(clear, dx, dz, 0)) continue;
      const kind = random.next();
      if (paved) items.push([dz, tub(stage, random, dx, dz)]);
      else if (kind < 0.45)
        items.push([dz, spikes(stage, random, dx, dz, random.range(0.6, 1.2), bloom)]);
      else if (kind < 0.8)
        items.push([dz, shrub(stage, random, dx, dz, random.range(0.5, 1), bloom)]);
      else items.push([dz, rock(stage, random, dx, dz, random.range(0.25, 0.6))]);
    }
  }
  const z = random.range(19, 23);
  items.push([z, bench(stage, side * z * random.range(0.17, 0.28), z)]);
  return items;
}

/** A wooden bench that looks into the view. */
function bench(stage: Stage, x: number, z: number): string {
  const frame = frameAt(stage, [x, 0, z], 0.2);
  const wood = '#9c7350';
  let drawn = castShadow(frame, [{ x: -0.9, y: 0, z: 0, w: 1.8, h: 0.8, d: 0.5 }]);
  for (const dx of [-0.8, 0.7]) {
    drawn += block(frame, { x: dx, y: 0, z: 0.05, w: 0.1, h: 0.42, d: 0.4 }, '#4d4640');
  }
  drawn += block(frame, { x: -0.95, y: 0.42, z: 0, w: 1.9, h: 0.07, d: 0.5 }, wood, '#b98d62');
  for (const y of [0.58, 0.76]) {
    drawn += block(frame, { x: -0.95, y, z: -0.02, w: 1.9, h: 0.11, d: 0.06 }, wood);
  }
  return drawn;
}

/** One, two or three people on the free side. */
function walkers(stage: Stage, side: number): Standing[] {
  const random = stage.random.fork('walkers');
  const z = random.range(14.5, 20);
  const x = side * z * random.range(0.02, 0.12);
  const pose = random.pick(['walking', 'standing', 'laptop', 'sitting'] as const);
  const items: Standing[] = [[z, person(stage, random, x, z, pose)]];
  if (random.chance(0.7))
    items.push([
      z + 0.6,
      person(
        stage,
        random,
        x + random.range(0.9, 1.5),
        z + 0.6,
        pose === 'laptop' ? 'sitting' : pose,
      ),
    ]);
  if (random.chance(0.25))
    items.push([z + 0.3, person(stage, random, x - 0.9, z + 0.3, 'walking', { height: 1.2 })]);
  return items;
}
