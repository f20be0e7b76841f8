import { sheet } from '../../roof.ts';
import type { Frame } from '../../solid.ts';
import { treeAt } from '../../trees/tree.ts';
import { waterFill } from '../../water.ts';

/** A sheet of water in a stone rim. */
export function pool(frame: Frame, x: number, z: number, w: number, d: number, y = 0.06): string {
  const { stage } = frame;
  const rim = 0.5;
  const area = (grow: number, fill: string) =>
    sheet(
      frame,
      [
        [x - grow, y, z - grow],
        [x + w + grow, y, z - grow],
        [x + w + grow, y, z + d + grow],
        [x - grow, y, z + d + grow],
      ],
      fill,
    );
  const [, far] = frame.at([x, y, z + d]);
  const [, near] = frame.at([x, y, z]);
  const water = stage.light.lamps > 0.3 ? '#3fb4c4' : waterFill(stage, far, near);
  return area(rim, stage.tone('#efe6d6', 0.8, 20)) + area(0, water);
}

/** A tree of the region beside the house. */
export function treeBeside(frame: Frame, x: number, z: number, size: number): string {
  const { stage } = frame;
  const [wx, , wz] = frame.world([x, 0, z]);
  return treeAt(
    stage,
    stage.random.fork(`tree${x}`),
    stage.palette.trees[0] ?? 'broadleaf',
    wx,
    wz,
    size,
  );
}
