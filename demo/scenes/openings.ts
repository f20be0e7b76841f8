import { blend } from './color.ts';
import { downward, type Stage } from './stage.ts';
import { ellipse, type Point, path, polygon, stroke } from './svg.ts';
import type { Wall } from './wall.ts';

/** How a window looks. */
interface WindowStyle {
  readonly frame?: string;
  readonly columns?: number;
  readonly rows?: number;
  /** Rounds the upper edge. */
  readonly arched?: boolean;
  readonly shutters?: string;
  readonly flowers?: boolean;
  readonly sill?: boolean;
  /** Lit or dark, whatever the hour says. */
  readonly lit?: boolean;
}

/** Whether somebody is in and has the lamp on; by day nobody needs one. */
export function isLit(stage: Stage, likelihood = 0.75): boolean {
  return stage.random.next() < stage.light.lamps * likelihood;
}

/** A soft round glow around a light, without the cost of a blur. */
export function glow(
  stage: Stage,
  x: number,
  y: number,
  rx: number,
  ry: number,
  strength = 0.5,
  color = '#ffc873',
): string {
  const fill = stage.define(
    'radialGradient',
    {},
    `<stop offset="0" stop-color="${color}" stop-opacity="0.9"/><stop offset="0.35" stop-color="${color}" stop-opacity="0.34"/><stop offset="1" stop-color="${color}" stop-opacity="0"/>`,
  );
  return ellipse(x, y, rx, ry, fill, { opacity: strength });
}

/** What a pane of glass shows: lamp light at night, the sky by day. */
export function glass(stage: Stage, lit: boolean, distance = 0): string {
  if (lit) {
    return downward(stage, [
      [0, '#ffedb8'],
      [0.6, '#ffcf7d'],
      [1, '#f5a956'],
    ]);
  }
  const sky = stage.light.sky;
  const dark = stage.light.time === 'night' ? '#0b1228' : '#2f4256';
  const upper = blend(dark, sky[2] ?? '#ffffff', 0.5);
  const lower = blend(dark, sky[4] ?? '#ffffff', 0.22);
  return downward(stage, [
    [0, stage.tone(upper, 0.9, distance)],
    [1, stage.tone(lower, 0.6, distance)],
  ]);
}

const box = (u: number, v: number, w: number, h: number): Point[] => [
  [u, v],
  [u + w, v],
  [u + w, v + h],
  [u, v + h],
];

function outline(across: number, up: number, w: number, h: number, arched: boolean): Point[] {
  const left: Point = [across, up];
  const right: Point = [across + w, up];
  if (!arched) return [left, right, [across + w, up + h], [across, up + h]];
  const points: Point[] = [left, right];
  const spring = up + h - w / 2;
  for (let i = 0; i <= 8; i++) {
    const angle = (Math.PI * i) / 8;
    points.push([across + w / 2 + (Math.cos(angle) * w) / 2, spring + (Math.sin(angle) * w) / 2]);
  }
  return points;
}

/** A window on a wall, in metres. */
export function windowOn(
  wall: Wall,
  across: number,
  up: number,
  w: number,
  h: number,
  style: WindowStyle = {},
): string {
  const { stage } = wall.frame;
  const lit = style.lit ?? isLit(stage);
  if (!wall.seen) return '';
  const color = wall.tone(style.frame ?? stage.palette.trim, 0.1);
  const rim = Math.min(0.09, w * 0.09);
  const arched = style.arched ?? false;
  // Far windows do without what would be smaller than a pixel.
  const tiny = w * wall.scale < 26;
  let drawn = '';
  if (style.shutters !== undefined) {
    const shutter = wall.tone(style.shutters);
    const line = blend(shutter, '#201828', 0.25);
    let slats = '';
    for (const u of [across - w * 0.52, across + w * 1.02]) {
      drawn += wall.rect(u, up - 0.03, w * 0.5, h + 0.06, shutter, 0.05);
      for (let i = 1; i < 6; i++) {
        const v = up + (h * i) / 6;
        slats += polygon([wall.point(u + 0.05, v), wall.point(u + w * 0.5 - 0.05, v)], false);
      }
    }
    if (!tiny) drawn += stroke(slats, line, Math.max(0.6, 0.025 * wall.scale));
  }
  drawn += wall.area(
    outline(across - rim, up - rim, w + rim * 2, h + rim * 2, arched),
    color,
    0.02,
  );
  drawn += wall.area(outline(across, up, w, h, arched), glass(stage, lit));
  if (!lit && h > 0.7 && !tiny) {
    drawn += path(
      polygon([
        wall.point(across + w * 0.12, up + h * 0.28),
        wall.point(across + w * 0.62, up + h * 0.94),
        wall.point(across + w * 0.84, up + h * 0.94),
        wall.point(across + w * 0.34, up + h * 0.28),
      ]),
      '#ffffff',
      { opacity: stage.light.time === 'night' ? 0.04 : 0.14 },
    );
  }
  if (lit && !tiny && stage.random.chance(0.5)) {
    const curtain = blend('#ffe3ae', '#d98a4c', stage.random.range(0.2, 0.6));
    drawn += wall.rect(across, up, w * 0.17, h * (arched ? 0.72 : 1), curtain);
    drawn += wall.rect(across + w * 0.83, up, w * 0.17, h * (arched ? 0.72 : 1), curtain);
  }
  const bar = Math.min(0.05, w * 0.06);
  const columns = style.columns ?? 2;
  const rows = style.rows ?? 2;
  let bars = '';
  for (let i = 1; i < columns; i++) {
    const u = across + (w * i) / columns - bar / 2;
    bars += wall.outline(box(u, up, bar, h));
  }
  for (let i = 1; i < rows; i++) {
    bars += wall.outline(box(across, up + (h * i) / rows - bar / 2, w, bar));
  }
  if (bars !== '' && w * wall.scale > 15) drawn += path(bars, color);
  if ((style.sill ?? true) && !tiny) {
    drawn += wall.rect(
      across - rim * 2,
      up - rim - 0.07,
      w + rim * 4,
      0.08,
      wall.tone(style.frame ?? stage.palette.trim, 0.3),
      0.08,
    );
  }
  if (style.flowers && !tiny) drawn += flowerBox(wall, across, up - 0.12, w);
  if (lit) {
    const [x, y] = wall.point(across + w / 2, up + h / 2);
    const size = Math.max(w, h) * wall.scale;
    drawn += glow(stage, x, y, size * 1.25, size * 1.15, 0.32 * stage.light.lamps);
  }
  return drawn;
}

/** Flowers under a window. */
function flowerBox(wall: Wall, across: number, up: number, w: number): string {
  const { stage } = wall.frame;
  let drawn = wall.rect(
    across - 0.05,
    up - 0.2,
    w + 0.1,
    0.22,
    wall.tone(stage.palette.wood),
    0.16,
  );
  const count = Math.max(5, Math.round(w * 9));
  for (let i = 0; i < count; i++) {
    const [x, y] = wall.point(
      across + (w * (i + 0.5)) / count,
      up + stage.random.range(0, 0.16),
      0.16,
    );
    const color = stage.random.chance(0.45)
      ? stage.palette.leaves[1]
      : (stage.palette.blossom[i % stage.palette.blossom.length] ?? '#ffffff');
    drawn += ellipse(x, y, 0.1 * wall.scale, 0.09 * wall.scale, wall.tone(color, 0.2));
  }
  return drawn;
}

/** A door with a frame, a step and, after dark, a lamp beside it. */
export function doorOn(
  wall: Wall,
  across: number,
  w: number,
  h: number,
  color: string,
  options: { arched?: boolean; glazed?: boolean; trim?: string; lamp?: boolean } = {},
): string {
  if (!wall.seen) return '';
  const { stage } = wall.frame;
  const trim = wall.tone(options.trim ?? stage.palette.trim, 0.1);
  const leaf = wall.tone(color);
  const arched = options.arched ?? false;
  let drawn = wall.area(outline(across - 0.1, 0, w + 0.2, h + 0.1, arched), trim, 0.02);
  drawn += wall.area(outline(across, 0, w, h, arched), leaf);
  if (options.glazed) {
    const lit = stage.light.lamps > 0.3;
    drawn += wall.rect(across + w * 0.15, h * 0.42, w * 0.7, h * 0.48, glass(stage, lit));
    drawn += wall.rect(across + w * 0.48, h * 0.42, w * 0.04, h * 0.48, leaf);
  } else {
    const panels = [0.14, 0.56]
      .flatMap((u) => [
        box(across + w * u, h * 0.1, w * 0.3, h * 0.32),
        box(across + w * u, h * 0.5, w * 0.3, h * 0.3),
      ])
      .map((panel) => wall.outline(panel));
    drawn += path(panels.join(''), blend(leaf, '#1a1424', 0.18));
  }
  const [kx, ky] = wall.point(across + w * 0.88, h * 0.47);
  drawn += ellipse(kx, ky, 0.045 * wall.scale, 0.045 * wall.scale, wall.tone('#e6c065', 0.4));
  drawn += wall.rect(across - 0.25, 0, w + 0.5, 0.14, wall.tone(stage.palette.stone, 0.3), 0.3);
  if ((options.lamp ?? true) && stage.light.lamps > 0.2) {
    const [x, y] = wall.point(across + w + 0.4, h * 0.85, 0.1);
    drawn += ellipse(x, y, 0.1 * wall.scale, 0.15 * wall.scale, '#fff0c4');
    drawn += glow(stage, x, y, 1.6 * wall.scale, 1.6 * wall.scale, 0.6 * stage.light.lamps);
  }
  return drawn;
}
