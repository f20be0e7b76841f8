import type { TreeKind } from '../palette.ts';
import type { Random } from '../random.ts';
import { contact } from '../shadow.ts';
import type { Stage } from '../stage.ts';
import { project, scaleAt } from '../view.ts';
import type { Plant } from './foliage.ts';
import { bamboo, birch, blossomTree, broadleaf, maple, olive, poplar, umbrella } from './leafy.ts';
import { conifer, cypress } from './needle.ts';
import { banana, cactus, palm } from './tropical.ts';

type Draw = (stage: Stage, random: Random, plant: Plant) => string;

const DRAW: Record<TreeKind, Draw> = {
  broadleaf,
  conifer,
  birch,
  cypress,
  umbrella,
  olive,
  palm,
  banana,
  cactus,
  acacia: (stage, random, plant) => umbrella(stage, random, plant, stage.palette.leaves),
  maple,
  blossom: blossomTree,
  bamboo,
  poplar,
};

/** How tall each grows, in metres. */
const HEIGHTS: Record<TreeKind, number> = {
  broadleaf: 8,
  conifer: 11,
  birch: 9,
  cypress: 9.5,
  umbrella: 9,
  olive: 5.5,
  palm: 9,
  banana: 4.5,
  cactus: 5,
  acacia: 6,
  maple: 5.5,
  blossom: 6.5,
  bamboo: 7,
  poplar: 11,
};

/** A tree in the world: `x` metres to the right, `z` metres away, `size` 1 being full-grown. */
export function treeAt(
  stage: Stage,
  random: Random,
  kind: TreeKind,
  x: number,
  z: number,
  size = 1,
): string {
  const [px, py] = project(stage.view, [x, 0, z]);
  const scale = scaleAt(stage.view, z);
  const height = HEIGHTS[kind] * size * scale;
  return (
    contact(stage, px - stage.light.side * height * 0.08, py, height * 0.24, height * 0.045) +
    DRAW[kind](stage, random, { x: px, y: py, height, distance: z })
  );
}
