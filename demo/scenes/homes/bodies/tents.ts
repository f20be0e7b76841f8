import { blend } from '../../color.ts';
import { glow } from '../../openings.ts';
import { sheet } from '../../roof.ts';
import { block, type Frame, face, farthestFirst, frameAt, surface } from '../../solid.ts';
import type { Place } from '../../view.ts';
import { campChair, campfire, stringLights } from '../parts.ts';
import { body } from './body.ts';

const CANVAS = ['#efe2c6', '#f4ead6', '#e6d5b2', '#d8cbb0', '#c9b48f'] as const;
const BANDS = ['#d9694a', '#2f7a72', '#e3a33f', '#8a5a83', '#3e5f92'] as const;

/** Canvas lets lamp light through. */
function lamplit(frame: Frame, tone: string): string {
  const { lamps } = frame.stage.light;
  return lamps > 0.3 ? blend(tone, '#f9bf6a', 0.45 * lamps) : tone;
}

/** Places several tents, each in a frame of its own, the farthest first. */
function pitched(
  frame: Frame,
  tents: readonly (readonly [Place, number, (own: Frame) => string])[],
): string {
  return farthestFirst(
    frame,
    tents.map(([at, yaw, draw]) => [at, draw(frameAt(frame.stage, frame.world(at), yaw))] as const),
  );
}

/** A ring of places round the origin. */
const ring = (count: number, radius: number, y: number): Place[] =>
  Array.from({ length: count }, (_, i): Place => {
    const a = ((i + 0.5) / count) * Math.PI * 2 - Math.PI / 2;
    return [Math.cos(a) * radius, y, Math.sin(a) * radius];
  });

/** Bands of a round body between two rings, those that face the camera. */
function band(
  frame: Frame,
  low: readonly Place[],
  high: readonly Place[],
  color: string,
  slope: number,
): string {
  let drawn = '';
  low.forEach((p, i) => {
    const q = low[(i + 1) % low.length];
    const r = high[(i + 1) % high.length];
    const s = high[i];
    if (!q || !r || !s) return;
    const normal: Place = [p[0] + q[0], slope, p[2] + q[2]];
    if (!frame.faces(p, normal)) return;
    drawn += sheet(
      frame,
      [p, q, r, s],
      lamplit(frame, surface(frame, p, normal, i % 2 ? color : blend(color, '#1f1526', 0.05))),
    );
  });
  return drawn;
}

function safariTent(own: Frame, canvas: string, accent: string, w: number): string {
  const h = w / 2;
  const d = w * 1.2;
  let drawn = block(
    own,
    { x: -h - 0.5, y: 0, z: -1.8, w: w + 1, h: 0.35, d: d + 2.2 },
    '#8a6548',
    '#b08a62',
  );
  const base = 0.35;
  const wall = 1.5;
  const top = base + wall + w * 0.36;
  for (const side of [-1, 1] as const) {
    drawn += face(
      own,
      [
        [side * h, base, 0],
        [side * h, base, d],
        [side * h, base + wall, d],
        [side * h, base + wall, 0],
      ],
      [side, 0, 0],
      canvas,
    );
  }
  drawn += sheet(
    own,
    [
      [-h, base, 0],
      [h, base, 0],
      [h, base + wall, 0],
      [0, top, 0],
      [-h, base + wall, 0],
    ],
    lamplit(own, surface(own, [0, 1, 0], [0, 0, -1], canvas)),
  );
  const lit = own.stage.light.lamps > 0.3;
  drawn += sheet(
    own,
    [
      [-h * 0.4, base, -0.01],
      [h * 0.4, base, -0.01],
      [h * 0.3, base + wall * 1.1, -0.01],
      [-h * 0.3, base + wall * 1.1, -0.01],
    ],
    lit ? '#ffcf7d' : own.stage.tone('#4a3428', 0.4),
  );
  for (const side of [-1, 1] as const)
    drawn += face(
      own,
      [
        [side * (h + 0.5), base + wall - 0.35, -1.5],
        [side * (h + 0.5), base + wall - 0.35, d + 0.2],
        [0, top + 0.15, d + 0.2],
        [0, top + 0.15, -1.5],
      ],
      [side * (top - base - wall), h, 0],
      accent,
      true,
    );
  for (const x of [-h - 0.3, h + 0.24])
    drawn += block(own, { x, y: base, z: -1.4, w: 0.1, h: wall - 0.3, d: 0.1 }, '#7a5a40');
  return drawn;
}

/** Ridge tents on decks under a second roof of cloth. */
const safari = body({
  half: 8,
  depth: 10,
  height: 4.6,
  eye: [500, 2.6],
  yaw: [0.1, 0.4],
  draw(frame, random) {
    const canvas = random.pick(CANVAS);
    const roof = random.pick(['#b39a70', '#6f7a5a', '#8a6a4c', '#a9a080', ...BANDS]);
    const side = frame.stage.light.side;
    return (
      pitched(frame, [
        [[-0.6, 0, 0.6], 0.35 * side, (own) => safariTent(own, canvas, roof, 5)],
        [[7, 0, 6.5], 0.2 * side, (own) => safariTent(own, canvas, roof, 4)],
        [[-8.6, 0, 7], 0.4 * side, (own) => safariTent(own, canvas, roof, 4)],
      ]) +
      campChair(frame, 3.4, -2, random.pick(BANDS), -1) +
      campChair(frame, 1.6, -2.6, random.pick(BANDS), 1) +
      campfire(frame, 2.6, -2.9)
    );
  },
});

function dome(own: Frame, r: number, color: string): string {
  const { stage } = own;
  const count = 12;
  const levels = [0, 0.34, 0.66, 0.9, 1].map((t) =>
    ring(
      count,
      r * Math.cos((t * Math.PI) / 2) + 0.02,
      0.3 + r * 1.05 * Math.sin((t * Math.PI) / 2),
    ),
  );
  let drawn = block(
    own,
    { x: -r - 0.8, y: 0, z: -r - 1, w: r * 2 + 1.6, h: 0.3, d: r * 2 + 1.6 },
    '#8a6548',
    '#b98d62',
  );
  for (let i = 0; i < levels.length - 1; i++)
    drawn += band(own, levels[i] ?? [], levels[i + 1] ?? [], color, r * (0.4 + i * 1.1));
  // The panorama window towards the front.
  const lit = stage.light.lamps > 0.3;
  const open = (a: number, y: number): Place => [
    Math.sin(a) * r * 0.99,
    y,
    -Math.cos(a) * r * 0.99,
  ];
  drawn += sheet(
    own,
    [
      open(-0.5, 0.32),
      open(0, 0.32),
      open(0.5, 0.32),
      open(0.42, r * 0.62),
      open(0, r * 0.78),
      open(-0.42, r * 0.62),
    ],
    lit ? '#ffdf9e' : stage.tone('#86a9b8', 0.8),
  );
  if (lit) {
    const [x, y] = own.at([0, r * 0.5, -r]);
    drawn += glow(stage, x, y, r * 110, r * 80, 0.4);
  }
  return drawn;
}

/** White domes of triangles on round decks. */
const domes = body({
  half: 7.6,
  depth: 9,
  height: 4.2,
  eye: [490, 2.8],
  yaw: [0, 0.3],
  draw(frame, random) {
    const skin = random.pick(['#f6f3ec', '#e3e6e2', '#efe2c6', '#d3dbd8']);
    return (
      pitched(frame, [
        [[random.range(-1.4, 0.4), 0, 3.4], 0.1, (own) => dome(own, 3.2, skin)],
        [[7, 0, 9], 0, (own) => dome(own, 2.6, skin)],
        [[-8, 0, 10], 0, (own) => dome(own, 2.6, skin)],
      ]) +
      campChair(frame, -3.4, -2.4, random.pick(BANDS), 1) +
      campChair(frame, 3.6, -2, random.pick(BANDS), -1) +
      stringLights(frame, [-6, 3, 0], [6, 3, 0], 0.7, 10)
    );
  },
});

function tipi(own: Frame, r: number, h: number, canvas: string, accent: string): string {
  const count = 12;
  const at = (t: number) => ring(count, r * (1 - t * 0.94), h * t);
  let drawn =
    band(own, at(0), at(0.22), canvas, r * 0.5) +
    band(own, at(0.22), at(0.32), accent, r * 0.5) +
    band(own, at(0.32), at(1), canvas, r * 0.5);
  const lit = own.stage.light.lamps > 0.3;
  drawn += sheet(
    own,
    [
      [-0.5, 0, -r * 0.98],
      [0.5, 0, -r * 0.98],
      [0, h * 0.46, -r * 0.56],
    ],
    lit ? '#ffcf7d' : own.stage.tone('#4a3428', 0.4),
  );
  for (const dx of [-0.5, -0.15, 0.2, 0.5])
    drawn += block(
      own,
      { x: dx * 0.5, y: h * 0.97, z: dx * 0.4, w: 0.07, h: 0.8, d: 0.07 },
      '#6b4a34',
    );
  return drawn;
}

function yurt(own: Frame, r: number, canvas: string, accent: string): string {
  const wall = 1.9;
  const rings = [
    ring(14, r, 0),
    ring(14, r, 0.4),
    ring(14, r, wall),
    ring(14, r * 0.2, wall + r * 0.42),
  ] as const;
  let drawn =
    band(own, rings[0], rings[1], accent, 0) +
    band(own, rings[1], rings[2], canvas, 0) +
    band(own, rings[2], rings[3], blend(canvas, '#ffffff', 0.2), r * 2.4);
  drawn += block(own, { x: -0.6, y: 0, z: -r - 0.06, w: 1.2, h: 1.7, d: 0.1 }, accent);
  drawn += block(own, { x: -0.45, y: 0.1, z: -r - 0.1, w: 0.9, h: 1.45, d: 0.05 }, '#8a5a3a');
  return drawn;
}

/** Tipis and a felt house round a fire. */
const tipis = body({
  half: 7.6,
  depth: 9,
  height: 6.4,
  eye: [540, 2.4],
  yaw: [0, 0.3],
  draw(frame, random) {
    const canvas = random.pick(CANVAS);
    const accent = random.pick(BANDS);
    const hasYurt = random.chance(0.6);
    return (
      pitched(frame, [
        hasYurt
          ? [[2.6, 0, 3], 0.15, (own: Frame) => yurt(own, 2.9, canvas, accent)]
          : [[2.4, 0, 2.4], 0, (own: Frame) => tipi(own, 2.3, 4.6, canvas, accent)],
        [[-3.4, 0, 2], -0.1, (own) => tipi(own, 2.4, 5.4, canvas, accent)],
        [[8.4, 0, 9], 0, (own) => tipi(own, 2.2, 5, canvas, random.pick(BANDS))],
        [[-9, 0, 10], 0, (own) => tipi(own, 2.2, 5, canvas, random.pick(BANDS))],
      ]) +
      campfire(frame, -0.4, -2.8) +
      campChair(frame, -2.2, -2.5, random.pick(BANDS), 1) +
      campChair(frame, 1.4, -2.4, accent, -1)
    );
  },
});

export const CAMPS = [safari, domes, tipis] as const;
