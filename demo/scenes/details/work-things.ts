import { blend } from '../color.ts';
import { glow } from '../openings.ts';
import { sheet } from '../roof.ts';
import { block } from '../solid.ts';
import { disc, n, path, stroke } from '../svg.ts';
import { lathe, leaf, type Tabletop } from './tabletop.ts';

/** A cup of coffee on its saucer, steaming. */
export function coffee(table: Tabletop, x: number, z: number, color: string): string {
  const { stage, frame } = table;
  const k = stage.view.focal / z;
  let drawn = lathe(
    table,
    x,
    z,
    [
      [0.05, 0.002],
      [0.085, 0.012],
    ],
    blend(color, '#ffffff', 0.4),
  );
  const [hx, hy] = frame.at([x + 0.05, 0.055, z]);
  drawn += `<ellipse cx="${n(hx)}" cy="${n(hy)}" rx="${n(0.028 * k)}" ry="${n(0.022 * k)}" fill="none" stroke="${stage.tone(color, 0.5)}" stroke-width="${n(0.011 * k)}"/>`;
  drawn += lathe(
    table,
    x,
    z,
    [
      [0.03, 0.012],
      [0.045, 0.03],
      [0.052, 0.09],
    ],
    color,
    stage.tone('#6b432a', 0.7),
  );
  const [sx, sy] = frame.at([x, 0.09, z]);
  drawn += path(disc(sx - 0.008 * k, sy, 0.02 * k, 0.007 * k), stage.tone('#c99b6b', 0.7));
  const wisp = (dx: number, h: number): string =>
    `M${n(sx + dx * k)} ${n(sy - 0.02 * k)}q${n(-0.03 * k)} ${n(-h * 0.3 * k)} 0 ${n(-h * 0.5 * k)}t${n(0.006 * k)} ${n(-h * 0.5 * k)}`;
  return (
    drawn + stroke(wisp(-0.015, 0.16) + wisp(0.015, 0.2), '#ffffff', 0.012 * k, { opacity: 0.34 })
  );
}

/** A laptop at work, turned a little. */
export function laptop(table: Tabletop, x: number, z: number): string {
  const { stage, frame } = table;
  const w = 0.34;
  const d = 0.23;
  let drawn = sheet(
    frame,
    [
      [x - w / 2, 0, z - d / 2 - 0.01],
      [x + w / 2 + 0.02, 0, z - d / 2 - 0.01],
      [x + w / 2 + 0.02, 0, z + d / 2],
      [x - w / 2, 0, z + d / 2],
    ],
    '#1f1526',
    0.3,
  );
  drawn += block(
    frame,
    { x: x - w / 2, y: 0.003, z: z - d / 2, w, h: 0.014, d },
    '#a9aeb5',
    '#c9ced4',
  );
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 12; i++) {
      const kx = x - w / 2 + 0.025 + i * 0.0245;
      const kz = z + d / 2 - 0.04 - row * 0.027;
      drawn += sheet(
        frame,
        [
          [kx, 0.018, kz - 0.02],
          [kx + 0.021, 0.018, kz - 0.02],
          [kx + 0.021, 0.018, kz],
          [kx, 0.018, kz],
        ],
        stage.tone('#4a4e55', 0.5),
      );
    }
  }
  drawn += sheet(
    frame,
    [
      [x - 0.055, 0.018, z - d / 2 + 0.015],
      [x + 0.055, 0.018, z - d / 2 + 0.015],
      [x + 0.055, 0.018, z - 0.03],
      [x - 0.055, 0.018, z - 0.03],
    ],
    stage.tone('#b3b8bf', 0.7),
  );
  const at = (u: number, v: number): readonly [number, number, number] => [
    x - w / 2 + u * w,
    0.02 + v * 0.225,
    z + d / 2 + v * 0.05,
  ];
  const panel = (u0: number, v0: number, u1: number, v1: number, fill: string): string =>
    sheet(frame, [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)], fill);
  drawn +=
    panel(0, 0, 1, 1, '#2b2e34') +
    panel(0.02, 0.04, 0.98, 0.96, '#f7f4ee') +
    panel(0.02, 0.86, 0.98, 0.96, '#2f7a72');
  drawn += panel(0.06, 0.12, 0.3, 0.78, '#e9e2d6');
  for (let i = 0; i < 6; i++)
    drawn += panel(0.09, 0.68 - i * 0.1, 0.18 + ((i * 3) % 4) * 0.025, 0.715 - i * 0.1, '#b9ac9c');
  for (let i = 0; i < 7; i++)
    drawn += panel(
      0.38 + i * 0.08,
      0.14,
      0.43 + i * 0.08,
      0.3 + ((i * 5) % 7) * 0.06,
      i % 3 ? '#7fb5a8' : '#e3834f',
    );
  const [gx, gy] = frame.at(at(0.5, 0.5));
  return drawn + (stage.light.lamps > 0.3 ? glow(stage, gx, gy, 300, 200, 0.3, '#dbe9ff') : '');
}

/** A notebook with a pen on it. */
export function notebook(
  table: Tabletop,
  x: number,
  z: number,
  angle: number,
  color: string,
): string {
  const { stage, frame } = table;
  let drawn =
    leaf(table, x, z, 0.17, 0.23, angle, color, 0.012) +
    leaf(table, x + 0.004, z + 0.002, 0.155, 0.215, angle, '#fbf6ea', 0.014);
  for (let i = 0; i < 6; i++) {
    const t = 0.08 - i * 0.028;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const [ax, ay] = frame.at([x - 0.055 * c - t * s, 0.015, z - 0.055 * s + t * c]);
    const [bx, by] = frame.at([
      x + (0.05 - (i % 3) * 0.02) * c - t * s,
      0.015,
      z + (0.05 - (i % 3) * 0.02) * s + t * c,
    ]);
    drawn += stroke(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`, stage.tone('#8d98a8', 0.7), 2);
  }
  const [ax, ay] = frame.at([x + 0.05, 0.02, z - 0.1]);
  const [bx, by] = frame.at([x + 0.09, 0.024, z + 0.03]);
  return (
    drawn +
    stroke(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`, stage.tone('#3e5f92', 0.6), 6) +
    stroke(
      `M${n(ax)} ${n(ay)}l${n((ax - bx) * 0.08)} ${n((ay - by) * 0.08)}`,
      stage.tone('#e6c065', 0.7),
      5,
    )
  );
}
