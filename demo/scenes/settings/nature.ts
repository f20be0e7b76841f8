import { drawGround, meadow, patches, rock, way } from '../ground.ts';
import { farWoods, hills, mistBand } from '../ridges.ts';
import { shrub } from '../shrubs.ts';
import { framingTree, isFree, type Setting, type Standing, scatterTrees } from './setting.ts';

/** Woods and meadow under gentle hills. */
export const nature: Setting = {
  backdrop(stage) {
    const { palette, view, light } = stage;
    const dry = stage.spec.region === 'desert';
    return (
      hills(stage, 'nature', {
        count: 3,
        height: dry ? 190 : 150,
        color: dry ? '#b5734e' : '#6f8f7c',
        rough: dry ? 0.5 : 0.42,
      }) +
      (dry
        ? ''
        : farWoods(stage, 'woods-a', 34, 300, palette.leaves[0]) +
          farWoods(stage, 'woods-b', 24, 150, palette.leaves[1])) +
      (light.time === 'dawn' ? mistBand(stage, 'mist', view.horizon - 10, 0.5) : '')
    );
  },
  ground(stage, clear) {
    const random = stage.random.fork('nature-ground');
    const { palette } = stage;
    const near = clear?.near ?? 30;
    const x = clear?.x ?? 0;
    return (
      drawGround(stage, palette.grass) +
      patches(stage, random, palette.meadow, 12, 0.4) +
      way(
        stage,
        [
          [x - random.range(-2.6, 2.6), 3.4, 1.5],
          [x - random.range(-1.2, 1.2), near * 0.66, 1.4],
          [x, near + 0.6, 1.1],
        ],
        palette.path,
      ) +
      meadow(stage, random, {
        to: 42,
        count: 330,
        flowers: 0.22,
        clear: (mx, mz) => Math.abs(mx - x) < 1.4 && mz < near,
      })
    );
  },
  standing(stage, clear) {
    const random = stage.random.fork('nature-standing');
    const items: Standing[] = [
      ...scatterTrees(stage, random, clear, { count: 26, near: (clear?.far ?? 30) + 3, far: 95 }),
      ...scatterTrees(stage, random, clear, {
        count: 4,
        near: (clear?.near ?? 16) * 0.95,
        far: clear?.far ?? 30,
        middle: 0,
      }),
      ...framingTree(stage, random, clear),
    ];
    for (let i = 0; i < 14; i++) {
      const z = random.range(7, 40);
      const x = random.range(-0.6, 0.6) * z;
      if (!isFree(clear, x, z)) continue;
      const drawn = random.chance(0.25)
        ? rock(stage, random, x, z, random.range(0.25, 0.6))
        : shrub(
            stage,
            random,
            x,
            z,
            random.range(0.5, 1.1),
            random.chance(0.4) ? random.pick(stage.palette.blossom) : undefined,
          );
      items.push([z, drawn]);
    }
    return items;
  },
};
