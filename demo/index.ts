import { canDraw, drawPicture } from './draw-picture.ts';
import { loadOnce } from './load-world.ts';
import { drawPlace } from './places/draw-place.ts';
import { DEMO_ACCOUNTS } from './world/index.ts';

/** The one face of the demonstration world, as `src/entry/demo-world.ts` describes it. */
export const demoWorld = {
  accounts: DEMO_ACCOUNTS,
  pictures: { original: drawPicture },
  canDraw,
  drawPlace,
  loadOnce,
};
