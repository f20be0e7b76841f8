import { HOMES } from './homes/index.ts';
import { farWoods } from './ridges.ts';
import { SETTINGS } from './settings/index.ts';
import type { Clearing, Standing } from './settings/setting.ts';
import { drawSky } from './sky.ts';
import { frameAt } from './solid.ts';
import type { Stage } from './stage.ts';
import { inOrder } from './standing-order.ts';
import { sheetOfWater } from './water.ts';

/** The home itself, standing in its scene. */
export function drawExterior(stage: Stage): string {
  const { spec } = stage;
  const home = HOMES[spec.category];
  const setting = SETTINGS[spec.scenery];
  const random = stage.random.fork('home');
  const [least, most] = home.yaw;
  // The turned front looks towards the light, so that the side one sees most of is lit.
  const yaw = stage.light.side * random.range(least, most) * (random.chance(0.8) ? 1 : -0.8);
  const x = -stage.light.side * random.range(0.02, 0.07) * home.distance;
  const clear: Clearing = {
    x,
    half: home.half,
    near: home.distance - 1.5,
    far: home.distance + home.depth,
  };
  const frame = frameAt(stage, [x, 0, home.distance], yaw);
  const backdrop = setting.backdrop(stage);
  const drawnHome: Standing = [
    home.distance + home.depth * 0.35,
    home.draw(frame, stage.homeRandom.fork('draw')),
  ];
  const ground = home.floats
    ? sheetOfWater(stage, 'water', 1, 150, backdrop) +
      farWoods(stage, 'bank', 12, 160, stage.palette.leaves[0])
    : setting.ground(stage, clear);
  const standing = home.floats
    ? setting.standing(stage, clear).filter(([z]) => z > 155)
    : setting.standing(stage, clear);
  return drawSky(stage) + backdrop + ground + inOrder([...standing, drawnHome]);
}
