import type { Random } from '../random.ts';

const CUTS = [
  'short',
  'crop',
  'curly',
  'bob',
  'long',
  'bun',
  'waves',
  'bald',
  'scarf',
  'braids',
  'locs',
  'fringe',
] as const;
export type Cut = (typeof CUTS)[number];

/** What makes a portrait somebody's own. */
export interface Person {
  readonly skin: string;
  readonly hair: string;
  readonly cut: Cut;
  readonly clothes: string;
  readonly second: string;
  readonly garment: 'crew' | 'collar' | 'hood' | 'vneck' | 'knit';
  readonly ground: readonly [string, string];
  readonly beard: 'none' | 'short' | 'full' | 'moustache';
  readonly glasses: 'none' | 'round' | 'square';
  readonly earrings: boolean;
  readonly eyes: 'open' | 'smiling';
  readonly mouth: 'smile' | 'grin' | 'soft';
  readonly freckles: boolean;
  /** How wide and how long the face is, about 1. */
  readonly wide: number;
  readonly long: number;
  readonly tilt: number;
  /** Finer brows, and lashes. */
  readonly gentle: boolean;
}

export const SKINS = [
  '#f6d7bf',
  '#eec19e',
  '#dfa67c',
  '#c68a5e',
  '#a56c45',
  '#835234',
  '#613b27',
  '#f1cbb0',
] as const;
export const DARK_HAIR = ['#231a19', '#33231d', '#4a3024'] as const;
export const ANY_HAIR = [
  ...DARK_HAIR,
  '#6e4429',
  '#96602f',
  '#c4934f',
  '#e0c084',
  '#a4472b',
  '#8f8d8f',
  '#d8d5d0',
] as const;
const GROUNDS: readonly (readonly [string, string])[] = [
  ['#f4c9a0', '#e58d68'],
  ['#bfe0d6', '#5f9f94'],
  ['#f7dfa5', '#e3a84f'],
  ['#c9d8ef', '#7391c0'],
  ['#ead2e4', '#a878a8'],
  ['#f6d3cb', '#cf7f7a'],
  ['#d9e4bd', '#8aa860'],
  ['#f0e3cf', '#c2a27c'],
];
const CLOTHES: readonly string[] = [
  '#d9694a',
  '#e3a33f',
  '#2f7a72',
  '#3e5f92',
  '#f4ead8',
  '#8a5a83',
  '#6f8f5b',
  '#c9505f',
  '#394250',
  '#b9cdd3',
];

/** Makes up a person of whom nothing is known. Beards go with some cuts, scarves cover the hair; the rest is free. */
export function imagine(random: Random): Person {
  const skin = random.int(0, SKINS.length - 1);
  const dark = skin >= 3 && skin <= 6;
  const cut = random.pick(CUTS);
  const mayBeard =
    cut === 'short' || cut === 'crop' || cut === 'curly' || cut === 'bald' || cut === 'locs';
  const ground = random.pick(GROUNDS);
  const clothes = random.pick(CLOTHES.filter((color) => color !== ground[1]));
  return {
    skin: SKINS[skin] ?? '#dfa67c',
    hair:
      cut === 'locs' || cut === 'braids' || (dark && random.chance(0.85))
        ? random.pick(DARK_HAIR)
        : random.pick(ANY_HAIR),
    cut,
    clothes,
    second: random.pick(CLOTHES.filter((color) => color !== clothes)),
    garment: random.pick(['crew', 'collar', 'hood', 'vneck', 'knit']),
    ground,
    beard: mayBeard && random.chance(0.5) ? random.pick(['short', 'full', 'moustache']) : 'none',
    glasses: random.chance(0.28) ? random.pick(['round', 'square']) : 'none',
    earrings: !mayBeard && cut !== 'scarf' && random.chance(0.5),
    eyes: random.chance(0.75) ? 'open' : 'smiling',
    mouth: random.pick(['smile', 'smile', 'grin', 'soft']),
    freckles: skin < 2 && random.chance(0.3),
    wide: random.range(0.94, 1.06),
    long: random.range(0.96, 1.06),
    tilt: random.range(-4, 4),
    gentle: false,
  };
}
