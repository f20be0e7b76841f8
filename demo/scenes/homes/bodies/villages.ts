import { person } from '../../people.ts';
import { block, type Frame, frameAt } from '../../solid.ts';
import { treeAt } from '../../trees/tree.ts';
import { drawWings, type Wing } from '../wings.ts';
import { body, paintOf } from './body.ts';
import { planters } from './marks.ts';

/** Houses, trees and people of a village, the farthest first. */
function gather(
  frame: Frame,
  houses: readonly (readonly [number, number, number, (own: Frame) => string])[],
  random: Parameters<typeof paintOf>[1],
  trees: number,
): string {
  const { stage } = frame;
  const items = houses.map(([x, z, yaw, draw]): readonly [number, string] => {
    const at = frame.world([x, 0, z]);
    return [at[2], draw(frameAt(stage, at, yaw))];
  });
  for (let i = 0; i < trees * stage.richness; i++) {
    const at = frame.world([
      (random.chance(0.5) ? 1 : -1) * random.range(9, 24),
      0,
      random.range(0, 34),
    ]);
    items.push([
      at[2],
      treeAt(
        stage,
        random,
        random.pick(stage.palette.trees),
        at[0],
        at[2],
        random.range(0.45, 0.75),
      ),
    ]);
  }
  for (let i = 0; i < 5; i++) {
    const at = frame.world([random.range(-3.4, 3.4), 0, random.range(-6, 16)]);
    items.push([
      at[2],
      person(stage, random, at[0], at[2], random.chance(0.6) ? 'walking' : 'standing'),
    ]);
  }
  return items
    .sort(([a], [b]) => b - a)
    .map(([, drawn]) => drawn)
    .join('');
}

function villageHouse(
  own: Frame,
  random: Parameters<typeof paintOf>[1],
  w: number,
  floors: number,
): string {
  const paint = paintOf(own, random);
  return drawWings(own, [
    {
      x: -w / 2,
      z: 0,
      w,
      d: 6,
      floors,
      storey: 2.7,
      roof:
        own.stage.spec.region === 'desert'
          ? 'flat'
          : random.pick(['gable-x', 'gable-z', 'gable-x', 'hip']),
      rise: random.range(1.8, 2.6),
      over: 0.35,
      wall: paint.wall,
      tiles: paint.tiles,
      skin: random.chance(0.4) ? paint.skin : 'plain',
      panes: { every: 2.4, w: 0.95, h: 1.2, up: 0.8, shutters: paint.shutters },
      door: w / 2,
      doorColor: paint.door,
    },
  ]);
}

/** A lane between two rows of houses, seen by somebody who walks in. */
const lane = body({
  half: 12,
  depth: 34,
  height: 9,
  front: 4,
  eye: [540, 3.4],
  yaw: [-0.05, 0.12],
  draw(frame, random) {
    const houses = [-1, 1].flatMap((side) =>
      [-2, 6.5, 15, 24].map((z, nth) => {
        const w = random.range(6.4, 8);
        return [
          side * (7.6 + nth * 0.2),
          z,
          side * -1.15,
          (own: Frame) => villageHouse(own, random, w, random.int(1, 2)),
        ] as const;
      }),
    );
    return gather(
      frame,
      [...houses, [0.6, 34, 0, (own: Frame) => villageHouse(own, random, 5, 3)]],
      random,
      8,
    );
  },
});

/** White and coloured houses that climb a slope in steps. */
const hillside = body({
  half: 17,
  depth: 24,
  height: 17,
  front: 3,
  eye: [600, 5],
  yaw: [0.1, 0.4],
  draw(frame, random) {
    const { walls } = frame.stage.palette;
    let drawn = '';
    for (let row = 3; row >= 0; row--) {
      const y = row * 3.2;
      drawn += block(
        frame,
        { x: -17, y: 0, z: row * 5, w: 34, h: Math.max(0.1, y), d: 6 },
        '#a89a84',
        frame.stage.palette.meadow,
      );
      const wings: Wing[] = [];
      for (let x = -15.5 + row * 1.2; x < 13 - row * 1.4; ) {
        const w = random.range(4, 6.4);
        const isFlat = random.chance(0.6);
        wings.push({
          x,
          z: row * 5 + 0.6,
          y,
          w,
          d: 4.4,
          floors: random.int(1, 2),
          storey: 2.7,
          roof: isFlat ? 'flat' : 'gable-x',
          rise: 1.4,
          over: 0.2,
          wall: random.pick([...walls, '#fbf8f1', '#fbf8f1']),
          tiles: random.pick(frame.stage.palette.roofs),
          panes: { every: 2, w: 0.85, h: 1.2, up: 0.8 },
          door: w / 2,
          doorColor: random.pick(frame.stage.palette.doors),
        });
        x += w + random.range(0.3, 2.4);
      }
      drawn +=
        drawWings(frame, wings) +
        planters(frame, random, { x: -14 + row * 1.6, y, z: row * 5 + 0.05, w: 24 - row * 3 });
    }
    return drawn;
  },
});

/** A farm's yard: barns and a house round a tree. */
const farmyard = body({
  half: 15,
  depth: 20,
  height: 9,
  front: 3,
  eye: [490, 6.4],
  yaw: [0.05, 0.35],
  draw(frame, random) {
    const paint = paintOf(frame, random);
    const barn = random.pick(['#9d4a3a', '#7d5a40', '#8f8474', paint.second]);
    const few = { every: 3.6, w: 1, h: 1, up: 1.6 };
    const gate = { every: 3.4, w: 2.2, h: 2.4, up: 0.05, columns: 2, rows: 1, frame: '#5d4030' };
    const drawn = drawWings(frame, [
      {
        x: -6,
        z: 9,
        w: 12,
        d: 7,
        floors: 2,
        storey: 2.8,
        roof: 'gable-x',
        rise: 2.8,
        wall: paint.wall,
        tiles: paint.tiles,
        skin: paint.skin,
        door: 6,
        doorColor: paint.door,
      },
      {
        x: -13.4,
        z: 0,
        w: 6,
        d: 13,
        floors: 1,
        storey: 3.6,
        roof: 'gable-z',
        rise: 2.8,
        wall: barn,
        tiles: paint.tiles,
        skin: 'battens',
        panes: gate,
      },
      {
        x: 7.4,
        z: 1,
        w: 6,
        d: 12,
        floors: 1,
        storey: 3,
        roof: 'gable-z',
        rise: 2.6,
        wall: random.pick([barn, paint.wall]),
        tiles: paint.tiles,
        skin: 'battens',
        panes: few,
      },
    ]);
    return drawn + gather(frame, [], random, 7);
  },
});

export const VILLAGES = [lane, hillside, farmyard] as const;
