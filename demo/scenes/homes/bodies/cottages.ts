import { block } from '../../solid.ts';
import { chimney, fence } from '../parts.ts';
import { drawWings } from '../wings.ts';
import { body, eaves, paintOf } from './body.ts';
import { planters } from './marks.ts';

/** A long low house whose gable end looks at the street, with a lean-to at its side. */
const longhouse = body({
  half: 6.4,
  depth: 13,
  height: 6.2,
  front: 2.6,
  yaw: [0.5, 0.75],
  draw(frame, random) {
    const paint = paintOf(frame, random);
    const stone = random.pick(['#d8cbb2', '#cfc3b2', '#e6d6b8', '#f0e8d8']);
    const panes = { every: 2.3, w: 0.95, h: 1, up: 0.9, flowers: true };
    return (
      chimney(frame, -0.4, 4.6, 8.4, '#a08f7c', 2) +
      drawWings(frame, [
        {
          x: -2.8,
          z: 0,
          w: 5.6,
          d: 11,
          floors: 1,
          storey: 2.7,
          roof: 'gable-z',
          rise: 3,
          wall: stone,
          tiles: paint.tiles,
          skin: 'stones',
          panes,
          door: 2.8,
          doorColor: paint.door,
        },
        {
          x: 2.8,
          z: 3.4,
          w: 2.4,
          d: 6,
          floors: 1,
          storey: 2.1,
          roof: 'shed',
          rise: 0.9,
          wall: paint.second,
          tiles: paint.tiles,
          panes,
          skin: 'battens',
        },
      ]) +
      fence(
        frame,
        [
          [-5.6, -2.2],
          [-0.8, -2.2],
        ],
        '#8a7a66',
        0.8,
      )
    );
  },
});

/** Two narrow storeys of stone with a porch, and a lower wing set back. */
const stoneCorner = body({
  half: 7,
  depth: 9,
  height: 8.6,
  front: 2,
  draw(frame, random) {
    const paint = paintOf(frame, random);
    const stone = random.pick(['#c9bda8', '#b8ad9c', '#d6c6a8', '#a9a294']);
    const panes = { every: 2.5, w: 1, h: 1.2, up: 0.85, flowers: true };
    const shared = { wall: stone, tiles: paint.tiles, skin: 'stones', panes } as const;
    let drawn = chimney(frame, -4, 6.6, 2.6, '#a08f7c', 2.4);
    drawn += drawWings(frame, [
      {
        ...shared,
        x: -4.8,
        z: 0,
        w: 6,
        d: 5.6,
        floors: 2,
        storey: 2.7,
        roof: 'gable-x',
        rise: 2.6,
        door: 3.4,
        doorColor: paint.door,
      },
      {
        ...shared,
        x: 1.2,
        z: 1.6,
        w: 4.6,
        d: 4.4,
        floors: 1,
        storey: 2.5,
        roof: 'gable-x',
        rise: 2,
        wall: paint.second,
      },
    ]);
    drawn += block(frame, { x: -2.5, y: 2.4, z: -1.3, w: 2.2, h: 0.16, d: 1.4 }, paint.tiles);
    for (const x of [-2.4, -0.5])
      drawn += block(frame, { x, y: 0, z: -1.2, w: 0.14, h: 2.4, d: 0.14 }, '#7a5a40');
    return drawn + planters(frame, random, { x: 1.6, y: 0, z: 0.7, w: 4 });
  },
});

/** An upper floor of timber standing out over one of plaster, under a hipped roof. */
const jettied = body({
  half: 6.4,
  depth: 8.5,
  height: 8.2,
  front: 2,
  yaw: [0.3, 0.6],
  draw(frame, random) {
    const paint = paintOf(frame, random);
    const thatch = random.pick(['#b8955c', '#a98a58', '#8c8272', paint.tiles]);
    const panes = { every: 1.9, w: 0.95, h: 1, up: 0.8, flowers: true };
    const upper = {
      x: -4.5,
      z: -0.6,
      y: 2.5,
      w: 9,
      d: 6.8,
      floors: 1,
      storey: 2.5,
      roof: 'hip',
      rise: 3.1,
      over: 0.7,
      wall: '#f4ecdc',
      tiles: thatch,
      skin: 'timbered',
      panes,
    } as const;
    return (
      drawWings(frame, [
        {
          x: -4.2,
          z: 0,
          w: 8.4,
          d: 6.2,
          floors: 1,
          storey: 2.5,
          roof: 'flat',
          wall: paint.second,
          skin: 'plain',
          panes,
          door: 5.4,
          doorColor: paint.door,
          upon: [upper],
        },
      ]) +
      chimney(frame, 2.2, 6.2, 3, '#9c5a48', 2) +
      planters(frame, random, { x: -4, y: 0, z: -0.9, w: 4 }) +
      (frame.stage.spec.region === 'east-asian' ? eaves(frame, { ...upper, floors: 2, y: 0 }) : '')
    );
  },
});

export const COTTAGES = [longhouse, stoneCorner, jettied] as const;
