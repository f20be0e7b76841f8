import type { Random } from './random.ts';
import { contact } from './shadow.ts';
import type { Stage } from './stage.ts';
import { disc, path, stroke } from './svg.ts';
import { crown, leafTones } from './trees/foliage.ts';
import { project, scaleAt } from './view.ts';

/** A rounded shrub, in flower when `bloom` names a colour. */
export function shrub(
  stage: Stage,
  random: Random,
  x: number,
  z: number,
  height: number,
  bloom?: string,
): string {
  const [px, py] = project(stage.view, [x, 0, z]);
  const h = height * scaleAt(stage.view, z);
  const tones = leafTones(stage, stage.palette.leaves, z);
  let drawn =
    contact(stage, px, py, h * 0.75, h * 0.12) +
    crown(stage, random, px, py - h * 0.42, h * 0.66, h * 0.5, tones);
  if (bloom !== undefined) {
    let data = '';
    for (let i = 0; i < 14; i++) {
      const angle = random.range(0, Math.PI * 2);
      const reach = Math.sqrt(random.next());
      data += disc(
        px + Math.cos(angle) * reach * h * 0.62,
        py - h * 0.46 + Math.sin(angle) * reach * h * 0.44,
        h * random.range(0.035, 0.07),
      );
    }
    drawn += path(data, stage.tone(bloom, 0.85, z));
  }
  return drawn;
}

/** A tall plant with upright spikes: lavender, agave, pampas. */
export function spikes(
  stage: Stage,
  random: Random,
  x: number,
  z: number,
  height: number,
  head?: string,
): string {
  const [px, py] = project(stage.view, [x, 0, z]);
  const h = height * scaleAt(stage.view, z);
  const [dark, mid] = leafTones(stage, stage.palette.leaves, z);
  let stems = '';
  let heads = '';
  for (let i = 0; i < 11; i++) {
    const t = i / 10 - 0.5;
    const tip = h * random.range(0.7, 1) * (1 - Math.abs(t) * 0.5);
    const ex = px + t * h * 0.9;
    stems += `M${px.toFixed(1)} ${py.toFixed(1)}Q${(px + t * h * 0.3).toFixed(1)} ${(py - tip * 0.7).toFixed(1)} ${ex.toFixed(1)} ${(py - tip).toFixed(1)}`;
    if (head !== undefined) heads += disc(ex, py - tip, h * 0.035, h * 0.1);
  }
  const width = Math.max(1, h * 0.03);
  return (
    contact(stage, px, py, h * 0.4, h * 0.08) +
    stroke(stems, i0(dark, mid, random), width) +
    (heads ? path(heads, stage.tone(head ?? '#ffffff', 0.85, z)) : '')
  );
}

const i0 = (a: string, b: string, random: Random): string => (random.chance(0.5) ? a : b);
