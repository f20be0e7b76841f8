import type { Random } from '../random.ts';
import { block, frameAt } from '../solid.ts';
import type { Stage } from '../stage.ts';
import { ellipse, n, path, polygon, stroke } from '../svg.ts';
import { project, scaleAt } from '../view.ts';

/** A wooden landing stage going out over the water, a rowing boat beside it. */
export function landingStage(stage: Stage, random: Random, x: number, z: number): string {
  const frame = frameAt(stage, [x, 0, z], random.range(-0.35, 0.35));
  let drawn = '';
  for (const dz of [11, 7.5, 4, 0.5]) {
    for (const dx of [-0.8, 0.75])
      drawn += block(frame, { x: dx, y: -0.3, z: dz, w: 0.14, h: 1.3, d: 0.14 }, '#6b5240');
  }
  drawn += block(frame, { x: -0.8, y: 0.35, z: 0, w: 1.7, h: 0.14, d: 12 }, '#7d5f48', '#b3916c');
  return rowingBoat(stage, random, x + 3 * (x > 0 ? -1 : 1), z + 5) + drawn;
}

/** A small boat lying on the water. */
function rowingBoat(stage: Stage, random: Random, x: number, z: number): string {
  const [px, py] = project(stage.view, [x, 0, z]);
  const m = scaleAt(stage.view, z);
  const coat = stage.tone(random.pick(['#d9694a', '#f2ead9', '#2f7a72', '#3e5f92']), 0.6, z);
  const hull = `M${n(px - 1.7 * m)} ${n(py - 0.55 * m)}Q${n(px - 1.2 * m)} ${n(py + 0.08 * m)} ${n(px)} ${n(py + 0.08 * m)}T${n(px + 1.8 * m)} ${n(py - 0.62 * m)}Q${n(px)} ${n(py - 0.32 * m)} ${n(px - 1.7 * m)} ${n(py - 0.55 * m)}Z`;
  return (
    ellipse(px, py + 0.12 * m, 1.6 * m, 0.16 * m, '#13202e', { opacity: 0.25 }) +
    path(
      `M${n(px - 1.6 * m)} ${n(py - 0.54 * m)}Q${n(px)} ${n(py - 0.75 * m)} ${n(px + 1.7 * m)} ${n(py - 0.6 * m)}Q${n(px)} ${n(py - 0.3 * m)} ${n(px - 1.6 * m)} ${n(py - 0.54 * m)}Z`,
      stage.tone('#6e4f38', 0.3, z),
    ) +
    path(hull, coat)
  );
}

/** A sailing boat far out. */
export function sailingBoat(stage: Stage, random: Random, x: number, z: number): string {
  const [px, py] = project(stage.view, [x, 0, z]);
  const m = scaleAt(stage.view, z) * 1.2;
  const sail = stage.tone(random.pick(['#fffaf0', '#fffaf0', '#e8735a', '#f4c97a']), 0.9, z * 0.4);
  return (
    stroke(
      `M${n(px)} ${n(py)}V${n(py - 8.6 * m)}`,
      stage.tone('#6b5a4d', 0.4, z),
      Math.max(1, 0.12 * m),
    ) +
    path(
      polygon([
        [px + 0.2 * m, py - 8.4 * m],
        [px + 3.2 * m, py - 1.3 * m],
        [px + 0.2 * m, py - 1.2 * m],
      ]),
      sail,
    ) +
    path(
      polygon([
        [px - 0.2 * m, py - 7.6 * m],
        [px - 2.3 * m, py - 1.2 * m],
        [px - 0.2 * m, py - 1.2 * m],
      ]),
      stage.tone('#e9e2d6', 0.6, z * 0.4),
    ) +
    path(
      `M${n(px - 2.7 * m)} ${n(py - 0.9 * m)}H${n(px + 3.4 * m)}Q${n(px + 2.6 * m)} ${n(py)} ${n(px + 1.8 * m)} ${n(py)}H${n(px - 1.7 * m)}Z`,
      stage.tone('#f4efe6', 0.6, z * 0.6),
    )
  );
}

/** A striped parasol with a towel or a lounger under it. */
export function parasol(stage: Stage, random: Random, x: number, z: number): string {
  const [px, py] = project(stage.view, [x, 0, z]);
  const m = scaleAt(stage.view, z);
  const color = random.pick(['#d9694a', '#2f9a92', '#e3a33f', '#4f7fb5', '#e8879a']);
  const bright = stage.tone(color, 0.9, z);
  const pale = stage.tone('#fff8ea', 0.9, z);
  const top = py - 2.35 * m;
  const r = 1.45 * m;
  let drawn =
    ellipse(px - stage.light.side * m * 0.8, py + m * 0.05, r * 0.95, r * 0.18, '#2a2547', {
      opacity: 0.24,
    }) +
    stroke(
      `M${n(px)} ${n(py)}L${n(px)} ${n(top)}`,
      stage.tone('#f2ead9', 0.6, z),
      Math.max(1.2, 0.06 * m),
    );
  const dome = (a: number, b: number): string =>
    `M${n(px + a * r)} ${n(top + r * 0.45)}Q${n(px + a * r * 0.8)} ${n(top - r * 0.12)} ${n(px)} ${n(top - r * 0.14)}Q${n(px + b * r * 0.8)} ${n(top - r * 0.12)} ${n(px + b * r)} ${n(top + r * 0.45)}Z`;
  drawn += path(dome(-1, 1), pale);
  drawn += path(dome(-1, -0.6) + dome(-0.22, 0.22) + dome(0.6, 1), bright);
  const lounger = stage.tone(random.pick(['#fff8ea', color]), 0.6, z);
  drawn += path(
    `M${n(px + 0.2 * m)} ${n(py - 0.3 * m)}h${n(1.3 * m)}l${n(0.5 * m)} ${n(-0.42 * m)}l${n(0.08 * m)} ${n(0.08 * m)}l${n(-0.5 * m)} ${n(0.48 * m)}H${n(px + 0.2 * m)}Z`,
    lounger,
  );
  drawn += stroke(
    `M${n(px + 0.35 * m)} ${n(py - 0.18 * m)}v${n(0.22 * m)}M${n(px + 1.4 * m)} ${n(py - 0.18 * m)}v${n(0.22 * m)}`,
    stage.tone('#8a6a4d', 0.4, z),
    Math.max(1, 0.05 * m),
  );
  return drawn;
}
