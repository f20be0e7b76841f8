import { blend } from '../color.ts';
import { drawGround, groundBand, halfWidthAt, meadow, way } from '../ground.ts';
import type { Random } from '../random.ts';
import { farWoods, hills } from '../ridges.ts';
import { shrub } from '../shrubs.ts';
import type { Stage } from '../stage.ts';
import { ellipse, n, path, polygon, stroke } from '../svg.ts';
import { project } from '../view.ts';
import { framingTree, isFree, type Setting, type Standing, scatterTrees } from './setting.ts';

/** What is grown in rows there. */
const CROPS: Record<string, readonly [leaf: string, head: string]> = {
  mediterranean: ['#7d8f4e', '#9b7fd1'],
  northern: ['#9db35a', '#f0d860'],
  tropical: ['#4f9a4a', '#8fd06a'],
  desert: ['#a9a062', '#d8b45e'],
  alpine: ['#86ab52', '#e6c95a'],
  'east-asian': ['#5f9a55', '#8fbf6a'],
  latin: ['#5f9448', '#a9603a'],
  temperate: ['#84a050', '#e2c95a'],
};

/** Rows running to the vanishing point: vines, lavender, tea. */
function cropRows(
  stage: Stage,
  random: Random,
  near: number,
  far: number,
  from: number,
  to: number,
): string {
  const [leaf, head] = CROPS[stage.spec.region] ?? ['#84a050', '#e2c95a'];
  const lean = random.range(-0.25, 0.25);
  let body = '';
  let tops = '';
  for (let x = from; x < to; x += 2.1) {
    const at = (z: number, y: number, dx: number): readonly [number, number] =>
      project(stage.view, [x + dx + lean * z, y, z]);
    body += polygon([
      at(near, 0, -0.55),
      at(near, 0.55, 0),
      at(far, 0.4, 0),
      at(far, 0, 0.55),
      at(near, 0, 0.6),
    ]);
    tops += polygon([at(near, 0.2, -0.36), at(near, 0.75, 0), at(far, 0.5, 0), at(far, 0.2, -0.3)]);
  }
  return (
    path(body, stage.tone(blend(leaf, '#2b3a24', 0.25), 0.4, (near + far) / 2)) +
    path(tops, stage.tone(blend(leaf, head, 0.55), 0.8, (near + far) / 2))
  );
}

/** A hot-air balloon. */
function balloon(stage: Stage, random: Random, x: number, y: number, r: number): string {
  const [a, b] = random.pick([
    ['#d9694a', '#f6ecd8'],
    ['#e3a33f', '#2f7a72'],
    ['#3e5f92', '#f4c97a'],
    ['#c9505f', '#f2ead9'],
  ] as const);
  const dark = stage.tone(a, 0.5, 90);
  const light = stage.tone(b, 0.8, 90);
  const gore = (k0: number, k1: number): string =>
    `M${n(x)} ${n(y - r)}C${n(x + k0 * r * 1.35)} ${n(y - r)} ${n(x + k0 * r * 1.35)} ${n(y + r * 0.35)} ${n(x + k0 * r * 0.26)} ${n(y + r * 1.15)}H${n(x + k1 * r * 0.26)}C${n(x + k1 * r * 1.35)} ${n(y + r * 0.35)} ${n(x + k1 * r * 1.35)} ${n(y - r)} ${n(x)} ${n(y - r)}Z`;
  return (
    path(gore(-1, 1), dark) +
    path(gore(-0.66, -0.3) + gore(0.3, 0.66), light) +
    path(gore(0.66 * stage.light.side, stage.light.side), stage.tone(a, 1, 60), { opacity: 0.6 }) +
    stroke(
      `M${n(x - r * 0.24)} ${n(y + r * 1.15)}L${n(x - r * 0.12)} ${n(y + r * 1.5)}M${n(x + r * 0.24)} ${n(y + r * 1.15)}L${n(x + r * 0.12)} ${n(y + r * 1.5)}`,
      '#5b4a40',
      1,
    ) +
    path(
      polygon([
        [x - r * 0.14, y + r * 1.48],
        [x + r * 0.14, y + r * 1.48],
        [x + r * 0.11, y + r * 1.72],
        [x - r * 0.11, y + r * 1.72],
      ]),
      stage.tone('#7a5436', 0.5, 60),
    ) +
    (stage.light.lamps > 0.5
      ? ellipse(x, y + r * 0.7, r * 0.5, r * 0.6, '#ffce7a', { opacity: 0.35 })
      : '')
  );
}

/** A wide, tended valley. */
export const scenic: Setting = {
  backdrop(stage) {
    const random = stage.random.fork('scenic');
    const { palette, view } = stage;
    let drawn = hills(stage, 'scenic', {
      count: 4,
      height: 230,
      color: stage.spec.region === 'desert' ? '#b98560' : '#7d9a6a',
      near: 90,
      rough: 0.34,
    });
    drawn += farWoods(stage, 'scenic-woods', 16, 220, palette.leaves[0]);
    if (random.chance(0.06) && stage.light.time !== 'night') {
      const count = random.int(1, 4);
      for (let i = 0; i < count; i++) {
        drawn += balloon(
          stage,
          random,
          random.range(120, 1080),
          random.range(0.2, 0.62) * view.horizon,
          random.range(13, 36),
        );
      }
    }
    return drawn;
  },
  ground(stage, clear) {
    const random = stage.random.fork('scenic-ground');
    const { palette } = stage;
    const near = clear?.near ?? 34;
    const x = clear?.x ?? 0;
    const far = (clear?.far ?? 34) + 4;
    const wide = halfWidthAt(stage.view, 120);
    let drawn = drawGround(stage, palette.grass);
    drawn += groundBand(stage, random, far + 26, 190, stage.tone(palette.meadow, 0.75, 90), 0.1);
    drawn += cropRows(stage, random, far, 78, -wide, wide);
    drawn += way(
      stage,
      [
        [x + random.range(-3, 3), 3.4, 2.2],
        [x + random.range(-1.5, 1.5), near * 0.6, 1.8],
        [x, near + 0.4, 1.3],
      ],
      palette.path,
    );
    return (
      drawn +
      meadow(stage, random, {
        to: 26,
        count: 320,
        flowers: 0.34,
        color: palette.grass,
        clear: (mx, mz) => Math.abs(mx - x) < 1.7 && mz < near,
      })
    );
  },
  standing(stage, clear) {
    const random = stage.random.fork('scenic-standing');
    const items: Standing[] = [
      ...scatterTrees(stage, random, clear, {
        count: 12,
        near: (clear?.far ?? 30) + 6,
        far: 130,
        size: [0.6, 0.95],
      }),
      ...scatterTrees(stage, random, clear, {
        count: 3,
        near: (clear?.near ?? 16) * 0.95,
        far: clear?.far ?? 30,
        middle: 0,
      }),
      ...framingTree(stage, random, clear),
    ];
    for (let i = 0; i < 12; i++) {
      const z = random.range(6.5, 24);
      const x = random.range(-0.56, 0.56) * z;
      if (isFree(clear, x, z, 0.6))
        items.push([
          z,
          shrub(stage, random, x, z, random.range(0.4, 0.9), random.pick(stage.palette.blossom)),
        ]);
    }
    return items;
  },
};
