import { blend } from '../color.ts';
import { sheet } from '../roof.ts';
import { clipped, linear, type Stage } from '../stage.ts';

import { type Point, path, polygon } from '../svg.ts';
import type { Wall } from '../wall.ts';
import { drawOutlook } from './outlook.ts';
import type { Room } from './room-parts.ts';
import type { OpeningKind } from './style.ts';

/** An opening's place on the far wall, in metres. */
interface Span {
  readonly u: number;
  readonly v: number;
  readonly w: number;
  readonly h: number;
}

/** Where the far wall is open. */
function spanOf(room: Room): Span {
  const { width, height, opening } = room.style;
  const shares: Record<OpeningKind, readonly [number, number, number, number]> = {
    wide: [0.12, 0.28, 0.76, 0.6],
    grid: [0.1, 0.22, 0.8, 0.66],
    arched: [0.16, 0.16, 0.68, 0.64],
    cottage: [0.24, 0.36, 0.52, 0.46],
    round: [0.08, 0.36, 0.84, 0.42],
    sliding: [0.22, 0.02, 0.56, 0.76],
    flap: [0.14, 0.3, 0.72, 0.58],
    tall: [0.2, 0.14, 0.6, 0.72],
  };
  const [u, v, w, h] = shares[opening];
  return { u: u * width, v: v * height, w: w * width, h: h * height };
}

function outlines(kind: OpeningKind, { u, v, w, h }: Span): Point[][] {
  const box = (x: number, y: number, bw: number, bh: number): Point[] => [
    [x, y],
    [x + bw, y],
    [x + bw, y + bh],
    [x, y + bh],
  ];
  const arch = (x: number, y: number, bw: number, bh: number): Point[] => {
    const points: Point[] = [
      [x, y],
      [x + bw, y],
    ];
    const rise = Math.min(bw / 2, bh * 0.4);
    for (let i = 0; i <= 14; i++)
      points.push([
        x + bw / 2 + Math.cos((Math.PI * i) / 14) * (bw / 2),
        y + bh - rise + Math.sin((Math.PI * i) / 14) * rise,
      ]);
    return points;
  };
  switch (kind) {
    case 'arched':
      return [0, 1, 2].map((i) => arch(u + (w * i) / 3 + 0.12, v, w / 3 - 0.24, h));
    case 'tall':
      return [0, 1].map((i) => box(u + (w * i) / 2 + 0.1, v, w / 2 - 0.2, h));
    case 'cottage':
      return [box(u, v, w, h)];
    case 'flap':
      return [arch(u, v, w, h)];
    case 'round': {
      const count = 3;
      const r = Math.min(h / 2, w / count / 2 - 0.08);
      return Array.from({ length: count }, (_, i): Point[] =>
        Array.from(
          { length: 28 },
          (_, j): Point => [
            u + (w * (i + 0.5)) / count + Math.cos((j / 28) * Math.PI * 2) * r,
            v + h / 2 + Math.sin((j / 28) * Math.PI * 2) * r,
          ],
        ),
      );
    }
    default:
      return [box(u, v, w, h)];
  }
}

/** The opening in the far wall: the landscape, the frame, the light that falls in. */
export function drawOpening(outside: Stage, room: Room): string {
  const { back, style, stage } = room;
  const span = spanOf(room);
  const shapes = outlines(style.opening, span);
  const data = shapes.map((shape) => polygon(shape.map(([u, v]) => back.point(u, v)))).join('');
  const view = {
    ...room.stage.view,
    eye: style.opening === 'sliding' || style.opening === 'flap' ? 2.2 : 3.4,
    focal: 1000,
  };
  const wood = stage.tone(
    style.opening === 'grid'
      ? '#33373c'
      : style.opening === 'sliding' || style.wallKind === 'logs'
        ? style.wood
        : '#fbf6ec',
    0.35,
  );
  let drawn = shapes.map((shape) => frameAround(back, shape, wood)).join('');
  drawn += clipped(stage, data, drawOutlook(outside, view));
  drawn += bars(room, span, wood);
  if (style.opening !== 'sliding' && style.opening !== 'flap') {
    drawn += path(
      data,
      linear(
        stage,
        [0, 0],
        [1200, 700],
        [
          [0, '#ffffff', 0.16],
          [0.5, '#ffffff', 0],
          [1, '#ffffff', 0.1],
        ],
      ),
    );
    drawn += back.rect(
      span.u - 0.12,
      span.v - 0.1,
      span.w + 0.24,
      0.1,
      stage.tone('#fbf6ec', 0.9),
      0.18,
    );
  }
  return drawn + curtains(room, span) + sunlight(room, span);
}

function frameAround(wall: Wall, shape: readonly Point[], fill: string): string {
  const cx = shape.reduce((sum, [u]) => sum + u, 0) / shape.length;
  const cy = shape.reduce((sum, [, v]) => sum + v, 0) / shape.length;
  const grown = shape.map(
    ([u, v]): Point => [u + Math.sign(u - cx) * 0.09, v + Math.sign(v - cy) * 0.09],
  );
  return wall.area(grown, fill, 0.02);
}

function bars(room: Room, { u, v, w, h }: Span, fill: string): string {
  const { back, style } = room;
  const upright = (count: number, width = 0.05, from = u, span = w): string =>
    Array.from({ length: count - 1 }, (_, i) =>
      back.rect(from + (span * (i + 1)) / count - width / 2, v, width, h, fill),
    ).join('');
  const level = (count: number, width = 0.05): string =>
    Array.from({ length: count - 1 }, (_, i) =>
      back.rect(u, v + (h * (i + 1)) / count - width / 2, w, width, fill),
    ).join('');
  switch (style.opening) {
    case 'wide':
      return upright(3, 0.06);
    case 'grid':
      return (
        upright(8, 0.045) +
        level(5, 0.045) +
        upright(2, 0.14) +
        back.rect(u, v + h * 0.6, w, 0.08, fill)
      );
    case 'cottage':
      return upright(4, 0.05) + level(3, 0.04);
    case 'arched':
      return [0, 1, 2]
        .map(
          (i) =>
            back.rect(u + (w * (i + 0.5)) / 3 - 0.02, v, 0.04, h, fill) +
            back.rect(u + (w * i) / 3 + 0.12, v + h * 0.5, w / 3 - 0.24, 0.04, fill),
        )
        .join('');
    case 'tall':
      return [0, 1]
        .map(
          (i) =>
            back.rect(u + (w * (i + 0.5)) / 2 - 0.025, v, 0.05, h, fill) +
            back.rect(u + (w * i) / 2 + 0.1, v + h * 0.7, w / 2 - 0.2, 0.05, fill),
        )
        .join('');
    case 'sliding':
      return (
        back.rect(u - 0.08, 0, 0.1, h + 0.1, fill) +
        back.rect(u + w - 0.02, 0, 0.1, h + 0.1, fill) +
        back.rect(u - 0.1, v + h, w + 0.2, 0.1, fill)
      );
    default:
      return '';
  }
}

function curtains(room: Room, { u, v, w, h }: Span): string {
  const { back, style, stage, half } = room;
  if (
    style.opening === 'round' ||
    style.opening === 'sliding' ||
    style.opening === 'grid' ||
    style.wallKind === 'concrete'
  )
    return '';
  const cloth = style.opening === 'flap' ? style.wall : blend(style.accent, '#fff6e6', 0.62);
  const foot = style.opening === 'cottage' || style.opening === 'flap' ? v - 0.15 : 0.06;
  const width = Math.min(0.5, w * 0.13);
  let drawn = '';
  for (const [x, side] of [
    [u - width * 0.75, 1],
    [u + w - width * 0.25, -1],
  ] as const) {
    for (let i = 0; i < 4; i++) {
      const a = x + (width * i) / 4;
      const tone = stage.tone(cloth, i % 2 ? 0.85 : 0.35);
      drawn += back.area(
        [
          [a, foot],
          [a + width / 4, foot],
          [a + width / 4 + side * 0.02, v + h + 0.12],
          [a + side * 0.02, v + h + 0.12],
        ],
        tone,
        0.1,
      );
    }
  }
  const rod = Math.min(half * 2 - 0.1, w + width * 2.4);
  return (
    drawn +
    back.rect(u + w / 2 - rod / 2, v + h + 0.1, rod, 0.045, stage.tone(style.wood, 0.4), 0.12)
  );
}

/** The patch of sun on the floor. */
function sunlight(room: Room, { u, w }: Span): string {
  const { stage, frame, half, far } = room;
  const { time, side } = stage.light;
  if (time === 'night') return '';
  const x0 = -half + u;
  const slide = -side * 0.9;
  const color = time === 'day' ? '#fff8e0' : '#ffd9a0';
  let drawn = '';
  for (const [a, b] of [
    [0.02, 0.46],
    [0.54, 0.98],
  ] as const) {
    drawn += sheet(
      frame,
      [
        [x0 + w * a, 0.003, far - 0.35],
        [x0 + w * b, 0.003, far - 0.35],
        [x0 + w * b + slide, 0.003, far - 2.2],
        [x0 + w * a + slide, 0.003, far - 2.2],
      ],
      color,
      0.26,
    );
  }
  return drawn;
}
