import { blend } from './color.ts';
import type { Random } from './random.ts';
import { HEIGHT, WIDTH } from './spec.ts';
import { linear, type Stage } from './stage.ts';
import { disc, ellipse, type Point, path, polygon, rect, stroke } from './svg.ts';
import { distanceAt, nearestGround, project, scaleAt, type View } from './view.ts';

/** Open ground from the horizon to the camera, fading into the air. */
export function drawGround(stage: Stage, color: string, top = stage.view.horizon): string {
  const { view } = stage;
  const at = (z: number): number =>
    z * view.eye > 0 ? view.horizon + (view.focal * view.eye) / z : 0;
  const fill = linear(
    stage,
    [0, view.horizon],
    [0, HEIGHT],
    [
      [0, stage.tone(color, 0.55, 500)],
      [
        Math.min(0.9, (at(80) - view.horizon) / (HEIGHT - view.horizon)),
        stage.tone(color, 0.62, 80),
      ],
      [
        Math.min(0.95, (at(26) - view.horizon) / (HEIGHT - view.horizon)),
        stage.tone(color, 0.66, 26),
      ],
      [1, stage.tone(blend(color, '#3b3a2e', 0.16), 0.5, 0)],
    ],
  );
  return rect(0, top, WIDTH, HEIGHT - top, fill);
}

/** A band of ground between two distances, its edges running a little up and down. */
export function groundBand(
  stage: Stage,
  random: Random,
  near: number,
  far: number,
  fill: string,
  wave = 0.12,
): string {
  const { view } = stage;
  const edge = (z: number): Point[] => {
    const points: Point[] = [];
    const phase = random.range(0, 6);
    const steps = 14;
    for (let i = 0; i <= steps; i++) {
      const x = (i / steps) * (WIDTH + 80) - 40;
      const here =
        z * (1 + wave * Math.sin(phase + i * 0.55) + wave * 0.4 * Math.sin(phase * 2 + i * 1.4));
      points.push([x, view.horizon + (view.focal * view.eye) / here]);
    }
    return points;
  };
  return path(polygon([...edge(far), ...edge(near).reverse()]), fill);
}

/** A way over the ground through places given as across and away, with its width in metres. */
export function way(
  stage: Stage,
  through: readonly (readonly [x: number, z: number, width: number])[],
  color: string,
): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const dense: (readonly [number, number, number])[] = [];
  for (let i = 0; i < through.length - 1; i++) {
    const before = through[Math.max(0, i - 1)];
    const from = through[i];
    const to = through[i + 1];
    const after = through[Math.min(through.length - 1, i + 2)];
    if (!before || !from || !to || !after) continue;
    for (let j = 0; j < 10; j++) {
      const t = j / 10;
      const spline = (a: number, b: number, c: number, d: number): number =>
        0.5 *
        (2 * b +
          (c - a) * t +
          (2 * a - 5 * b + 4 * c - d) * t * t +
          (3 * b - a - 3 * c + d) * t ** 3);
      dense.push([
        spline(before[0], from[0], to[0], after[0]),
        spline(before[1], from[1], to[1], after[1]),
        from[2] + (to[2] - from[2]) * t,
      ]);
    }
  }
  const last = through[through.length - 1];
  if (last) dense.push(last);
  for (const [x, z, width] of dense) {
    const [px, py] = project(stage.view, [x, 0, z]);
    const half = (width / 2) * scaleAt(stage.view, z);
    left.push([px - half, py]);
    right.unshift([px + half, py]);
  }
  const first = stage.tone(color, 0.7, dense[0]?.[1] ?? 10);
  const end = stage.tone(color, 0.65, last?.[1] ?? 60);
  const ys = left.map(([, y]) => y);
  const fill = linear(
    stage,
    [0, ys[0] ?? HEIGHT],
    [0, ys[ys.length - 1] ?? 0],
    [
      [0, first],
      [1, end],
    ],
  );
  return path(polygon([...left, ...right]), fill);
}

/** How many metres of ground the picture shows to each side at a distance. */
export function halfWidthAt(view: View, z: number): number {
  return (WIDTH / 2 / view.focal) * z;
}

/** Tufts of grass (and flowers) over the ground, nearer ones larger. */
export function meadow(
  stage: Stage,
  random: Random,
  options: {
    from?: number;
    to: number;
    count: number;
    flowers?: number;
    color?: string;
    clear?: (x: number, z: number) => boolean;
  },
): string {
  const { view } = stage;
  const from = options.from ?? nearestGround(view);
  const top = project(view, [0, 0, options.to])[1];
  const bottom = Math.min(HEIGHT + 8, project(view, [0, 0, from])[1]);
  const base = options.color ?? stage.palette.grass;
  const blades = ['', '', ''];
  const heads: string[] = stage.palette.blossom.map(() => '');
  for (let i = 0; i < options.count * stage.richness; i++) {
    const y = top + (bottom - top) * random.next() ** 0.7;
    const x = random.range(-10, WIDTH + 10);
    const z = distanceAt(view, y);
    if (options.clear?.(((x - view.centre) * z) / view.focal, z)) continue;
    const s = Math.min(34, scaleAt(view, z) * random.range(0.12, 0.28));
    const tone = random.int(0, 2);
    const r = (value: number): string => value.toFixed(0);
    const bend = random.range(-0.5, 0.5) * s;
    blades[tone] +=
      `M${r(x - s * 0.2)} ${r(y)}q${r(-s * 0.1)} ${r(-s * 0.5)} ${r(-s * 0.35 + bend * 0.3)} ${r(-s * 0.8)}M${r(x)} ${r(y)}q0 ${r(-s * 0.6)} ${r(bend)} ${r(-s)}M${r(x + s * 0.2)} ${r(y)}q${r(s * 0.1)} ${r(-s * 0.4)} ${r(s * 0.4 + bend * 0.3)} ${r(-s * 0.75)}`;
    if (random.chance(options.flowers ?? 0)) {
      const which = i % heads.length;
      heads[which] += disc(x + bend, y - s * 1.02, Math.max(1.1, s * 0.13));
    }
  }
  const shadesOf = [
    stage.tone(blend(base, '#2f4a2a', 0.35), 0.4, 20),
    stage.tone(blend(base, '#33502c', 0.15), 0.6, 20),
    stage.tone(blend(base, '#f4efb0', 0.22), 0.8, 20),
  ];
  const drawnBlades = blades
    .map((data, i) => (data ? stroke(data, shadesOf[i] ?? base, 1.6) : ''))
    .join('');
  return (
    drawnBlades +
    heads
      .map((data, i) =>
        data ? path(data, stage.tone(stage.palette.blossom[i] ?? '#ffffff', 0.8, 12)) : '',
      )
      .join('')
  );
}

/** Loose patches of another colour over the ground: worn grass, wet sand, cloud shadows. */
export function patches(
  stage: Stage,
  random: Random,
  color: string,
  count: number,
  opacity = 0.35,
): string {
  const { view } = stage;
  let data = '';
  for (let i = 0; i < count; i++) {
    const y = view.horizon + (HEIGHT - view.horizon) * random.range(0.08, 1);
    const z = distanceAt(view, y);
    const rx = Math.min(420, scaleAt(view, z) * random.range(1.5, 5));
    data += disc(random.range(0, WIDTH), y, rx, rx * 0.1 + 2);
  }
  return path(data, stage.tone(color, 0.5, 25), { opacity });
}

/** A boulder with a lit top. */
export function rock(stage: Stage, random: Random, x: number, z: number, size: number): string {
  const [px, py] = project(stage.view, [x, 0, z]);
  const s = size * scaleAt(stage.view, z);
  const around = (rx: number, ry: number, cy: number): Point[] => {
    const points: Point[] = [];
    for (let i = 0; i < 9; i++) {
      const angle = Math.PI + (i / 8) * Math.PI;
      const k = random.range(0.85, 1.1);
      points.push([px + Math.cos(angle) * rx * k, cy + Math.sin(angle) * ry * k]);
    }
    return points;
  };
  const dark = stage.tone(stage.palette.stone, 0.1, z);
  const light = stage.tone(stage.palette.stone, 0.9, z);
  const sx = stage.light.side;
  const upper = around(s * 0.62, s * 0.42, py - s * 0.22).map(
    ([ux, uy]): Point => [ux + sx * s * 0.16, uy],
  );
  return (
    ellipse(px, py, s * 1.05, s * 0.16, '#1f1c33', { opacity: 0.2 }) +
    path(polygon(around(s, s * 0.78, py)), dark) +
    path(polygon(upper), light)
  );
}
