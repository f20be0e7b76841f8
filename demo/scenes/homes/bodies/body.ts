import type { Random } from '../../random.ts';
import { block, type Frame } from '../../solid.ts';
import { FOCAL } from '../../view.ts';
import type { HomeKind } from '../home.ts';
import type { Panes, Skin } from '../wing-wall.ts';
import type { Wing } from '../wings.ts';

/** Half of what a home takes of the picture's width, in pixels, and its free sky. */
const WIDEST = 500;
const SKY = 70;
const USUAL_EYE = [520, 3] as const;

/** A home that stands as far away as it must to be seen whole. */
export function body(
  home: Omit<HomeKind, 'distance' | 'yaw'> & { readonly yaw?: HomeKind['yaw'] },
): HomeKind {
  const [horizon, eye] = home.eye ?? USUAL_EYE;
  const distance = Math.max(
    (home.half * FOCAL) / WIDEST,
    ((home.height - eye) * FOCAL) / (horizon - SKY),
  );
  return { yaw: [0.25, 0.5], ...home, distance };
}

/** What the houses of one home are painted with, by what is usual in its region. */
export interface Paint {
  readonly wall: string;
  readonly second: string;
  readonly tiles: string;
  readonly door: string;
  readonly shutters: string | undefined;
  readonly skin: Skin;
}

/** Regional marks and how often: tile bands, timber frames, brick, boards, shutters. */
export function paintOf({ stage }: Frame, random: Random): Paint {
  const { palette, spec } = stage;
  const door = random.pick(palette.doors);
  const isIn = (...regions: readonly string[]) => regions.includes(spec.region);
  const skin = ((): Skin => {
    if (isIn('mediterranean') && random.chance(0.4)) return 'azulejo';
    if (isIn('alpine') && random.chance(0.45)) return 'timbered';
    if (isIn('temperate') && random.chance(0.4)) return random.pick(['bricks', 'timbered']);
    if (isIn('northern') && random.chance(0.7)) return 'boards';
    if (isIn('tropical') && random.chance(0.35)) return 'battens';
    return 'plain';
  })();
  const brick = random.pick(['#b0664c', '#9d5a48', '#c07f5e']);
  const first = random.pick(palette.walls);
  return {
    wall: skin === 'bricks' ? brick : first,
    second: random.pick(palette.walls),
    tiles: random.pick(palette.roofs),
    door,
    shutters: isIn('mediterranean', 'latin', 'alpine') && random.chance(0.75) ? door : undefined,
    skin,
  };
}

/** Upright windows of a town. */
export function frenchPanes(paint: Paint, more: Partial<Panes> = {}): Panes {
  return {
    every: 2.6,
    w: 1.05,
    h: 2,
    up: 0.5,
    columns: 2,
    rows: 3,
    shutters: paint.shutters,
    ...more,
  };
}

/** A row of tiles over each floor's windows, as under the eaves of the East. */
export function eaves(frame: Frame, wing: Wing): string {
  const { storey = 3, floors, x, z, w, tiles = '#5a5f68' } = wing;
  let drawn = '';
  for (let floor = 1; floor < floors; floor++)
    drawn += block(
      frame,
      {
        x: x - 0.4,
        y: (wing.y ?? 0) + floor * storey - 0.15,
        z: z - 0.9,
        w: w + 0.8,
        h: 0.16,
        d: 0.9,
      },
      tiles,
    );
  return drawn;
}
