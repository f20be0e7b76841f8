import { chimney, railing, steps } from '../parts.ts';
import { drawWings } from '../wings.ts';
import { body, frenchPanes, paintOf } from './body.ts';
import { pool, treeBeside } from './grounds.ts';
import { arcade, planters } from './marks.ts';

/** A villa with a square tower at its corner and a terrace on columns. */
const towerVilla = body({
  half: 12,
  depth: 13,
  height: 14.6,
  front: 3,
  eye: [560, 4],
  yaw: [0.25, 0.5],
  draw(frame, random) {
    const paint = paintOf(frame, random);
    const panes = { ...frenchPanes(paint), every: 2.8, arched: true };
    const shared = { wall: paint.wall, tiles: paint.tiles, skin: 'plain', panes } as const;
    const flip = random.chance(0.5) ? 1 : -1;
    const at = (x: number, w: number) => (flip > 0 ? x : -x - w);
    return (
      drawWings(frame, [
        {
          ...shared,
          x: at(-4.6, 13.6),
          z: 0.8,
          w: 13.6,
          d: 9,
          floors: 2,
          storey: 3.7,
          roof: 'hip',
          rise: 2.6,
        },
        {
          ...shared,
          x: at(-9.6, 5),
          z: -0.6,
          w: 5,
          d: 6,
          floors: 3,
          storey: 3.9,
          roof: 'hip',
          rise: 2,
          over: 0.8,
          wall: random.pick([paint.wall, paint.second]),
          door: 2.5,
          doorColor: paint.door,
        },
      ]) +
      arcade(frame, { x: at(-3.6, 9.6), z: -1.6, w: 9.6, h: 3.4 }, paint.wall) +
      railing(
        frame,
        [at(-3.6, 9.6), 3.65, -1.5],
        [at(-3.6, 9.6) + 9.6, 3.65, -1.5],
        '#f4ecdc',
        0.9,
        0.4,
      ) +
      planters(frame, random, { x: at(6.4, 2.4), y: 0, z: -0.4, w: 2.4 })
    );
  },
});

/** A château: steep slate over a narrow middle, a taller pavilion at each end. */
const chateau = body({
  half: 14,
  depth: 13,
  height: 17,
  front: 3,
  eye: [570, 4.2],
  yaw: [0.1, 0.4],
  draw(frame, random) {
    const paint = paintOf(frame, random);
    const wall = random.pick(['#efe6d2', '#e6dac2', '#d9cdb8', '#c08a6a']);
    const slate = random.pick(['#4f5b68', '#5c6670', '#6b5a55']);
    const panes = { every: 2.3, w: 1.1, h: 2.1, up: 0.8, columns: 2, rows: 3, shutters: undefined };
    const shared = { wall, tiles: slate, panes, storey: 3.9, floors: 2, over: 0.3 } as const;
    return (
      chimney(frame, -5.6, 8.5, 5, '#a8705c', 5) +
      chimney(frame, 4.9, 8.5, 5, '#a8705c', 5) +
      drawWings(frame, [
        {
          ...shared,
          x: -6.6,
          z: 0.8,
          w: 13.2,
          d: 8.4,
          roof: 'gable-x',
          rise: 4.6,
          door: 6.6,
          doorColor: paint.door,
        },
        {
          ...shared,
          x: -11.8,
          z: 0,
          w: 5.4,
          d: 9.4,
          floors: 2,
          storey: 4.5,
          roof: 'hip',
          rise: 6.6,
        },
        { ...shared, x: 6.4, z: 0, w: 5.4, d: 9.4, floors: 2, storey: 4.5, roof: 'hip', rise: 6.6 },
      ]) +
      steps(frame, -2, -0.4, 4, 4)
    );
  },
});

/** An estate round an open court: arcades below, galleries above, a fountain's pool before it. */
const hacienda = body({
  half: 14,
  depth: 14,
  height: 9.6,
  front: 5.4,
  eye: [520, 5.4],
  yaw: [0.05, 0.4],
  draw(frame, random) {
    const paint = paintOf(frame, random);
    const panes = { every: 2.8, w: 1, h: 1.7, up: 0.8, shutters: paint.door };
    const shared = { wall: paint.wall, tiles: paint.tiles, panes, storey: 3.4, rise: 1.8 } as const;
    return (
      drawWings(frame, [
        {
          ...shared,
          x: -7,
          z: 6,
          w: 14,
          d: 6,
          floors: 2,
          roof: 'gable-x',
          door: 7,
          doorColor: paint.door,
        },
        { ...shared, x: -12, z: -1, w: 5, d: 13, floors: 1, storey: 3.8, roof: 'gable-z' },
        {
          ...shared,
          x: 7,
          z: -1,
          w: 5,
          d: 13,
          floors: random.int(1, 2),
          storey: 3.8,
          roof: 'gable-z',
          wall: random.pick([paint.wall, paint.second]),
        },
      ]) +
      arcade(frame, { x: -7, z: 5, w: 14, h: 3.4 }, paint.wall) +
      pool(frame, -2.6, -2.4, 5.2, 4) +
      treeBeside(frame, -5.4, -3.4, 0.55) +
      planters(frame, random, { x: 3.4, y: 0, z: -1.4, w: 3.4 })
    );
  },
});

export const MANSIONS = [towerVilla, chateau, hacienda] as const;
