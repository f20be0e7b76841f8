import { glow } from '../openings.ts';
import type { Random } from '../random.ts';
import { disc, ellipse, n, path, stroke } from '../svg.ts';
import { lathe, type Tabletop } from './tabletop.ts';

/** A vase with a few flowers of the region. */
export function flowers(table: Tabletop, random: Random, x: number, z: number): string {
  const { stage, frame } = table;
  const k = stage.view.focal / z;
  const [px, py] = frame.at([x, 0.17, z]);
  let drawn = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 8 - 0.5;
    const ex = px + t * 0.26 * k;
    const ey = py - random.range(0.1, 0.24) * (1 - Math.abs(t) * 0.6) * k;
    drawn += stroke(
      `M${n(px)} ${n(py + 0.03 * k)}Q${n(px + t * 0.05 * k)} ${n((py + ey) / 2)} ${n(ex)} ${n(ey)}`,
      stage.tone(stage.palette.leaves[1], 0.5),
      0.007 * k,
    );
    const color = stage.tone(random.pick(stage.palette.blossom), 0.8);
    const r = random.range(0.018, 0.03) * k;
    if (i % 3 === 2)
      drawn += path(
        `M${n(ex)} ${n(ey + r)}q${n(-r * 1.4)} ${n(-r)} 0 ${n(-r * 2.8)}q${n(r * 1.4)} ${n(r * 1.8)} 0 ${n(r * 2.8)}Z`,
        stage.tone(stage.palette.leaves[2], 0.6),
      );
    else {
      let petals = '';
      for (let j = 0; j < 6; j++)
        petals += disc(ex + Math.cos(j * 1.047) * r, ey + Math.sin(j * 1.047) * r * 0.8, r * 0.62);
      drawn += path(petals, color) + ellipse(ex, ey, r * 0.5, r * 0.45, stage.tone('#f4c14f', 0.9));
    }
  }
  return (
    drawn +
    lathe(
      table,
      x,
      z,
      [
        [0.04, 0],
        [0.07, 0.05],
        [0.062, 0.11],
        [0.032, 0.15],
        [0.042, 0.18],
      ],
      random.pick(['#c4734f', '#5f8f8a', '#f2ead9', '#4f6479']),
      '#3a2f2c',
    )
  );
}

/** A plate with something for breakfast. */
export function breakfast(table: Tabletop, random: Random, x: number, z: number): string {
  const { stage, frame } = table;
  const k = stage.view.focal / z;
  let drawn = lathe(
    table,
    x,
    z,
    [
      [0.07, 0.002],
      [0.135, 0.018],
    ],
    '#f7f1e6',
    stage.tone('#fffaf2', 0.8),
  );
  const [px, py] = frame.at([x, 0.022, z]);
  if (random.chance(0.5)) {
    const crust = stage.tone('#c98a45', 0.6);
    for (const [dx, dy, s] of [
      [-0.03, 0, 1],
      [0.04, 0.022, 0.9],
    ] as const) {
      const cx = px + dx * k;
      const cy = py - dy * k;
      drawn += path(
        `M${n(cx - 0.07 * s * k)} ${n(cy + 0.01 * k)}Q${n(cx)} ${n(cy - 0.085 * s * k)} ${n(cx + 0.07 * s * k)} ${n(cy + 0.01 * k)}Q${n(cx)} ${n(cy - 0.012 * k)} ${n(cx - 0.07 * s * k)} ${n(cy + 0.01 * k)}Z`,
        crust,
      );
      drawn += stroke(
        [-0.035, -0.012, 0.012, 0.035]
          .map(
            (d) =>
              `M${n(cx + d * s * k)} ${n(cy - 0.038 * s * k + Math.abs(d) * 0.5 * k)}l${n(d * 0.25 * k)} ${n(0.026 * k)}`,
          )
          .join(''),
        stage.tone('#8f5a2a', 0.6),
        3,
      );
    }
    return drawn;
  }
  for (let i = 0; i < 9; i++) {
    const a = i * 2.4;
    const r = 0.018 + (i / 9) * 0.06;
    const color = ['#d9505a', '#e3a33f', '#4f5f9c', '#8fae5a'][i % 4] ?? '#d9505a';
    drawn +=
      ellipse(
        px + Math.cos(a) * r * k,
        py - 0.012 * k + Math.sin(a) * r * 0.32 * k,
        0.022 * k,
        0.02 * k,
        stage.tone(color, 0.7),
      ) +
      ellipse(
        px + Math.cos(a) * r * k - 4,
        py - 0.018 * k + Math.sin(a) * r * 0.32 * k,
        0.006 * k,
        0.004 * k,
        '#ffffff',
        { opacity: 0.6 },
      );
  }
  return drawn;
}

/** A lantern with a candle. */
export function candle(table: Tabletop, x: number, z: number): string {
  const { stage, frame } = table;
  const k = stage.view.focal / z;
  const lit = stage.light.time !== 'day';
  const [px, py] = frame.at([x, 0.1, z]);
  let drawn = lathe(
    table,
    x,
    z,
    [
      [0.075, 0],
      [0.075, 0.02],
    ],
    '#4a4640',
  );
  drawn += path(
    `M${n(px - 0.065 * k)} ${n(py + 0.08 * k)}V${n(py - 0.1 * k)}H${n(px + 0.065 * k)}V${n(py + 0.08 * k)}Z`,
    '#ffffff',
    { opacity: 0.2 },
  );
  drawn += lathe(
    table,
    x,
    z,
    [
      [0.032, 0.02],
      [0.032, 0.1],
    ],
    '#f6ead0',
  );
  if (lit) {
    drawn += glow(stage, px, py - 0.02 * k, 0.5 * k, 0.42 * k, 0.6, '#ffb860');
    drawn += path(
      `M${n(px)} ${n(py)}q${n(-0.022 * k)} ${n(-0.02 * k)} 0 ${n(-0.065 * k)}q${n(0.022 * k)} ${n(0.045 * k)} 0 ${n(0.065 * k)}Z`,
      '#ffd98a',
    );
  }
  drawn += stroke(
    [-0.066, 0, 0.066]
      .map((d) => `M${n(px + d * k)} ${n(py + 0.085 * k)}V${n(py - 0.1 * k)}`)
      .join(''),
    stage.tone('#3f3b38', 0.5),
    3.5,
  );
  drawn += lathe(
    table,
    x,
    z,
    [
      [0.078, 0.2],
      [0.05, 0.235],
      [0.016, 0.25],
    ],
    '#4a4640',
  );
  return (
    drawn +
    stroke(
      `M${n(px - 0.03 * k)} ${n(py - 0.16 * k)}q${n(0.03 * k)} ${n(-0.09 * k)} ${n(0.06 * k)} 0`,
      stage.tone('#4a4640', 0.5),
      4,
    )
  );
}
