import { hex, mix, multiply, type Rgb, rgb } from './color.ts';
import type { Random } from './random.ts';
import type { Time } from './spec.ts';

/** How a time of day lights everything in the picture. */
export interface Light {
  readonly time: Time;
  /** Sky colours from the zenith to the horizon. */
  readonly sky: readonly string[];
  /** What reaches every surface, and what is added where the sun (or moon) shines on it. */
  readonly ambient: Rgb;
  readonly direct: Rgb;
  /** The unit vector towards the sun: right, up, away from the camera. */
  readonly toSun: readonly [number, number, number];
  /** -1 when the light comes from the left, 1 from the right. */
  readonly side: -1 | 1;
  /** The air's colour, taken on with distance. */
  readonly haze: Rgb;
  /** The colour of the sun or moon itself, and of its glow. */
  readonly disc: string;
  readonly glow: string;
  /** How bright lamps and lit windows look, 0 to 1. */
  readonly lamps: number;
}

const SKIES: Record<Time, readonly (readonly string[])[]> = {
  dawn: [
    ['#6f8fc9', '#a9b4dc', '#e7c3cf', '#ffdcb8', '#fff0d2'],
    ['#7d86c0', '#c0a9cf', '#f2b9b8', '#ffd2a6', '#ffeccb'],
    ['#5f9bbd', '#9cc6d0', '#d9dccb', '#fbe0b4', '#fff2d6'],
    ['#8a95b8', '#b9bccf', '#dccfd2', '#f3ddcc', '#fcefdc'],
  ],
  day: [
    ['#2f7fc9', '#5ba3de', '#93c6ec', '#c6e2f3', '#eaf4f4'],
    ['#3b8fc4', '#6db4d9', '#a6d5e6', '#d5ecec', '#f3f6ea'],
    ['#4a86bd', '#7aaad2', '#adcbe2', '#d7e4ea', '#f4f0e4'],
    ['#2673b8', '#4c9bd6', '#82c2ea', '#bfe2f2', '#e6f5f5'],
  ],
  dusk: [
    ['#2a2f66', '#5d437f', '#b25a86', '#ee8a72', '#ffc684'],
    ['#22375f', '#465687', '#987094', '#e39a86', '#ffd09a'],
    ['#33275c', '#7a3d7a', '#d0566f', '#f78b55', '#ffc765'],
    ['#1f4163', '#3f6d86', '#8f9595', '#eab183', '#ffd58f'],
  ],
  night: [
    ['#060b20', '#0d1638', '#172652', '#263c6e', '#3f588a'],
    ['#080a1e', '#141538', '#24234f', '#3a3768', '#5a4f80'],
    ['#04121f', '#092437', '#133c52', '#22566a', '#3c7482'],
  ],
};

const AMBIENT: Record<Time, Rgb> = {
  dawn: [0.66, 0.6, 0.68],
  day: [0.66, 0.71, 0.8],
  dusk: [0.5, 0.42, 0.54],
  night: [0.26, 0.32, 0.5],
};

const DIRECT: Record<Time, Rgb> = {
  dawn: [0.46, 0.36, 0.22],
  day: [0.44, 0.4, 0.32],
  dusk: [0.56, 0.34, 0.16],
  night: [0.12, 0.15, 0.22],
};

const HEIGHT_OF_SUN: Record<Time, number> = { dawn: 0.32, day: 0.85, dusk: 0.24, night: 0.7 };
const DISC: Record<Time, string> = {
  dawn: '#fff6dc',
  day: '#fffdf2',
  dusk: '#ffe9b8',
  night: '#f1f4ff',
};
const GLOW: Record<Time, string> = {
  dawn: '#ffdca0',
  day: '#fffbe6',
  dusk: '#ffb45e',
  night: '#9fb6ee',
};
const LAMPS: Record<Time, number> = { dawn: 0.35, day: 0, dusk: 0.85, night: 1 };

/** The sky of a time of day; `variant` chooses among several of the same hour. */
function skyColors(time: Time, variant: number): readonly string[] {
  const skies = SKIES[time];
  return skies[variant % skies.length] ?? ['#5ba3de', '#eaf4f4'];
}

/** The light of one picture. */
export function createLight(time: Time, random: Random, skyVariant: number): Light {
  const side = random.chance(0.5) ? 1 : -1;
  const height = HEIGHT_OF_SUN[time];
  const away = time === 'day' || time === 'night' ? -0.62 : -0.42;
  const length = Math.hypot(0.75, height, away);
  const sky = skyColors(time, skyVariant);
  const low = rgb(sky[3] ?? '#ffffff');
  const horizon = rgb(sky[4] ?? '#ffffff');
  return {
    time,
    sky,
    ambient: AMBIENT[time],
    direct: DIRECT[time],
    toSun: [(side * 0.75) / length, height / length, away / length],
    side,
    haze: mix(low, horizon, 0.35),
    disc: DISC[time],
    glow: GLOW[time],
    lamps: LAMPS[time],
  };
}

/** How much of the air lies between the camera and something `distance` metres away, 0 to 1. */
function airAt(distance: number): number {
  return 0.86 * (1 - Math.exp(-Math.max(0, distance - 14) / 190));
}

/**
 * The colour of a surface in the picture.
 *
 * @param sunlit how squarely the surface faces the sun, 0 (in shadow) to 1
 * @param distance metres from the camera
 */
export function shade(light: Light, color: string, sunlit: number, distance = 0): string {
  const received: Rgb = [
    light.ambient[0] + light.direct[0] * sunlit,
    light.ambient[1] + light.direct[1] * sunlit,
    light.ambient[2] + light.direct[2] * sunlit,
  ];
  return hex(mix(multiply(rgb(color), received), light.haze, airAt(distance)));
}
