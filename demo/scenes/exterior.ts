import { homeOf } from './homes/index.ts';
import { farWoods } from './ridges.ts';
import { SETTINGS } from './settings/index.ts';
import { housesAcross } from './settings/neighbours.ts';
import type { Clearing, Standing } from './settings/setting.ts';
import { streetBackdrop, streetGround, streetStanding } from './settings/town-street.ts';
import { shotOf } from './shot.ts';
import { drawSky } from './sky.ts';
import { frameAt } from './solid.ts';
import type { Stage } from './stage.ts';
import { inOrder } from './standing-order.ts';
import { sheetOfWater } from './water.ts';

/** The home itself, standing in its scene: in a street, on the water or in the landscape. */
export function drawExterior(given: Stage): string {
  const home = homeOf(given.spec);
  const shot = shotOf(given, home);
  const stage: Stage = { ...given, view: shot.view };
  const { spec } = stage;
  const { x, distance } = shot;
  const frame = frameAt(stage, [x, 0, distance], shot.yaw);
  const drawnHome: Standing = [
    distance + home.depth * 0.35,
    home.draw(frame, stage.homeRandom.fork('draw')),
  ];
  if (spec.place !== undefined && !home.floats) {
    const standing = streetStanding(frame, home);
    return (
      drawSky(stage) +
      streetBackdrop(frame) +
      streetGround(frame, home) +
      inOrder([...standing, drawnHome])
    );
  }
  const setting = SETTINGS[spec.scenery];
  const clear: Clearing = {
    x,
    half: home.half,
    near: distance - 1.5,
    far: distance + home.depth,
  };
  const backdrop = setting.backdrop(stage);
  if (home.floats) {
    const isCanal = spec.place !== undefined;
    const bank = isCanal
      ? housesAcross(stage, 46)
      : farWoods(stage, 'bank', 12, 160, stage.palette.leaves[0]) +
        inOrder(setting.standing(stage, clear).filter(([z]) => z > 155));
    const water = sheetOfWater(stage, 'water', 1, isCanal ? 46 : 150, backdrop);
    return drawSky(stage) + backdrop + water + bank + drawnHome[1];
  }
  return (
    drawSky(stage) +
    backdrop +
    setting.ground(stage, clear) +
    inOrder([...setting.standing(stage, clear), drawnHome])
  );
}
