import { blend } from '../color.ts';
import { glow } from '../openings.ts';
import type { Random } from '../random.ts';
import { block } from '../solid.ts';
import { ellipse, n, path, rect, stroke } from '../svg.ts';
import { wallOf } from '../wall.ts';
import { bar, laptop, metre, mug } from './furniture.ts';
import { pendant } from './lamps.ts';
import { shelf } from './on-the-wall.ts';
import { floorPlant, pottedPlant } from './plants.ts';
import type { Room } from './room-parts.ts';
import { rug } from './rug.ts';

/** A kitchen along the far wall, with a counter to sit and work at. */
export function kitchen(room: Room, random: Random): string {
  const { style, half, far, frame, stage } = room;
  const unit = random.pick(['#5f7f78', '#7a8f6a', '#e9dfcc', '#4f6479', style.accent, '#c9a77e']);
  const top = random.pick(['#f2ece0', style.wood, '#d9d2c6']);
  const depth = 0.62;
  const z = far - depth;
  const row = { x: -half, y: 0, z, w: style.width, h: 0.86, d: depth };
  let drawn = block(frame, row, unit);
  const front = wallOf(frame, row, 'front');
  const doors = Math.max(4, Math.round(style.width / 0.62));
  const step = front.width / doors;
  for (let i = 0; i < doors; i++) {
    const panel = blend(front.tone(unit), '#ffffff', 0.1);
    drawn += front.rect(i * step + 0.03, 0.1, step - 0.06, 0.7, panel);
    drawn += front.rect(
      i * step + step / 2 - 0.06,
      0.72,
      0.12,
      0.025,
      front.tone('#c9a35e', 0.4),
      0.02,
    );
  }
  drawn += block(
    frame,
    { x: -half, y: 0.86, z: z - 0.03, w: style.width, h: 0.05, d: depth + 0.03 },
    top,
    blend(top, '#ffffff', 0.2),
  );
  const y = 0.91;
  drawn += hob(room, -half * 0.62, z) + tap(room, half * 0.16, y, far - 0.1);
  const m = metre(room, z);
  for (let i = 0; i < 5; i++) {
    const x = half * (0.36 + i * 0.14);
    const [px, py] = frame.at([x, y, z + 0.3]);
    if (i % 2 === 0)
      drawn +=
        rect(
          px - 0.06 * m,
          py - 0.22 * m,
          0.12 * m,
          0.22 * m,
          stage.tone(random.pick(['#d9c4a0', '#a8b98a', '#e8dfd0', '#c98a5a']), 0.6),
          { rx: 4 },
        ) +
        rect(px - 0.05 * m, py - 0.25 * m, 0.1 * m, 0.04 * m, stage.tone('#8a6548', 0.5), {
          rx: 2,
        });
    else if (i === 1) drawn += pottedPlant(room, random, px, py, 0.34 * m);
    else drawn += mug(room, x, y, z + 0.2, style.second);
  }
  if (style.width > 4) {
    drawn +=
      shelf(room, random, room.left, room.left.width - 1.9, 1.35, 1.5, 'jars') +
      shelf(room, random, room.left, room.left.width - 1.9, 1.75, 1.5, 'jars');
    drawn += shelf(room, random, room.right, 0.4, 1.4, 1.5, 'jars');
  }
  drawn += pans(room, random);
  if (style.width > 3.6) drawn += counter(room, random, unit, top);
  else drawn += rug(room, -0.5, far - 2.1, 1, 1.2, style.accent, style.second);
  return drawn;
}

function hob(room: Room, x: number, z: number): string {
  const { frame, stage } = room;
  let drawn = block(frame, { x: x - 0.3, y: 0.1, z: z - 0.02, w: 0.6, h: 0.76, d: 0.1 }, '#d9d6d0');
  const wall = wallOf(frame, { x: x - 0.3, y: 0.1, z: z - 0.03, w: 0.6, h: 0.76, d: 0.1 }, 'front');
  drawn +=
    wall.rect(0.06, 0.08, 0.48, 0.42, stage.light.lamps > 0.3 ? '#f2b566' : wall.tone('#3f4248')) +
    wall.rect(0.06, 0.54, 0.48, 0.03, wall.tone('#8d8a86'));
  const m = metre(room, z);
  const [px, py] = frame.at([x, 0.92, z + 0.3]);
  drawn += ellipse(px, py, 0.26 * m, 0.05 * m, stage.tone('#3a3a3e', 0.5));
  drawn +=
    path(
      `M${n(px - 0.16 * m)} ${n(py - 0.2 * m)}H${n(px + 0.16 * m)}L${n(px + 0.14 * m)} ${n(py)}H${n(px - 0.14 * m)}Z`,
      stage.tone(room.style.accent, 0.6),
    ) +
    ellipse(px, py - 0.2 * m, 0.17 * m, 0.035 * m, stage.tone(room.style.accent, 1)) +
    ellipse(px, py - 0.235 * m, 0.025 * m, 0.02 * m, stage.tone('#3a3a3e', 0.5));
  return (
    drawn +
    stroke(
      `M${n(px - 0.05 * m)} ${n(py - 0.32 * m)}q${n(-0.06 * m)} ${n(-0.08 * m)} 0 ${n(-0.16 * m)}M${n(px + 0.05 * m)} ${n(py - 0.34 * m)}q${n(0.06 * m)} ${n(-0.08 * m)} 0 ${n(-0.16 * m)}`,
      '#ffffff',
      2.5,
      { opacity: 0.4 },
    )
  );
}

function tap(room: Room, x: number, y: number, z: number): string {
  const [px, py] = room.frame.at([x, y, z]);
  const m = metre(room, z);
  return stroke(
    `M${n(px)} ${n(py)}v${n(-0.26 * m)}q0 ${n(-0.09 * m)} ${n(0.09 * m)} ${n(-0.09 * m)}t${n(0.09 * m)} ${n(0.09 * m)}v${n(0.05 * m)}`,
    room.stage.tone('#c9b27a', 0.7),
    Math.max(2.5, 0.026 * m),
  );
}

/** Pans and herbs hanging from a rail. */
function pans(room: Room, random: Random): string {
  const { frame, stage, style, half, far } = room;
  const z = far - 0.5;
  const y = style.height * 0.86;
  const m = metre(room, z);
  const x0 = -half * 0.9;
  const x1 = -half * 0.3;
  let drawn = bar(room, [x0, y, z], [x1, y, z], '#4a4440', 0.025);
  for (let i = 0; i < 4; i++) {
    const [px, py] = frame.at([x0 + ((x1 - x0) * (i + 0.5)) / 4, y, z]);
    drawn += stroke(
      `M${n(px)} ${n(py)}v${n(0.16 * m)}`,
      stage.tone('#4a4440', 0.5),
      Math.max(1.5, 0.014 * m),
    );
    if (i % 2)
      drawn +=
        ellipse(
          px,
          py + 0.24 * m,
          0.1 * m,
          0.1 * m,
          stage.tone(random.pick(['#b8734a', '#55555c', '#c9a35e']), 0.6),
        ) +
        ellipse(px, py + 0.24 * m, 0.07 * m, 0.07 * m, stage.tone('#2f2a2c', 0.3), {
          opacity: 0.3,
        });
    else drawn += ellipse(px, py + 0.24 * m, 0.06 * m, 0.11 * m, stage.tone('#6f9458', 0.6));
  }
  return drawn;
}

/** A counter with stools, a bowl of fruit and somebody's laptop. */
function counter(room: Room, random: Random, unit: string, top: string): string {
  const { frame, stage, style, far } = room;
  const w = Math.min(2.4, style.width * 0.44);
  const x = -w / 2 + random.range(-0.3, 0.3);
  const z = far - 2.5;
  let drawn = block(
    frame,
    { x: x + 0.12, y: 0, z: z + 0.25, w: w - 0.24, h: 0.88, d: 0.6 },
    blend(unit, '#ffffff', 0.12),
  );
  drawn += block(frame, { x, y: 0.88, z, w, h: 0.06, d: 0.95 }, top, blend(top, '#ffffff', 0.2));
  const m = metre(room, z);
  const [fx, fy] = frame.at([x + w * 0.2, 0.94, z + 0.5]);
  for (const [dx, dy, color] of [
    [-0.07, 0.1, '#e3a33f'],
    [0.06, 0.1, '#d9694a'],
    [0, 0.16, '#8fae5a'],
    [0.02, 0.11, '#e8c35a'],
  ] as const)
    drawn += ellipse(fx + dx * m, fy - dy * m, 0.06 * m, 0.06 * m, stage.tone(color, 0.7));
  drawn += path(
    `M${n(fx - 0.17 * m)} ${n(fy - 0.1 * m)}H${n(fx + 0.17 * m)}Q${n(fx + 0.12 * m)} ${n(fy)} ${n(fx)} ${n(fy)}T${n(fx - 0.17 * m)} ${n(fy - 0.1 * m)}Z`,
    stage.tone('#f2ead9', 0.7),
  );
  drawn +=
    laptop(room, x + w * 0.62, 0.94, z + 0.45, false) +
    mug(room, x + w * 0.85, 0.94, z + 0.3, style.accent);
  for (const t of [0.3, 0.68]) {
    const sx = x + w * t;
    for (const dx of [-0.13, 0.1])
      drawn += block(
        frame,
        { x: sx + dx, y: 0, z: z - 0.36, w: 0.03, h: 0.62, d: 0.03 },
        '#4a4440',
      );
    drawn += block(
      frame,
      { x: sx - 0.18, y: 0.62, z: z - 0.42, w: 0.36, h: 0.06, d: 0.34 },
      style.wood,
      blend(style.wood, '#ffffff', 0.2),
    );
  }
  for (const t of [0.25, 0.75])
    drawn += pendant(room, x + w * t, z + 0.5, style.height * 0.28, style.accent);
  if (stage.light.lamps > 0.3) {
    const [gx, gy] = frame.at([x + w / 2, 0.95, z + 0.4]);
    drawn += glow(stage, gx, gy, 1.3 * m, 0.35 * m, 0.4);
  }
  return drawn + floorPlant(room, random, style.width / 2 - 0.4, far - 1.6, 1.2);
}
