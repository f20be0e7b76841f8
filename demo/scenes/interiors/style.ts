import type { ListingCategory } from '#domain/vocabulary.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';

type WallKind =
  | 'plaster'
  | 'boards'
  | 'logs'
  | 'brick'
  | 'screens'
  | 'canvas'
  | 'panels'
  | 'concrete'
  | 'stone';
type FloorKind = 'boards' | 'mats' | 'tiles' | 'concrete' | 'parquet';
type CeilingKind = 'flat' | 'beams' | 'low' | 'tent' | 'cornice';
export type OpeningKind =
  | 'wide'
  | 'grid'
  | 'arched'
  | 'cottage'
  | 'round'
  | 'sliding'
  | 'flap'
  | 'tall';

/** How a rug is woven. */
const RUGS = ['diamonds', 'stripes', 'plain', 'checks', 'round'] as const;
export type Rug = (typeof RUGS)[number];

/** The windows that a kind of home may have instead of its usual ones. */
const OPENINGS: Partial<Record<OpeningKind, readonly OpeningKind[]>> = {
  wide: ['wide', 'tall', 'cottage', 'wide'],
  tall: ['tall', 'arched', 'wide', 'cottage'],
  cottage: ['cottage', 'wide', 'cottage', 'tall'],
  arched: ['arched', 'tall', 'arched'],
  grid: ['grid', 'arched', 'grid'],
  round: ['round', 'wide', 'cottage'],
};

/** How the rooms of one kind of home are built. Lengths in metres. */
export interface RoomStyle {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly wall: string;
  /** The wall with the window, which may be painted in a colour of its own. */
  readonly far: string;
  readonly wallKind: WallKind;
  readonly floor: string;
  readonly floorKind: FloorKind;
  readonly ceiling: CeilingKind;
  readonly opening: OpeningKind;
  readonly wood: string;
  readonly accent: string;
  readonly second: string;
  readonly rug: Rug;
}

type Shell = Pick<
  RoomStyle,
  'width' | 'height' | 'depth' | 'wallKind' | 'floorKind' | 'ceiling' | 'opening'
> & {
  readonly walls?: readonly string[];
  readonly floors?: readonly string[];
};

const SHELLS: Record<ListingCategory, Shell> = {
  Van: {
    width: 2.9,
    height: 2.25,
    depth: 5,
    wallKind: 'boards',
    floorKind: 'boards',
    ceiling: 'low',
    opening: 'flap',
    walls: ['#f1e7d6', '#dfc9a6', '#e8ddc9'],
  },
  Home: {
    width: 6,
    height: 2.8,
    depth: 6,
    wallKind: 'plaster',
    floorKind: 'boards',
    ceiling: 'flat',
    opening: 'wide',
  },
  Mansion: {
    width: 8.4,
    height: 4,
    depth: 7.4,
    wallKind: 'panels',
    floorKind: 'parquet',
    ceiling: 'cornice',
    opening: 'arched',
    walls: ['#dfe3da', '#e9dcc8', '#c9d3d3', '#e3cfc4'],
  },
  Houseboat: {
    width: 4.2,
    height: 2.3,
    depth: 5.2,
    wallKind: 'boards',
    floorKind: 'boards',
    ceiling: 'beams',
    opening: 'round',
    walls: ['#f3eee2', '#cfdcdc', '#e6d2b0'],
  },
  MultiStory: {
    width: 5.4,
    height: 3,
    depth: 6,
    wallKind: 'plaster',
    floorKind: 'tiles',
    ceiling: 'beams',
    opening: 'tall',
  },
  Minka: {
    width: 6.6,
    height: 2.6,
    depth: 6.4,
    wallKind: 'screens',
    floorKind: 'mats',
    ceiling: 'beams',
    opening: 'sliding',
    walls: ['#efe6d2'],
    floors: ['#c9c08a'],
  },
  Cottage: {
    width: 5.2,
    height: 2.4,
    depth: 5.4,
    wallKind: 'stone',
    floorKind: 'tiles',
    ceiling: 'beams',
    opening: 'cottage',
    walls: ['#efe7d6', '#e6dccb'],
    floors: ['#b8785a', '#a8886a'],
  },
  Modern: {
    width: 7.2,
    height: 3,
    depth: 6.6,
    wallKind: 'concrete',
    floorKind: 'concrete',
    ceiling: 'flat',
    opening: 'wide',
    walls: ['#d9d7d2', '#eceae4'],
    floors: ['#b9b4ac', '#c9a77e'],
  },
  Cabin: {
    width: 5.4,
    height: 2.7,
    depth: 5.6,
    wallKind: 'logs',
    floorKind: 'boards',
    ceiling: 'beams',
    opening: 'cottage',
    walls: ['#b5834f', '#a8744a', '#c2925e'],
    floors: ['#8d6040'],
  },
  Camp: {
    width: 5.2,
    height: 3.1,
    depth: 5.2,
    wallKind: 'canvas',
    floorKind: 'boards',
    ceiling: 'tent',
    opening: 'flap',
    walls: ['#efe2c6', '#f2e8d4'],
    floors: ['#b98f62'],
  },
  Loft: {
    width: 7.6,
    height: 4,
    depth: 7.2,
    wallKind: 'brick',
    floorKind: 'boards',
    ceiling: 'beams',
    opening: 'grid',
    walls: ['#a85f4a', '#b57258', '#8f5a4a'],
  },
  Building: {
    width: 5.4,
    height: 2.7,
    depth: 5.8,
    wallKind: 'plaster',
    floorKind: 'parquet',
    ceiling: 'flat',
    opening: 'tall',
  },
  Village: {
    width: 5.6,
    height: 2.7,
    depth: 5.8,
    wallKind: 'plaster',
    floorKind: 'tiles',
    ceiling: 'beams',
    opening: 'cottage',
    floors: ['#b8785a', '#c08a62'],
  },
  Resort: {
    width: 7.6,
    height: 3.4,
    depth: 6.8,
    wallKind: 'plaster',
    floorKind: 'tiles',
    ceiling: 'beams',
    opening: 'wide',
    floors: ['#d9c7a6', '#c9b79c'],
  },
};

const ACCENTS = [
  '#d9694a',
  '#2f7a72',
  '#d9a03f',
  '#4f6f9c',
  '#8a5a83',
  '#6f8f5b',
  '#c9606a',
] as const;

/** What people paint one wall of a room with. */
const PAINTS = [
  '#c98a6a',
  '#7f9a86',
  '#6f8aa3',
  '#d9b36a',
  '#b58aa0',
  '#8fb0ac',
  '#d6a08a',
  '#5f7a78',
  '#a9a284',
  '#e0c4a0',
] as const;

/** The rooms of a listing's kind of home. */
export function roomStyle(category: ListingCategory, palette: Palette, random: Random): RoomStyle {
  const { walls, floors, ...shell } = SHELLS[category];
  const accent = random.pick(ACCENTS);
  const plain = ['#f4ecdf', '#efe4d2', '#e3e8e2', '#f0ddd0', '#dfe6ea', '#e9e2c9', '#cfd9cc'];
  const near = (length: number, share: number) => length * random.range(1 - share, 1 + share);
  const openings = OPENINGS[shell.opening] ?? [shell.opening];
  const wall = random.pick(walls ?? plain);
  const isPainted = shell.wallKind === 'plaster' && random.chance(0.65);
  return {
    ...shell,
    width: category === 'Van' ? shell.width : near(shell.width, 0.12),
    height: category === 'Van' ? shell.height : near(shell.height, 0.08),
    opening: random.pick(openings),
    rug: random.pick(RUGS),
    wall,
    far: isPainted ? random.pick(PAINTS) : wall,
    floor: random.pick(floors ?? ['#b98d62', '#a87a52', '#c9a47a', '#8f6a4c']),
    wood: random.pick([palette.wood, '#a8764a', '#c09060', '#7d5638']),
    accent,
    second: random.pick(ACCENTS.filter((color) => color !== accent)),
  };
}
