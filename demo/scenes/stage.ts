import { createLight, type Light, shade } from './light.ts';
import { PALETTES, type Palette } from './palette.ts';
import { createRandom, hashSeed, type Random } from './random.ts';
import { PICTURES_OF_A_HOME, type SceneSpec, WIDTH } from './spec.ts';
import { el, type Point } from './svg.ts';
import { type View, viewFor } from './view.ts';

/** Everything the parts of one picture share while it is drawn. */
export interface Stage {
  readonly spec: SceneSpec;
  readonly random: Random;
  /** What all pictures of one home have in common: its walls, its roof, its rooms. */
  readonly homeRandom: Random;
  readonly light: Light;
  readonly palette: Palette;
  readonly view: View;
  /** How much small growth and detail there is: 1, or less where a picture would get too heavy. */
  readonly richness: number;
  /** Adds a definition and returns its `url(#…)`. */
  define(name: string, attributes: Record<string, string | number>, children: string): string;
  /** A colour under this picture's light; see {@link shade}. */
  tone(color: string, sunlit: number, distance?: number): string;
  definitions(): string;
}

/** Which of an hour's skies a picture has: needed without drawing it, for the placeholder. */
export function skyVariant(spec: SceneSpec): number {
  return hashSeed(spec.seed, 'sky') % 12;
}

/** Opens an empty stage for a picture. */
export function createStage(spec: SceneSpec, richness = 1): Stage {
  const random = createRandom(spec.seed);
  const light = createLight(spec.time, random.fork('light'), skyVariant(spec));
  const definitions: string[] = [];
  const known = new Map<string, string>();
  return {
    spec,
    random,
    homeRandom: createRandom(hashSeed(Math.floor(spec.seed / PICTURES_OF_A_HOME), 'home')),
    light,
    palette: PALETTES[spec.region],
    view: viewFor(spec),
    richness,
    define(name, attributes, children) {
      const content = el(name, attributes, children);
      const existing = known.get(content);
      if (existing !== undefined) return existing;
      const id = `d${definitions.length}`;
      definitions.push(el(name, { id, ...attributes }, children));
      known.set(content, `url(#${id})`);
      return `url(#${id})`;
    },
    tone: (color, sunlit, distance = 0) => shade(light, color, sunlit, distance),
    definitions: () => definitions.join(''),
  };
}

/** One stop of a gradient: where (0 to 1), which colour, how opaque (1 when left out). */
export type Stop = readonly [offset: number, color: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(([offset, color, opacity]) =>
      el('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
    )
    .join('');

/** A straight gradient between two points of the picture. */
export function linear(stage: Stage, from: Point, to: Point, list: readonly Stop[]): string {
  return stage.define(
    'linearGradient',
    { gradientUnits: 'userSpaceOnUse', x1: from[0], y1: from[1], x2: to[0], y2: to[1] },
    stops(list),
  );
}

/** A gradient from the top of whatever it fills to its foot. */
export function downward(stage: Stage, list: readonly Stop[]): string {
  return stage.define('linearGradient', { x1: 0, y1: 0, x2: 0, y2: 1 }, stops(list));
}

/** A round gradient. */
export function radial(stage: Stage, centre: Point, radius: number, list: readonly Stop[]): string {
  return stage.define(
    'radialGradient',
    { gradientUnits: 'userSpaceOnUse', cx: centre[0], cy: centre[1], r: radius },
    stops(list),
  );
}

/** A blur, in pixels of the picture, as a `filter` value. */
export function blur(stage: Stage, deviation: number): string {
  return stage.define(
    'filter',
    // Blurring in sRGB spares two conversions of every pixel.
    {
      x: '-10%',
      y: '-10%',
      width: '120%',
      height: '120%',
      'color-interpolation-filters': 'sRGB',
    },
    el('feGaussianBlur', { stdDeviation: deviation }),
  );
}

/** The same for the upper part of the picture, down to `bottom`: only what is seen is blurred. */
export function blurAbove(stage: Stage, deviation: number, bottom: number): string {
  const margin = Math.ceil(deviation * 6);
  return stage.define(
    'filter',
    {
      filterUnits: 'userSpaceOnUse',
      x: -margin,
      y: -margin,
      width: WIDTH + margin * 2,
      height: bottom + margin * 2,
      'color-interpolation-filters': 'sRGB',
    },
    el('feGaussianBlur', { stdDeviation: deviation }),
  );
}

/** A filling that fades out towards the edge of what it fills: softness without the cost of a blur. */
export function soft(stage: Stage, color: string): string {
  return stage.define(
    'radialGradient',
    {},
    stops([
      [0, color, 1],
      [0.4, color, 0.72],
      [0.75, color, 0.2],
      [1, color, 0],
    ]),
  );
}

/** Everything of `children` that lies inside the path. */
export function clipped(stage: Stage, data: string, children: string): string {
  const clip = stage.define('clipPath', {}, el('path', { d: data }));
  return el('g', { 'clip-path': clip }, children);
}
