import { block } from '../../solid.ts';
import { chimney } from '../parts.ts';
import { drawWings } from '../wings.ts';
import { body, eaves } from './body.ts';
import { fireEscape, planters, stripedAwning } from './marks.ts';

const SHOPS = ['#d9694a', '#2f7a72', '#e3a33f', '#3e5f92', '#8a5a83'] as const;
const _TALL_EYE = [640, 4] as const;

/** A tall warehouse under a gable, great windows above each other and stairs of iron before them. */
const warehouse = body({
  half: 7.5,
  depth: 14,
  height: 18.6,
  eye: [670, 4.6],
  yaw: [0.3, 0.55],
  draw(frame, random) {
    const brick = random.pick(['#a85a45', '#96503f', '#8a6a58', '#b87a5a', '#6f5a55']);
    const storey = 3.7;
    const panes = { every: 3.4, w: 2.2, h: 2.4, up: 0.6, columns: 4, rows: 4, frame: '#33373c' };
    return (
      drawWings(frame, [
        {
          x: -5.4,
          z: 0,
          w: 10.8,
          d: 12,
          floors: 4,
          storey,
          roof: 'gable-z',
          rise: 3.4,
          over: 0.2,
          wall: brick,
          tiles: random.pick(['#4d4f55', '#6e5148']),
          skin: 'bricks',
          panes,
          door: 9,
          doorColor: '#2f4a48',
        },
      ]) + fireEscape(frame, { x: -4.8, z: 0, floors: 4, storey })
    );
  },
});

/** A works of one and two storeys with round-headed windows and its old chimney. */
const works = body({
  half: 11,
  depth: 13,
  height: 15,
  eye: [600, 4],
  yaw: [0.25, 0.5],
  draw(frame, random) {
    const brick = random.pick(['#b56a4d', '#c07a58', '#9d8a76', '#c9a98a', '#a8564a']);
    const panes = {
      every: 3,
      w: 1.9,
      h: 3,
      up: 0.7,
      columns: 3,
      rows: 4,
      arched: true,
      frame: '#3a3f44',
    };
    const shared = { wall: brick, skin: 'bricks', panes, tiles: '#5d5f63' } as const;
    let stack = '';
    for (let i = 0; i < 6; i++)
      stack += block(
        frame,
        {
          x: 4.6 + i * 0.06,
          y: 4 + i * 1.8,
          z: 6 + i * 0.06,
          w: 1.7 - i * 0.12,
          h: 1.9,
          d: 1.7 - i * 0.12,
        },
        brick,
      );
    return (
      stack +
      drawWings(frame, [
        {
          ...shared,
          x: -9,
          z: 0,
          w: 9,
          d: 10,
          floors: 2,
          storey: 4.2,
          roof: 'gable-x',
          rise: 2.2,
          over: 0.2,
          door: 4.5,
          doorColor: '#2f6d66',
        },
        {
          ...shared,
          x: 0,
          z: 1,
          w: 9.4,
          d: 9,
          floors: 1,
          storey: 4.6,
          roof: 'shed',
          rise: 2,
          over: 0.2,
          wall: random.pick([brick, '#d8cfc2']),
        },
      ]) +
      planters(frame, random, { x: 0.6, y: 0, z: 0, w: 7 })
    );
  },
});

/** An iron-fronted corner house: high floors, broad panes, a shop below and ladders of iron. */
const ironFront = body({
  half: 8,
  depth: 12,
  height: 19.4,
  eye: [690, 4.6],
  yaw: [0.4, 0.65],
  draw(frame, random) {
    const iron = random.pick(['#e9e2d3', '#d3dbd8', '#e3cdb8', '#5f6f78', '#3f4f4a']);
    const storey = 3.8;
    const wing = {
      x: -6,
      z: 0,
      w: 12,
      d: 10,
      floors: 5,
      storey,
      roof: 'flat',
      wall: iron,
      tiles: iron,
      panes: { every: 2.4, w: 1.9, h: 2.7, up: 0.5, columns: 2, rows: 2, frame: iron },
      door: 2,
      doorColor: '#2f3f48',
    } as const;
    let drawn = drawWings(frame, [wing]);
    drawn += block(frame, { x: -6.5, y: 18.6, z: -0.6, w: 13, h: 0.6, d: 11.2 }, iron);
    drawn += eaves(frame, { ...wing, tiles: iron });
    if (random.chance(0.6)) drawn += fireEscape(frame, { x: 1.6, z: -0.2, floors: 5, storey });
    return (
      drawn +
      stripedAwning(frame, { x: -2.4, y: 3.2, z: -0.2, w: 7 }, random.pick(SHOPS)) +
      chimney(frame, 3.6, 19.2, 6, '#9c5a48', 1.6)
    );
  },
});

export const LOFTS = [warehouse, works, ironFront] as const;
