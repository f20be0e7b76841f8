import { doorOn, glow, windowOn } from '../openings.ts';
import { person } from '../people.ts';
import type { Random } from '../random.ts';
import { hipped, sheet } from '../roof.ts';
import { parasol } from '../settings/waterside.ts';
import { castShadow } from '../shadow.ts';
import { block, type Frame, frameAt } from '../solid.ts';
import { linear } from '../stage.ts';
import { blob, type Point, path, stroke } from '../svg.ts';
import { treeAt } from '../trees/tree.ts';
import { wallOf } from '../wall.ts';
import type { HomeKind } from './home.ts';

/** Pavilions round a pool, with parasols and paths. */
export const resort: HomeKind = {
  distance: 30,
  half: 17,
  depth: 20,
  height: 9,
  yaw: [0.08, 0.2],
  eye: [450, 9],
  draw(frame: Frame, random: Random): string {
    const { stage } = frame;
    const roof = random.pick(stage.palette.roofs);
    const wall = random.pick(stage.palette.walls);
    const items: { z: number; drawn: string }[] = [];
    const put = (x: number, z: number, yaw: number, draw: (own: Frame) => string): void => {
      const at = frame.world([x, 0, z]);
      items.push({ z: at[2], drawn: draw(frameAt(stage, at, yaw)) });
    };
    const turn = 0.3 * stage.light.side;
    put(0, 9, turn, (own) => pavilion(own, random, 13, 2, roof, wall));
    put(-14, 4, turn + 0.15, (own) => pavilion(own, random, 6, 1, roof, wall));
    put(14.5, 5, turn - 0.12, (own) => pavilion(own, random, 6, 1, roof, wall));
    put(-19, 15, turn, (own) => pavilion(own, random, 6, 1, roof, wall));
    put(20, 16, turn, (own) => pavilion(own, random, 6, 1, roof, wall));
    const kinds = stage.palette.trees;
    for (const [x, z] of [
      [-8.5, 8.5],
      [9, 8],
      [-12, -4],
      [12.5, -3.5],
      [-22, 6],
      [22, 4],
    ] as const) {
      const at = frame.world([x, 0, z]);
      items.push({
        z: at[2],
        drawn: treeAt(stage, random, random.pick(kinds), at[0], at[2], random.range(0.6, 0.8)),
      });
    }
    for (const [x, z] of [
      [-9.5, -1.5],
      [-7.6, 3.2],
      [9.2, -1.2],
      [7.8, 3.4],
      [-3, -6.6],
      [4.6, -6.8],
    ] as const) {
      const at = frame.world([x, 0, z]);
      items.push({ z: at[2], drawn: parasol(stage, random, at[0], at[2]) });
    }
    for (const [x, z] of [
      [-5.4, 4.3],
      [6.6, 1],
      [2.8, -5.8],
    ] as const) {
      const at = frame.world([x, 0, z]);
      items.push({ z: at[2], drawn: person(stage, random, at[0], at[2], 'standing') });
    }
    items.sort((a, b) => b.z - a.z);
    return pool(frame, random) + items.map(({ drawn }) => drawn).join('');
  },
};

/** A hall with deep eaves on posts; two storeys when it is the main one. */
function pavilion(
  frame: Frame,
  random: Random,
  w: number,
  storeys: number,
  roof: string,
  wall: string,
): string {
  const { palette } = frame.stage;
  const d = w * 0.62;
  const h = 3.1 * storeys;
  const box = { x: -w / 2, y: 0.3, z: 0, w, h, d };
  let drawn = castShadow(frame, [{ ...box, y: 0, x: -w / 2 - 0.8, w: w + 1.6 }]);
  drawn += block(
    frame,
    { x: -w / 2 - 1.4, y: 0, z: -1.8, w: w + 2.8, h: 0.3, d: d + 2.8 },
    '#c9bda8',
    '#d9c7a6',
  );
  drawn += block(frame, box, wall);
  const lit = frame.stage.light.lamps > 0.3;
  for (const side of ['front', 'left', 'right'] as const) {
    const own = wallOf(frame, box, side);
    if (!own.seen) continue;
    const count = Math.max(2, Math.round(own.width / 2.4));
    const step = own.width / count;
    for (let s = 0; s < storeys; s++) {
      for (let i = 0; i < count; i++) {
        if (s === 0 && side === 'front' && i === Math.floor(count / 2))
          drawn += doorOn(own, i * step + step / 2 - 0.8, 1.6, 2.3, palette.wood, {
            glazed: true,
            trim: palette.wood,
            lamp: false,
          });
        else
          drawn += windowOn(own, i * step + 0.35, s * 3.1 + 0.2, step - 0.7, 2.1, {
            frame: palette.wood,
            sill: false,
            columns: 2,
            rows: 1,
          });
      }
      if (s > 0)
        drawn += own.rect(-0.4, s * 3.1 - 0.25, own.width + 0.8, 0.2, own.tone(palette.wood), 0.9);
    }
    if (lit) {
      const [x, y] = own.point(own.width / 2, h * 0.4);
      drawn += glow(frame.stage, x, y, own.width * own.scale * 0.7, h * own.scale * 0.8, 0.3);
    }
  }
  const posts = Math.round(w / 3);
  for (let i = 0; i <= posts; i++)
    drawn += block(
      frame,
      { x: -w / 2 - 0.9 + ((w + 1.6) * i) / posts, y: 0.3, z: -1.4, w: 0.2, h: h - 0.1, d: 0.2 },
      palette.wood,
    );
  if (storeys > 1)
    drawn += sheet(
      frame,
      [
        [-w / 2 - 1, 3.3, -1.5],
        [w / 2 + 1, 3.3, -1.5],
        [w / 2 + 1, 3.9, -1.5],
        [-w / 2 - 1, 3.9, -1.5],
      ],
      frame.stage.tone(random.pick([palette.wood, '#e8dcc4']), 0.4, 30),
    );
  return (
    drawn +
    hipped(
      frame,
      { x: -w / 2, z: 0, w, d, y: h + 0.3, rise: w * 0.32, over: 1.5, thickness: 0.35 },
      roof,
    )
  );
}

function pool(frame: Frame, random: Random): string {
  const { stage } = frame;
  const outline = (grow: number): Point[] => {
    const points: Point[] = [];
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * Math.PI * 2;
      const r = 1 + 0.16 * Math.sin(a * 2 + 0.7) + 0.08 * Math.cos(a * 3);
      points.push(
        frame.at([Math.cos(a) * (6.6 + grow) * r, 0, -1.2 + Math.sin(a) * (4.2 + grow) * r]),
      );
    }
    return points;
  };
  const [, y0] = frame.at([0, 0, 3]);
  const [, y1] = frame.at([0, 0, -6]);
  const night = stage.light.lamps > 0.3;
  const fill = linear(
    stage,
    [0, y0],
    [0, y1],
    [
      [0, night ? '#7fe0e0' : stage.tone('#a8eae4', 0.9)],
      [1, night ? '#2a93b5' : stage.tone('#2fa9c0', 0.8)],
    ],
  );
  let drawn =
    path(blob(outline(2.6)), stage.tone('#e6d6b8', 0.75, 24)) +
    path(blob(outline(0.5)), stage.tone('#fbf6ea', 0.9, 24)) +
    path(blob(outline(0)), fill);
  let marks = '';
  for (let i = 0; i < 20; i++) {
    const a = random.range(0, Math.PI * 2);
    const r = Math.sqrt(random.next()) * 0.75;
    const [x, y] = frame.at([Math.cos(a) * 6 * r, 0, -1.2 + Math.sin(a) * 3.8 * r]);
    marks += `M${x.toFixed(0)} ${y.toFixed(0)}q12 -4 24 0t24 0`;
  }
  drawn += stroke(marks, '#ffffff', 1.6, { opacity: 0.5 });
  if (night) {
    const [x, y] = frame.at([0, 0, -1.2]);
    drawn += glow(stage, x, y, 420, 150, 0.35, '#7fe6e6');
  }
  return drawn;
}
