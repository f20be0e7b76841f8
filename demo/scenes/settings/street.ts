import { glow } from '../openings.ts';
import { figure, person } from '../people.ts';
import type { Random } from '../random.ts';
import { block, frameAt } from '../solid.ts';
import type { Stage } from '../stage.ts';
import { ellipse, n, path, stroke } from '../svg.ts';
import { project, scaleAt } from '../view.ts';

/** A street lamp; lit after dark. */
export function streetLamp(stage: Stage, x: number, z: number): string {
  const [px, py] = project(stage.view, [x, 0, z]);
  const m = scaleAt(stage.view, z);
  const iron = stage.tone('#3b4146', 0.4, z);
  const lit = stage.light.lamps > 0.2;
  let drawn = stroke(`M${n(px)} ${n(py)}V${n(py - 3.7 * m)}`, iron, Math.max(1.4, 0.1 * m));
  drawn += stroke(`M${n(px)} ${n(py)}V${n(py - 0.5 * m)}`, iron, Math.max(2, 0.2 * m));
  if (lit)
    drawn +=
      glow(stage, px, py - 3.95 * m, 2.3 * m, 2.3 * m, 0.65) +
      glow(stage, px, py, 2.6 * m, 0.55 * m, 0.4);
  drawn += path(
    `M${n(px - 0.2 * m)} ${n(py - 3.7 * m)}h${n(0.4 * m)}l${n(0.1 * m)} ${n(-0.5 * m)}h${n(-0.6 * m)}Z`,
    lit ? '#ffeab4' : stage.tone('#dfe7e6', 0.7, z),
  );
  return (
    drawn +
    path(
      `M${n(px - 0.34 * m)} ${n(py - 4.2 * m)}h${n(0.68 * m)}l${n(-0.34 * m)} ${n(-0.3 * m)}Z`,
      iron,
    )
  );
}

/** A small round table with two people at work or at coffee. */
export function cafeTable(
  stage: Stage,
  random: Random,
  x: number,
  z: number,
  shaded = true,
): string {
  const [px, py] = project(stage.view, [x, 0, z]);
  const m = scaleAt(stage.view, z);
  const iron = stage.tone('#4a4a4c', 0.4, z);
  const chair = (dx: number, side: 1 | -1): string =>
    stroke(
      `M${n(px + dx * m)} ${n(py)}v${n(-0.46 * m)}h${n(side * 0.4 * m)}v${n(0.46 * m)}M${n(px + dx * m)} ${n(py - 0.46 * m)}v${n(-0.5 * m)}`,
      stage.tone('#9c6b43', 0.5, z),
      Math.max(1, 0.06 * m),
    );
  let drawn = ellipse(px, py, 1.2 * m, 0.17 * m, '#231f38', { opacity: 0.2 });
  drawn += chair(-1.1, 1) + chair(1.1, -1);
  drawn += figure(
    stage,
    random,
    px - 0.85 * m,
    py,
    1.68 * m,
    z,
    random.chance(0.6) ? 'laptop' : 'sitting',
  );
  drawn += stroke(`M${n(px)} ${n(py)}v${n(-0.72 * m)}`, iron, Math.max(1, 0.07 * m));
  drawn += ellipse(px, py - 0.73 * m, 0.46 * m, 0.09 * m, stage.tone('#f1e9da', 0.8, z));
  drawn += path(
    `M${n(px + 0.12 * m)} ${n(py - 0.86 * m)}h${n(0.12 * m)}v${n(0.12 * m)}h${n(-0.12 * m)}Z`,
    stage.tone('#d9694a', 0.7, z),
  );
  if (shaded) {
    const color = random.pick(['#d9694a', '#2f7a72', '#e3a33f', '#f2ead9', '#3e5f92']);
    drawn += stroke(`M${n(px)} ${n(py - 0.7 * m)}V${n(py - 2.5 * m)}`, iron, Math.max(1, 0.05 * m));
    drawn += path(
      `M${n(px - 1.5 * m)} ${n(py - 2.1 * m)}L${n(px)} ${n(py - 2.75 * m)}L${n(px + 1.5 * m)} ${n(py - 2.1 * m)}Z`,
      stage.tone(color, 0.85, z),
    );
    drawn += path(
      `M${n(px)} ${n(py - 2.75 * m)}L${n(px + stage.light.side * -1.5 * m)} ${n(py - 2.1 * m)}H${n(px)}Z`,
      '#231f38',
      { opacity: 0.16 },
    );
  }
  return drawn;
}

/** A parked bicycle seen from the side. */
export function bicycle(stage: Stage, random: Random, x: number, z: number): string {
  const [px, py] = project(stage.view, [x, 0, z]);
  const m = scaleAt(stage.view, z);
  const coat = stage.tone(
    random.pick(['#d9694a', '#2f7a72', '#e3a33f', '#3e5f92', '#f2ead9']),
    0.7,
    z,
  );
  const r = 0.34 * m;
  const P = (dx: number, dy: number): string => `${n(px + dx * m)} ${n(py - dy * m)}`;
  const wheel = (dx: number): string =>
    `<circle cx="${n(px + dx * m)}" cy="${n(py - r)}" r="${n(r)}" fill="none" stroke="${stage.tone('#35343a', 0.4, z)}" stroke-width="${n(Math.max(1, 0.04 * m))}"/>`;
  return (
    ellipse(px, py, 0.95 * m, 0.06 * m, '#231f38', { opacity: 0.22 }) +
    wheel(-0.55) +
    wheel(0.55) +
    stroke(
      `M${P(-0.55, 0.34)}L${P(-0.2, 0.8)}L${P(0.38, 0.82)}L${P(0, 0.32)}ZM${P(-0.2, 0.8)}L${P(0, 0.32)}M${P(0.55, 0.34)}L${P(0.36, 0.95)}`,
      coat,
      Math.max(1, 0.05 * m),
      { 'stroke-linejoin': 'round' },
    ) +
    stroke(
      `M${P(-0.32, 0.92)}L${P(-0.12, 0.92)}M${P(0.24, 1)}L${P(0.4, 0.96)}`,
      stage.tone('#3a2f2c', 0.3, z),
      Math.max(1, 0.06 * m),
    )
  );
}

/** A tub with a small round tree. */
export function tub(stage: Stage, random: Random, x: number, z: number): string {
  const frame = frameAt(stage, [x, 0, z], 0.3);
  const [px, py] = project(stage.view, [x, 0.5, z]);
  const m = scaleAt(stage.view, z);
  return (
    block(
      frame,
      { x: -0.3, y: 0, z: -0.3, w: 0.6, h: 0.5, d: 0.6 },
      random.pick(['#b8653f', '#7d8a8c', '#9c6b43']),
    ) +
    stroke(
      `M${n(px)} ${n(py)}v${n(-0.5 * m)}`,
      stage.tone('#6a4f3c', 0.4, z),
      Math.max(1, 0.07 * m),
    ) +
    ellipse(px, py - 0.85 * m, 0.48 * m, 0.5 * m, stage.tone(stage.palette.leaves[0], 0.4, z)) +
    ellipse(
      px + stage.light.side * 0.12 * m,
      py - 0.95 * m,
      0.32 * m,
      0.32 * m,
      stage.tone(stage.palette.leaves[2], 0.7, z),
    )
  );
}

/** A few people crossing the scene. */
export function passersBy(
  stage: Stage,
  random: Random,
  count: number,
  near: number,
  far: number,
  free: (x: number, z: number) => boolean,
): (readonly [number, string])[] {
  const items: (readonly [number, string])[] = [];
  for (let i = 0; i < count; i++) {
    const z = random.range(near, far);
    const x = random.range(-0.46, 0.46) * z;
    if (free(x, z))
      items.push([z, person(stage, random, x, z, random.chance(0.7) ? 'walking' : 'standing')]);
  }
  return items;
}
