import { blend } from '../color.ts';
import { drawGround, groundBand, meadow, patches, rock } from '../ground.ts';
import { glow } from '../openings.ts';
import type { Random } from '../random.ts';
import { hills, mistBand } from '../ridges.ts';
import { shrub } from '../shrubs.ts';
import { block, frameAt } from '../solid.ts';
import type { Stage } from '../stage.ts';
import { disc, ellipse, n, path, stroke } from '../svg.ts';
import { project, scaleAt } from '../view.ts';
import { waterFill } from '../water.ts';
import { framingTree, isFree, type Setting, type Standing, scatterTrees } from './setting.ts';

/** A stone lantern. */
export function lantern(stage: Stage, x: number, z: number): string {
  const frame = frameAt(stage, [x, 0, z], 0.4);
  const stone = '#a7a69c';
  let drawn = block(frame, { x: -0.35, y: 0, z: -0.35, w: 0.7, h: 0.16, d: 0.7 }, stone);
  drawn += block(frame, { x: -0.13, y: 0.16, z: -0.13, w: 0.26, h: 0.75, d: 0.26 }, stone);
  drawn += block(frame, { x: -0.32, y: 0.9, z: -0.32, w: 0.64, h: 0.12, d: 0.64 }, stone);
  drawn += block(frame, { x: -0.22, y: 1.02, z: -0.22, w: 0.44, h: 0.36, d: 0.44 }, '#8f8d84');
  const [px, py] = frame.at([0, 1.2, -0.24]);
  const m = scaleAt(stage.view, z);
  if (stage.light.lamps > 0.2)
    drawn +=
      ellipse(px, py, 0.12 * m, 0.14 * m, '#ffe6a8') + glow(stage, px, py, 1.7 * m, 1.5 * m, 0.7);
  else drawn += ellipse(px, py, 0.11 * m, 0.13 * m, stage.tone('#4a4742', 0.2));
  const [cx, cy] = frame.at([0, 1.38, 0]);
  return (
    drawn +
    path(
      `M${n(cx - 0.55 * m)} ${n(cy)}Q${n(cx - 0.1 * m)} ${n(cy - 0.1 * m)} ${n(cx)} ${n(cy - 0.42 * m)}Q${n(cx + 0.1 * m)} ${n(cy - 0.1 * m)} ${n(cx + 0.55 * m)} ${n(cy)}Z`,
      stage.tone(stone, 0.8, z),
    )
  );
}

/** A pond with lily pads and a bank of stones. */
function pond(stage: Stage, random: Random, x: number, z: number, rx: number, rz: number): string {
  const [cx, cy] = project(stage.view, [x, 0, z]);
  const w = rx * scaleAt(stage.view, z);
  const h = (project(stage.view, [x, 0, z - rz])[1] - project(stage.view, [x, 0, z + rz])[1]) / 2;
  let drawn = ellipse(cx, cy, w * 1.05, h * 1.14, stage.tone('#8d8a78', 0.5, z));
  drawn += ellipse(cx, cy, w, h, waterFill(stage, cy - h, cy + h));
  let pads = '';
  let blooms = '';
  for (let i = 0; i < 16; i++) {
    const a = random.range(0, Math.PI * 2);
    const reach = Math.sqrt(random.range(0.2, 0.85));
    const px = cx + Math.cos(a) * reach * w;
    const py = cy + Math.sin(a) * reach * h;
    pads += disc(px, py, w * 0.05, h * 0.07);
    if (i % 4 === 0) blooms += disc(px, py - h * 0.06, w * 0.018, h * 0.05);
  }
  drawn += path(pads, stage.tone('#5f8f57', 0.7, z)) + path(blooms, stage.tone('#f6c6d4', 0.9, z));
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * Math.PI * 2 + random.range(-0.1, 0.1);
    const s = w * random.range(0.03, 0.065);
    drawn += ellipse(
      cx + Math.cos(a) * w * 1.03,
      cy + Math.sin(a) * h * 1.1,
      s,
      s * 0.5,
      stage.tone(i % 2 ? '#9d9a90' : '#86847c', 0.6, z),
    );
  }
  return drawn;
}

/** A quiet garden: raked gravel, stones, a pond, bamboo. */
export const zen: Setting = {
  backdrop(stage) {
    const { view, light } = stage;
    return (
      hills(stage, 'zen', {
        count: 4,
        height: 210,
        color: stage.spec.region === 'desert' ? '#b07c60' : '#6d8f8a',
        rough: 0.4,
      }) +
      mistBand(stage, 'mist-a', view.horizon - 70, light.time === 'night' ? 0.12 : 0.3) +
      mistBand(stage, 'mist-b', view.horizon - 12, light.time === 'night' ? 0.18 : 0.45)
    );
  },
  ground(stage, clear) {
    const random = stage.random.fork('zen-ground');
    const { palette, view } = stage;
    const near = clear?.near ?? 22;
    const court = Math.min(near * 0.86, 17);
    const gravel = stage.tone('#e6dfce', 0.7, 12);
    let drawn =
      drawGround(stage, blend(palette.grass, '#6f8f55', 0.4)) +
      patches(stage, random, palette.leaves[1], 9, 0.3);
    drawn += groundBand(stage, random, 3.2, court, gravel, 0.05);
    let rake = '';
    const dark = blend(gravel, '#6d6353', 0.32);
    for (let i = 0; i < 14; i++) {
      const z = 1 / (1 / 3.4 + (i / 13) * (1 / (court * 0.93) - 1 / 3.4));
      const y = view.horizon + (view.focal * view.eye) / z;
      rake += `M-10 ${n(y)}q160 ${n(-40 / z)} 320 0t320 0t320 0t320 0`;
    }
    drawn += stroke(rake, dark, 2, { opacity: 0.55 });
    for (let i = 0; i < 7; i++) {
      const z = 4.2 + ((near - 4.4) * i) / 6.5;
      const x = (clear?.x ?? 0) + Math.sin(i * 1.3) * 0.5;
      const [px, py] = project(view, [x, 0, z]);
      const m = scaleAt(view, z);
      drawn +=
        ellipse(px, py + 0.03 * m, 0.56 * m, 0.15 * m, '#4a4438', { opacity: 0.3 }) +
        ellipse(px, py, 0.55 * m, 0.14 * m, stage.tone('#9b988d', 0.75, z));
    }
    return (
      drawn +
      meadow(stage, random, { from: court, to: 48, count: near > 33 ? 260 : 130, flowers: 0.06 })
    );
  },
  standing(stage, clear) {
    const random = stage.random.fork('zen-standing');
    const near = clear?.near ?? 20;
    const eastern = stage.spec.region === 'east-asian';
    const kinds = eastern
      ? (['maple', 'blossom', 'bamboo', 'bamboo', 'conifer'] as const)
      : (['bamboo', 'maple', ...stage.palette.trees] as const);
    const side = stage.light.side;
    const pondZ = near * 0.6;
    const items: Standing[] = [
      ...scatterTrees(stage, random, clear, {
        count: 15,
        near: (clear?.far ?? 26) + 2,
        far: 60,
        kinds,
        size: [0.7, 1.1],
        middle: 0.4,
      }),
      ...scatterTrees(stage, random, clear, {
        count: 4,
        near: near,
        far: clear?.far ?? 26,
        kinds,
        middle: 0,
      }),
      ...framingTree(stage, random, clear, ['maple', 'blossom', 'bamboo']),
      [pondZ + 2, pond(stage, random, side * pondZ * 0.36, pondZ, pondZ * 0.17, pondZ * 0.13)],
      [near * 0.74, lantern(stage, -side * near * 0.3, near * 0.74)],
    ];
    for (let i = 0; i < 12; i++) {
      const z = random.range(near * 0.5, near * 1.2);
      const x = random.range(-0.58, 0.58) * z;
      if (!isFree(clear, x, z, 0.8)) continue;
      if (Math.abs(x - side * pondZ * 0.36) < pondZ * 0.2 && Math.abs(z - pondZ) < pondZ * 0.16)
        continue;
      items.push([
        z,
        random.chance(0.5)
          ? rock(stage, random, x, z, random.range(0.25, 0.7))
          : shrub(
              stage,
              random,
              x,
              z,
              random.range(0.5, 0.9),
              random.chance(0.3) ? random.pick(stage.palette.blossom) : undefined,
            ),
      ]);
    }
    return items;
  },
};
