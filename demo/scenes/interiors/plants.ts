import { blend } from '../color.ts';
import type { Random } from '../random.ts';
import { ellipse, n, path, rect } from '../svg.ts';
import { metre } from './furniture.ts';
import type { Room } from './room-parts.ts';

/** A plant in a pot, placed in pixels; `h` is its whole height. */
export function pottedPlant(
  room: Room,
  random: Random,
  x: number,
  y: number,
  h: number,
  pot = '#c4734f',
): string {
  const { stage } = room;
  const clay = stage.tone(pot, 0.5);
  const kind = random.int(0, 2);
  let leaves = '';
  const count = kind === 0 ? 9 : 7;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1) - 0.5;
    const reach = h * random.range(0.5, 0.74) * (1 - Math.abs(t) * 0.35);
    const ex = x + t * h * (kind === 2 ? 0.6 : 0.95);
    const ey = y - h * 0.26 - reach;
    const w = h * (kind === 0 ? 0.045 : 0.085);
    const tone = stage.tone(
      random.pick(['#3f7a4c', '#5a9455', '#7fae66', '#2f6648']),
      0.3 + (i % 3) * 0.25,
    );
    leaves += path(
      `M${n(x + t * h * 0.08)} ${n(y - h * 0.24)}Q${n(x + t * h * 0.3 - w)} ${n(y - h * 0.3 - reach * 0.6)} ${n(ex)} ${n(ey)}Q${n(x + t * h * 0.5 + w)} ${n(y - h * 0.26 - reach * 0.4)} ${n(x + t * h * 0.08)} ${n(y - h * 0.24)}Z`,
      tone,
    );
  }
  const w = h * 0.15;
  return (
    leaves +
    path(
      `M${n(x - w)} ${n(y - h * 0.27)}H${n(x + w)}L${n(x + w * 0.74)} ${n(y)}H${n(x - w * 0.74)}Z`,
      clay,
    ) +
    rect(x - w * 1.08, y - h * 0.29, w * 2.16, h * 0.05, blend(clay, '#ffffff', 0.14))
  );
}

/** A large plant standing on the floor. */
export function floorPlant(
  room: Room,
  random: Random,
  x: number,
  z: number,
  height: number,
): string {
  const [px, py] = room.frame.at([x, 0, z]);
  const m = metre(room, z);
  return (
    ellipse(px, py, 0.26 * m, 0.06 * m, '#1f1526', { opacity: 0.28 }) +
    pottedPlant(
      room,
      random,
      px,
      py,
      height * m,
      random.pick(['#c4734f', '#e8dfd0', '#5d6b6a', '#d9b48a']),
    )
  );
}
