import { blend } from '../color.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { disc, group, type Point, path, polygon, stroke } from '../svg.ts';
import { leafTones, type Plant } from './foliage.ts';

const quad = (a: Point, b: Point, c: Point, t: number): Point => [
  (1 - t) ** 2 * a[0] + 2 * (1 - t) * t * b[0] + t * t * c[0],
  (1 - t) ** 2 * a[1] + 2 * (1 - t) * t * b[1] + t * t * c[1],
];

/** A feathered frond along an arc. */
function frond(
  from: Point,
  bend: Point,
  to: Point,
  width: number,
  comb: boolean,
  steps = 11,
): string {
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const [x, y] = quad(from, bend, to, t);
    const [ax, ay] = quad(from, bend, to, Math.min(1, t + 0.04));
    const [bx, by] = quad(from, bend, to, Math.max(0, t - 0.04));
    const length = Math.hypot(ax - bx, ay - by) || 1;
    const nx = -(ay - by) / length;
    const ny = (ax - bx) / length;
    const leaf =
      width * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.1)) * (comb && i % 2 ? 0.4 : 1);
    upper.push([x - nx * leaf * 0.55, y - ny * leaf * 0.55]);
    lower.unshift([x + nx * leaf, y + Math.abs(ny) * leaf]);
  }
  return polygon([...upper, ...lower]);
}

/** A coconut palm with a bent trunk. */
export function palm(stage: Stage, random: Random, plant: Plant): string {
  const { x, y, height: h, distance } = plant;
  const lean = random.range(-0.2, 0.2) * h;
  const foot: Point = [x, y];
  const knee: Point = [x + lean * 0.1, y - h * 0.5];
  const head: Point = [x + lean, y - h * 0.8];
  const [dark, mid, light] = leafTones(stage, stage.palette.leaves, distance);
  const bark = stage.tone('#94755a', 0.5, distance);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 10; i++) {
    const t = i / 10;
    const [px, py] = quad(foot, knee, head, t);
    const w = h * (0.026 - 0.013 * t) * (i === 0 ? 1.5 : 1);
    left.push([px - w, py]);
    right.unshift([px + w, py]);
  }
  let rings = '';
  for (let i = 1; i < 12; i++) {
    const [px, py] = quad(foot, knee, head, i / 12);
    const w = h * 0.016;
    rings += polygon(
      [
        [px - w, py],
        [px + w, py - h * 0.005],
      ],
      false,
    );
  }
  const fronds = (count: number, size: number, fill: string, offset: number): string => {
    let data = '';
    for (let i = 0; i < count; i++) {
      const angle = offset + (i / count) * Math.PI * 2 + random.range(-0.15, 0.15);
      const dx = Math.cos(angle) * size;
      const up = Math.sin(angle);
      const to: Point = [head[0] + dx, head[1] - up * size * 0.45 + size * 0.5];
      const bend: Point = [head[0] + dx * 0.55, head[1] - up * size * 0.4 - size * 0.42];
      // Near palms are large enough for the single leaflets of a frond to be seen.
      data += frond(head, bend, to, h * 0.05, h > 60, h > 240 ? 26 : 11);
    }
    return path(data, fill);
  };
  return group(
    path(polygon([...left, ...right]), bark) +
      stroke(rings, blend(bark, '#2a1d18', 0.35), Math.max(0.6, h * 0.005)) +
      fronds(7, h * 0.34, dark, 0.3) +
      fronds(6, h * 0.33, mid, 0.8) +
      path(
        disc(head[0] - h * 0.02, head[1] + h * 0.02, h * 0.022) +
          disc(head[0] + h * 0.025, head[1] + h * 0.022, h * 0.02),
        stage.tone('#7a5a34', 0.4, distance),
      ) +
      fronds(5, h * 0.25, light, stage.light.side > 0 ? -0.5 : 1.6),
  );
}

/** A banana plant or a big-leaved shrub. */
export function banana(stage: Stage, random: Random, plant: Plant): string {
  const { x, y, distance } = plant;
  const h = plant.height * 0.62;
  const tones = leafTones(stage, stage.palette.leaves, distance);
  let drawn = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 8 - 0.5;
    const reach = h * random.range(0.62, 0.95);
    const from: Point = [x + t * h * 0.1, y];
    const to: Point = [x + t * reach * 1.7, y - reach * (1 - Math.abs(t) * 1.05)];
    const bend: Point = [x + t * reach * 0.5, y - reach * 1.05];
    const tone = tones[(i + (t * stage.light.side > 0 ? 1 : 0)) % 3] ?? tones[1];
    drawn += path(frond(from, bend, to, h * 0.1, false), tone);
    drawn += stroke(
      `M${from[0].toFixed(1)} ${from[1].toFixed(1)}Q${bend[0].toFixed(1)} ${bend[1].toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}`,
      blend(tone, '#ffffff', 0.16),
      Math.max(0.6, h * 0.01),
    );
  }
  return group(drawn);
}

/** A saguaro with its arms. */
export function cactus(stage: Stage, random: Random, plant: Plant): string {
  const { x, y, distance } = plant;
  const h = plant.height * 0.7;
  const w = h * 0.12;
  const [dark, mid, light] = leafTones(stage, ['#3f6a48', '#5f8a55', '#9db46e'], distance);
  const r = (value: number): string => value.toFixed(1);
  const arm = (side: 1 | -1, from: number, to: number): string =>
    `M${r(x)} ${r(y - h * from)}h${r(side * h * 0.16)}q${r(side * h * 0.07)} 0 ${r(side * h * 0.07)} ${r(-h * 0.07)}V${r(y - h * to)}`;
  const arms =
    arm(1, random.range(0.35, 0.5), random.range(0.68, 0.85)) +
    arm(-1, random.range(0.3, 0.45), random.range(0.6, 0.78));
  const body = `M${r(x)} ${r(y)}V${r(y - h + w / 2)}`;
  const shift = stage.light.side * w * 0.22;
  return group(
    stroke(arms, dark, w * 0.72) +
      stroke(body, dark, w) +
      group(stroke(arms, mid, w * 0.4) + stroke(body, mid, w * 0.55), {
        transform: `translate(${r(shift)} 0)`,
      }) +
      stroke(body, light, w * 0.12, { transform: `translate(${r(shift * 1.5)} 0)` }),
  );
}
