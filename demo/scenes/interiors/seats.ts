import { blend } from '../color.ts';
import { block } from '../solid.ts';
import { n, path, rect, stroke } from '../svg.ts';
import { metre, under } from './furniture.ts';
import type { Room } from './room-parts.ts';

/** A chair seen from behind, its back towards the camera. */
export function chair(room: Room, x: number, z: number, color: string, legs = '#5b4436'): string {
  const { frame, stage } = room;
  let drawn = under(room, x - 0.23, z, 0.46, 0.46);
  for (const [lx, lz] of [
    [x - 0.21, z + 0.4],
    [x + 0.17, z + 0.4],
    [x - 0.21, z],
    [x + 0.17, z],
  ] as const)
    drawn += block(frame, { x: lx, y: 0, z: lz, w: 0.04, h: 0.45, d: 0.04 }, legs);
  drawn += block(
    frame,
    { x: x - 0.23, y: 0.45, z, w: 0.46, h: 0.07, d: 0.46 },
    color,
    blend(color, '#ffffff', 0.15),
  );
  for (const lx of [x - 0.21, x + 0.17])
    drawn += block(frame, { x: lx, y: 0.5, z, w: 0.04, h: 0.45, d: 0.04 }, legs);
  const [a, b] = [frame.at([x - 0.24, 0.93, z]), frame.at([x + 0.24, 0.68, z])];
  return (
    drawn +
    rect(a[0], a[1], b[0] - a[0], b[1] - a[1], stage.tone(color, 0.3), {
      rx: 0.05 * metre(room, z),
    })
  );
}

/** A sofa that faces the camera. */
export function sofa(
  room: Room,
  x: number,
  z: number,
  w: number,
  color: string,
  pillows: readonly string[],
): string {
  const { frame, stage } = room;
  let drawn = under(room, x, z, w, 0.9);
  drawn += block(
    frame,
    { x, y: 0.12, z: z + 0.6, w, h: 0.72, d: 0.28 },
    color,
    blend(color, '#ffffff', 0.14),
  );
  drawn += block(
    frame,
    { x: x + 0.1, y: 0.12, z: z + 0.05, w: w - 0.2, h: 0.24, d: 0.7 },
    blend(color, '#1f1526', 0.12),
  );
  const seats = w > 1.9 ? 3 : 2;
  const step = (w - 0.36) / seats;
  for (let i = 0; i < seats; i++) {
    drawn += block(
      frame,
      { x: x + 0.19 + i * step, y: 0.36, z: z + 0.02, w: step - 0.02, h: 0.14, d: 0.62 },
      color,
      blend(color, '#ffffff', 0.18),
    );
  }
  for (const ax of [x, x + w - 0.2])
    drawn += block(
      frame,
      { x: ax, y: 0.1, z, w: 0.2, h: 0.52, d: 0.86 },
      blend(color, '#1f1526', 0.05),
      blend(color, '#ffffff', 0.14),
    );
  pillows.forEach((pillow, i) => {
    const px = x + 0.36 + ((w - 0.72) * i) / Math.max(1, pillows.length - 1);
    drawn += cushion(room, px, 0.5, z + 0.5, pillow, 0.21);
  });
  const m = metre(room, z);
  const [tx, ty] = frame.at([x + w * 0.66, 0.86, z + 0.58]);
  return (
    drawn +
    path(
      `M${n(tx)} ${n(ty)}l${n(0.36 * m)} 0l${n(0.05 * m)} ${n(0.44 * m)}l${n(-0.4 * m)} ${n(0.03 * m)}Z`,
      stage.tone('#f4ead6', 0.6),
      { opacity: 0.92 },
    )
  );
}

/** A cushion standing up. */
export function cushion(
  room: Room,
  x: number,
  y: number,
  z: number,
  color: string,
  size: number,
): string {
  const [px, py] = room.frame.at([x, y, z]);
  const s = size * metre(room, z);
  const base = room.stage.tone(color, 0.55);
  const shape = `M${n(px - s)} ${n(py - s * 0.1)}Q${n(px - s * 0.86)} ${n(py - s)} ${n(px - s * 0.92)} ${n(py - s * 1.8)}Q${n(px)} ${n(py - s * 1.62)} ${n(px + s * 0.92)} ${n(py - s * 1.8)}Q${n(px + s * 0.86)} ${n(py - s)} ${n(px + s)} ${n(py - s * 0.1)}Q${n(px)} ${n(py + s * 0.14)} ${n(px - s)} ${n(py - s * 0.1)}Z`;
  return (
    path(shape, base) +
    stroke(
      `M${n(px - s * 0.6)} ${n(py - s * 0.3)}Q${n(px)} ${n(py - s * 0.1)} ${n(px + s * 0.6)} ${n(py - s * 0.3)}`,
      blend(base, '#1f1526', 0.18),
      Math.max(1, s * 0.05),
    )
  );
}
