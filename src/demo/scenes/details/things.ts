import { blend } from '../color.ts';
import { glow } from '../openings.ts';
import type { Random } from '../random.ts';
import { sheet } from '../roof.ts';
import { block } from '../solid.ts';
import { disc, ellipse, n, path, stroke } from '../svg.ts';
import { leaf, lathe, type Tabletop } from './tabletop.ts';

/** A cup of coffee on its saucer, steaming. */
export function coffee(table: Tabletop, x: number, z: number, color: string): string {
  const { stage, frame } = table;
  const k = stage.view.focal / z;
  let drawn = lathe(table, x, z, [[0.05, 0.002], [0.085, 0.012]], blend(color, '#ffffff', 0.4));
  const [hx, hy] = frame.at([x + 0.05, 0.055, z]);
  drawn += `<ellipse cx="${n(hx)}" cy="${n(hy)}" rx="${n(0.028 * k)}" ry="${n(0.022 * k)}" fill="none" stroke="${stage.tone(color, 0.5)}" stroke-width="${n(0.011 * k)}"/>`;
  drawn += lathe(table, x, z, [[0.03, 0.012], [0.045, 0.03], [0.052, 0.09]], color, stage.tone('#6b432a', 0.7));
  const [sx, sy] = frame.at([x, 0.09, z]);
  drawn += path(disc(sx - 0.008 * k, sy, 0.02 * k, 0.007 * k), stage.tone('#c99b6b', 0.7));
  const wisp = (dx: number, h: number): string => `M${n(sx + dx * k)} ${n(sy - 0.02 * k)}q${n(-0.03 * k)} ${n(-h * 0.3 * k)} 0 ${n(-h * 0.5 * k)}t${n(0.006 * k)} ${n(-h * 0.5 * k)}`;
  return drawn + stroke(wisp(-0.015, 0.16) + wisp(0.015, 0.2), '#ffffff', 0.012 * k, { opacity: 0.34 });
}

/** A laptop at work, turned a little. */
export function laptop(table: Tabletop, x: number, z: number): string {
  const { stage, frame } = table;
  const w = 0.34;
  const d = 0.23;
  let drawn = sheet(frame, [[x - w / 2, 0, z - d / 2 - 0.01], [x + w / 2 + 0.02, 0, z - d / 2 - 0.01], [x + w / 2 + 0.02, 0, z + d / 2], [x - w / 2, 0, z + d / 2]], '#1f1526', 0.3);
  drawn += block(frame, { x: x - w / 2, y: 0.003, z: z - d / 2, w, h: 0.014, d }, '#a9aeb5', '#c9ced4');
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 12; i++) {
      const kx = x - w / 2 + 0.025 + i * 0.0245;
      const kz = z + d / 2 - 0.04 - row * 0.027;
      drawn += sheet(frame, [[kx, 0.018, kz - 0.02], [kx + 0.021, 0.018, kz - 0.02], [kx + 0.021, 0.018, kz], [kx, 0.018, kz]], stage.tone('#4a4e55', 0.5));
    }
  }
  drawn += sheet(frame, [[x - 0.055, 0.018, z - d / 2 + 0.015], [x + 0.055, 0.018, z - d / 2 + 0.015], [x + 0.055, 0.018, z - 0.03], [x - 0.055, 0.018, z - 0.03]], stage.tone('#b3b8bf', 0.7));
  const at = (u: number, v: number): readonly [number, number, number] => [x - w / 2 + u * w, 0.02 + v * 0.225, z + d / 2 + v * 0.05];
  const panel = (u0: number, v0: number, u1: number, v1: number, fill: string): string => sheet(frame, [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)], fill);
  drawn += panel(0, 0, 1, 1, '#2b2e34') + panel(0.02, 0.04, 0.98, 0.96, '#f7f4ee') + panel(0.02, 0.86, 0.98, 0.96, '#2f7a72');
  drawn += panel(0.06, 0.12, 0.3, 0.78, '#e9e2d6');
  for (let i = 0; i < 6; i++) drawn += panel(0.09, 0.68 - i * 0.1, 0.18 + ((i * 3) % 4) * 0.025, 0.715 - i * 0.1, '#b9ac9c');
  for (let i = 0; i < 7; i++) drawn += panel(0.38 + i * 0.08, 0.14, 0.43 + i * 0.08, 0.3 + ((i * 5) % 7) * 0.06, i % 3 ? '#7fb5a8' : '#e3834f');
  const [gx, gy] = frame.at(at(0.5, 0.5));
  return drawn + (stage.light.lamps > 0.3 ? glow(stage, gx, gy, 300, 200, 0.3, '#dbe9ff') : '');
}

/** A notebook with a pen on it. */
export function notebook(table: Tabletop, x: number, z: number, angle: number, color: string): string {
  const { stage, frame } = table;
  let drawn = leaf(table, x, z, 0.17, 0.23, angle, color, 0.012) + leaf(table, x + 0.004, z + 0.002, 0.155, 0.215, angle, '#fbf6ea', 0.014);
  for (let i = 0; i < 6; i++) {
    const t = 0.08 - i * 0.028;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const [ax, ay] = frame.at([x - 0.055 * c - t * s, 0.015, z - 0.055 * s + t * c]);
    const [bx, by] = frame.at([x + (0.05 - (i % 3) * 0.02) * c - t * s, 0.015, z + (0.05 - (i % 3) * 0.02) * s + t * c]);
    drawn += stroke(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`, stage.tone('#8d98a8', 0.7), 2);
  }
  const [ax, ay] = frame.at([x + 0.05, 0.02, z - 0.1]);
  const [bx, by] = frame.at([x + 0.09, 0.024, z + 0.03]);
  return drawn + stroke(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`, stage.tone('#3e5f92', 0.6), 6) + stroke(`M${n(ax)} ${n(ay)}l${n((ax - bx) * 0.08)} ${n((ay - by) * 0.08)}`, stage.tone('#e6c065', 0.7), 5);
}

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
    drawn += stroke(`M${n(px)} ${n(py + 0.03 * k)}Q${n(px + t * 0.05 * k)} ${n((py + ey) / 2)} ${n(ex)} ${n(ey)}`, stage.tone(stage.palette.leaves[1], 0.5), 0.007 * k);
    const color = stage.tone(random.pick(stage.palette.blossom), 0.8);
    const r = random.range(0.018, 0.03) * k;
    if (i % 3 === 2) drawn += path(`M${n(ex)} ${n(ey + r)}q${n(-r * 1.4)} ${n(-r)} 0 ${n(-r * 2.8)}q${n(r * 1.4)} ${n(r * 1.8)} 0 ${n(r * 2.8)}Z`, stage.tone(stage.palette.leaves[2], 0.6));
    else {
      let petals = '';
      for (let j = 0; j < 6; j++) petals += disc(ex + Math.cos(j * 1.047) * r, ey + Math.sin(j * 1.047) * r * 0.8, r * 0.62);
      drawn += path(petals, color) + ellipse(ex, ey, r * 0.5, r * 0.45, stage.tone('#f4c14f', 0.9));
    }
  }
  return drawn + lathe(table, x, z, [[0.04, 0], [0.07, 0.05], [0.062, 0.11], [0.032, 0.15], [0.042, 0.18]], random.pick(['#c4734f', '#5f8f8a', '#f2ead9', '#4f6479']), '#3a2f2c');
}

/** A plate with something for breakfast. */
export function breakfast(table: Tabletop, random: Random, x: number, z: number): string {
  const { stage, frame } = table;
  const k = stage.view.focal / z;
  let drawn = lathe(table, x, z, [[0.07, 0.002], [0.135, 0.018]], '#f7f1e6', stage.tone('#fffaf2', 0.8));
  const [px, py] = frame.at([x, 0.022, z]);
  if (random.chance(0.5)) {
    const crust = stage.tone('#c98a45', 0.6);
    for (const [dx, dy, s] of [[-0.03, 0, 1], [0.04, 0.022, 0.9]] as const) {
      const cx = px + dx * k;
      const cy = py - dy * k;
      drawn += path(`M${n(cx - 0.07 * s * k)} ${n(cy + 0.01 * k)}Q${n(cx)} ${n(cy - 0.085 * s * k)} ${n(cx + 0.07 * s * k)} ${n(cy + 0.01 * k)}Q${n(cx)} ${n(cy - 0.012 * k)} ${n(cx - 0.07 * s * k)} ${n(cy + 0.01 * k)}Z`, crust);
      drawn += stroke([-0.035, -0.012, 0.012, 0.035].map((d) => `M${n(cx + d * s * k)} ${n(cy - 0.038 * s * k + Math.abs(d) * 0.5 * k)}l${n(d * 0.25 * k)} ${n(0.026 * k)}`).join(''), stage.tone('#8f5a2a', 0.6), 3);
    }
    return drawn;
  }
  for (let i = 0; i < 9; i++) {
    const a = i * 2.4;
    const r = 0.018 + (i / 9) * 0.06;
    const color = ['#d9505a', '#e3a33f', '#4f5f9c', '#8fae5a'][i % 4] ?? '#d9505a';
    drawn += ellipse(px + Math.cos(a) * r * k, py - 0.012 * k + Math.sin(a) * r * 0.32 * k, 0.022 * k, 0.02 * k, stage.tone(color, 0.7)) + ellipse(px + Math.cos(a) * r * k - 4, py - 0.018 * k + Math.sin(a) * r * 0.32 * k, 0.006 * k, 0.004 * k, '#ffffff', { opacity: 0.6 });
  }
  return drawn;
}

/** A map folded out, with a route on it. */
export function map(table: Tabletop, random: Random, x: number, z: number, angle: number): string {
  const { stage, frame } = table;
  let drawn = '';
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const at = (u: number, v: number): readonly [number, number] => frame.at([x + (u - 0.5) * 0.62 * c - (v - 0.5) * 0.44 * s, 0.006, z + (u - 0.5) * 0.62 * s + (v - 0.5) * 0.44 * c]);
  for (let i = 0; i < 4; i++) drawn += leaf(table, x + (i - 1.5) * 0.155 * c, z + (i - 1.5) * 0.155 * s, 0.155, 0.44, angle, i % 2 ? '#efe6cf' : '#f8f1de', 0.005);
  const area = (points: readonly (readonly [number, number])[], fill: string): string => path(`M${points.map(([u, v]) => at(u, v).map(n).join(' ')).join('L')}Z`, fill);
  drawn += area([[0.02, 0.02], [0.34, 0.02], [0.28, 0.2], [0.14, 0.3], [0.02, 0.52]], stage.tone('#9ccbd0', 0.8));
  drawn += area([[0.5, 0.55], [0.66, 0.44], [0.86, 0.52], [0.92, 0.8], [0.7, 0.92], [0.52, 0.8]], stage.tone('#b9cf9a', 0.8));
  const points: (readonly [number, number])[] = [];
  for (let i = 0; i <= 7; i++) points.push(at(0.14 + i * 0.105, 0.42 + Math.sin(i * 1.1 + random.next()) * 0.2));
  drawn += stroke(`M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}`, stage.tone('#d9573f', 0.8), 4, { 'stroke-dasharray': '12 9' });
  const [ex, ey] = points[points.length - 1] ?? [0, 0];
  return drawn + path(`M${n(ex)} ${n(ey)}q-17 -26 -17 -38a17 17 0 1 1 34 0q0 12 -17 38Z`, stage.tone('#d9573f', 0.9)) + ellipse(ex, ey - 39, 6.5, 6.5, '#fff8ea');
}

/** A camera, seen from its front. */
export function camera(table: Tabletop, x: number, z: number): string {
  const { stage, frame } = table;
  const k = stage.view.focal / z;
  let drawn = block(frame, { x: x - 0.07, y: 0, z, w: 0.14, h: 0.085, d: 0.05 }, '#3a3a40', '#c9ccd0');
  drawn += block(frame, { x: x - 0.07, y: 0.064, z: z - 0.001, w: 0.14, h: 0.026, d: 0.05 }, '#c9ccd0', '#e3e5e8');
  drawn += block(frame, { x: x - 0.022, y: 0.09, z: z + 0.005, w: 0.05, h: 0.018, d: 0.035 }, '#c9ccd0');
  const [cx, cy] = frame.at([x + 0.005, 0.04, z - 0.012]);
  for (const [r, color] of [[0.037, '#55565c'], [0.031, '#26262b'], [0.022, '#2f4a66'], [0.012, '#16202e']] as const) drawn += ellipse(cx, cy, r * k, r * k, stage.tone(color, 0.6));
  return drawn + ellipse(cx - 0.009 * k, cy - 0.01 * k, 0.006 * k, 0.005 * k, '#ffffff', { opacity: 0.7 }) + stroke(`M${n(cx - 0.075 * k)} ${n(cy - 0.03 * k)}q${n(-0.16 * k)} ${n(0.02 * k)} ${n(-0.1 * k)} ${n(0.09 * k)}t${n(0.14 * k)} ${n(0.02 * k)}`, stage.tone('#8a5a34', 0.6), 0.014 * k);
}

/** A lantern with a candle. */
export function candle(table: Tabletop, x: number, z: number): string {
  const { stage, frame } = table;
  const k = stage.view.focal / z;
  const lit = stage.light.time !== 'day';
  const [px, py] = frame.at([x, 0.1, z]);
  let drawn = lathe(table, x, z, [[0.075, 0], [0.075, 0.02]], '#4a4640');
  drawn += path(`M${n(px - 0.065 * k)} ${n(py + 0.08 * k)}V${n(py - 0.1 * k)}H${n(px + 0.065 * k)}V${n(py + 0.08 * k)}Z`, '#ffffff', { opacity: 0.2 });
  drawn += lathe(table, x, z, [[0.032, 0.02], [0.032, 0.1]], '#f6ead0');
  if (lit) {
    drawn += glow(stage, px, py - 0.02 * k, 0.5 * k, 0.42 * k, 0.6, '#ffb860');
    drawn += path(`M${n(px)} ${n(py)}q${n(-0.022 * k)} ${n(-0.02 * k)} 0 ${n(-0.065 * k)}q${n(0.022 * k)} ${n(0.045 * k)} 0 ${n(0.065 * k)}Z`, '#ffd98a');
  }
  drawn += stroke([-0.066, 0, 0.066].map((d) => `M${n(px + d * k)} ${n(py + 0.085 * k)}V${n(py - 0.1 * k)}`).join(''), stage.tone('#3f3b38', 0.5), 3.5);
  drawn += lathe(table, x, z, [[0.078, 0.2], [0.05, 0.235], [0.016, 0.25]], '#4a4640');
  return drawn + stroke(`M${n(px - 0.03 * k)} ${n(py - 0.16 * k)}q${n(0.03 * k)} ${n(-0.09 * k)} ${n(0.06 * k)} 0`, stage.tone('#4a4640', 0.5), 4);
}

/** The key of the home with its tag. */
export function key(table: Tabletop, x: number, z: number, color: string): string {
  const { stage, frame } = table;
  const k = stage.view.focal / z;
  const [px, py] = frame.at([x, 0.006, z]);
  const brass = stage.tone('#d0a650', 0.8);
  return (
    ellipse(px + 0.02 * k, py + 4, 0.12 * k, 0.02 * k, '#1f1526', { opacity: 0.22 }) +
    path(`M${n(px - 0.14 * k)} ${n(py - 0.03 * k)}l${n(0.1 * k)} ${n(-0.014 * k)}l${n(0.03 * k)} ${n(0.022 * k)}l${n(-0.02 * k)} ${n(0.03 * k)}l${n(-0.1 * k)} ${n(0.012 * k)}Z`, stage.tone(color, 0.7)) +
    `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(0.026 * k)}" ry="${n(0.014 * k)}" fill="none" stroke="${brass}" stroke-width="6"/>` +
    stroke(`M${n(px + 0.025 * k)} ${n(py)}L${n(px + 0.12 * k)} ${n(py + 0.018 * k)}M${n(px + 0.095 * k)} ${n(py + 0.014 * k)}l${n(-0.004 * k)} ${n(0.016 * k)}M${n(px + 0.112 * k)} ${n(py + 0.016 * k)}l${n(-0.004 * k)} ${n(0.018 * k)}`, brass, 6)
  );
}
