import { block } from '../../solid.ts';
import { drawWings } from '../wings.ts';
import { body } from './body.ts';
import { pool } from './grounds.ts';
import { pergola, planters } from './marks.ts';

/** One long room of glass under a roof that floats far beyond it. */
const pavilion = body({
  half: 11,
  depth: 10,
  height: 5.4,
  front: 3.4,
  yaw: [0.25, 0.55],
  draw(frame, random) {
    const timber = random.pick(['#a9713f', '#8a5a3a', '#5d4a40']);
    const shell = random.pick(['#f6f3ec', '#dcd8d0', '#a8a49c']);
    const flip = random.chance(0.5) ? 1 : -1;
    const at = (x: number, w: number) => (flip > 0 ? x : -x - w);
    const glazed = { every: 2, w: 1.8, h: 2.7, up: 0.12, columns: 1, rows: 1, frame: '#3d3f44' };
    let drawn = block(
      frame,
      { x: -9.6, y: 0, z: -3, w: 19.2, h: 0.2, d: 11 },
      '#d9d2c5',
      '#e6dfd2',
    );
    drawn += drawWings(frame, [
      {
        x: at(-5, 12.6),
        z: 0.8,
        y: 0.2,
        w: 12.6,
        d: 6,
        floors: 1,
        storey: 3.1,
        roof: 'flat',
        wall: shell,
        panes: glazed,
      },
      {
        x: at(-9, 4),
        z: 0,
        y: 0.2,
        w: 4,
        d: 7,
        floors: 1,
        storey: 4.2,
        roof: 'flat',
        wall: timber,
        skin: 'battens',
        panes: { every: 9, w: 0.7, h: 1.8, up: 1, columns: 1, rows: 1 },
        door: 2,
        doorColor: '#33373c',
      },
    ]);
    drawn += block(
      frame,
      { x: at(-5.2, 15), y: 3.3, z: -1.6, w: 15, h: 0.34, d: 9.4 },
      shell,
      '#cfcac0',
    );
    for (const x of [2.4, 9.2])
      drawn += block(
        frame,
        { x: at(x, 0.16), y: 0.2, z: -1.4, w: 0.16, h: 3.1, d: 0.16 },
        '#4b4b4e',
      );
    return drawn + planters(frame, random, { x: at(-4.4, 5), y: 0.2, z: -2.4, w: 5 });
  },
});

/** A black barn with a gable of glass, and a low link to a smaller one. */
const blackBarn = body({
  half: 9,
  depth: 11,
  height: 9,
  front: 2,
  yaw: [0.35, 0.65],
  draw(frame, random) {
    const dark = random.pick(['#3a3d42', '#4a403c', '#5a4a3c', '#e9e6df', '#8a4a3a']);
    const metal = random.pick(['#2f3338', '#4d5258', '#6a5a50']);
    const glazed = { every: 1.5, w: 1.34, h: 2.7, up: 0.15, columns: 1, rows: 1, frame: '#2b2d31' };
    const few = { every: 4, w: 1.6, h: 1.1, up: 1.1, columns: 2, rows: 1 };
    return (
      drawWings(frame, [
        {
          x: -6.6,
          z: 0,
          w: 6.4,
          d: 9,
          floors: 2,
          storey: 2.8,
          roof: 'gable-z',
          rise: 3.2,
          over: 0.12,
          wall: dark,
          tiles: metal,
          skin: 'battens',
          panes: glazed,
        },
        {
          x: -0.2,
          z: 3.4,
          w: 3,
          d: 4,
          floors: 1,
          storey: 2.7,
          roof: 'flat',
          wall: '#dcd8d0',
          panes: glazed,
          door: 1.5,
          doorColor: '#a9713f',
        },
        {
          x: 2.8,
          z: 0.8,
          w: 5,
          d: 7.4,
          floors: 1,
          storey: 3,
          roof: 'gable-z',
          rise: 2.6,
          over: 0.12,
          wall: dark,
          tiles: metal,
          skin: 'battens',
          panes: few,
        },
      ]) +
      block(frame, { x: -7, y: 0, z: -2, w: 8, h: 0.18, d: 2 }, '#8a6548', '#b08a62') +
      planters(frame, random, { x: 0.2, y: 0.1, z: 2, w: 2.4 })
    );
  },
});

/** White cubes that climb over each other, a stair and a pergola between them. */
const whiteCubes = body({
  half: 9.4,
  depth: 11,
  height: 9.6,
  front: 4.6,
  yaw: [0.25, 0.55],
  draw(frame, random) {
    const white = random.pick(['#fbf8f1', '#f4ecdf', '#e9dccb', '#f2d9c4']);
    const accent = random.pick(['#2f7fa8', '#2f7a72', '#b8653f', '#4d5258']);
    const flip = random.chance(0.5) ? 1 : -1;
    const at = (x: number, w: number) => (flip > 0 ? x : -x - w);
    const panes = { every: 3, w: 1.8, h: 2, up: 0.4, columns: 2, rows: 1, frame: accent };
    const slits = { every: 2.4, w: 0.7, h: 1.9, up: 0.7, columns: 1, rows: 2, frame: accent };
    const shared = { floors: 1, storey: 3.1, roof: 'flat', wall: white } as const;
    return (
      drawWings(frame, [
        {
          ...shared,
          x: at(-7.6, 7),
          z: 0,
          w: 7,
          d: 7,
          panes,
          door: 2,
          doorColor: accent,
          upon: [
            {
              ...shared,
              y: 3.1,
              x: at(-6.2, 5),
              z: 1.6,
              w: 5,
              d: 5.4,
              panes: slits,
              upon: [{ ...shared, y: 6.2, x: at(-4.6, 3), z: 3, w: 3, d: 4, panes: slits }],
            },
          ],
        },
        { ...shared, x: at(-0.6, 8), z: 1.4, w: 8, d: 6.6, panes },
      ]) +
      pergola(frame, { x: at(0.4, 5.6), y: 0, z: -2, w: 5.6, d: 3.2 }, '#b98d62', 2.6) +
      pool(frame, at(-7, 5.6), -4.2, 5.6, 2.4) +
      planters(frame, random, { x: at(1, 5), y: 3.4, z: 1.6, w: 5 })
    );
  },
});

export const MODERN_HOMES = [pavilion, blackBarn, whiteCubes] as const;
