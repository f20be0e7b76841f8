import { blend } from '../color.ts';
import { glow } from '../openings.ts';
import type { Random } from '../random.ts';
import { edgeLine } from '../roof.ts';
import { castShadow } from '../shadow.ts';
import { type Frame, farthestFirst, frameAt, surface } from '../solid.ts';
import { type Point, path, polygon, stroke } from '../svg.ts';
import type { Place } from '../view.ts';
import type { HomeKind } from './home.ts';
import { campChair, campfire, stringLights } from './parts.ts';

/** Bell tents round a fire, under strings of lamps. */
export const camp: HomeKind = {
  distance: 13,
  half: 6.4,
  depth: 8,
  height: 4,
  front: 3.2,
  yaw: [0.05, 0.2],
  eye: [500, 2.6],
  draw(frame: Frame, random: Random): string {
    const { stage } = frame;
    const canvas = random.pick(['#efe2c6', '#f4ead6', '#e6d5b2']);
    const accent = random.pick(['#d9694a', '#2f7a72', '#e3a33f', '#8a5a83']);
    const tents: readonly (readonly [Place, number])[] = [
      [[-1, 0, 1.2], 1.12],
      [[5.4, 0, 5.5], 0.86],
      [[-7.2, 0, 6.4], 0.8],
    ];
    let drawn = tents
      .map(([at, size]) =>
        castShadow(frameAt(stage, frame.world(at), 0), [
          { x: -2.2 * size, y: 0, z: -1, w: 4.4 * size, h: 1.6, d: 3 },
          { x: -0.3, y: 0, z: 0, w: 0.6, h: 3.4 * size, d: 0.6 },
        ]),
      )
      .join('');
    drawn += farthestFirst(
      frame,
      tents.map(
        ([at, size], i) =>
          [
            at,
            bellTent(frameAt(stage, frame.world(at), 0.2 - i * 0.3), size, canvas, accent),
          ] as const,
      ),
    );
    for (const x of [-6.2, 3.9])
      drawn += edgeLine(
        frame,
        [x, 0, -0.8],
        [x, 3.1, -0.8],
        surface(frame, [x, 0, -0.8], [0, 0, -1], '#7a5a40'),
        0.09,
      );
    drawn += stringLights(frame, [-6.2, 3.1, -0.8], [-1, 3.75, 1.2], 0.45, 8);
    drawn += stringLights(frame, [-1, 3.75, 1.2], [3.9, 3.1, -0.8], 0.45, 8);
    drawn += campChair(frame, 0.6, -2.4, accent, 1);
    drawn += campfire(frame, 2.1, -2.9);
    return drawn + campChair(frame, 3.5, -2.7, random.pick(['#3e5f92', '#c9505f', '#6f8f5b']), -1);
  },
};

/** A round tent with a low wall, a tall centre and an open door. */
function bellTent(frame: Frame, size: number, canvas: string, accent: string): string {
  const { stage } = frame;
  const r = 2.5 * size;
  const wallTop = 0.85 * size;
  const top = 3.5 * size;
  const count = 14;
  const at = (i: number, radius: number, y: number): Place => {
    const a = (i / count) * Math.PI * 2 - Math.PI / 2 - Math.PI / count;
    return [Math.cos(a) * radius, y, Math.sin(a) * radius];
  };
  const lit = stage.light.lamps > 0.3;
  const inner = (color: string, i: number): string => {
    const a = ((i + 0.5) / count) * Math.PI * 2 - Math.PI / 2 - Math.PI / count;
    const tone = surface(frame, at(i, r, 0), [Math.cos(a), 0.5, Math.sin(a)], color);
    // Canvas lets lamp light through.
    return lit ? blend(tone, '#f9bf6a', 0.46 * stage.light.lamps) : tone;
  };
  const panels: (readonly [Place, string])[] = [];
  for (let i = 0; i < count; i++) {
    const middle = at(i + 0.5, r, 0);
    const low = polygon([
      frame.at(at(i, r, 0)),
      frame.at(at(i + 1, r, 0)),
      frame.at(at(i + 1, r * 0.97, wallTop)),
      frame.at(at(i, r * 0.97, wallTop)),
    ]);
    const a = frame.at(at(i, r * 1.04, wallTop));
    const b = frame.at(at(i + 1, r * 1.04, wallTop));
    const tip = frame.at([0, top, 0]);
    const sag = (p: Point, q: Point): Point => [
      (p[0] + q[0]) / 2 + (tip[0] - (p[0] + q[0]) / 2) * 0.06,
      (p[1] + q[1]) / 2 + Math.abs(q[1] - p[1]) * 0.09,
    ];
    const [c1, c2] = [sag(b, tip), sag(tip, a)];
    const cone = `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}Q${c1[0].toFixed(1)} ${c1[1].toFixed(1)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}Q${c2[0].toFixed(1)} ${c2[1].toFixed(1)} ${a[0].toFixed(1)} ${a[1].toFixed(1)}Z`;
    const fill = inner(i % 2 ? canvas : blend(canvas, '#ffffff', 0.25), i);
    let drawn = path(low, inner(blend(canvas, '#6b5846', 0.16), i)) + path(cone, fill);
    drawn += stroke(
      polygon([a, b], false),
      inner(accent, i),
      Math.max(1.5, 0.07 * size * (stage.view.focal / frame.world(middle)[2])),
    );
    panels.push([middle, drawn]);
  }
  let drawn = farthestFirst(frame, panels);
  drawn += opening(frame, r, size, lit, accent);
  const [tx, ty] = frame.at([0, top, 0]);
  drawn += stroke(
    `M${tx.toFixed(1)} ${ty.toFixed(1)}v${(-0.25 * size * 60).toFixed(1)}`,
    stage.tone('#6b4f38', 0.5),
    3,
  );
  for (const x of [-1, 1]) {
    const [ax, ay] = frame.at([x * r * 0.98, wallTop, -0.3]);
    const [bx, by] = frame.at([x * (r + 1.1), 0, -0.9]);
    drawn += stroke(
      polygon(
        [
          [ax, ay],
          [bx, by],
        ],
        false,
      ),
      stage.tone('#f2ead9', 0.5),
      1.2,
      { opacity: 0.7 },
    );
  }
  return drawn;
}

function opening(frame: Frame, r: number, size: number, lit: boolean, accent: string): string {
  const { stage } = frame;
  const z = -r * 0.985;
  const P = (x: number, y: number, dz = 0): Point => frame.at([x * size, y * size, z + dz * size]);
  let drawn = path(
    polygon([
      P(-0.62, 0.02),
      P(0.62, 0.02),
      P(0.42, 1.15, 0.15),
      P(0, 1.95, 0.86),
      P(-0.42, 1.15, 0.15),
    ]),
    lit ? '#ffdf9c' : stage.tone('#4a3a30', 0.2),
  );
  drawn += path(
    polygon([P(-0.5, 0.05, 0.3), P(0.5, 0.05, 0.3), P(0.44, 0.42, 0.6), P(-0.44, 0.42, 0.6)]),
    lit ? '#e9a75c' : stage.tone(accent, 0.3),
  );
  drawn += path(
    polygon([P(-0.4, 0.4, 0.6), P(-0.05, 0.4, 0.6), P(-0.08, 0.58, 0.6), P(-0.36, 0.58, 0.6)]),
    lit ? '#fff5dc' : stage.tone('#f4ead6', 0.4),
  );
  drawn += path(
    polygon([
      P(-0.62, 0.02),
      P(-0.42, 1.15, 0.15),
      P(0, 1.95, 0.86),
      P(-0.5, 1.3, 0.12),
      P(-0.84, 0.02, -0.1),
    ]),
    stage.tone('#fff8e8', 0.7),
  );
  drawn += path(
    polygon([
      P(0.62, 0.02),
      P(0.42, 1.15, 0.15),
      P(0, 1.95, 0.86),
      P(0.5, 1.3, 0.12),
      P(0.84, 0.02, -0.1),
    ]),
    stage.tone('#f2e6cc', 0.5),
  );
  if (lit) {
    const [x, y] = P(0, 0.8);
    const m = stage.view.focal / frame.world([0, 0, z])[2];
    drawn += glow(stage, x, y, 2.6 * m * size, 1.8 * m * size, 0.5);
  }
  return drawn;
}
