import type { Region } from './spec.ts';

/** What things are made of in a region, in plain daylight. */
export interface Palette {
  readonly grass: string;
  readonly meadow: string;
  readonly earth: string;
  readonly path: string;
  readonly sand: string;
  readonly stone: string;
  readonly water: string;
  /** Leaves, from the darkest to the lightest. */
  readonly leaves: readonly [string, string, string];
  readonly needles: readonly [string, string, string];
  readonly blossom: readonly string[];
  readonly walls: readonly string[];
  readonly roofs: readonly string[];
  readonly wood: string;
  readonly trim: string;
  readonly doors: readonly string[];
  /** Which trees grow here, the commonest first. */
  readonly trees: readonly TreeKind[];
}

export type TreeKind =
  | 'broadleaf'
  | 'conifer'
  | 'birch'
  | 'cypress'
  | 'umbrella'
  | 'olive'
  | 'palm'
  | 'banana'
  | 'cactus'
  | 'acacia'
  | 'maple'
  | 'blossom'
  | 'bamboo'
  | 'poplar';

const BASE: Palette = {
  grass: '#7da35a',
  meadow: '#a3b866',
  earth: '#9a7f5e',
  path: '#d9c5a0',
  sand: '#ecd9ad',
  stone: '#b3aa9c',
  water: '#3f8fa8',
  leaves: ['#3d6b3c', '#5a8f48', '#86b45c'],
  needles: ['#25493a', '#35634a', '#4f8058'],
  blossom: ['#e8738a', '#f4c14f', '#f7efe2', '#9b7fd1'],
  walls: ['#f1e6d2', '#e4cdb0', '#cf8f6d', '#e9dfd0'],
  roofs: ['#8c4a3a', '#6e5148', '#5a5f68'],
  wood: '#9c6b43',
  trim: '#fbf6ec',
  doors: ['#2f6d66', '#b8503c', '#34557f', '#6b4a2e'],
  trees: ['broadleaf', 'poplar', 'broadleaf', 'conifer'],
};

/** The materials of each region. */
export const PALETTES: Record<Region, Palette> = {
  temperate: BASE,
  mediterranean: {
    ...BASE,
    grass: '#a5a65c',
    meadow: '#c9b76a',
    earth: '#b88d60',
    path: '#ead7b0',
    stone: '#d3c0a0',
    water: '#2a93b5',
    leaves: ['#5b7048', '#7f915c', '#a7b27a'],
    needles: ['#2f4d38', '#446644', '#648453'],
    blossom: ['#d8437f', '#f2a33c', '#fbf3e6', '#8f6bc7'],
    walls: ['#fbf4e6', '#f3d9ae', '#eeb98f', '#e8a07a', '#f7ead3'],
    roofs: ['#c4683f', '#b85a3a', '#cf7d4e'],
    doors: ['#2f7fa8', '#3d8a74', '#7c4a2c', '#a83e3a'],
    trees: ['cypress', 'olive', 'umbrella', 'cypress'],
  },
  northern: {
    ...BASE,
    grass: '#7f9a5c',
    meadow: '#a5ab6b',
    earth: '#7e6d5c',
    path: '#c8bba4',
    stone: '#9aa0a3',
    water: '#3d7892',
    leaves: ['#4b7340', '#769a4d', '#a9bd62'],
    needles: ['#1f4038', '#2d574a', '#467261'],
    blossom: ['#c864a8', '#f0cf58', '#f4f2ea', '#6f86d1'],
    walls: ['#a83c32', '#e2b352', '#eef0ea', '#55718a', '#3f4d4f'],
    roofs: ['#3f454c', '#57463f', '#5d6b5a'],
    trim: '#fdfbf5',
    trees: ['conifer', 'birch', 'conifer', 'birch'],
  },
  tropical: {
    ...BASE,
    grass: '#5fa653',
    meadow: '#8cc06a',
    earth: '#b3744b',
    path: '#efdcb2',
    sand: '#f7e6bd',
    stone: '#a8a18e',
    water: '#1fa8b0',
    leaves: ['#1f6b45', '#34935a', '#6cbf6c'],
    needles: ['#1f5c45', '#2f7d55', '#5aa563'],
    blossom: ['#f0527a', '#ffb03b', '#fff3e0', '#e86bd0'],
    walls: ['#f7ead0', '#cfa877', '#f3d48c', '#9fcfc4', '#fbf5e8'],
    roofs: ['#b08b55', '#9a6f45', '#c47a4a'],
    wood: '#a8713f',
    trees: ['palm', 'banana', 'palm', 'broadleaf'],
  },
  desert: {
    ...BASE,
    grass: '#c2a86a',
    meadow: '#d6b878',
    earth: '#c98b58',
    path: '#eccfa0',
    sand: '#ecc48b',
    stone: '#c79a72',
    water: '#3f9aa0',
    leaves: ['#5f7350', '#83935f', '#a9b07a'],
    needles: ['#4b6b4c', '#648559', '#8aa56c'],
    blossom: ['#e8577a', '#f7b538', '#fff0d8', '#d05fb0'],
    walls: ['#e0ae7c', '#d3946a', '#eecfa2', '#c97f5b', '#f3e2c4'],
    roofs: ['#b06a48', '#9a5b42', '#c98a5c'],
    doors: ['#2b8a8f', '#3b5fa0', '#8a4a2a', '#d07a35'],
    trees: ['cactus', 'acacia', 'cactus', 'palm'],
  },
  alpine: {
    ...BASE,
    grass: '#7fae58',
    meadow: '#a9c46c',
    stone: '#a8a8a6',
    water: '#3f8fa5',
    leaves: ['#46703c', '#6d9648', '#b3a94e'],
    needles: ['#1e4637', '#2f6048', '#4a7d58'],
    walls: ['#f3ece0', '#c79a68', '#a8754a', '#e9dcc6'],
    roofs: ['#6b4a3a', '#5a5752', '#7d5741'],
    wood: '#8d5b38',
    doors: ['#8a3b2f', '#2f5f4c', '#5b3a25'],
    trees: ['conifer', 'conifer', 'broadleaf', 'conifer'],
  },
  'east-asian': {
    ...BASE,
    grass: '#86a660',
    meadow: '#aebf74',
    earth: '#9c8466',
    path: '#d6cfbd',
    stone: '#a3a49c',
    water: '#4a8f94',
    leaves: ['#3f6e4a', '#648f55', '#93b367'],
    needles: ['#27503f', '#3a6b4e', '#5d8b5c'],
    blossom: ['#f3a6bd', '#f7cad4', '#e2503f', '#fff1ee'],
    walls: ['#f2eadb', '#e0d2b8', '#c9b28c', '#f6f1e6'],
    roofs: ['#4b525a', '#5b6168', '#3f4b50'],
    wood: '#6e4a33',
    trim: '#5a3d2b',
    doors: ['#6e4a33', '#8a2f2a', '#34495a'],
    trees: ['maple', 'blossom', 'bamboo', 'conifer'],
  },
  latin: {
    ...BASE,
    grass: '#86a858',
    meadow: '#b5bd68',
    earth: '#b87a52',
    path: '#e6c9a0',
    stone: '#bfa98a',
    water: '#2c94a0',
    leaves: ['#38713f', '#5b994c', '#93bd5e'],
    blossom: ['#a56bd6', '#e84f8a', '#ffb638', '#f7f0ff'],
    walls: ['#f2b544', '#e8735a', '#4fa3a8', '#f09aa8', '#f7ebd5', '#7f9ed1'],
    roofs: ['#bd5f3c', '#a9502f', '#c97a4b'],
    doors: ['#2b6f9c', '#8a2f4f', '#2f7d5b', '#5b3a25'],
    trees: ['broadleaf', 'palm', 'blossom', 'banana'],
  },
};
