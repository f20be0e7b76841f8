import { drawExterior } from './exterior.ts';
import { HOMES } from './homes/index.ts';
import { person } from './people.ts';
import { SETTINGS } from './settings/index.ts';
import type { Clearing, Standing } from './settings/setting.ts';
import { drawSky } from './sky.ts';
import { frameAt } from './solid.ts';
import type { Stage } from './stage.ts';
import { inOrder } from './standing-order.ts';

/** The surroundings, with the home small in them and a few people about. */
export function drawLandscape(stage: Stage): string {
  const { spec } = stage;
  const home = HOMES[spec.category];
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
      home.draw(frameAt(stage, [x, 0, distance], yaw), random.fork('draw')),
    ],
    ...walkers(stage, -side),
  ];
  return drawSky(stage) + setting.backdrop(stage) + setting.ground(stage, clear) + inOrder(items);
}

/** One, two or three people on the free side. */
function walkers(stage: Stage, side: number): Standing[] {
  const random = stage.random.fork('walkers');
  const z = random.range(14.5, 20);
  const x = side * z * random.range(0.12, 0.26);
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
