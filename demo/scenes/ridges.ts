import { blend } from './color.ts';
import type { Random } from './random.ts';
import { WIDTH } from './spec.ts';
import { linear, type Stage, soft } from './stage.ts';
import { disc, ellipse, group, type Point, path, polygon } from './svg.ts';

/** Heights along a line from midpoint displacement, `2 ** depth + 1` of them, about -1 to 1. */
function displaced(random: Random, depth: number, roughness: number): number[] {
  let heights = [random.range(-0.5, 0.5), random.range(-0.5, 0.5)];
  let spread = 1;
  for (let level = 0; level < depth; level++) {
    const next: number[] = [];
    heights.forEach((height, i) => {
      next.push(height);
      const after = heights[i + 1];
      if (after !== undefined) next.push((height + after) / 2 + random.range(-0.5, 0.5) * spread);
    });
    heights = next;
    spread *= roughness;
  }
  return heights;
}

/** A ridge's skyline across the picture. */
export function skyline(
  random: Random,
  base: number,
  height: number,
  roughness: number,
  depth = 7,
): Point[] {
  const heights = displaced(random, depth, roughness);
  const low = Math.min(...heights);
  const high = Math.max(...heights);
  return heights.map((h, i) => [
    (i / (heights.length - 1)) * (WIDTH + 40) - 20,
    base - (0.25 + (0.75 * (h - low)) / (high - low || 1)) * height,
  ]);
}

/** One ridge: its own colour at the crest, the air's at its foot. */
export function ridge(
  stage: Stage,
  line: readonly Point[],
  base: number,
  color: string,
  mist = 0.5,
): string {
  const top = Math.min(...line.map(([, y]) => y));
  const foot = blend(color, stage.tone('#ffffff', 1, 4000), mist);
  const fill = linear(
    stage,
    [0, top],
    [0, base],
    [
      [0, color],
      [1, foot],
    ],
  );
  return path(polygon([...line, [WIDTH + 20, base + 4], [-20, base + 4]]), fill);
}

/** Rounded hills or low mountains, several deep, the farthest taking the sky's colour. */
export function hills(
  stage: Stage,
  label: string,
  options: { count: number; height: number; color: string; rough?: number; near?: number },
): string {
  const { view, light } = stage;
  const random = stage.random.fork(label);
  const sky = light.sky[2] ?? '#ffffff';
  let drawn = '';
  for (let i = 0; i < options.count; i++) {
    const t = options.count === 1 ? 1 : i / (options.count - 1);
    const height = options.height * (1 - t * 0.6) * random.range(0.85, 1.1);
    const own = stage.tone(options.color, 0.55, 900 - t * (900 - (options.near ?? 160)));
    const color = blend(own, sky, 0.42 * (1 - t));
    const line = skyline(random, view.horizon + 2, height, options.rough ?? 0.42, 6);
    drawn += ridge(stage, line, view.horizon + 4, color, 0.45);
  }
  return drawn;
}

interface Peak {
  readonly x: number;
  readonly y: number;
}

/** High mountains with a lit and a shaded side and snow above a line. */
export function peaks(
  stage: Stage,
  label: string,
  options: { height: number; snow: number; color: string; count?: number },
): string {
  const { view, light } = stage;
  const random = stage.random.fork(label);
  const base = view.horizon + 4;
  let drawn = '';
  for (let row = 0; row < 2; row++) {
    const height = options.height * (row === 0 ? 1 : 0.6);
    const far = row === 0 ? 420 : 260;
    const count = (options.count ?? 5) + row;
    const tops: Peak[] = [];
    for (let i = 0; i < count; i++) {
      tops.push({
        x: ((i + random.range(0.15, 0.85)) / count) * (WIDTH + 200) - 100,
        y: base - height * random.range(0.62, 1),
      });
    }
    for (const top of tops.sort((a, b) => a.y - b.y).reverse()) {
      drawn += peak(stage, random, top, base, options, far);
    }
  }
  const mist = linear(
    stage,
    [0, base - 110],
    [0, base],
    [
      [0, stage.tone('#ffffff', 1, 4000), 0],
      [1, stage.tone('#ffffff', 1, 4000), light.time === 'night' ? 0.35 : 0.6],
    ],
  );
  return `${drawn}<rect x="0" y="${base - 110}" width="${WIDTH}" height="110" fill="${mist}"/>`;
}

/** A jagged line between two points. */
function jagged(random: Random, from: Point, to: Point, steps: number, amount: number): Point[] {
  const points: Point[] = [from];
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    points.push([
      from[0] + (to[0] - from[0]) * t + random.range(-amount, amount),
      from[1] + (to[1] - from[1]) * t + random.range(-amount, amount) * 0.7,
    ]);
  }
  return [...points, to];
}

function peak(
  stage: Stage,
  random: Random,
  top: Peak,
  base: number,
  options: { snow: number; color: string },
  far: number,
): string {
  const { light } = stage;
  const rise = base - top.y;
  const left: Point = [top.x - rise * random.range(1.05, 1.45), base];
  const right: Point = [top.x + rise * random.range(1.05, 1.45), base];
  const summit: Point = [top.x, top.y];
  const west = jagged(random, left, summit, 9, rise * 0.045);
  const east = jagged(random, summit, right, 9, rise * 0.045);
  const spine = jagged(
    random,
    summit,
    [top.x + random.range(-0.3, 0.3) * rise, base],
    7,
    rise * 0.07,
  );
  const toLeft = light.side < 0;
  const bright = stage.tone(options.color, 0.9, far);
  const dark = stage.tone(options.color, 0.1, far);
  const body = polygon([...west, ...east]);
  let drawn = path(body, toLeft ? dark : bright);
  drawn += path(polygon([...west, ...spine]), toLeft ? bright : dark);
  const flutes = (side: Point[], color: string): string => {
    let data = '';
    for (let i = 1; i < side.length - 2; i += 2) {
      const start = side[i];
      if (start === undefined) continue;
      const length = (base - start[1]) * random.range(0.3, 0.7);
      const lean = (start[0] < top.x ? 1 : -1) * length * random.range(0.1, 0.3);
      data += polygon([
        start,
        [start[0] + lean, start[1] + length],
        [start[0] + lean + length * 0.14, start[1] + length * 0.5],
      ]);
    }
    return path(data, color, { opacity: 0.35 });
  };
  drawn += flutes(west, toLeft ? dark : bright) + flutes(east, toLeft ? bright : dark);
  if (options.snow > 0) {
    const depth = rise * options.snow * random.range(0.8, 1.1);
    const edge = (side: readonly Point[]): Point[] => side.filter(([, y]) => y < top.y + depth);
    const w = edge(west);
    const e = edge(east);
    const first = w[0] ?? summit;
    const last = e[e.length - 1] ?? summit;
    const mid: Point = [top.x + random.range(-0.06, 0.06) * rise, top.y + depth * 1.15];
    const lower = (from: Point, to: Point): Point[] => {
      const list: Point[] = [];
      for (let i = 1; i < 6; i++) {
        const t = i / 6;
        list.push([
          from[0] + (to[0] - from[0]) * t,
          from[1] + (to[1] - from[1]) * t + (i % 2 ? -1 : 1) * depth * random.range(0.05, 0.2),
        ]);
      }
      return list;
    };
    const snowLit = stage.tone('#fffdf8', 1, far * 0.5);
    const snowDark = stage.tone('#c5d3ea', 0.35, far * 0.6);
    drawn += path(polygon([...w, mid, ...lower(mid, first)]), toLeft ? snowLit : snowDark);
    drawn += path(polygon([...e, ...lower(last, mid), mid]), toLeft ? snowDark : snowLit);
  }
  return drawn;
}

/** A band of mist lying across the picture at a height. */
export function mistBand(stage: Stage, label: string, y: number, strength: number): string {
  const random = stage.random.fork(label);
  const fill = soft(stage, stage.tone('#ffffff', 1, 4000));
  let drawn = '';
  for (let i = 0; i < 9; i++) {
    drawn += ellipse(
      random.range(0, WIDTH),
      y + random.range(-12, 12),
      random.range(200, 460),
      random.range(16, 40),
      fill,
    );
  }
  return group(drawn, { opacity: strength });
}

/** A far line of woods along the horizon, in one outline. */
export function farWoods(
  stage: Stage,
  label: string,
  height: number,
  distance: number,
  color: string,
): string {
  const random = stage.random.fork(label);
  const base = stage.view.horizon + 6;
  let data = '';
  for (let x = -20; x < WIDTH + 20; x += height * random.range(0.35, 0.8)) {
    const h = height * random.range(0.45, 1);
    data += disc(x, base - h * 0.55, h * random.range(0.45, 0.7), h * 0.6);
  }
  const tone = stage.tone(color, 0.35, distance);
  return path(data, tone) + ellipse(WIDTH / 2, base, WIDTH * 0.56, height * 0.32, tone);
}
