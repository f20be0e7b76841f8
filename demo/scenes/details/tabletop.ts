import { blend } from '../color.ts';
import { drawOutlook } from '../interiors/outlook.ts';
import { indoors } from '../interiors/room.ts';
import { sheet } from '../roof.ts';
import { type Frame, frameAt } from '../solid.ts';
import { blurAbove, linear, type Stage, type Stop } from '../stage.ts';
import { ellipse, group, n, path, polygon, rect, stroke } from '../svg.ts';
import type { View } from '../view.ts';

/** A table top seen from close by, the landscape out of focus behind it. Lengths in metres. */
export interface Tabletop {
  readonly stage: Stage;
  readonly frame: Frame;
  readonly drawn: string;
}

const VIEW: View = { horizon: 215, centre: 600, focal: 1720, eye: 0.66 };

const skyStops = (stage: Stage): Stop[] =>
  stage.light.sky.map((color, i) => [i / (stage.light.sky.length - 1), color]);

/** Lays the table: boards (or stone) from the camera to its far edge. */
export function layTable(outside: Stage, wood: string): Tabletop {
  const stage = indoors(outside, VIEW);
  const frame = frameAt(stage, [0, 0, 0], 0);
  const behind = group(drawOutlook(outside, { ...VIEW, horizon: 350, focal: 900, eye: 2.6 }, 16), {
    filter: blurAbove(outside, 4.5, 600),
    transform: 'translate(-30 -22.5) scale(1.05)',
  });
  // A blur fades out at the picture's edge; what lies under it there has the same colours.
  const backing =
    rect(0, 0, 1200, 380, linear(outside, [0, 0], [0, 350], skyStops(outside))) +
    rect(0, 350, 1200, 300, outside.tone(outside.palette.grass, 0.6, 60));
  const far = 3.2;
  const [, y0] = frame.at([0, 0, far]);
  const fill = linear(
    stage,
    [0, y0],
    [0, 900],
    [
      [0, blend(stage.tone(wood, 1), '#ffffff', 0.16)],
      [0.5, stage.tone(wood, 0.8)],
      [1, stage.tone(wood, 0.3)],
    ],
  );
  let drawn = backing + behind + path(`M0 ${n(y0)}H1200V900H0Z`, fill);
  const line = blend(stage.tone(wood, 0.4), '#20151a', 0.34);
  const grain = outside.random.fork('grain');
  for (let x = -2.4; x <= 2.4; x += 0.3) {
    drawn += stroke(polygon([frame.at([x, 0, 1]), frame.at([x, 0, far])], false), line, 2);
    let data = '';
    for (let i = 0; i < 5; i++) {
      const gx = x + grain.range(0.04, 0.26);
      const z = grain.range(1.3, 2.6);
      data += polygon(
        [
          frame.at([gx, 0, z]),
          frame.at([gx + grain.range(-0.01, 0.01), 0, z + grain.range(0.1, 0.35)]),
        ],
        false,
      );
    }
    drawn += stroke(data, line, 1.2, { opacity: 0.4 });
  }
  drawn += path(`M0 ${n(y0)}H1200V${n(y0 + 7)}H0Z`, '#ffffff', { opacity: 0.25 });
  return { stage, frame, drawn };
}

/** A turned thing (a cup, a plate, a lantern) from its profile: radius and height, from the foot up. */
export function lathe(
  table: Tabletop,
  x: number,
  z: number,
  profile: readonly (readonly [r: number, y: number])[],
  color: string,
  inside?: string,
): string {
  const { frame, stage } = table;
  const k = stage.view.focal / z;
  const left: string[] = [];
  const right: string[] = [];
  for (const [r, y] of profile) {
    const [cx, cy] = frame.at([x, y, z]);
    left.push(`${n(cx - r * k)} ${n(cy)}`);
    right.unshift(`${n(cx + r * k)} ${n(cy)}`);
  }
  const foot = profile[0] ?? [0, 0];
  const rim = profile[profile.length - 1] ?? [0, 0];
  const [fx, fy] = frame.at([x, foot[1], z]);
  const [rx, ry] = frame.at([x, rim[1], z]);
  const flat = (y: number): number => Math.max(0.06, (stage.view.eye - y) / z);
  const wide = Math.max(...profile.map(([r]) => r));
  const side = stage.light.side;
  const fill = linear(
    stage,
    [fx - wide * k, 0],
    [fx + wide * k, 0],
    [
      [0, stage.tone(color, side < 0 ? 0.95 : 0.1)],
      [0.5, stage.tone(color, 0.6)],
      [1, stage.tone(color, side < 0 ? 0.1 : 0.95)],
    ],
  );
  return (
    ellipse(
      fx - side * foot[0] * k * 0.5,
      fy + 3,
      wide * k * 1.15,
      wide * k * flat(0) * 1.15,
      '#1f1526',
      { opacity: 0.26 },
    ) +
    ellipse(fx, fy, foot[0] * k, foot[0] * k * flat(foot[1]), stage.tone(color, 0.2)) +
    path(`M${left.join('L')}L${right.join('L')}Z`, fill) +
    ellipse(
      rx,
      ry,
      rim[0] * k,
      rim[0] * k * flat(rim[1]),
      stage.tone(blend(color, '#ffffff', 0.3), 0.8),
    ) +
    (inside === undefined
      ? ''
      : ellipse(
          rx,
          ry + rim[0] * k * 0.04,
          rim[0] * k * 0.86,
          rim[0] * k * flat(rim[1]) * 0.82,
          inside,
        ))
  );
}

/** A flat thing lying on the table, turned by `angle` radians, `w` wide and `d` deep. */
export function leaf(
  table: Tabletop,
  x: number,
  z: number,
  w: number,
  d: number,
  angle: number,
  color: string,
  y = 0.004,
): string {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const at = (dx: number, dz: number, dy: number): readonly [number, number, number] => [
    x + dx * c - dz * s,
    dy,
    z + dx * s + dz * c,
  ];
  const corners = [
    at(-w / 2, -d / 2, y),
    at(w / 2, -d / 2, y),
    at(w / 2, d / 2, y),
    at(-w / 2, d / 2, y),
  ];
  const shade = [
    at(-w / 2 + 0.01, -d / 2 - 0.012, 0),
    at(w / 2 + 0.012, -d / 2 - 0.012, 0),
    at(w / 2 + 0.012, d / 2, 0),
    at(-w / 2, d / 2, 0),
  ];
  return (
    sheet(table.frame, shade, '#1f1526', 0.22) +
    sheet(table.frame, corners, table.stage.tone(color, 0.8))
  );
}
