import { blend } from '../color.ts';
import { glow } from '../openings.ts';
import { edgeLine } from '../roof.ts';
import { block, type Frame, surface } from '../solid.ts';
import { soft } from '../stage.ts';
import { ellipse, group, n, type Point, path, stroke } from '../svg.ts';
import type { Place } from '../view.ts';
import { courses, wallOf } from '../wall.ts';

/** A chimney through the roof, with smoke when it is not the middle of the day. */
export function chimney(
  frame: Frame,
  x: number,
  y: number,
  z: number,
  color: string,
  height = 2,
): string {
  const box = { x, y, z, w: 0.75, h: height, d: 0.75 };
  let drawn = block(frame, box, color);
  for (const side of ['front', 'left', 'right'] as const) {
    const wall = wallOf(frame, box, side);
    if (wall.seen) drawn += courses(wall, 0.22, wall.tone('#5b3a33'), 0.02);
  }
  drawn += block(
    frame,
    { x: x - 0.08, y: y + height, z: z - 0.08, w: 0.91, h: 0.16, d: 0.91 },
    '#8d857c',
  );
  return frame.stage.light.time === 'day'
    ? drawn
    : smoke(frame, [x + 0.37, y + height + 0.2, z + 0.37]) + drawn;
}

/** Smoke drifting away from the light. */
export function smoke(frame: Frame, from: Place): string {
  const { stage } = frame;
  const [x, y] = frame.at(from);
  const m = stage.view.focal / Math.max(1, frame.world(from)[2]);
  const fill = soft(stage, stage.tone('#f6f2ee', 0.6, 40));
  let drawn = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    drawn += ellipse(
      x - stage.light.side * (t ** 1.5 * 2.6 + Math.sin(i * 1.9) * 0.18) * m,
      y - t * 3.4 * m,
      (0.26 + t * 0.7) * m,
      (0.24 + t * 0.42) * m,
      fill,
    );
  }
  return group(drawn, { opacity: 0.3 });
}

/** Broad steps down towards the camera. */
export function steps(frame: Frame, x: number, z: number, w: number, count: number): string {
  let drawn = '';
  for (let i = count - 1; i >= 0; i--) {
    const h = 0.17 * (i + 1);
    drawn =
      drawn + block(frame, { x, y: 0, z: z + 0.32 * i, w, h, d: 0.4 }, frame.stage.palette.stone);
  }
  return drawn;
}

/** A picket fence between two points of the ground (across, away). */
export function fence(
  frame: Frame,
  [from, to]: readonly [Point, Point],
  color: string,
  height = 0.9,
): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.round(length / 0.28);
  const tone = surface(frame, [from[0], 0, from[1]], [0, 0, -1], color);
  let data = '';
  const at = (t: number, y: number): Point =>
    frame.at([from[0] + (to[0] - from[0]) * t, y, from[1] + (to[1] - from[1]) * t]);
  for (let i = 0; i <= count; i++) {
    const [x0, y0] = at(i / count, 0);
    const [x1, y1] = at(i / count, height * (i % 2 ? 0.94 : 1));
    data += `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`;
  }
  const m = frame.stage.view.focal / frame.world([from[0], 0, from[1]])[2];
  let rails = '';
  for (const y of [height * 0.3, height * 0.75]) {
    const [x0, y0] = at(0, y);
    const [x1, y1] = at(1, y);
    rails += `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`;
  }
  return (
    stroke(rails, blend(tone, '#2a2030', 0.14), 0.06 * m) +
    stroke(data, tone, 0.1 * m, { 'stroke-linecap': 'butt' })
  );
}

/** A railing between two places at a height: posts, and a few level wires. */
export function railing(
  frame: Frame,
  from: Place,
  to: Place,
  color: string,
  height = 0.95,
  bars = 0,
): string {
  let drawn = edgeLine(
    frame,
    [from[0], from[1] + height, from[2]],
    [to[0], to[1] + height, to[2]],
    surface(frame, from, [0, 1, -1], color),
    0.07,
  );
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const count = Math.max(1, Math.round(length / (bars > 0 ? bars : 1.3)));
  const tone = surface(frame, from, [0, 0, -1], color);
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const x = from[0] + (to[0] - from[0]) * t;
    const z = from[2] + (to[2] - from[2]) * t;
    drawn += edgeLine(
      frame,
      [x, from[1], z],
      [x, from[1] + height, z],
      tone,
      bars > 0 ? 0.025 : 0.05,
    );
  }
  if (bars === 0) {
    for (const y of [0.3, 0.6]) {
      drawn += edgeLine(
        frame,
        [from[0], from[1] + height * y, from[2]],
        [to[0], to[1] + height * y, to[2]],
        tone,
        0.025,
      );
    }
  }
  return drawn;
}

/** Lamps on a sagging string; lit after dark. */
export function stringLights(frame: Frame, from: Place, to: Place, sag = 0.5, count = 9): string {
  const { stage } = frame;
  const lit = stage.light.lamps > 0.2;
  const points: Point[] = [];
  for (let i = 0; i <= count * 2; i++) {
    const t = i / (count * 2);
    points.push(
      frame.at([
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t - Math.sin(Math.PI * t) * sag,
        from[2] + (to[2] - from[2]) * t,
      ]),
    );
  }
  const m = stage.view.focal / Math.max(1, frame.world(from)[2]);
  let drawn = stroke(
    points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join(''),
    lit ? '#4a4048' : '#5d544e',
    1.3,
    { opacity: 0.8 },
  );
  points.forEach(([x, y], i) => {
    if (i % 2 === 0) return;
    if (lit) drawn += glow(stage, x, y + m * 0.06, m * 0.42, m * 0.42, 0.7);
    drawn += ellipse(
      x,
      y + m * 0.06,
      m * 0.06,
      m * 0.075,
      lit ? '#fff1c6' : stage.tone('#f4e3b8', 0.8),
    );
  });
  return drawn;
}

/** A fire in a ring of stones. */
export function campfire(frame: Frame, x: number, z: number): string {
  const { stage } = frame;
  const [px, py] = frame.at([x, 0, z]);
  const m = stage.view.focal / Math.max(1, frame.world([x, 0, z])[2]);
  const lit = stage.light.time !== 'day';
  let drawn = ellipse(px, py, m * 0.62, m * 0.17, stage.tone('#4a4038', 0.4));
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2;
    drawn += ellipse(
      px + Math.cos(a) * m * 0.58,
      py + Math.sin(a) * m * 0.15,
      m * 0.13,
      m * 0.09,
      stage.tone(i % 2 ? '#8d8780' : '#a39c92', 0.5),
    );
  }
  drawn += stroke(
    `M${n(px - m * 0.35)} ${n(py + m * 0.02)}L${n(px + m * 0.22)} ${n(py - m * 0.24)}M${n(px + m * 0.35)} ${n(py + m * 0.02)}L${n(px - m * 0.2)} ${n(py - m * 0.24)}`,
    stage.tone('#6b4630', 0.5),
    m * 0.1,
  );
  if (!lit) return drawn;
  const flame = (w: number, h: number, color: string): string =>
    path(
      `M${n(px - w)} ${n(py - m * 0.08)}C${n(px - w * 1.2)} ${n(py - h * 0.5)} ${n(px - w * 0.1)} ${n(py - h * 0.55)} ${n(px + w * 0.1)} ${n(py - h)}C${n(px + w * 0.4)} ${n(py - h * 0.6)} ${n(px + w * 1.2)} ${n(py - h * 0.4)} ${n(px + w)} ${n(py - m * 0.08)}Z`,
      color,
    );
  return group(
    glow(stage, px, py - m * 0.3, m * 4.2, m * 2.4, 0.55, '#ff9a45') +
      drawn +
      flame(m * 0.26, m * 0.95, '#f2722e') +
      flame(m * 0.17, m * 0.66, '#fdb347') +
      flame(m * 0.09, m * 0.38, '#fff0b8'),
  );
}

/** A folding chair seen from the side. */
export function campChair(
  frame: Frame,
  x: number,
  z: number,
  color: string,
  turned: 1 | -1 = 1,
): string {
  const { stage } = frame;
  const [px, py] = frame.at([x, 0, z]);
  const m = (stage.view.focal / Math.max(1, frame.world([x, 0, z])[2])) * 1.05;
  const P = (dx: number, dy: number): string => `${n(px + dx * m * turned)} ${n(py - dy * m)}`;
  const legs = stage.tone('#4d4a48', 0.4);
  const cloth = stage.tone(color, 0.7);
  return (
    ellipse(px, py, m * 0.42, m * 0.07, '#1f1c33', { opacity: 0.22 }) +
    stroke(
      `M${P(-0.28, 0)}L${P(0.26, 0.42)}M${P(0.26, 0)}L${P(-0.28, 0.42)}M${P(-0.26, 0.36)}L${P(-0.36, 0.9)}`,
      legs,
      m * 0.04,
    ) +
    path(`M${P(-0.27, 0.4)}L${P(-0.38, 0.92)}L${P(-0.3, 0.93)}L${P(-0.18, 0.44)}Z`, cloth) +
    path(
      `M${P(-0.29, 0.44)}L${P(0.28, 0.44)}L${P(0.28, 0.37)}L${P(-0.27, 0.37)}Z`,
      stage.tone(color, 0.4),
    ) +
    stroke(`M${P(-0.3, 0.62)}L${P(0.24, 0.6)}L${P(0.24, 0.42)}`, legs, m * 0.035)
  );
}
