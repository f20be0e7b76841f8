import { glass } from '../openings.ts';
import type { Random } from '../random.ts';
import { castShadow } from '../shadow.ts';
import { block, type Frame, prism } from '../solid.ts';
import type { Stage } from '../stage.ts';
import { ellipse, n, path, stroke } from '../svg.ts';
import { project, scaleAt } from '../view.ts';
import { wallOf } from '../wall.ts';

const TRAM_COATS = ['#e2b13c', '#c9453a', '#2f7a72', '#f1ead9', '#3e5f92'] as const;
const COATS = [
  '#c9d3d6',
  '#b8503c',
  '#3e5f92',
  '#e9e2d3',
  '#4d5a4a',
  '#7fa39a',
  '#d9a03f',
] as const;

/** A tram on its rails, its side along the street. */
export function tram(frame: Frame, random: Random): string {
  const { stage } = frame;
  const coat = random.pick(TRAM_COATS);
  const length = random.pick([8.4, 11]);
  const body = { x: -length / 2, y: 0.4, z: 0, w: length, h: 1.2, d: 2.3 };
  const upper = { x: -length / 2 + 0.1, y: 1.6, z: 0.05, w: length - 0.2, h: 1.5, d: 2.2 };
  let drawn = castShadow(frame, [{ ...body, y: 0, h: 3.2 }]);
  drawn += block(frame, { ...body, y: 0.1, h: 0.3, x: body.x + 0.6, w: length - 1.2 }, '#35343a');
  drawn += block(frame, body, coat) + block(frame, upper, '#f6f1e6');
  const lit = stage.light.lamps > 0.2;
  for (const side of ['front', 'left', 'right'] as const) {
    const wall = wallOf(frame, upper, side);
    if (!wall.seen) continue;
    const count = Math.max(1, Math.round(wall.width / 1.25));
    const step = wall.width / count;
    for (let i = 0; i < count; i++)
      drawn += wall.rect(step * i + 0.12, 0.15, step - 0.24, 0.95, glass(stage, lit), 0.02);
  }
  drawn += block(
    frame,
    { ...upper, y: 3.1, h: 0.2, x: upper.x + 0.2, w: upper.w - 0.4 },
    '#d8cdb8',
  );
  const [x, y] = frame.at([0, 3.3, 1.1]);
  const m = scaleAt(stage.view, frame.world([0, 0, 1])[2]);
  return (
    drawn +
    stroke(
      `M${n(x)} ${n(y)}l${n(-0.7 * m)} ${n(-0.7 * m)}l${n(0.9 * m)} ${n(-0.7 * m)}`,
      '#3b4146',
      Math.max(1, 0.06 * m),
    )
  );
}

/** A small car at the kerb. */
export function car(frame: Frame, random: Random): string {
  const { stage } = frame;
  const coat = random.pick(COATS);
  let drawn = castShadow(frame, [{ x: -1.9, y: 0, z: 0, w: 3.8, h: 1.3, d: 1.6 }]);
  drawn += prism(
    frame,
    [
      [-1.9, 0.35],
      [1.9, 0.35],
      [1.95, 0.7],
      [1.2, 0.9],
      [-1.85, 0.92],
    ],
    0,
    1.6,
    coat,
  );
  drawn += prism(
    frame,
    [
      [-1.6, 0.9],
      [1.15, 0.9],
      [0.55, 1.42],
      [-1.25, 1.44],
    ],
    0.12,
    1.48,
    coat,
  );
  const side = wallOf(frame, { x: -1.9, y: 0, z: 0.11, w: 3.8, h: 1.5, d: 1.4 }, 'front');
  if (side.seen) {
    drawn += side.area(
      [
        [0.5, 0.94],
        [1.55, 0.94],
        [1.55, 1.36],
        [0.78, 1.36],
      ],
      glass(stage, false),
    );
    drawn += side.area(
      [
        [1.65, 0.94],
        [2.85, 0.94],
        [2.4, 1.36],
        [1.65, 1.36],
      ],
      glass(stage, false),
    );
  }
  for (const x of [-1.2, 1.2]) {
    const [px, py] = frame.at([x, 0.32, -0.02]);
    const m = scaleAt(stage.view, frame.world([x, 0, 0])[2]);
    drawn +=
      ellipse(px, py, 0.3 * m, 0.32 * m, stage.tone('#2c2a30', 0.3)) +
      ellipse(px, py, 0.15 * m, 0.16 * m, stage.tone('#b9b6b0', 0.6));
  }
  return drawn;
}

/** A motor scooter on its stand, seen from the side. */
export function scooter(stage: Stage, random: Random, x: number, z: number): string {
  const [px, py] = project(stage.view, [x, 0, z]);
  const m = scaleAt(stage.view, z);
  const coat = stage.tone(
    random.pick(['#7fb5ad', '#d9694a', '#e9dfc8', '#4f7f9c', '#c9453a']),
    0.7,
    z,
  );
  const turn = random.chance(0.5) ? 1 : -1;
  const P = (dx: number, dy: number): string => `${n(px + dx * m * turn)} ${n(py - dy * m)}`;
  const wheel = (dx: number): string =>
    ellipse(px + dx * m * turn, py - 0.24 * m, 0.24 * m, 0.24 * m, stage.tone('#2c2a30', 0.4, z)) +
    ellipse(px + dx * m * turn, py - 0.24 * m, 0.11 * m, 0.11 * m, stage.tone('#c9c6c0', 0.7, z));
  return (
    ellipse(px, py, 0.95 * m, 0.07 * m, '#231f38', { opacity: 0.24 }) +
    wheel(-0.62) +
    wheel(0.62) +
    path(
      `M${P(-0.9, 0.4)}Q${P(-0.7, 0.85)} ${P(-0.2, 0.72)}L${P(0, 0.3)}L${P(0.3, 0.3)}L${P(0.5, 0.95)}L${P(0.62, 0.95)}L${P(0.5, 0.2)}L${P(-0.3, 0.2)}Z`,
      coat,
    ) +
    path(
      `M${P(-0.85, 0.76)}L${P(-0.15, 0.76)}L${P(-0.15, 0.86)}L${P(-0.8, 0.88)}Z`,
      stage.tone('#4a3428', 0.5, z),
    ) +
    stroke(
      `M${P(0.55, 0.95)}L${P(0.46, 1.12)}L${P(0.3, 1.1)}`,
      stage.tone('#35343a', 0.5, z),
      Math.max(1, 0.05 * m),
    )
  );
}
