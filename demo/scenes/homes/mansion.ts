import { doorOn, windowOn } from '../openings.ts';
import type { Random } from '../random.ts';
import { hipped } from '../roof.ts';
import { castShadow } from '../shadow.ts';
import { type Box, block, type Frame } from '../solid.ts';
import { ellipse, path } from '../svg.ts';
import { wallOf } from '../wall.ts';
import type { HomeKind } from './home.ts';
import { chimney, steps } from './parts.ts';

/** A symmetrical country house: a portico of columns, two wings, clipped hedges. */
export const mansion: HomeKind = {
  distance: 31,
  half: 15,
  depth: 13,
  height: 11.4,
  front: 5,
  yaw: [0.1, 0.26],
  eye: [530, 4.2],
  draw(frame: Frame, random: Random): string {
    const { palette } = frame.stage;
    const wall = random.pick(['#f3ead8', '#ecd9b8', '#f0d9c8', '#e6e0d6', '#f2dfae']);
    const roof = random.pick([...palette.roofs, '#5c6670']);
    const main: Box = { x: -7, y: 0, z: 0, w: 14, h: 8.2, d: 9 };
    const left: Box = { x: -13, y: 0, z: 1.2, w: 6, h: 6.4, d: 7 };
    const right: Box = { x: 7, y: 0, z: 1.2, w: 6, h: 6.4, d: 7 };
    const shutters = random.chance(0.4) ? random.pick(palette.doors) : undefined;
    const part = (box: Box, columns: number): string => {
      let drawn = block(frame, box, wall);
      for (const side of ['front', 'left', 'right'] as const) {
        const w = wallOf(frame, box, side);
        if (!w.seen) continue;
        drawn += w.rect(0, 0, w.width, 0.6, w.tone('#b9ae9d'), 0.05);
        drawn += w.rect(0, 3.9, w.width, 0.2, w.tone('#fffaf0', 0.15), 0.08);
        drawn += w.rect(0, box.h - 0.35, w.width, 0.4, w.tone('#fffaf0', 0.15), 0.2);
        const count = side === 'front' ? columns : 3;
        const step = w.width / count;
        for (let i = 0; i < count; i++) {
          const u = step * (i + 0.5) - 0.6;
          if (side === 'front' && box === main && Math.abs(u + 0.6 - 7) < 2.4) continue;
          drawn += windowOn(w, u, 1.15, 1.2, 2, {
            arched: true,
            columns: 2,
            rows: 3,
            shutters: undefined,
          });
          drawn += windowOn(w, u, 4.7, 1.2, box.h > 7 ? 2 : 1.3, { columns: 2, rows: 3, shutters });
        }
      }
      return drawn;
    };
    const wing = (box: Box): string =>
      part(box, 2) +
      hipped(frame, { x: box.x, z: box.z, w: box.w, d: box.d, y: box.h, rise: 2.1 }, roof);
    let drawn = castShadow(frame, [main, left, right]);
    const far = frame.world([-10, 0, 0])[2] > frame.world([10, 0, 0])[2];
    drawn += wing(far ? left : right);
    for (const x of [-4.6, 3.8]) drawn += chimney(frame, x, 9.4, 5.2, '#a8705c', 2.4);
    drawn += part(main, 5);
    drawn += hipped(
      frame,
      { x: main.x, z: main.z, w: main.w, d: main.d, y: main.h, rise: 3 },
      roof,
    );
    drawn += wing(far ? right : left);
    drawn += portico(frame, wall, random.pick(palette.doors));
    drawn += hedges(frame);
    return drawn;
  },
};

function portico(frame: Frame, wall: string, door: string): string {
  const trim = '#fffaf0';
  const front = wallOf(frame, { x: -7, y: 0, z: 0, w: 14, h: 8.2, d: 9 }, 'front');
  let drawn = doorOn(front, 6.2, 1.6, 3, door, { arched: true, glazed: true });
  drawn += windowOn(front, 6.1, 4.8, 1.8, 2.1, { arched: true, columns: 3, rows: 3 });
  drawn +=
    windowOn(front, 4.7, 1.2, 0.8, 2, { columns: 1, rows: 3 }) +
    windowOn(front, 8.5, 1.2, 0.8, 2, { columns: 1, rows: 3 });
  drawn += steps(frame, -3.2, -3.6, 6.4, 3);
  drawn += block(frame, { x: -3, y: 0, z: -2.6, w: 6, h: 0.55, d: 2.6 }, '#cfc6b6');
  for (const x of [-2.7, -1.15, 0.85, 2.4]) {
    drawn += block(frame, { x: x - 0.05, y: 0.55, z: -2.45, w: 0.5, h: 0.2, d: 0.4 }, trim);
    drawn += block(frame, { x, y: 0.75, z: -2.4, w: 0.38, h: 6.5, d: 0.34 }, trim);
    drawn += block(frame, { x: x - 0.07, y: 7.2, z: -2.45, w: 0.52, h: 0.24, d: 0.42 }, trim);
  }
  drawn += block(frame, { x: -3.1, y: 7.42, z: -2.6, w: 6.2, h: 0.6, d: 2.7 }, trim);
  const gable = wallOf(frame, { x: -3.3, y: 8, z: -2.65, w: 6.6, h: 2, d: 2 }, 'front');
  drawn += gable.area(
    [
      [0, 0],
      [6.6, 0],
      [3.3, 1.75],
    ],
    gable.tone(trim, 0.15),
  );
  return (
    drawn +
    gable.area(
      [
        [0.8, 0.22],
        [5.8, 0.22],
        [3.3, 1.45],
      ],
      gable.tone(wall),
    )
  );
}

/** Box hedges, cones and a round basin along the drive. */
function hedges(frame: Frame): string {
  const { stage } = frame;
  let drawn = '';
  for (const x of [-12.5, 4.6])
    drawn += block(
      frame,
      { x, y: 0, z: -3.4, w: 7.9, h: 0.8, d: 0.9 },
      stage.palette.leaves[0],
      stage.palette.leaves[1],
    );
  for (const x of [-4.9, 4.9]) {
    const [px, py] = frame.at([x, 0, -5]);
    const m = stage.view.focal / frame.world([x, 0, -5])[2];
    drawn += ellipse(px, py, 0.9 * m, 0.18 * m, '#231f38', { opacity: 0.25 });
    const cone = (w: number, dx: number): string =>
      `M${px - w * m} ${py}Q${px + dx * m} ${py - 3.4 * m} ${px + dx * 0.3 * m} ${py - 2.6 * m}Q${px + dx * m} ${py - 2.9 * m} ${px + w * m} ${py}Q${px} ${py + 0.2 * m} ${px - w * m} ${py}Z`.replace(
        /(\.\d)\d+/g,
        '$1',
      );
    drawn += path(cone(0.85, 0), stage.tone(stage.palette.needles[0], 0.3, 26));
    drawn += path(
      cone(0.4, stage.light.side * 0.25),
      stage.tone(stage.palette.needles[1], 0.7, 26),
    );
  }
  return drawn;
}
