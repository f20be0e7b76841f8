import { blend } from './color.ts';
import { type Frame, face, prism, surface } from './solid.ts';
import { type Point, path, polygon, stroke } from './svg.ts';
import type { Place } from './view.ts';

/** The ground plan of a roof, in its thing's own metres, and how high it starts and rises. */
interface RoofPlan {
  readonly x: number;
  readonly z: number;
  readonly w: number;
  readonly d: number;
  /** The height of the eaves. */
  readonly y: number;
  readonly rise: number;
  /** How far it stands out over the walls. */
  readonly over?: number;
  readonly thickness?: number;
}

const lerp = (a: Place, b: Place, t: number): Place => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Rows of tiles or boards on a sloping face, parallel to its eaves (corner 0 to corner 1). */
export function tiles(
  frame: Frame,
  [a, b, c, d]: readonly [Place, Place, Place, Place],
  normal: Place,
  color: string,
  rows: number,
): string {
  if (!frame.faces(a, normal)) return '';
  const tone = surface(frame, a, normal, color);
  let data = '';
  for (let i = 1; i < rows; i++) {
    const t = i / rows;
    data += polygon([frame.at(lerp(a, d, t)), frame.at(lerp(b, c, t))], false);
  }
  return stroke(data, blend(tone, '#1b1622', 0.22), 1.1, { opacity: 0.6 });
}

/** A roof slab: two long edges, each from its left end to its right end, and the way up. */
function slab(
  frame: Frame,
  corners: readonly [Place, Place, Place, Place],
  normal: Place,
  thickness: number,
  color: string,
  rows: number,
): string {
  const lift = (p: Place): Place => [p[0], p[1] + thickness, p[2]];
  const [a, b, c, d] = corners;
  const edge = blend(color, '#f2e4cf', 0.22);
  const sides: readonly (readonly [Place, Place])[] = [
    [a, b],
    [b, c],
    [d, a],
  ];
  let drawn = '';
  const centre = lerp(a, c, 0.5);
  for (const [p, q] of sides) {
    const along: Place = [q[0] - p[0], 0, q[2] - p[2]];
    let out: Place = [along[2], 0, -along[0]];
    const middle = lerp(p, q, 0.5);
    const away = out[0] * (middle[0] - centre[0]) + out[2] * (middle[2] - centre[2]);
    if (away < 0) out = [-out[0], 0, -out[2]];
    drawn += face(frame, [p, q, lift(q), lift(p)], out, edge, true);
  }
  const upper = [lift(a), lift(b), lift(c), lift(d)] as const;
  // Of a slope that is turned away one sees the underside, where it stands out over the wall.
  const soffit = frame.faces(a, normal)
    ? ''
    : sheet(frame, corners, surface(frame, a, [0, 0, -1], blend(color, '#2a1d1a', 0.45)));
  return (
    soffit + face(frame, upper, normal, color) + tiles(frame, upper, normal, color, rows) + drawn
  );
}

/**
 * A gabled roof around a body. The ridge runs across the front (`x`) or away from it (`z`). Slopes
 * that are turned away are drawn before the body, so that only their edges stand out.
 */
export function gabled(
  frame: Frame,
  plan: RoofPlan,
  ridge: 'x' | 'z',
  color: string,
  body: string,
): string {
  const over = plan.over ?? 0.45;
  const thickness = plan.thickness ?? 0.18;
  const span = ridge === 'x' ? plan.d : plan.w;
  const drop = (plan.rise / (span / 2)) * over;
  const eave = plan.y - drop;
  const top = plan.y + plan.rise;
  const x0 = plan.x - over;
  const x1 = plan.x + plan.w + over;
  const z0 = plan.z - over;
  const z1 = plan.z + plan.d + over;
  const cx = plan.x + plan.w / 2;
  const cz = plan.z + plan.d / 2;
  const flat = span / 2;
  const rows = Math.max(4, Math.round(Math.hypot(flat, plan.rise) / 0.42));
  const slopes: readonly (readonly [readonly [Place, Place, Place, Place], Place])[] =
    ridge === 'x'
      ? [
          [
            [
              [x0, eave, z0],
              [x1, eave, z0],
              [x1, top, cz],
              [x0, top, cz],
            ],
            [0, flat, -plan.rise],
          ],
          [
            [
              [x1, eave, z1],
              [x0, eave, z1],
              [x0, top, cz],
              [x1, top, cz],
            ],
            [0, flat, plan.rise],
          ],
        ]
      : [
          [
            [
              [x0, eave, z1],
              [x0, eave, z0],
              [cx, top, z0],
              [cx, top, z1],
            ],
            [-plan.rise, flat, 0],
          ],
          [
            [
              [x1, eave, z0],
              [x1, eave, z1],
              [cx, top, z1],
              [cx, top, z0],
            ],
            [plan.rise, flat, 0],
          ],
        ];
  let before = '';
  let after = '';
  for (const [corners, normal] of slopes) {
    const drawn = slab(frame, corners, normal, thickness, color, rows);
    if (frame.faces(corners[0], normal)) after += drawn;
    else before += drawn;
  }
  return before + body + after;
}

/** A body of walls with the gables that a roof of this plan needs: one convex prism. */
export function gabledBody(
  frame: Frame,
  plan: RoofPlan,
  ridge: 'x' | 'z',
  base: number,
  color: string,
): string {
  const { x, z, w, d, y, rise } = plan;
  if (ridge === 'z') {
    const outline: Point[] = [
      [x, base],
      [x + w, base],
      [x + w, y],
      [x + w / 2, y + rise],
      [x, y],
    ];
    return prism(frame, outline, z, z + d, color);
  }
  const gable = (gx: number): Place[] => [
    [gx, base, z],
    [gx, base, z + d],
    [gx, y, z + d],
    [gx, y + rise, z + d / 2],
    [gx, y, z],
  ];
  return (
    face(
      frame,
      [
        [x, base, z],
        [x + w, base, z],
        [x + w, y, z],
        [x, y, z],
      ],
      [0, 0, -1],
      color,
    ) +
    face(frame, gable(x), [-1, 0, 0], color) +
    face(frame, gable(x + w), [1, 0, 0], color)
  );
}

/** A hipped roof: four slopes to a ridge (or to a point, when the plan is square). */
export function hipped(frame: Frame, plan: RoofPlan, color: string): string {
  const over = plan.over ?? 0.5;
  const x0 = plan.x - over;
  const x1 = plan.x + plan.w + over;
  const z0 = plan.z - over;
  const z1 = plan.z + plan.d + over;
  const long = x1 - x0 >= z1 - z0;
  const inset = Math.min(x1 - x0, z1 - z0) / 2;
  const top = plan.y + plan.rise;
  const a: Place = long ? [x0 + inset, top, (z0 + z1) / 2] : [(x0 + x1) / 2, top, z0 + inset];
  const b: Place = long ? [x1 - inset, top, (z0 + z1) / 2] : [(x0 + x1) / 2, top, z1 - inset];
  const y = plan.y;
  const [fl, fr, br, bl]: readonly Place[] = [
    [x0, y, z0],
    [x1, y, z0],
    [x1, y, z1],
    [x0, y, z1],
  ] as const;
  if (!fl || !fr || !br || !bl) return '';
  const slopes: readonly (readonly [readonly [Place, Place, Place, Place], Place])[] = [
    [
      [br, bl, long ? a : b, b],
      [0, inset, plan.rise],
    ],
    [
      [bl, fl, a, long ? a : b],
      [-plan.rise, inset, 0],
    ],
    [
      [fr, br, b, long ? b : a],
      [plan.rise, inset, 0],
    ],
    [
      [fl, fr, long ? b : a, a],
      [0, inset, -plan.rise],
    ],
  ];
  const rows = Math.max(4, Math.round(Math.hypot(inset, plan.rise) / 0.42));
  let drawn = '';
  for (const [corners, normal] of slopes) {
    drawn += face(frame, corners, normal, color) + tiles(frame, corners, normal, color, rows);
  }
  const t = plan.thickness ?? 0.16;
  const edge = blend(color, '#f2e4cf', 0.25);
  for (const [p, q, normal] of [
    [fl, fr, [0, 0, -1]],
    [bl, fl, [-1, 0, 0]],
    [fr, br, [1, 0, 0]],
  ] as const) {
    const low = (c: Place): Place => [c[0], c[1] - t, c[2]];
    drawn += face(frame, [low(p), low(q), q, p], normal, edge, true);
  }
  return drawn;
}

/** A ridge tile line or any other line in space, `width` in metres. */
export function edgeLine(
  frame: Frame,
  from: Place,
  to: Place,
  color: string,
  width: number,
): string {
  const scale = frame.stage.view.focal / Math.max(1, frame.world(from)[2]);
  return stroke(
    polygon([frame.at(from), frame.at(to)], false),
    color,
    Math.max(0.8, width * scale),
  );
}

/** A flat area in space, its colour used as it is. */
export function sheet(frame: Frame, corners: readonly Place[], fill: string, opacity = 1): string {
  const data = polygon(corners.map((corner) => frame.at(corner)));
  return path(data, fill, opacity === 1 ? {} : { opacity });
}
