import { blend } from '../color.ts';
import { drawGround, halfWidthAt } from '../ground.ts';
import type { Random } from '../random.ts';
import { hills } from '../ridges.ts';
import { shrub } from '../shrubs.ts';
import type { Stage } from '../stage.ts';
import { path, polygon, stroke } from '../svg.ts';
import { town } from '../town.ts';
import { project } from '../view.ts';
import { isFree, type Setting, type Standing, scatterTrees } from './setting.ts';
import { bicycle, cafeTable, passersBy, streetLamp, tub } from './street.ts';

/** Paving with joints that run to the vanishing point. */
export function paving(stage: Stage, color: string, cell: number, far: number): string {
  const { view } = stage;
  const wide = halfWidthAt(view, far) + cell;
  let data = '';
  for (let x = -wide; x <= wide; x += cell) {
    data += polygon([project(view, [x, 0, 2.5]), project(view, [x, 0, far])], false);
  }
  for (let z = 2.6; z < far; z += cell * (z < 14 ? 1 : 2)) {
    const y = project(view, [0, 0, z])[1];
    data += `M0 ${y.toFixed(1)}H1200`;
  }
  return stroke(data, stage.tone(blend(color, '#3a3230', 0.3), 0.5, 15), 1.2, { opacity: 0.4 });
}

/** A lively quarter: skyline, planted pavement, tables in the open. */
export const hub: Setting = {
  backdrop(stage) {
    const small = stage.spec.region === 'alpine' || stage.spec.region === 'desert';
    return (
      hills(stage, 'hub', { count: 2, height: 150, color: '#7f93a0' }) +
      town(stage, 'hub-town', !small, 1)
    );
  },
  ground(stage, clear) {
    const { palette, view } = stage;
    const stone = blend(palette.path, '#b9b4ae', 0.5);
    const far = (clear?.far ?? 24) + 10;
    const lawnTop = project(view, [0, 0, 160])[1];
    const lawnFoot = project(view, [0, 0, far])[1];
    return (
      drawGround(stage, stone) +
      path(
        `M0 ${lawnTop.toFixed(1)}H1200V${lawnFoot.toFixed(1)}H0Z`,
        stage.tone(palette.grass, 0.65, far + 20),
      ) +
      paving(stage, stone, 1.2, far)
    );
  },
  standing(stage, clear) {
    const random = stage.random.fork('hub-standing');
    const near = clear?.near ?? 18;
    const far = clear?.far ?? 26;
    return [
      ...scatterTrees(stage, random, clear, {
        count: 16,
        near: far + 8,
        far: 90,
        size: [0.6, 0.9],
      }),
      ...scatterTrees(stage, random, clear, {
        count: 4,
        near: near,
        far: far + 4,
        middle: 0,
        size: [0.6, 0.85],
      }),
      ...furniture(stage, random, clear, near),
      ...passersBy(stage, random, 5, near * 0.6, far + 8, (x, z) => isFree(clear, x, z, 0.4)),
    ];
  },
};

/** Lamps, tables, tubs and bicycles to both sides of a home. */
export function furniture(
  stage: Stage,
  random: Random,
  clear: Parameters<typeof isFree>[0],
  near: number,
): Standing[] {
  const items: Standing[] = [];
  const side = stage.light.side;
  for (const x of [-1, 1]) {
    const z = Math.max(13, near * random.range(0.78, 0.95));
    const edge = x * halfWidthAt(stage.view, z) * random.range(0.72, 0.86);
    items.push([z, streetLamp(stage, edge, z)]);
  }
  for (let i = 0; i < (near > 33 ? 22 : 9); i++) {
    const z = near * random.range(0.52, 0.98);
    const x = random.range(-0.9, 0.9) * halfWidthAt(stage.view, z);
    if (!isFree(clear, x, z, 1.2)) continue;
    if (items.some(([other]) => Math.abs(other - z) < near * 0.06)) continue;
    const kind = random.int(0, 3);
    if (kind === 0) items.push([z, bicycle(stage, random, x, z)]);
    else if (kind === 1) items.push([z, tub(stage, random, x, z)]);
    else items.push([z, cafeTable(stage, random, x, z, stage.light.time !== 'night')]);
  }
  const z = near * 0.5;
  items.push([
    z,
    shrub(
      stage,
      random,
      side * halfWidthAt(stage.view, z) * 0.95,
      z,
      0.9,
      random.pick(stage.palette.blossom),
    ),
  ]);
  return items;
}
