import { glow } from '../openings.ts';
import { ellipse, n, path, stroke } from '../svg.ts';
import { metre } from './furniture.ts';
import type { Room } from './room-parts.ts';

/** A floor lamp or, with `y`, a lamp standing on something. */
export function lamp(
  room: Room,
  x: number,
  y: number,
  z: number,
  tall: number,
  shadeColor = '#f6e4bf',
): string {
  const { frame, stage } = room;
  const [px, py] = frame.at([x, y, z]);
  const m = metre(room, z);
  const lit = stage.light.lamps > 0.2;
  const top = py - tall * m;
  const r = Math.min(0.24, tall * 0.24) * m;
  let drawn =
    ellipse(px, py, r * 0.62, r * 0.15, stage.tone('#3f3a3a', 0.4)) +
    stroke(
      `M${n(px)} ${n(py)}V${n(top + r)}`,
      stage.tone('#5b504a', 0.5),
      Math.max(1.5, 0.022 * m),
    );
  if (lit) drawn += glow(stage, px, top + r * 0.4, r * 5.5, r * 5, 0.62);
  drawn += path(
    `M${n(px - r * 0.6)} ${n(top)}H${n(px + r * 0.6)}L${n(px + r)} ${n(top + r * 1.25)}H${n(px - r)}Z`,
    lit ? '#ffe9b6' : stage.tone(shadeColor, 0.7),
  );
  return drawn;
}

/** A lamp hanging from the ceiling. */
export function pendant(room: Room, x: number, z: number, drop: number, color: string): string {
  const { frame, stage, style } = room;
  const [px, py] = frame.at([x, style.height - drop, z]);
  const [, cy] = frame.at([x, style.height, z]);
  const m = metre(room, z);
  const r = 0.21 * m;
  const lit = stage.light.lamps > 0.2;
  let drawn = stroke(
    `M${n(px)} ${n(cy)}V${n(py - r)}`,
    stage.tone('#3a3436', 0.3),
    Math.max(1, 0.012 * m),
  );
  if (lit) drawn += glow(stage, px, py + r * 0.3, r * 5, r * 4.6, 0.6);
  drawn += ellipse(px, py, r * 0.4, r * 0.3, lit ? '#fff3cf' : stage.tone('#f4ead2', 0.7));
  return (
    drawn +
    path(
      `M${n(px - r)} ${n(py)}Q${n(px - r * 0.9)} ${n(py - r)} ${n(px)} ${n(py - r * 1.05)}Q${n(px + r * 0.9)} ${n(py - r)} ${n(px + r)} ${n(py)}Z`,
      stage.tone(color, 0.5),
    )
  );
}
