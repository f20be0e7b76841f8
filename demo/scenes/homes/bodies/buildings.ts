import { block } from '../../solid.ts';
import { railing } from '../parts.ts';
import { drawWings } from '../wings.ts';
import { body, frenchPanes, paintOf } from './body.ts';
import { planters, stripedAwning } from './marks.ts';

const SHOPS = ['#d9694a', '#2f7a72', '#e3a33f', '#3e5f92', '#8a5a83'] as const;

/** A slender tower with loggias that alternate from floor to floor. */
const tower = body({
  half: 8,
  depth: 12,
  height: 30,
  eye: [720, 5],
  draw(frame, random) {
    const { palette } = frame.stage;
    const wall = random.pick(['#f4f0e8', '#d9dde0', '#e6d8c6', '#c9d3cf', ...palette.walls]);
    const accent = random.pick([...SHOPS, '#b98d62']);
    const floors = random.int(7, 9);
    const panes = { every: 3, w: 1.6, h: 1.7, up: 0.7, columns: 2, rows: 1 };
    let drawn = drawWings(frame, [
      {
        x: -5.5,
        z: 0,
        w: 11,
        d: 10,
        floors,
        storey: 3,
        roof: 'flat',
        wall,
        panes,
        door: 5.5,
        upon: [
          {
            x: -2,
            z: 3,
            w: 4,
            d: 4,
            y: floors * 3,
            floors: 1,
            storey: 2.4,
            roof: 'flat',
            wall: '#b9b4ac',
            panes: { every: 9, w: 0.6, h: 0.6 },
          },
        ],
      },
    ]);
    for (let floor = 1; floor < floors; floor++) {
      const x = floor % 2 ? -5.4 : 0.6;
      drawn += block(frame, { x, y: floor * 3 - 0.1, z: -1.3, w: 4.8, h: 0.16, d: 1.3 }, '#e8e2d6');
      drawn += block(frame, { x, y: floor * 3, z: -1.34, w: 4.8, h: 0.95, d: 0.08 }, accent);
    }
    return drawn + stripedAwning(frame, { x: -4.6, y: 3, z: 0, w: 3.4 }, accent);
  },
});

/** Five storeys with a steep slate roof and dormers, and a lower wing round the corner. */
const mansard = body({
  half: 10.5,
  depth: 14,
  height: 20.6,
  eye: [680, 5],
  yaw: [0.35, 0.6],
  draw(frame, random) {
    const paint = paintOf(frame, random);
    const wall = random.pick(['#efe4cf', '#e6d8bd', '#f0ddc8', paint.wall]);
    const panes = { ...frenchPanes(paint), every: 2.2, balconies: '#3f4246' };
    const slate = random.pick(['#5a6470', '#6b6258', paint.tiles]);
    const attic = {
      x: -8,
      z: 0.5,
      y: 16,
      w: 12,
      d: 10,
      floors: 1,
      storey: 2.4,
      roof: 'hip',
      rise: 1.8,
      over: 0.1,
      wall: slate,
      tiles: slate,
      panes: { every: 3, w: 1.1, h: 1.5, up: 0.4, arched: true },
    } as const;
    let drawn = drawWings(frame, [
      {
        x: -8.2,
        z: 0,
        w: 12.4,
        d: 11,
        floors: 5,
        storey: 3.2,
        roof: 'flat',
        wall,
        panes,
        door: 6.2,
        doorColor: paint.door,
        upon: [attic],
      },
      {
        x: 4.2,
        z: 0.6,
        w: 5,
        d: 10,
        floors: 3,
        storey: 3.2,
        roof: 'flat',
        wall: paint.second,
        panes,
      },
    ]);
    const cloth = random.pick(SHOPS);
    for (const x of [-7.6, -0.8]) drawn += stripedAwning(frame, { x, y: 3, z: 0, w: 3.6 }, cloth);
    return drawn + planters(frame, random, { x: 4.6, y: 9.9, z: 0.7, w: 4 });
  },
});

/** Four storeys reached by open galleries, with an outer stair at one end. */
const galleries = body({
  half: 11.5,
  depth: 11,
  height: 14,
  eye: [640, 4.4],
  yaw: [0.2, 0.5],
  draw(frame, random) {
    const paint = paintOf(frame, random);
    const accent = random.pick(SHOPS);
    const { skin } = paint;
    let drawn = drawWings(frame, [
      {
        x: -9,
        z: 0,
        w: 16,
        d: 8,
        floors: 4,
        storey: 3,
        roof: 'flat',
        wall: paint.wall,
        skin: skin === 'timbered' ? 'plain' : skin,
        panes: { every: 2.6, w: 1, h: 2, up: 0.2, columns: 1, rows: 2 },
      },
      {
        x: 7,
        z: -1.6,
        w: 3,
        d: 9.6,
        floors: 4,
        storey: 3.3,
        roof: 'flat',
        wall: accent,
        panes: { every: 1.5, w: 0.7, h: 2.3, up: 0.5, columns: 1, rows: 3 },
        door: 1.5,
        doorColor: '#3f4246',
      },
    ]);
    for (let floor = 1; floor <= 3; floor++) {
      drawn += block(
        frame,
        { x: -9, y: floor * 3 - 0.12, z: -1.5, w: 16, h: 0.18, d: 1.5 },
        '#e2dccf',
      );
      drawn += railing(frame, [-9, floor * 3, -1.45], [7, floor * 3, -1.45], accent, 0.95, 0.35);
    }
    return drawn + planters(frame, random, { x: -8.4, y: 3.1, z: -1.3, w: 6 });
  },
});

export const BUILDINGS = [tower, mansard, galleries] as const;
