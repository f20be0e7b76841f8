import { drawGround } from '../ground.ts';
import { SETTINGS } from '../settings/index.ts';
import { housesAcross } from '../settings/neighbours.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { inOrder } from '../standing-order.ts';
import { town } from '../town.ts';
import type { View } from '../view.ts';
import { sheetOfWater } from '../water.ts';

/** Metres to the houses on the other side of a street with its trees. */
const ACROSS = 34;

/** What one sees out of a window: the listing's own landscape under the same sky. */
export function drawOutlook(outside: Stage, view: View, nearest = 13): string {
  const stage: Stage = { ...outside, view };
  if (stage.spec.place === 'street' && stage.spec.category !== 'Houseboat')
    return acrossTheStreet(stage);
  const setting = SETTINGS[stage.spec.scenery];
  const backdrop = setting.backdrop(stage);
  const afloat = stage.spec.category === 'Houseboat';
  const clear = { x: 0, half: 0.1, near: 11, far: 12 };
  const ground = afloat
    ? sheetOfWater(stage, 'outlook', 1, 160, backdrop)
    : setting.ground(stage, clear);
  const standing = setting
    .standing(stage, clear)
    .filter(([z]) => z > (afloat ? 160 : nearest))
    .sort(([a], [b]) => a - b)
    .slice(0, 26);
  return drawSky(stage) + backdrop + ground + inOrder(standing);
}

/** From the window of a flat in a town: the houses on the other side. */
function acrossTheStreet(stage: Stage): string {
  return (
    drawSky(stage) +
    town(stage, 'outlook-town', false, 0.9) +
    drawGround(stage, stage.palette.path) +
    housesAcross(stage, ACROSS)
  );
}
