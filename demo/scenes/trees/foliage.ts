import { blend } from '../color.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { disc, path } from '../svg.ts';

/** Where a plant stands in the picture, how tall it is there (pixels), and how far away (metres). */
export interface Plant {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly distance: number;
}

/** The three tones of a plant's leaves under the light, from the shaded to the lit. */
export function leafTones(
  stage: Stage,
  leaves: readonly [string, string, string],
  distance: number,
): readonly [string, string, string] {
  return [
    stage.tone(leaves[0], 0.15, distance),
    stage.tone(leaves[1], 0.5, distance),
    stage.tone(blend(leaves[1], leaves[2], 0.72), 0.88, distance),
  ];
}

/** A round crown made of clumps, lit from the sun's side. */
export function crown(
  stage: Stage,
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  tones: readonly [string, string, string],
): string {
  const side = stage.light.side;
  // Far crowns are small: a few clumps do. Near ones need many, or they look like balloons.
  const layers =
    rx < 16 / stage.richness
      ? [
          { count: 5, spread: 0.7, size: 0.46, dx: 0, dy: 0.06 },
          { count: 3, spread: 0.5, size: 0.34, dx: 0.18, dy: -0.14 },
          { count: 2, spread: 0.4, size: 0.22, dx: 0.3, dy: -0.3 },
        ]
      : rx < 60
        ? [
            { count: 9, spread: 0.78, size: 0.4, dx: 0, dy: 0.06 },
            { count: 9, spread: 0.68, size: 0.28, dx: 0.12, dy: -0.1 },
            { count: 8, spread: 0.58, size: 0.16, dx: 0.25, dy: -0.25 },
          ]
        : [
            { count: 15, spread: 0.86, size: 0.3, dx: 0, dy: 0.05 },
            { count: 17, spread: 0.76, size: 0.2, dx: 0.11, dy: -0.08 },
            { count: 20, spread: 0.7, size: 0.105, dx: 0.22, dy: -0.2 },
          ];
  return layers
    .map(({ count, spread, size, dx, dy }, layer) => {
      let data = layer === 0 ? disc(cx, cy, rx * 0.72, ry * 0.7) : '';
      for (let i = 0; i < count; i++) {
        const angle = (i / count) * Math.PI * 2 + random.range(-0.3, 0.3);
        const reach = spread * Math.sqrt(random.range(0.03, 1));
        const r = size * random.range(0.75, 1.2);
        data += disc(
          cx + (Math.cos(angle) * reach + side * dx) * rx,
          cy + (Math.sin(angle) * reach + dy) * ry,
          r * rx,
          r * ry * 0.92,
        );
      }
      return path(data, tones[layer] ?? tones[0]);
    })
    .join('');
}

/** A trunk that widens at its foot. */
export function trunk(
  x: number,
  y: number,
  height: number,
  width: number,
  lean: number,
  fill: string,
): string {
  const r = (value: number): string => value.toFixed(1);
  return path(
    `M${r(x - width * 0.75)} ${r(y)}Q${r(x - width * 0.35)} ${r(y - height * 0.3)} ${r(x + lean - width * 0.3)} ${r(y - height)}L${r(x + lean + width * 0.3)} ${r(y - height)}Q${r(x + width * 0.4)} ${r(y - height * 0.3)} ${r(x + width * 0.75)} ${r(y)}Z`,
    fill,
  );
}
