import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { group, type Point, path, polygon, stroke } from '../svg.ts';
import { crown, leafTones, type Plant, trunk } from './foliage.ts';

/** An oak, a chestnut or the like. */
export function broadleaf(
  stage: Stage,
  random: Random,
  plant: Plant,
  leaves = stage.palette.leaves,
): string {
  const { x, y, height: h, distance } = plant;
  const bark = stage.tone('#6a4f3c', 0.25, distance);
  const wide = h * random.range(0.34, 0.44);
  return (
    trunk(x, y, h * 0.5, h * 0.075, random.range(-0.02, 0.02) * h, bark) +
    crown(stage, random, x, y - h * 0.64, wide, h * 0.36, leafTones(stage, leaves, distance))
  );
}

/** A tree in flower: cherry, jacaranda, almond. */
export function blossomTree(stage: Stage, random: Random, plant: Plant): string {
  const { x, y, height: h, distance } = plant;
  const petals: readonly [string, string, string] =
    stage.spec.region === 'latin'
      ? ['#6f4fa3', '#9a74cc', '#c5a4ea']
      : ['#c97f98', '#efa9bd', '#fbd3dd'];
  const bark = stage.tone('#54403a', 0.2, distance);
  const fork =
    trunk(x, y, h * 0.45, h * 0.06, -0.05 * h, bark) +
    stroke(
      polygon(
        [
          [x - h * 0.01, y - h * 0.28],
          [x + h * 0.17, y - h * 0.56],
        ],
        false,
      ),
      bark,
      h * 0.028,
    );
  const tones = leafTones(stage, petals, distance);
  return (
    fork +
    crown(stage, random, x - h * 0.12, y - h * 0.62, h * 0.3, h * 0.26, tones) +
    crown(stage, random, x + h * 0.2, y - h * 0.66, h * 0.26, h * 0.24, tones)
  );
}

/** A Japanese maple in its autumn colour, low and layered. */
export function maple(stage: Stage, random: Random, plant: Plant): string {
  const { x, y, height: h, distance } = plant;
  const bark = stage.tone('#4f3a34', 0.2, distance);
  const tones = leafTones(stage, ['#97321f', '#cf5430', '#f0904a'], distance);
  let drawn =
    trunk(x, y, h * 0.55, h * 0.05, h * 0.06, bark) +
    stroke(
      polygon(
        [
          [x, y - h * 0.25],
          [x - h * 0.2, y - h * 0.5],
        ],
        false,
      ),
      bark,
      h * 0.025,
    );
  for (const [dx, dy, r] of [
    [-0.24, 0.52, 0.22],
    [0.24, 0.6, 0.24],
    [0, 0.8, 0.26],
  ] as const) {
    drawn += crown(stage, random, x + dx * h, y - dy * h, r * h * 1.2, r * h * 0.68, tones);
  }
  return drawn;
}

/** A birch: a pale, marked trunk and an airy crown. */
export function birch(stage: Stage, random: Random, plant: Plant): string {
  const { x, y, height: h, distance } = plant;
  const bark = stage.tone('#eeeae0', 0.6, distance);
  const mark = stage.tone('#4a443e', 0.3, distance);
  let marks = '';
  for (let i = 0; i < 7; i++) {
    const my = y - h * random.range(0.06, 0.6);
    marks += `M${(x - h * 0.02).toFixed(1)} ${my.toFixed(1)}h${(h * random.range(0.012, 0.026)).toFixed(1)}`;
  }
  const tones = leafTones(stage, ['#5f8240', '#93ab4b', '#d0c25c'], distance);
  return (
    trunk(x, y, h * 0.86, h * 0.036, h * 0.02, bark) +
    stroke(marks, mark, Math.max(0.7, h * 0.009)) +
    crown(stage, random, x + h * 0.02, y - h * 0.48, h * 0.17, h * 0.17, tones) +
    crown(stage, random, x + h * 0.01, y - h * 0.75, h * 0.15, h * 0.22, tones)
  );
}

/** A tall, narrow poplar. */
export function poplar(stage: Stage, random: Random, plant: Plant): string {
  const { x, y, height: h, distance } = plant;
  return (
    trunk(x, y, h * 0.3, h * 0.04, 0, stage.tone('#6a4f3c', 0.3, distance)) +
    crown(
      stage,
      random,
      x,
      y - h * 0.54,
      h * 0.15,
      h * 0.45,
      leafTones(stage, stage.palette.leaves, distance),
    )
  );
}

/** An olive tree: a twisted trunk and silvery leaves. */
export function olive(stage: Stage, random: Random, plant: Plant): string {
  const { x, y, distance } = plant;
  const h = plant.height * 0.72;
  const bark = stage.tone('#83705c', 0.4, distance);
  const tones = leafTones(stage, ['#5d6e4e', '#8b9a70', '#bcc5a0'], distance);
  return (
    trunk(x, y, h * 0.5, h * 0.13, -0.07 * h, bark) +
    stroke(
      polygon(
        [
          [x, y - h * 0.2],
          [x + h * 0.2, y - h * 0.5],
        ],
        false,
      ),
      bark,
      h * 0.06,
    ) +
    crown(stage, random, x - h * 0.16, y - h * 0.62, h * 0.3, h * 0.25, tones) +
    crown(stage, random, x + h * 0.2, y - h * 0.68, h * 0.3, h * 0.27, tones)
  );
}

/** An acacia or an umbrella pine: a bare trunk under a level roof of leaves. */
export function umbrella(
  stage: Stage,
  random: Random,
  plant: Plant,
  leaves = stage.palette.needles,
): string {
  const { x, y, height: h, distance } = plant;
  const bark = stage.tone('#7a5540', 0.4, distance);
  const lean = random.range(-0.07, 0.07) * h;
  const tones = leafTones(stage, leaves, distance);
  const arm = (to: Point): string =>
    stroke(polygon([[x + lean * 0.7, y - h * 0.55], to], false), bark, h * 0.022);
  return (
    trunk(x, y, h * 0.78, h * 0.05, lean, bark) +
    arm([x + lean - h * 0.24, y - h * 0.76]) +
    arm([x + lean + h * 0.24, y - h * 0.78]) +
    crown(stage, random, x + lean - h * 0.14, y - h * 0.8, h * 0.3, h * 0.11, tones) +
    crown(stage, random, x + lean + h * 0.14, y - h * 0.86, h * 0.32, h * 0.12, tones)
  );
}

/** A clump of bamboo. */
export function bamboo(stage: Stage, random: Random, plant: Plant): string {
  const { x, y, height: h, distance } = plant;
  const tones = leafTones(stage, ['#47713e', '#72994a', '#a9c163'], distance);
  let drawn = '';
  for (let i = 0; i < 7; i++) {
    const sx = x + (i - 3) * h * 0.055 + random.range(-4, 4);
    const top = h * random.range(0.75, 1.05);
    const lean = (i - 3) * h * 0.03;
    const stem = tones[i % 2 === 0 ? 1 : 0];
    drawn += stroke(
      `M${sx.toFixed(1)} ${y.toFixed(1)}Q${sx.toFixed(1)} ${(y - top * 0.6).toFixed(1)} ${(sx + lean).toFixed(1)} ${(y - top).toFixed(1)}`,
      stem,
      Math.max(1, h * 0.016),
    );
    let data = '';
    for (let j = 0; j < (h < 120 ? 6 : 11); j++) {
      const t = random.range(0.45, 1);
      const lx = sx + lean * t * t;
      const ly = y - top * t;
      const side = random.chance(0.5) ? 1 : -1;
      const size = h * random.range(0.05, 0.1);
      const r = (value: number): string => value.toFixed(0);
      data += `M${r(lx)} ${r(ly)}q${r(side * size * 0.8)} ${r(-size * 0.2)} ${r(side * size * 1.3)} ${r(size * 0.45)}q${r(-side * size * 0.7)} 0 ${r(-side * size * 1.3)} ${r(-size * 0.45)}Z`;
    }
    drawn += path(data, tones[random.int(1, 2)] ?? tones[1]);
  }
  return group(drawn);
}
