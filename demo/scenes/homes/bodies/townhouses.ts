import { block } from '../../solid.ts';
import { railing } from '../parts.ts';
import { drawWings } from '../wings.ts';
import { body, frenchPanes, paintOf } from './body.ts';
import { pergola, planters } from './marks.ts';

const TALL_EYE = [640, 4] as const;

/** Three gables side by side, each house in a colour of its own: one of them is the home. */
const gables = body({
  half: 8.5,
  depth: 10,
  height: 14.4,
  eye: TALL_EYE,
  yaw: [0.15, 0.4],
  draw(frame, random) {
    const paint = paintOf(frame, random);
    const { walls, roofs } = frame.stage.palette;
    const panes = {
      ...frenchPanes(paint),
      every: 1.7,
      w: 0.9,
      h: 1.7,
      up: 0.7,
      shutters: undefined,
    };
    const wings = [-7.2, -2.4, 2.4].map(
      (x, nth) =>
        ({
          x,
          z: nth === 1 ? -0.25 : 0,
          w: 4.8,
          d: 9,
          floors: nth === 1 ? 4 : 3,
          storey: 2.9,
          roof: 'gable-z',
          rise: random.range(2.2, 3.2),
          over: 0.15,
          wall: random.pick([...walls, '#b0664c', '#8fa39a']),
          tiles: random.pick(roofs),
          skin: nth === 1 ? paint.skin : 'plain',
          panes,
          door: random.range(1.2, 3.4),
          doorColor: random.pick(frame.stage.palette.doors),
        }) as const,
    );
    return drawWings(frame, wings) + planters(frame, random, { x: -6.6, y: 0, z: -0.8, w: 12 });
  },
});

/** Three broad storeys behind full-width verandas under a hipped roof. */
const verandas = body({
  half: 8,
  depth: 11,
  height: 12.6,
  eye: [600, 3.6],
  draw(frame, random) {
    const paint = paintOf(frame, random);
    const wing = {
      x: -6,
      z: 0,
      w: 12,
      d: 8,
      floors: 3,
      storey: 3.2,
      roof: 'hip',
      rise: 3,
      over: 0.5,
      wall: paint.wall,
      tiles: paint.tiles,
      skin: paint.skin === 'azulejo' ? 'plain' : paint.skin,
      panes: { ...frenchPanes(paint), every: 3, w: 1.4, up: 0.2, h: 2.3, columns: 2 },
      door: 6,
      doorColor: paint.door,
    } as const;
    let drawn = drawWings(frame, [wing]);
    for (let floor = 1; floor <= 2; floor++) {
      const y = floor * 3.2;
      drawn += block(
        frame,
        { x: -6.2, y: y - 0.15, z: -1.6, w: 12.4, h: 0.18, d: 1.6 },
        paint.second,
      );
      drawn += railing(frame, [-6.1, y, -1.55], [6.1, y, -1.55], '#4a4a4e', 0.95, 0.24);
    }
    for (const x of [-6.1, -3.1, -0.1, 2.9, 5.9])
      drawn += block(
        frame,
        { x, y: 0, z: -1.6, w: 0.18, h: 9.4, d: 0.18 },
        frame.stage.palette.wood,
      );
    return drawn + planters(frame, random, { x: -5.6, y: 3.2, z: -1.4, w: 4 });
  },
});

/** Storeys that step back to alternating sides, with a green terrace on each. */
const steppedTerraces = body({
  half: 8,
  depth: 10,
  height: 14.6,
  eye: TALL_EYE,
  draw(frame, random) {
    const paint = paintOf(frame, random);
    const panes = { every: 2.7, w: 1.9, h: 2.1, up: 0.4, columns: 3, rows: 1 };
    const flip = random.chance(0.5) ? 1 : -1;
    const at = (x: number, w: number) => (flip > 0 ? x : -x - w);
    const shared = { floors: 1, storey: 3.3, roof: 'flat', panes } as const;
    const low = [paint.wall, paint.second, paint.wall, paint.second];
    const floor = (nth: number, x: number, w: number, z: number) =>
      ({
        ...shared,
        y: nth * 3.3,
        x: at(x, w),
        w,
        z,
        d: 9 - z,
        wall: low[nth] ?? paint.wall,
      }) as const;
    const drawn = drawWings(frame, [
      {
        ...floor(0, -6, 12, 0),
        door: 4,
        doorColor: paint.door,
        upon: [floor(1, -6, 9, 0.6), floor(2, -3.4, 8.4, 1.4), floor(3, -3.4, 5, 2.4)],
      },
    ]);
    return (
      drawn +
      planters(frame, random, { x: at(3.2, 2.6), y: 3.6, z: 0.3, w: 2.6 }) +
      planters(frame, random, { x: at(-5.8, 2.2), y: 6.9, z: 0.8, w: 2.2 }) +
      pergola(frame, { x: at(1.8, 3), y: 10.2, z: 1.8, w: 3, d: 3 }, frame.stage.palette.wood, 2.2)
    );
  },
});

export const TOWNHOUSES = [gables, verandas, steppedTerraces] as const;
