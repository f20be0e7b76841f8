import { drawGround, meadow, patches, way } from '../ground.ts';
import { farWoods, hills, mistBand } from '../ridges.ts';
import { shrub, spikes } from '../shrubs.ts';
import { sheetOfWater } from '../water.ts';
import { framingTree, isFree, type Setting, type Standing, scatterTrees } from './setting.ts';
import { landingStage } from './waterside.ts';

/** By a still lake with wooded shores. */
export const retreat: Setting = {
  backdrop(stage) {
    const { palette, view, light, spec } = stage;
    const dry = spec.region === 'desert';
    return (
      hills(stage, 'retreat', { count: 3, height: 200, color: dry ? '#b98a68' : '#6a8b8f' }) +
      farWoods(stage, 'shore-a', dry ? 16 : 40, 280, palette.needles[1]) +
      mistBand(stage, 'mist', view.horizon - 2, light.time === 'dawn' ? 0.55 : 0.22)
    );
  },
  ground(stage, clear) {
    const random = stage.random.fork('retreat-ground');
    const { palette, view } = stage;
    const near = clear?.near ?? 20;
    const x = clear?.x ?? 0;
    const shore = (clear?.far ?? 20) + 5;
    return (
      drawGround(stage, palette.grass) +
      sheetOfWater(stage, 'lake', shore, view.eye > 10 ? 260 : 190) +
      patches(stage, random, palette.meadow, 9, 0.35) +
      way(
        stage,
        [
          [x + random.range(-2.5, 2.5), 3.4, 1.4],
          [x + random.range(-1, 1), near * 0.66, 1.2],
          [x, near + 0.6, 1],
        ],
        palette.path,
      ) +
      meadow(stage, random, {
        to: shore,
        count: 300,
        flowers: 0.18,
        clear: (mx, mz) => Math.abs(mx - x) < 1.3 && mz < near,
      })
    );
  },
  standing(stage, clear) {
    const random = stage.random.fork('retreat-standing');
    const shore = (clear?.far ?? 20) + 5;
    const side = stage.light.side;
    const items: Standing[] = [
      ...scatterTrees(stage, random, clear, {
        count: 7,
        near: (clear?.near ?? 14) + 2,
        far: shore - 1,
        middle: 0,
        size: [0.6, 1],
      }),
      ...framingTree(stage, random, clear),
      [shore, landingStage(stage, random, side * 0.34 * shore, shore - 1)],
    ];
    for (let i = 0; i < 26; i++) {
      const z = shore + random.range(-1.5, 0.3);
      const x = random.range(-0.56, 0.56) * z;
      items.push([
        z,
        spikes(
          stage,
          random,
          x,
          z,
          random.range(0.6, 1.5),
          random.chance(0.4) ? '#8a6a44' : undefined,
        ),
      ]);
    }
    for (let i = 0; i < 9; i++) {
      const z = random.range(7, shore - 3);
      const x = random.range(-0.56, 0.56) * z;
      if (isFree(clear, x, z))
        items.push([
          z,
          shrub(
            stage,
            random,
            x,
            z,
            random.range(0.5, 1),
            random.chance(0.5) ? random.pick(stage.palette.blossom) : undefined,
          ),
        ]);
    }
    return items;
  },
};
