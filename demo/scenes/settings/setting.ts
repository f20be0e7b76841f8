import { halfWidthAt } from '../ground.ts';
import type { TreeKind } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { treeAt } from '../trees/tree.ts';
import { nearestGround } from '../view.ts';

/** Something that stands in the scene: how far away, and its drawing. */
export type Standing = readonly [distance: number, drawn: string];

/** The ground a home needs, in metres from the camera. Nothing else is put there. */
export interface Clearing {
  readonly x: number;
  readonly half: number;
  readonly near: number;
  readonly far: number;
}

/** A landscape around a home. */
export interface Setting {
  /** What lies beyond the level ground. */
  backdrop(stage: Stage): string;
  /** The ground itself; `clear` tells where the home stands and where a way should lead. */
  ground(stage: Stage, clear: Clearing | undefined): string;
  /** What stands on it. */
  standing(stage: Stage, clear: Clearing | undefined): Standing[];
}

/** Whether a place is free: neither in the home nor between it and the camera. */
export function isFree(clear: Clearing | undefined, x: number, z: number, margin = 1): boolean {
  if (clear === undefined) return true;
  if (z > clear.far) return true;
  if (z > clear.near) return Math.abs(x - clear.x) > clear.half + margin;
  // In front of the home its whole outline, as seen from here, is kept open.
  return Math.abs(x - (clear.x * z) / clear.near) > ((clear.half + margin * 0.5) * z) / clear.near;
}

/** Trees scattered over a stretch of ground. */
export function scatterTrees(
  stage: Stage,
  random: Random,
  clear: Clearing | undefined,
  options: {
    count: number;
    near: number;
    far: number;
    kinds?: readonly TreeKind[];
    size?: readonly [number, number];
    /** 0 keeps the middle open; 1 spreads evenly. */
    middle?: number;
  },
): Standing[] {
  const kinds = options.kinds ?? stage.palette.trees;
  const [small, large] = options.size ?? [0.75, 1.1];
  const standing: Standing[] = [];
  const count = options.count * stage.richness;
  for (let i = 0; i < count * 3 && standing.length < count; i++) {
    const t = random.next();
    const z = 1 / ((1 - t) / options.near + t / options.far);
    const reach = halfWidthAt(stage.view, z) * 1.08;
    const x = random.range(-reach, reach);
    const off = Math.abs(x) / reach;
    if (random.next() > (options.middle ?? 0.35) + off) continue;
    if (!isFree(clear, x, z, 2.4)) continue;
    standing.push([z, treeAt(stage, random, random.pick(kinds), x, z, random.range(small, large))]);
  }
  return standing;
}

/** One or two large trees at an edge, near the camera, that frame the view. */
export function framingTree(
  stage: Stage,
  random: Random,
  clear: Clearing | undefined,
  kinds: readonly TreeKind[] = stage.palette.trees,
): Standing[] {
  const side = stage.light.side > 0 ? -1 : 1;
  const z = Math.max(
    nearestGround(stage.view) * 1.25,
    Math.min(clear ? clear.near * 0.72 : 11, 22),
  );
  const x = side * halfWidthAt(stage.view, z) * random.range(1, 1.16);
  const kind = random.pick(kinds);
  return [[z, treeAt(stage, random, kind, x, z, random.range(0.7, 0.95))]];
}
