import { blend } from '../color.ts';
import { gabled, gabledBody, hipped } from '../roof.ts';
import { castShadow } from '../shadow.ts';
import { type Box, block, type Frame, farthestFirst, prism } from '../solid.ts';
import { wallOf } from '../wall.ts';
import { type Panes, type Skin, wingWall } from './wing-wall.ts';

/** One part of a house: walls under a roof. Lengths in metres; `y` is what its foot stands on. */
export interface Wing {
  readonly x: number;
  readonly z: number;
  readonly w: number;
  readonly d: number;
  readonly y?: number;
  readonly floors: number;
  readonly storey?: number;
  /** A gable's ridge runs across the front (`x`) or away from it (`z`). */
  readonly roof: 'gable-x' | 'gable-z' | 'hip' | 'flat' | 'shed';
  readonly rise?: number;
  readonly over?: number;
  readonly wall: string;
  readonly tiles?: string;
  readonly skin?: Skin;
  readonly panes?: Panes;
  /** Metres from the front's left end to a door. */
  readonly door?: number;
  readonly doorColor?: string;
  /** What stands on its roof, painted after it. */
  readonly upon?: readonly Wing[];
}

const STOREY = 3;

/** How high the walls of a wing are. */
function wallHeight({ floors, storey = STOREY }: Wing): number {
  return floors * storey;
}

const boxOf = (wing: Wing): Box => ({ ...wing, y: wing.y ?? 0, h: wallHeight(wing) });

/** A house out of wings, the farthest painted first, with the shadow of all of them. */
export function drawWings(frame: Frame, wings: readonly Wing[]): string {
  const shadows = wings
    .filter(({ y = 0 }) => y < 2)
    .map((wing) => ({ ...boxOf(wing), h: wallHeight(wing) + (wing.rise ?? 0) * 0.6 }));
  return (
    castShadow(frame, shadows) +
    farthestFirst(
      frame,
      wings.map((wing) => [[wing.x + wing.w / 2, 0, wing.z + wing.d / 2], drawWing(frame, wing)]),
    )
  );
}

function drawWing(frame: Frame, wing: Wing): string {
  const upon = (wing.upon ?? []).map((other) => drawWing(frame, other)).join('');
  return roofed(frame, wing) + upon;
}

function walls(frame: Frame, wing: Wing): string {
  const box = boxOf(wing);
  return (['left', 'right', 'front'] as const)
    .map((side) => wingWall(wallOf(frame, box, side), wing, side === 'front'))
    .join('');
}

function roofed(frame: Frame, wing: Wing): string {
  const { x, z, w, d, y = 0, rise = 2.4, over = 0.4, wall } = wing;
  const box = boxOf(wing);
  const tiles = wing.tiles ?? '#8c4a3a';
  const plan = { x, z, w, d, y: y + box.h, rise, over };
  switch (wing.roof) {
    case 'gable-x':
    case 'gable-z': {
      const ridge = wing.roof === 'gable-x' ? 'x' : 'z';
      const body = gabledBody(frame, plan, ridge, y, wall) + walls(frame, wing);
      return gabled(frame, plan, ridge, tiles, body);
    }
    case 'hip':
      return block(frame, box, wall) + walls(frame, wing) + hipped(frame, plan, tiles);
    case 'shed':
      return block(frame, box, wall) + walls(frame, wing) + lean(frame, wing, tiles);
    case 'flat':
      return block(frame, box, wall, '#cdc4b6') + walls(frame, wing) + parapet(frame, box, wall);
  }
}

/** A single slope that rises to the left and stands out on all sides. */
function lean(frame: Frame, wing: Wing, color: string): string {
  const { x, z, w, d, rise = 1.4, over = 0.5 } = wing;
  const y = (wing.y ?? 0) + wallHeight(wing);
  const outline = [
    [x - over, y],
    [x + w + over, y],
    [x + w + over, y + 0.2],
    [x - over, y + rise],
  ] as const;
  return prism(frame, outline, z - over, z + d + over, blend(color, '#f2e4cf', 0.2), color);
}

function parapet(frame: Frame, { x, y, z, w, h, d }: Box, wall: string): string {
  const pale = blend(wall, '#ffffff', 0.25);
  return block(
    frame,
    { x: x - 0.12, y: y + h - 0.1, z: z - 0.12, w: w + 0.24, h: 0.42, d: d + 0.24 },
    pale,
    '#c3baae',
  );
}
