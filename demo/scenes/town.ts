import { blend } from './color.ts';
import { isLit } from './openings.ts';
import type { Random } from './random.ts';
import { WIDTH } from './spec.ts';
import { downward, type Stage } from './stage.ts';
import { disc, n, type Point, path, polygon, rect } from './svg.ts';

/** What a far town is made of. */
interface TownStyle {
  /** The tallest house, in pixels. */
  readonly height: number;
  /** Width of one house, in pixels. */
  readonly width: number;
  /** Metres from the camera: sets how much air lies before it. */
  readonly distance: number;
  /** Modern towers with level tops, or an old town's roofs. */
  readonly modern: boolean;
  readonly base: number;
}

/** A row of far houses across the picture. */
function townRow(stage: Stage, random: Random, style: TownStyle): string {
  let drawn = '';
  let lights = '';
  let panes = '';
  for (let x = -30; x < WIDTH + 10; ) {
    const w = style.width * random.range(0.6, 1.35);
    const h = style.height * (style.modern ? random.range(0.3, 1) ** 1.3 : random.range(0.5, 1));
    const y = style.base - h;
    const wall = style.modern
      ? random.pick(['#c9cfd6', '#9fb0bd', '#d8cfc2', '#8797a6', '#b7a99c'])
      : random.pick(stage.palette.walls);
    const front = stage.tone(wall, 0.5, style.distance);
    const lit = stage.light.side < 0 ? 0.75 : 0.15;
    const flank = stage.tone(wall, lit, style.distance);
    drawn += rect(
      x,
      y,
      w,
      h + 4,
      downward(stage, [
        [0, front],
        [1, blend(front, stage.tone('#ffffff', 1, 4000), 0.25)],
      ]),
    );
    drawn += rect(x, y, w * 0.24, h + 4, flank, { opacity: 0.75 });
    drawn += style.modern ? '' : roofTop(stage, random, x, y, w, style.distance);
    const cell = Math.max(7, style.width * 0.16);
    for (let wy = y + cell * 0.8; wy < style.base - cell; wy += cell * 1.55) {
      for (let wx = x + cell * 0.7; wx < x + w - cell * 0.8; wx += cell * 1.3) {
        const pane = `M${n(wx)} ${n(wy)}h${n(cell * 0.5)}v${n(cell * 0.8)}h${n(-cell * 0.5)}Z`;
        if (isLit(stage, 0.5)) lights += pane;
        else panes += pane;
      }
    }
    if (style.modern && random.chance(0.25)) {
      drawn += rect(x + w * 0.48, y - h * 0.14, 2.5, h * 0.14, front);
    }
    x += w * random.range(0.95, 1.2);
  }
  return (
    drawn +
    path(panes, stage.tone('#4b586a', 0.3, style.distance), { opacity: 0.5 }) +
    path(lights, '#ffd68a', { opacity: 0.9 })
  );
}

function roofTop(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  w: number,
  distance: number,
): string {
  const tone = stage.tone(random.pick(stage.palette.roofs), 0.6, distance);
  const over = w * 0.06;
  const rise = w * random.range(0.22, 0.42);
  if (stage.spec.region === 'desert') {
    return random.chance(0.25)
      ? path(disc(x + w / 2, y + 2, w * 0.3, w * 0.3), stage.tone('#f3e2c4', 0.7, distance))
      : '';
  }
  const curl = stage.spec.region === 'east-asian' ? -w * 0.05 : 0;
  const outline: Point[] = [
    [x - over, y + curl],
    [x + w * 0.22, y - rise],
    [x + w * 0.78, y - rise],
    [x + w + over, y + curl],
    [x + w * 0.9, y + 2],
    [x + w * 0.1, y + 2],
  ];
  return path(polygon(outline), tone);
}

/** A tower that gives a town its face: a campanile, a minaret, a pagoda, a spire or a dome. */
function landmark(
  stage: Stage,
  random: Random,
  x: number,
  base: number,
  h: number,
  distance: number,
): string {
  const wall = stage.tone(stage.palette.walls[0] ?? '#eeeeee', 0.65, distance);
  const dark = stage.tone(stage.palette.walls[0] ?? '#eeeeee', 0.1, distance);
  const roof = stage.tone(stage.palette.roofs[0] ?? '#884433', 0.6, distance);
  const w = h * 0.16;
  const side = stage.light.side < 0 ? x : x - w / 2;
  const shaft =
    rect(x - w / 2, base - h * 0.75, w, h * 0.75 + 3, wall) +
    rect(side, base - h * 0.75, w / 2, h * 0.75 + 3, dark, { opacity: 0.55 });
  switch (stage.spec.region) {
    case 'east-asian': {
      let drawn = '';
      for (let i = 0; i < 5; i++) {
        const ww = w * (2.1 - i * 0.28);
        const y = base - (h * (i + 1)) / 6;
        drawn += rect(
          x - ww * 0.3,
          y,
          ww * 0.6,
          h / 6 + 2,
          i % 2 ? wall : stage.tone('#a5402f', 0.5, distance),
        );
        drawn += path(
          `M${n(x - ww * 0.72)} ${n(y + 2)}Q${n(x - ww * 0.3)} ${n(y - h * 0.02)} ${n(x)} ${n(y - h * 0.06)}Q${n(x + ww * 0.3)} ${n(y - h * 0.02)} ${n(x + ww * 0.72)} ${n(y + 2)}L${n(x + ww * 0.5)} ${n(y + h * 0.025)}H${n(x - ww * 0.5)}Z`,
          roof,
        );
      }
      return drawn + rect(x - 1.5, base - h * 1.08, 3, h * 0.2, roof);
    }
    case 'desert':
      return (
        rect(x - w * 0.3, base - h * 0.8, w * 0.6, h * 0.8, wall) +
        rect(x - w * 0.5, base - h * 0.72, w, h * 0.04, dark) +
        path(disc(x, base - h * 0.82, w * 0.32, w * 0.42), stage.tone('#4f9a94', 0.7, distance)) +
        path(disc(x - h * 0.3, base - h * 0.34, h * 0.2), stage.tone('#f3e2c4', 0.7, distance)) +
        rect(x - h * 0.5, base - h * 0.34, h * 0.4, h * 0.36, wall)
      );
    case 'northern':
    case 'alpine':
    case 'temperate':
      return (
        shaft +
        path(
          polygon([
            [x - w * 0.62, base - h * 0.74],
            [x, base - h * 1.12],
            [x + w * 0.62, base - h * 0.74],
          ]),
          stage.tone('#55756f', 0.6, distance),
        ) +
        rect(x - w * 0.16, base - h * 0.66, w * 0.32, w * 0.5, dark)
      );
    default: {
      const dome = random.chance(0.5);
      const top = dome
        ? path(disc(x, base - h * 0.76, w * 0.62, w * 0.7), roof) +
          rect(x - w * 0.06, base - h * 0.76 - w * 1.1, w * 0.12, w * 0.5, roof)
        : path(
            polygon([
              [x - w * 0.6, base - h * 0.74],
              [x, base - h * 0.9],
              [x + w * 0.6, base - h * 0.74],
            ]),
            roof,
          );
      return top + shaft + path(disc(x, base - h * 0.62, w * 0.16, w * 0.24), dark);
    }
  }
}

/** The whole backdrop of a town: three rows and a landmark or two. */
export function town(stage: Stage, label: string, modern: boolean, scale = 1): string {
  const random = stage.random.fork(label);
  const base = stage.view.horizon + 8;
  const rows = modern
    ? [
        { height: 210, width: 66, distance: 520 },
        { height: 150, width: 74, distance: 240 },
      ]
    : [
        { height: 112, width: 58, distance: 420 },
        { height: 82, width: 66, distance: 200 },
      ];
  let drawn = '';
  rows.forEach((row, i) => {
    drawn += townRow(stage, random, {
      ...row,
      height: row.height * scale,
      width: row.width * Math.sqrt(scale),
      modern,
      base,
    });
    if (!modern && i === 0) {
      const count = random.int(1, 3);
      for (let j = 0; j < count; j++) {
        drawn += landmark(
          stage,
          random,
          random.range(120, 1080),
          base,
          random.range(180, 260) * scale,
          360,
        );
      }
    }
  });
  return drawn;
}
