import { blend } from '../color.ts';
import { halfWidthAt } from '../ground.ts';
import { paintOf } from '../homes/bodies/body.ts';
import type { HomeKind } from '../homes/home.ts';
import { drawWings } from '../homes/wings.ts';
import type { Random } from '../random.ts';
import { block, type Frame, frameAt } from '../solid.ts';
import type { Stage } from '../stage.ts';
import { treeAt } from '../trees/tree.ts';
import type { Place } from '../view.ts';
import type { Standing } from './setting.ts';

/** The same turn at another place. */
export function frameOf(frame: Frame): (at: Place) => Frame {
  const [ox, , oz] = frame.world([0, 0, 0]);
  const [ux, , uz] = frame.world([1, 0, 0]);
  const yaw = Math.atan2(uz - oz, ux - ox);
  return (at) => frameAt(frame.stage, at, yaw);
}

/** Houses in a row with the home's front, each painted as its region paints. */
export function neighbours(frame: Frame, home: HomeKind, random: Random): Standing[] {
  const { stage } = frame;
  const isAvenue = stage.spec.place === 'avenue';
  const isBehind = home.height < 4.5;
  const items: Standing[] = [];
  const turned = frameOf(frame);
  const max = Math.max(2, Math.min(6, Math.round(home.height / 3.2)));
  for (const side of [-1, 1] as const) {
    let x = isBehind ? side * 0.4 : side * (home.half - (isAvenue ? -0.6 : 0.4));
    for (let nth = 0; nth < (isBehind ? 6 : 4); nth++) {
      const w = random.range(6, isAvenue ? 10 : 8.6);
      const middle = x + (side * w) / 2;
      const at = frame.world([
        middle,
        0,
        isBehind ? home.depth + 3 : isAvenue ? random.range(0, 1.5) : 0,
      ]);
      x += side * (w + (isAvenue ? random.range(2.4, 5) : 0.02));
      const floors = Math.max(1, max + random.int(-1, isAvenue ? 0 : 1) - (isAvenue ? 1 : 0));
      if (at[2] < 7 || Math.abs(at[0]) - w > halfWidthAt(stage.view, at[2])) continue;
      items.push([at[2] + 3, neighbour(turned(at), random, w, floors, isAvenue)]);
    }
  }
  return items;
}

function neighbour(
  own: Frame,
  random: Random,
  w: number,
  floors: number,
  isAvenue: boolean,
): string {
  const paint = paintOf(own, random);
  const isFlat = own.stage.spec.region === 'desert' || (!isAvenue && random.chance(0.35));
  const dark = blend(paint.wall, '#8d8580', 0.12);
  return drawWings(own, [
    {
      x: -w / 2,
      z: 0,
      w,
      d: 8,
      floors,
      storey: random.range(2.8, 3.3),
      roof: isFlat ? 'flat' : isAvenue ? random.pick(['gable-x', 'hip', 'gable-z']) : 'gable-x',
      rise: random.range(1.6, 2.6),
      over: isAvenue ? 0.4 : 0.1,
      wall: dark,
      tiles: paint.tiles,
      skin: random.chance(0.5) ? paint.skin : 'plain',
      panes: {
        every: random.range(2, 2.8),
        w: 1,
        h: random.pick([1.5, 1.9]),
        up: 0.7,
        shutters: paint.shutters,
      },
      door: random.range(1.4, w - 1.4),
      doorColor: paint.door,
    },
  ]);
}

/** Houses wall to wall across a street or a canal, seen from the other side. */
export function housesAcross(stage: Stage, z: number): string {
  const random = stage.random.fork('quay');
  const edge = halfWidthAt(stage.view, z) + 8;
  const own = frameAt(stage, [0, 0, z], 0);
  let drawn = block(
    own,
    { x: -edge, y: -0.4, z: -2, w: edge * 2, h: 1.2, d: 3 },
    '#a89f92',
    stage.palette.path,
  );
  for (let x = -edge; x < edge; ) {
    const w = random.range(5, 8);
    drawn += neighbour(frameAt(stage, [x + w / 2, 0.8, z], 0), random, w, random.int(2, 4), false);
    x += w + 0.02;
  }
  for (let i = 0; i < 4; i++) {
    const x = random.range(-0.9, 0.9) * edge;
    drawn += treeAt(
      stage,
      random,
      random.pick(stage.palette.trees),
      x,
      z - 1.4,
      random.range(0.5, 0.7),
    );
  }
  return drawn;
}
