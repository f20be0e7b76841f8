import { blend } from '../color.ts';
import { drawGround, groundBand, meadow, patches, rock, way } from '../ground.ts';
import { person } from '../people.ts';
import { hills } from '../ridges.ts';
import { shrub, spikes } from '../shrubs.ts';
import { linear } from '../stage.ts';
import { sheetOfWater } from '../water.ts';
import { framingTree, isFree, type Setting, type Standing, scatterTrees } from './setting.ts';
import { parasol, sailingBoat } from './waterside.ts';

/** Sand, surf and open sea. */
export const beach: Setting = {
  backdrop(stage) {
    const random = stage.random.fork('beach');
    return random.chance(0.7)
      ? hills(stage, 'headland', { count: 2, height: 90, color: '#6f8f96', rough: 0.5 })
      : '';
  },
  ground(stage, clear) {
    const random = stage.random.fork('beach-ground');
    const { palette, view } = stage;
    const shore = (clear?.far ?? 18) + 9;
    const near = clear?.near ?? 18;
    const x = clear?.x ?? 0;
    const foam = stage.tone('#ffffff', 0.9, shore);
    const wet = stage.tone(blend(palette.sand, '#6b5d52', 0.42), 0.5, shore);
    const shallow = linear(
      stage,
      [0, view.horizon + (view.focal * view.eye) / (shore + 26)],
      [0, view.horizon + (view.focal * view.eye) / shore],
      [
        [0, stage.tone('#7fd0c4', 0.8, 30), 0],
        [1, stage.tone('#a9e2d2', 0.8, 20), 0.75],
      ],
    );
    let drawn = drawGround(stage, palette.sand) + sheetOfWater(stage, 'sea', shore + 1, 5000);
    drawn += groundBand(stage, random, shore + 1, shore + 26, shallow, 0.05);
    drawn += groundBand(stage, random, shore - 1.6, shore + 1.2, wet, 0.04);
    for (const z of [shore + 13, shore + 6, shore + 0.8]) {
      drawn += groundBand(stage, random, z, z + 0.5 + (z - shore) * 0.09, foam, 0.05);
    }
    return (
      drawn +
      patches(stage, random, blend(palette.sand, '#ffffff', 0.4), 9, 0.4) +
      patches(stage, random, blend(palette.sand, '#8a6f52', 0.4), 7, 0.25) +
      way(
        stage,
        [
          [x + random.range(-3, 3), 3.4, 1.4],
          [x + random.range(-1, 1), near * 0.6, 1.3],
          [x, near + 0.5, 1.1],
        ],
        blend(palette.wood, palette.sand, 0.45),
      ) +
      meadow(stage, random, {
        to: shore - 4,
        count: 70,
        color: '#a9b06a',
        clear: (mx, mz) => Math.abs(mx - x) < 2.5 || mz > near + 6,
      })
    );
  },
  standing(stage, clear) {
    const random = stage.random.fork('beach-standing');
    const { region } = stage.spec;
    const kinds =
      region === 'northern' || region === 'temperate' || region === 'alpine'
        ? (['conifer', 'umbrella'] as const)
        : region === 'mediterranean'
          ? (['umbrella', 'palm'] as const)
          : (['palm', 'palm', 'palm', 'banana'] as const);
    const shore = (clear?.far ?? 18) + 9;
    const items: Standing[] = [
      ...scatterTrees(stage, random, clear, {
        count: 7,
        near: (clear?.near ?? 12) * 0.9,
        far: shore - 5,
        kinds,
        middle: 0,
        size: [0.75, 1.15],
      }),
      ...framingTree(stage, random, clear, kinds),
    ];
    for (let i = 0; i < 3; i++) {
      const z = random.range(90, 420);
      items.push([z, sailingBoat(stage, random, random.range(-0.5, 0.5) * z, z)]);
    }
    for (let i = 0; i < 7; i++) {
      const z = random.range((clear?.near ?? 12) * 0.8, shore - 2);
      const x = random.range(-0.52, 0.52) * z;
      if (!isFree(clear, x, z, 2.5)) continue;
      if (stage.light.time === 'day' || random.chance(0.3))
        items.push([z, parasol(stage, random, x, z)]);
      if (random.chance(0.5))
        items.push([
          z - 0.5,
          person(stage, random, x + 2.2, z - 0.5, random.chance(0.5) ? 'standing' : 'walking'),
        ]);
    }
    for (let i = 0; i < 12; i++) {
      const z = random.range(6.5, 24);
      const x = random.range(-0.56, 0.56) * z;
      if (!isFree(clear, x, z, 0.6)) continue;
      items.push([
        z,
        random.chance(0.3)
          ? rock(stage, random, x, z, random.range(0.2, 0.5))
          : random.chance(0.5)
            ? spikes(stage, random, x, z, random.range(0.5, 1), undefined)
            : shrub(
                stage,
                random,
                x,
                z,
                random.range(0.4, 0.8),
                random.pick(stage.palette.blossom),
              ),
      ]);
    }
    return items;
  },
};
