import type { Random } from '../random.ts';
import { block } from '../solid.ts';
import { ellipse, n, path, stroke } from '../svg.ts';
import { leaf, type Tabletop } from './tabletop.ts';

/** A map folded out, with a route on it. */
export function map(table: Tabletop, random: Random, x: number, z: number, angle: number): string {
  const { stage, frame } = table;
  let drawn = '';
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const at = (u: number, v: number): readonly [number, number] =>
    frame.at([
      x + (u - 0.5) * 0.62 * c - (v - 0.5) * 0.44 * s,
      0.006,
      z + (u - 0.5) * 0.62 * s + (v - 0.5) * 0.44 * c,
    ]);
  for (let i = 0; i < 4; i++)
    drawn += leaf(
      table,
      x + (i - 1.5) * 0.155 * c,
      z + (i - 1.5) * 0.155 * s,
      0.155,
      0.44,
      angle,
      i % 2 ? '#efe6cf' : '#f8f1de',
      0.005,
    );
  const area = (points: readonly (readonly [number, number])[], fill: string): string =>
    path(`M${points.map(([u, v]) => at(u, v).map(n).join(' ')).join('L')}Z`, fill);
  drawn += area(
    [
      [0.02, 0.02],
      [0.34, 0.02],
      [0.28, 0.2],
      [0.14, 0.3],
      [0.02, 0.52],
    ],
    stage.tone('#9ccbd0', 0.8),
  );
  drawn += area(
    [
      [0.5, 0.55],
      [0.66, 0.44],
      [0.86, 0.52],
      [0.92, 0.8],
      [0.7, 0.92],
      [0.52, 0.8],
    ],
    stage.tone('#b9cf9a', 0.8),
  );
  const points: (readonly [number, number])[] = [];
  for (let i = 0; i <= 7; i++)
    points.push(at(0.14 + i * 0.105, 0.42 + Math.sin(i * 1.1 + random.next()) * 0.2));
  drawn += stroke(
    `M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}`,
    stage.tone('#d9573f', 0.8),
    4,
    { 'stroke-dasharray': '12 9' },
  );
  const [ex, ey] = points[points.length - 1] ?? [0, 0];
  return (
    drawn +
    path(
      `M${n(ex)} ${n(ey)}q-17 -26 -17 -38a17 17 0 1 1 34 0q0 12 -17 38Z`,
      stage.tone('#d9573f', 0.9),
    ) +
    ellipse(ex, ey - 39, 6.5, 6.5, '#fff8ea')
  );
}

/** A camera, seen from its front. */
export function camera(table: Tabletop, x: number, z: number): string {
  const { stage, frame } = table;
  const k = stage.view.focal / z;
  let drawn = block(
    frame,
    { x: x - 0.07, y: 0, z, w: 0.14, h: 0.085, d: 0.05 },
    '#3a3a40',
    '#c9ccd0',
  );
  drawn += block(
    frame,
    { x: x - 0.07, y: 0.064, z: z - 0.001, w: 0.14, h: 0.026, d: 0.05 },
    '#c9ccd0',
    '#e3e5e8',
  );
  drawn += block(
    frame,
    { x: x - 0.022, y: 0.09, z: z + 0.005, w: 0.05, h: 0.018, d: 0.035 },
    '#c9ccd0',
  );
  const [cx, cy] = frame.at([x + 0.005, 0.04, z - 0.012]);
  for (const [r, color] of [
    [0.037, '#55565c'],
    [0.031, '#26262b'],
    [0.022, '#2f4a66'],
    [0.012, '#16202e'],
  ] as const)
    drawn += ellipse(cx, cy, r * k, r * k, stage.tone(color, 0.6));
  return (
    drawn +
    ellipse(cx - 0.009 * k, cy - 0.01 * k, 0.006 * k, 0.005 * k, '#ffffff', { opacity: 0.7 }) +
    stroke(
      `M${n(cx - 0.075 * k)} ${n(cy - 0.03 * k)}q${n(-0.16 * k)} ${n(0.02 * k)} ${n(-0.1 * k)} ${n(0.09 * k)}t${n(0.14 * k)} ${n(0.02 * k)}`,
      stage.tone('#8a5a34', 0.6),
      0.014 * k,
    )
  );
}

/** The key of the home with its tag. */
export function key(table: Tabletop, x: number, z: number, color: string): string {
  const { stage, frame } = table;
  const k = stage.view.focal / z;
  const [px, py] = frame.at([x, 0.006, z]);
  const brass = stage.tone('#d0a650', 0.8);
  return (
    ellipse(px + 0.02 * k, py + 4, 0.12 * k, 0.02 * k, '#1f1526', { opacity: 0.22 }) +
    path(
      `M${n(px - 0.14 * k)} ${n(py - 0.03 * k)}l${n(0.1 * k)} ${n(-0.014 * k)}l${n(0.03 * k)} ${n(0.022 * k)}l${n(-0.02 * k)} ${n(0.03 * k)}l${n(-0.1 * k)} ${n(0.012 * k)}Z`,
      stage.tone(color, 0.7),
    ) +
    `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(0.026 * k)}" ry="${n(0.014 * k)}" fill="none" stroke="${brass}" stroke-width="6"/>` +
    stroke(
      `M${n(px + 0.025 * k)} ${n(py)}L${n(px + 0.12 * k)} ${n(py + 0.018 * k)}M${n(px + 0.095 * k)} ${n(py + 0.014 * k)}l${n(-0.004 * k)} ${n(0.016 * k)}M${n(px + 0.112 * k)} ${n(py + 0.016 * k)}l${n(-0.004 * k)} ${n(0.018 * k)}`,
      brass,
      6,
    )
  );
}
