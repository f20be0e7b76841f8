import { blend } from '../color.ts';
import { drawGround } from '../ground.ts';
import { hills } from '../ridges.ts';
import { disc, path } from '../svg.ts';
import { town } from '../town.ts';
import { distanceAt, scaleAt } from '../view.ts';
import { furniture, paving } from './hub.ts';
import { framingTree, isFree, type Setting, scatterTrees } from './setting.ts';
import { passersBy } from './street.ts';

/** At the edge of an old town with its towers. */
export const cultural: Setting = {
  backdrop(stage) {
    return (
      hills(stage, 'cultural', {
        count: 2,
        height: 190,
        color: stage.spec.region === 'desert' ? '#b8805c' : '#7f9a86',
      }) + town(stage, 'old-town', false, 1.1)
    );
  },
  ground(stage, clear) {
    const random = stage.random.fork('cobbles');
    const { palette, view } = stage;
    const stone = blend(palette.path, palette.stone, 0.45);
    let data = '';
    for (let i = 0; i < 380; i++) {
      const y = view.horizon + (900 - view.horizon) * (0.22 + 0.8 * random.next() ** 0.8);
      const s = Math.min(30, scaleAt(view, distanceAt(view, y)) * 0.16);
      data += disc(random.range(0, 1200), y, s, s * 0.3);
    }
    return (
      drawGround(stage, stone) +
      path(data, stage.tone(blend(stone, '#4d4038', 0.22), 0.5, 10), { opacity: 0.5 }) +
      paving(stage, stone, 2.4, (clear?.far ?? 26) + 12)
    );
  },
  standing(stage, clear) {
    const random = stage.random.fork('cultural-standing');
    const near = clear?.near ?? 18;
    const far = clear?.far ?? 26;
    return [
      ...scatterTrees(stage, random, clear, {
        count: 12,
        near: far + 6,
        far: 80,
        size: [0.55, 0.85],
      }),
      ...scatterTrees(stage, random, clear, {
        count: 3,
        near,
        far: far + 3,
        middle: 0,
        size: [0.6, 0.85],
      }),
      ...framingTree(stage, random, clear),
      ...furniture(stage, random, clear, near),
      ...passersBy(stage, random, 4, near * 0.6, far + 6, (x, z) => isFree(clear, x, z, 0.4)),
    ];
  },
};
