import { drawGround, meadow, patches, rock, way } from '../ground.ts';
import { farWoods, hills, mistBand, peaks } from '../ridges.ts';
import { sheetOfWater } from '../water.ts';
import { framingTree, isFree, type Setting, type Standing, scatterTrees } from './setting.ts';

const ROCK: Partial<Record<string, string>> = {
  desert: '#b86f4c',
  tropical: '#5d7f74',
  latin: '#8d7a72',
  mediterranean: '#a89a92',
};

/** Under high peaks: alp, firs and boulders, sometimes a tarn. */
export const mountains: Setting = {
  backdrop(stage) {
    const random = stage.random.fork('mountains');
    const { palette, view, spec } = stage;
    const bare = spec.region === 'desert' || spec.region === 'tropical';
    return (
      peaks(stage, 'peaks', {
        height: random.range(270, 380),
        snow: bare ? 0 : random.range(0.3, 0.5),
        color: ROCK[spec.region] ?? '#7c8796',
        count: random.int(3, 5),
      }) +
      hills(stage, 'foothills', {
        count: 2,
        height: 90,
        color: bare ? '#94785e' : '#527a63',
        near: 130,
      }) +
      (bare ? '' : farWoods(stage, 'woods', 22, 200, palette.needles[0])) +
      mistBand(stage, 'mist', view.horizon - 26, stage.light.time === 'night' ? 0.15 : 0.34)
    );
  },
  ground(stage, clear) {
    const random = stage.random.fork('mountain-ground');
    const { palette } = stage;
    const near = clear?.near ?? 30;
    const x = clear?.x ?? 0;
    const tarn = random.chance(0.45)
      ? sheetOfWater(stage, 'tarn', (clear?.far ?? 40) + 14, 130)
      : '';
    return (
      drawGround(stage, palette.grass) +
      tarn +
      patches(stage, random, palette.stone, 6, 0.25) +
      patches(stage, random, palette.meadow, 8, 0.35) +
      way(
        stage,
        [
          [x + random.range(-3.5, 3.5), 3.4, 1.3],
          [x + random.range(-1.6, 1.6), near * 0.6, 1.2],
          [x, near + 0.6, 1],
        ],
        palette.path,
      ) +
      meadow(stage, random, {
        to: 36,
        count: 300,
        flowers: 0.28,
        clear: (mx, mz) => Math.abs(mx - x) < 1.3 && mz < near,
      })
    );
  },
  standing(stage, clear) {
    const random = stage.random.fork('mountain-standing');
    const kinds =
      stage.spec.region === 'desert'
        ? (['cactus', 'acacia'] as const)
        : (['conifer', 'conifer', 'conifer', ...stage.palette.trees] as const);
    const items: Standing[] = [
      ...scatterTrees(stage, random, clear, {
        count: 34,
        near: (clear?.far ?? 26) + 2,
        far: 120,
        kinds,
        size: [0.6, 1.05],
      }),
      ...framingTree(stage, random, clear, kinds),
    ];
    for (let i = 0; i < 16; i++) {
      const z = random.range(6.5, 34);
      const x = random.range(-0.6, 0.6) * z;
      if (isFree(clear, x, z)) items.push([z, rock(stage, random, x, z, random.range(0.2, 0.75))]);
    }
    return items;
  },
};
