import type { Random } from './random.ts';
import { contact } from './shadow.ts';
import type { Stage } from './stage.ts';
import { ellipse, n, path, stroke } from './svg.ts';
import { project, scaleAt } from './view.ts';

const SKIN = ['#f3cfb3', '#e5b48f', '#cf9468', '#a86e47', '#7c4d33', '#5b3826'] as const;
const HAIR = ['#2a1f1c', '#4a2f22', '#7b4a2a', '#b98146', '#d9b779', '#8a8a8c', '#a3452c'] as const;
export const CLOTHES = [
  '#d9694a',
  '#e3a33f',
  '#2f7a72',
  '#3e5f92',
  '#f2ead9',
  '#8a5a83',
  '#6f8f5b',
  '#c9505f',
] as const;

/** `crossed` is sitting on the ground itself. */
type Pose = 'standing' | 'walking' | 'sitting' | 'laptop' | 'crossed';

/** One person, small in the scene. `height` is 1.7 m unless it is a child. */
export function person(
  stage: Stage,
  random: Random,
  x: number,
  z: number,
  pose: Pose,
  options: { height?: number; ground?: number } = {},
): string {
  const [px, py] = project(stage.view, [x, options.ground ?? 0, z]);
  const h = (options.height ?? random.range(1.6, 1.8)) * scaleAt(stage.view, z);
  return figure(stage, random, px, py, h, z, pose);
}

/** The same, placed in pixels: the feet (or the seat's foot) at `x`, `y`, `h` tall when standing. */
export function figure(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  h: number,
  distance: number,
  pose: Pose,
): string {
  const tone = (color: string, sun = 0.6): string => stage.tone(color, sun, distance);
  const skin = tone(random.pick(SKIN));
  const hair = tone(random.pick(HAIR), 0.4);
  const top = tone(random.pick(CLOTHES), 0.75);
  const legs = tone(random.pick(['#38445a', '#5b5048', '#d8c9ab', '#2e3a3f', '#7a6a8a']), 0.45);
  const shoe = tone('#3a2f2c', 0.3);
  const turned = random.chance(0.5) ? 1 : -1;
  const long = random.chance(0.5);
  const P = (dx: number, dy: number): string => `${n(x + dx * h * turned)} ${n(y - dy * h)}`;
  const head = (cx: number, cy: number): string => {
    const hx = x + cx * h * turned;
    const hy = y - cy * h;
    const r = h * 0.072;
    return (
      (long ? ellipse(hx - turned * r * 0.3, hy + r * 0.75, r * 0.95, r * 1.35, hair) : '') +
      ellipse(hx, hy, r * 0.88, r, skin) +
      path(
        `M${n(hx - r)} ${n(hy + r * 0.1)}A${n(r)} ${n(r * 1.05)} 0 0 1 ${n(hx + r)} ${n(hy - r * 0.1)}Q${n(hx + turned * r * 0.1)} ${n(hy - r * 0.55)} ${n(hx - r)} ${n(hy + r * 0.1)}Z`,
        hair,
      )
    );
  };
  const limb = (data: string, color: string, width: number): string =>
    stroke(data, color, h * width, { 'stroke-linejoin': 'round' });
  if (pose === 'crossed') {
    return (
      contact(stage, x, y, h * 0.24, h * 0.05) +
      limb(`M${P(-0.02, 0.09)}L${P(0.19, 0.06)}L${P(-0.02, 0.04)}`, legs, 0.085) +
      path(
        `M${P(-0.09, 0.05)}L${P(-0.1, 0.34)}Q${P(0, 0.43)} ${P(0.1, 0.34)}L${P(0.09, 0.05)}Z`,
        top,
      ) +
      limb(`M${P(0.02, 0.09)}L${P(-0.19, 0.06)}L${P(0.04, 0.035)}`, legs, 0.085) +
      limb(`M${P(-0.08, 0.33)}L${P(-0.15, 0.19)}L${P(-0.13, 0.11)}`, top, 0.05) +
      limb(`M${P(0.08, 0.33)}L${P(0.15, 0.19)}L${P(0.13, 0.11)}`, top, 0.05) +
      head(0, 0.49)
    );
  }
  if (pose === 'sitting' || pose === 'laptop') {
    let drawn = contact(stage, x, y, h * 0.26, h * 0.05);
    drawn += limb(`M${P(0, 0.3)}L${P(0.2, 0.29)}L${P(0.22, 0.03)}`, legs, 0.085);
    drawn += limb(`M${P(0.21, 0.02)}L${P(0.28, 0.02)}`, shoe, 0.045);
    drawn += path(
      `M${P(-0.1, 0.27)}L${P(-0.09, 0.56)}Q${P(-0.02, 0.64)} ${P(0.07, 0.57)}L${P(0.08, 0.27)}Z`,
      top,
    );
    drawn += head(0.01, 0.71);
    drawn += limb(`M${P(-0.03, 0.54)}L${P(0.05, 0.38)}L${P(0.17, 0.39)}`, top, 0.052);
    drawn += limb(`M${P(0.15, 0.385)}L${P(0.19, 0.39)}`, skin, 0.045);
    if (pose === 'laptop') {
      const lit = stage.light.lamps > 0.3 ? '#dfeaff' : tone('#b8bec6', 0.9);
      drawn += limb(`M${P(0.12, 0.35)}L${P(0.28, 0.35)}`, tone('#8d949c'), 0.018);
      drawn += limb(`M${P(0.28, 0.355)}L${P(0.33, 0.47)}`, lit, 0.02);
    }
    return drawn;
  }
  const step = pose === 'walking' ? 0.1 : 0.035;
  let drawn = contact(stage, x, y, h * 0.2, h * 0.045);
  drawn += limb(`M${P(-0.03, 0.48)}L${P(-step, 0.03)}`, legs, 0.075);
  drawn += limb(`M${P(0.03, 0.48)}L${P(step * 0.8, 0.25)}L${P(step, 0.03)}`, legs, 0.075);
  drawn += limb(
    `M${P(-step, 0.02)}l${n(h * 0.05 * turned)} 0M${P(step, 0.02)}l${n(h * 0.05 * turned)} 0`,
    shoe,
    0.04,
  );
  drawn += limb(`M${P(-0.07, 0.74)}L${P(-0.12 - step * 0.4, 0.5)}`, top, 0.05);
  drawn += path(
    `M${P(-0.085, 0.45)}L${P(-0.1, 0.74)}Q${P(0, 0.84)} ${P(0.1, 0.74)}L${P(0.085, 0.45)}Z`,
    top,
  );
  drawn += limb(`M${P(0.08, 0.74)}L${P(0.11 + step * 0.5, 0.52)}`, top, 0.05);
  if (random.chance(0.35)) {
    const pack = tone(random.pick(CLOTHES), 0.5);
    drawn += path(`M${P(-0.1, 0.52)}L${P(-0.11, 0.76)}L${P(-0.2, 0.72)}L${P(-0.19, 0.52)}Z`, pack);
  }
  return drawn + head(0, 0.9);
}
