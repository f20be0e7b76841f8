import { blend } from '../color.ts';
import { glow } from '../openings.ts';
import type { Random } from '../random.ts';
import { block } from '../solid.ts';
import { ellipse, n, type Point, path, polygon, stroke } from '../svg.ts';
import { bar, metre, under } from './furniture.ts';
import type { Room } from './room-parts.ts';
import { rug } from './rug.ts';
import { cushion } from './seats.ts';

/** Two bunk beds facing each other, with ladders, lamps and curtains. */
export function bunks(room: Room, random: Random): string {
  const { frame, stage, style, half, far } = room;
  let drawn = rug(room, -0.7, far - 2.6, 1.4, 2, style.accent, style.second);
  const w = 0.95;
  const z = far - 2.15;
  for (const side of [-1, 1]) {
    const x = side < 0 ? -half + 0.04 : half - w - 0.04;
    drawn += under(room, x, z, w, 2);
    for (const y of [0.42, 1.42]) {
      drawn += block(frame, { x, y: y - 0.2, z, w, h: 0.16, d: 2.05 }, style.wood);
      drawn += block(
        frame,
        { x: x + 0.03, y: y - 0.04, z: z + 0.04, w: w - 0.06, h: 0.16, d: 1.95 },
        y < 1 ? style.accent : style.second,
        blend(y < 1 ? style.accent : style.second, '#ffffff', 0.3),
      );
      drawn += cushion(room, x + w / 2, y + 0.1, far - 0.3, '#fffaf2', 0.24);
      const [gx, gy] = frame.at([side < 0 ? x + 0.14 : x + w - 0.14, y + 0.55, far - 0.2]);
      if (stage.light.lamps > 0.2) drawn += glow(stage, gx, gy, 90, 80, 0.6);
      drawn += ellipse(
        gx,
        gy,
        7,
        9,
        stage.light.lamps > 0.2 ? '#fff1c6' : stage.tone('#f4e3b8', 0.7),
      );
    }
    const inner = side < 0 ? x + w - 0.07 : x;
    for (const pz of [z + 1.98, z])
      drawn += block(frame, { x: inner, y: 0, z: pz, w: 0.07, h: 1.95, d: 0.07 }, style.wood);
    drawn += bar(room, [inner, 1.78, z], [inner, 1.78, z + 1.4], style.wood, 0.05);
    for (let i = 0; i < 5; i++)
      drawn += bar(
        room,
        [inner, 0.3 + i * 0.28, z + 0.1],
        [inner, 0.3 + i * 0.28, z + 0.44],
        style.wood,
        0.035,
      );
    drawn += bar(room, [inner, 0, z + 0.44], [inner, 1.5, z + 0.44], style.wood, 0.045);
  }
  const [bx, by] = frame.at([-0.2, 0, z + 0.5]);
  const m = metre(room, z + 0.5);
  drawn +=
    path(
      `M${n(bx - 0.2 * m)} ${n(by)}V${n(by - 0.34 * m)}Q${n(bx)} ${n(by - 0.66 * m)} ${n(bx + 0.2 * m)} ${n(by - 0.34 * m)}V${n(by)}Z`,
      stage.tone(style.accent, 0.5),
    ) +
    path(
      `M${n(bx - 0.13 * m)} ${n(by - 0.02 * m)}h${n(0.26 * m)}v${n(-0.2 * m)}h${n(-0.26 * m)}Z`,
      stage.tone(style.accent, 0.1),
    );
  return drawn + (random.chance(0.5) ? fairyLights(room) : '');
}

/** Small lamps along the far wall under the ceiling. */
export function fairyLights(room: Room): string {
  const { back, stage, style } = room;
  const lit = stage.light.lamps > 0.2;
  const points: Point[] = [];
  for (let i = 0; i <= 24; i++) {
    const t = i / 24;
    points.push(
      back.point(
        back.width * (0.06 + 0.88 * t),
        style.height - 0.16 - Math.abs(Math.sin(t * Math.PI * 3)) * 0.14,
        0.1,
      ),
    );
  }
  const m = metre(room, room.far);
  let drawn = stroke(polygon(points, false), stage.tone('#6b5848', 0.4), 1.2);
  points.forEach(([x, y], i) => {
    if (i % 2) return;
    if (lit) drawn += glow(stage, x, y, 0.2 * m, 0.2 * m, 0.8);
    drawn += ellipse(x, y + 2, 0.018 * m, 0.022 * m, lit ? '#fff1c6' : stage.tone('#f4e3b8', 0.8));
  });
  return drawn;
}
