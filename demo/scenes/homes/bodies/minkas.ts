import { glow } from '../../openings.ts';
import { block } from '../../solid.ts';
import { drawWings, type Wing } from '../wings.ts';
import { body, eaves } from './body.ts';
import { planters } from './marks.ts';

const DARK_WOODS = ['#5d4030', '#6e4a33', '#4d382c'] as const;
const PAPER = {
  every: 1.8,
  w: 1.4,
  h: 1.9,
  up: 0.25,
  columns: 4,
  rows: 4,
  frame: '#5d4030',
} as const;

/** A merchant's house in a street: lattices below, tiled eaves between the floors. */
const machiya = body({
  half: 6.4,
  depth: 10,
  height: 8.4,
  yaw: [0.2, 0.5],
  draw(frame, random) {
    const tiles = random.pick(['#4f5660', '#5a5f68', '#6b6560']);
    const wall = random.pick(['#d9c4a0', '#efe6d2', '#b8926a', '#8a6a50']);
    const wing: Wing = {
      x: -4.8,
      z: 0,
      w: 9.6,
      d: 8,
      floors: 2,
      storey: 2.9,
      roof: 'gable-x',
      rise: 2,
      over: 0.9,
      wall,
      tiles,
      skin: 'screens',
      panes: { ...PAPER, h: 1.3, up: 0.9 },
      door: random.range(2, 7),
      doorColor: random.pick(DARK_WOODS),
    };
    let drawn = drawWings(frame, [wing]) + eaves(frame, wing);
    const cloth = random.pick(['#34557f', '#8f3f3a', '#4f6f5a']);
    for (let i = 0; i < 4; i++)
      drawn += block(
        frame,
        { x: -3.6 + i * 0.62, y: 1.5, z: -0.3, w: 0.56, h: 0.9, d: 0.04 },
        cloth,
      );
    return drawn + planters(frame, random, { x: 1.4, y: 0, z: -0.7, w: 3 });
  },
});

/** The gassho form: thatch steeper than sixty degrees, rows of windows in its gable. */
const gassho = body({
  half: 7.4,
  depth: 13,
  height: 12,
  front: 1.6,
  eye: [580, 3],
  yaw: [0.25, 0.6],
  draw(frame, random) {
    const thatch = random.pick(['#9a8258', '#877454', '#7d7460', '#a88d5c']);
    const wood = random.pick(DARK_WOODS);
    const drawn = drawWings(frame, [
      {
        x: -5.4,
        z: 0,
        w: 10.8,
        d: 11,
        floors: 1,
        storey: 2.9,
        roof: 'gable-z',
        rise: 8.4,
        over: 0.9,
        wall: '#e4d6ba',
        tiles: thatch,
        skin: 'screens',
        panes: PAPER,
      },
    ]);
    const rows = drawWings(frame, [
      {
        x: -3,
        z: -0.05,
        y: 3.2,
        w: 6,
        d: 0.1,
        floors: 1,
        storey: 1.8,
        roof: 'flat',
        wall: wood,
        panes: { every: 1.5, w: 1.2, h: 1.3, up: 0.3, columns: 3, rows: 2, frame: wood },
      },
      {
        x: -1.7,
        z: -0.05,
        y: 5.8,
        w: 3.4,
        d: 0.1,
        floors: 1,
        storey: 1.6,
        roof: 'flat',
        wall: wood,
        panes: { every: 1.6, w: 1.2, h: 1.1, up: 0.25, columns: 3, rows: 2, frame: wood },
      },
    ]);
    return (
      drawn +
      rows +
      block(frame, { x: -5.4, y: 0.3, z: -1.2, w: 10.8, h: 0.16, d: 1.2 }, wood, '#b98d62')
    );
  },
});

/** Low wings round a corner of the garden under heavy tiled hips. */
const teaHouse = body({
  half: 9.6,
  depth: 11,
  height: 6.8,
  front: 3.6,
  draw(frame, random) {
    const tiles = random.pick(['#4f5660', '#5f6a64', '#6e5a50']);
    const wood = random.pick(DARK_WOODS);
    const shared = {
      floors: 1,
      storey: 2.6,
      roof: 'hip',
      over: 1.3,
      wall: '#efe6d2',
      tiles,
      skin: 'screens',
      panes: PAPER,
    } as const;
    const flip = random.chance(0.5) ? 1 : -1;
    const at = (x: number, w: number) => (flip > 0 ? x : -x - w);
    let drawn = block(
      frame,
      { x: at(-7.4, 9.6), y: 0.3, z: -0.6, w: 9.6, h: 0.18, d: 2 },
      wood,
      '#b98d62',
    );
    drawn += drawWings(frame, [
      { ...shared, x: at(-7, 13.4), z: 1.4, y: 0.4, w: 13.4, d: 6, rise: 2.8 },
      { ...shared, x: at(2.4, 4.6), z: -2.6, y: 0.4, w: 4.6, d: 5, rise: 2.2 },
    ]);
    const [gx, gy] = frame.at([at(-2, 0), 1.4, 1]);
    if (frame.stage.light.lamps > 0.3) drawn += glow(frame.stage, gx, gy, 260, 110, 0.3);
    return drawn + planters(frame, random, { x: at(-6, 5), y: 0, z: -1.6, w: 5 });
  },
});

export const MINKAS = [machiya, gassho, teaHouse] as const;
