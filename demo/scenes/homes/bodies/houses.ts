import { block } from '../../solid.ts';
import { chimney, fence, railing, steps } from '../parts.ts';
import { drawWings } from '../wings.ts';
import { body, frenchPanes, paintOf } from './body.ts';
import { pergola, planters } from './marks.ts';

/** A long single storey with a wing that reaches towards the street, and a veranda in the corner. */
const bungalow = body({
  half: 9.5,
  depth: 11,
  height: 5.6,
  front: 4.6,
  draw(frame, random) {
    const paint = paintOf(frame, random);
    const { palette } = frame.stage;
    const shared = { wall: paint.wall, tiles: paint.tiles, skin: paint.skin, floors: 1 } as const;
    const panes = {
      every: 2.6,
      w: 1.5,
      h: 1.35,
      up: 0.85,
      columns: 3,
      rows: 1,
      shutters: undefined,
    };
    const main = {
      ...shared,
      x: -7,
      z: 1,
      w: 12,
      d: 6.5,
      roof: 'gable-x',
      panes,
      door: 3,
    } as const;
    const wing = {
      ...shared,
      x: 2.6,
      z: -3,
      w: 5,
      d: 6,
      roof: 'gable-z',
      rise: 2.1,
      panes,
    } as const;
    const drawn = drawWings(frame, [
      { ...main, doorColor: paint.door },
      { ...wing, wall: random.chance(0.4) ? paint.second : paint.wall },
    ]);
    let veranda = block(frame, { x: -7, y: 0, z: -1.4, w: 9.2, h: 0.2, d: 2.4 }, palette.stone);
    veranda += block(frame, { x: -7.3, y: 2.75, z: -1.6, w: 9.8, h: 0.14, d: 2.8 }, paint.tiles);
    for (const x of [-6.9, -3.9, -0.9, 2])
      veranda += block(frame, { x, y: 0.2, z: -1.4, w: 0.16, h: 2.6, d: 0.16 }, palette.trim);
    return (
      chimney(frame, -4.4, 4, 4, '#9c5a48', 1.8) +
      drawn +
      veranda +
      planters(frame, random, { x: -6.2, y: 0.2, z: -1.1, w: 3 })
    );
  },
});

/** Three narrow storeys under a gable that looks at the street, with a bay and a balcony. */
const gableFront = body({
  half: 6,
  depth: 11,
  height: 12.4,
  front: 2.6,
  eye: [600, 3.4],
  draw(frame, random) {
    const paint = paintOf(frame, random);
    const panes = { ...frenchPanes(paint), h: 1.6, up: 0.8, rows: 2 };
    const main = {
      x: -3.6,
      z: 0,
      w: 7.2,
      d: 9,
      floors: 3,
      storey: 3,
      roof: 'gable-z',
      rise: 3.2,
      wall: paint.wall,
      tiles: paint.tiles,
      skin: paint.skin,
      panes,
      door: 5.6,
      doorColor: paint.door,
    } as const;
    const bay = {
      x: -3,
      z: -1,
      w: 2.9,
      d: 1.2,
      floors: 2,
      storey: 3,
      roof: 'flat',
      wall: paint.second,
      panes: { every: 1.4, w: 0.95, h: 1.7, up: 0.7 },
    } as const;
    const terrace = railing(frame, [-3, 6.3, -1], [-0.1, 6.3, -1], '#4a4a4e', 0.9, 0.25);
    return (
      chimney(frame, 1.6, 9.6, 5, '#9c5a48', 2.6) +
      drawWings(frame, [main, bay]) +
      terrace +
      steps(frame, 1.2, -1.1, 1.8, 2) +
      fence(
        frame,
        [
          [-5.4, -2.3],
          [0.8, -2.3],
        ],
        '#4d5357',
        0.95,
      )
    );
  },
});

/** Flat roofs at two heights with a stair between them and a shaded terrace on top. */
const roofTerrace = body({
  half: 8.5,
  depth: 10,
  height: 8.8,
  front: 2.4,
  draw(frame, random) {
    const paint = paintOf(frame, random);
    const wood = frame.stage.palette.wood;
    const panes = { every: 2.8, w: 1, h: 1.25, up: 1, shutters: paint.shutters };
    const flip = random.chance(0.5) ? 1 : -1;
    const at = (x: number, w: number) => (flip > 0 ? x : -x - w);
    const shared = {
      roof: 'flat',
      skin: paint.skin === 'azulejo' ? 'azulejo' : 'plain',
      panes,
    } as const;
    let drawn = drawWings(frame, [
      {
        ...shared,
        x: at(-6.4, 6.2),
        z: 0.6,
        w: 6.2,
        d: 7,
        floors: 2,
        wall: paint.wall,
        door: 1.8,
        doorColor: paint.door,
      },
      {
        ...shared,
        x: at(-0.2, 6.6),
        z: 0,
        w: 6.6,
        d: 7.6,
        floors: 1,
        storey: 3.2,
        wall: paint.second,
      },
    ]);
    drawn += pergola(frame, { x: at(1, 4.6), y: 3.3, z: 0.8, w: 4.6, d: 3.4 }, wood);
    drawn += planters(frame, random, { x: at(0.2, 5.8), y: 3.3, z: 0.1, w: 5.8 });
    for (let i = 0; i < 9; i++)
      drawn += block(
        frame,
        { x: at(2.2 - i * 0.36, 0.36), y: 0, z: -1.2, w: 0.36, h: 3.2 - i * 0.36, d: 1.2 },
        paint.second,
      );
    return drawn;
  },
});

export const HOUSES = [bungalow, gableFront, roofTerrace] as const;
