import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { type Point, path, polygon } from '../svg.ts';
import { leafTones, type Plant, trunk } from './foliage.ts';

/** A fir or spruce: tiers of hanging boughs, one side in the light. */
export function conifer(stage: Stage, random: Random, plant: Plant): string {
  const { x, y, height: h, distance } = plant;
  const [dark, mid, light] = leafTones(stage, stage.palette.needles, distance);
  const tiers = h > 90 ? 8 : 5;
  const half = h * random.range(0.19, 0.25);
  const outline = (side: 1 | -1): Point[] => {
    const points: Point[] = [[x, y - h]];
    for (let i = 1; i <= tiers; i++) {
      const t = i / tiers;
      const reach = half * t ** 0.9 * random.range(0.86, 1.12);
      const level = y - h + h * 0.92 * t;
      points.push(
        [x + side * reach, level + h * 0.015],
        [x + side * reach * 0.62, level - h * 0.01],
      );
    }
    return [...points, [x, y - h * 0.07]];
  };
  const left = outline(-1);
  const right = outline(1);
  const lit = stage.light.side < 0 ? left : right;
  let boughs = '';
  for (let i = 2; i < tiers; i++) {
    const t = i / tiers;
    const level = y - h + h * 0.92 * t;
    const reach = half * t * 0.66;
    const side = stage.light.side;
    boughs += polygon([
      [x + side * reach * 0.1, level - h * 0.05],
      [x + side * reach, level - h * 0.012],
      [x + side * reach * 0.35, level + h * 0.008],
    ]);
  }
  return (
    trunk(x, y, h * 0.14, h * 0.04, 0, stage.tone('#5a4332', 0.2, distance)) +
    path(polygon([...left, ...right.reverse()]), dark) +
    path(polygon(lit), mid) +
    path(boughs, light, { opacity: 0.75 })
  );
}

/** A cypress: a dark flame. */
export function cypress(stage: Stage, random: Random, plant: Plant): string {
  const { x, y, height: h, distance } = plant;
  const [dark, mid, light] = leafTones(stage, stage.palette.needles, distance);
  const w = h * random.range(0.095, 0.125);
  const flame = (half: number, dx: number): string => {
    const r = (value: number): string => value.toFixed(1);
    return `M${r(x + dx * 0.3)} ${r(y - h)}C${r(x + dx + half * 0.7)} ${r(y - h * 0.75)} ${r(x + dx + half * 1.3)} ${r(y - h * 0.3)} ${r(x + dx + half * 0.45)} ${r(y - h * 0.04)}L${r(x + dx - half * 0.45)} ${r(y - h * 0.04)}C${r(x + dx - half * 1.3)} ${r(y - h * 0.3)} ${r(x + dx - half * 0.7)} ${r(y - h * 0.75)} ${r(x + dx * 0.3)} ${r(y - h)}Z`;
  };
  const side = stage.light.side;
  return (
    trunk(x, y, h * 0.08, h * 0.03, 0, stage.tone('#5a4332', 0.2, distance)) +
    path(flame(w, 0), dark) +
    path(flame(w * 0.62, side * w * 0.26), mid) +
    path(flame(w * 0.22, side * w * 0.5), light, { opacity: 0.6 })
  );
}
