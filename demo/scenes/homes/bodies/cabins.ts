import { block } from '../../solid.ts';
import { chimney, railing, steps } from '../parts.ts';
import { drawWings } from '../wings.ts';
import { body } from './body.ts';
import { planters } from './marks.ts';

const LOGS = ['#a06a40', '#8d5a38', '#b27b4c', '#7b5138'] as const;
const CABIN_ROOFS = ['#4d4a48', '#5c4334', '#46564b', '#6b3f34'] as const;

/** A roof down to the ground on both sides, its gable all glass over a deck. */
const aFrame = body({
  half: 5.4,
  depth: 9.5,
  height: 8,
  front: 2.6,
  yaw: [0.2, 0.6],
  draw(frame, random) {
    const roof = random.pick(CABIN_ROOFS);
    const glazed = { every: 1.9, w: 1.6, h: 2.2, up: 0.2, columns: 1, rows: 1, frame: '#e8d4b0' };
    const deck = block(frame, { x: -4, y: 0, z: -2.4, w: 8, h: 0.4, d: 2.6 }, '#8a6548', '#b08a62');
    const drawn = drawWings(frame, [
      {
        x: -3.8,
        z: 0,
        w: 7.6,
        d: 8,
        floors: 1,
        storey: 0.6,
        roof: 'gable-z',
        rise: 7.2,
        over: 0.3,
        wall: random.pick(LOGS),
        tiles: roof,
        skin: 'plain',
        panes: { every: 20, w: 0.1, h: 0.1 },
      },
    ]);
    const front = drawWings(frame, [
      {
        x: -1.9,
        z: -0.06,
        y: 0.4,
        w: 3.8,
        d: 0.1,
        floors: 1,
        storey: 2.6,
        roof: 'flat',
        wall: '#6b4a34',
        panes: glazed,
      },
      {
        x: -0.95,
        z: -0.08,
        y: 3.3,
        w: 1.9,
        d: 0.1,
        floors: 1,
        storey: 1.9,
        roof: 'flat',
        wall: '#6b4a34',
        panes: { ...glazed, every: 0.95, w: 0.8, h: 1.5 },
      },
    ]);
    return (
      deck +
      drawn +
      front +
      railing(frame, [-3.9, 0.4, -2.3], [1.6, 0.4, -2.3], '#c79a6b', 0.85, 0.4) +
      steps(frame, 1.9, -3, 1.8, 2)
    );
  },
});

/** A long cabin on posts under one slope, a terrace along all of it. */
const onPosts = body({
  half: 7.6,
  depth: 8,
  height: 6.4,
  front: 2,
  draw(frame, random) {
    const log = random.pick([...LOGS, '#6f7a70', '#3f4a4a']);
    let drawn = '';
    for (const x of [-6.2, -3, 0.2, 3.4, 6])
      for (const z of [4.6, -1.6])
        drawn += block(frame, { x, y: 0, z, w: 0.24, h: 1.3, d: 0.24 }, '#5d4634');
    drawn += block(
      frame,
      { x: -6.6, y: 1.2, z: -2, w: 13.2, h: 0.24, d: 7.6 },
      '#8a6548',
      '#b08a62',
    );
    drawn += drawWings(frame, [
      {
        x: -6,
        z: 0,
        y: 1.44,
        w: 12,
        d: 5,
        floors: 1,
        storey: 2.7,
        roof: 'shed',
        rise: 1.7,
        over: 0.8,
        wall: log,
        tiles: random.pick(CABIN_ROOFS),
        skin: 'battens',
        panes: { every: 2.4, w: 1.7, h: 1.7, up: 0.5, columns: 2, rows: 1, frame: '#f2e7d2' },
        door: 8.4,
        doorColor: random.pick(frame.stage.palette.doors),
      },
    ]);
    return (
      drawn +
      railing(frame, [-6.5, 1.44, -1.9], [4.4, 1.44, -1.9], '#c79a6b', 0.9) +
      steps(frame, 4.8, -3.6, 1.4, 5)
    );
  },
});

/** A chalet: two floors under a wide, low roof, balconies across its gable. */
const chalet = body({
  half: 7.4,
  depth: 11,
  height: 9.2,
  front: 1.6,
  yaw: [0.2, 0.55],
  draw(frame, random) {
    const log = random.pick(LOGS);
    const carved = '#5d3f2a';
    const panes = {
      every: 2.4,
      w: 1.1,
      h: 1.2,
      up: 0.85,
      flowers: true,
      shutters: random.chance(0.6) ? random.pick(frame.stage.palette.doors) : undefined,
    };
    const upper = {
      x: -5.2,
      z: 0,
      y: 2.8,
      w: 10.4,
      d: 9,
      floors: 1,
      storey: 2.9,
      roof: 'gable-z',
      rise: 2.9,
      over: 1.4,
      wall: log,
      tiles: random.pick(CABIN_ROOFS),
      skin: 'logs',
      panes,
    } as const;
    return (
      chimney(frame, 2.4, 6.6, 5, '#8d857c', 2) +
      drawWings(frame, [
        {
          x: -5.2,
          z: 0,
          w: 10.4,
          d: 9,
          floors: 1,
          storey: 2.8,
          roof: 'flat',
          wall: '#f2eade',
          skin: 'stones',
          panes,
          door: 7,
          doorColor: carved,
          upon: [upper],
        },
      ]) +
      block(frame, { x: -5.4, y: 2.7, z: -1.3, w: 10.8, h: 0.2, d: 1.3 }, carved) +
      railing(frame, [-5.3, 2.9, -1.25], [5.3, 2.9, -1.25], carved, 0.95, 0.22) +
      planters(frame, random, { x: -5, y: 0, z: -0.9, w: 3 })
    );
  },
});

export const CABINS = [aFrame, onPosts, chalet] as const;
