import type { Random } from '../random.ts';
import { type Interior, WIDTH } from '../spec.ts';
import type { Stage } from '../stage.ts';
import { group } from '../svg.ts';
import { bath } from './bath.ts';
import { bed, bunk } from './bunk.ts';
import { desk } from './desk.ts';
import { kitchen } from './kitchen.ts';
import { lounge } from './lounge.ts';
import { drawGarden, drawHammock } from './porch.ts';
import { buildRoom, vignette } from './room.ts';
import type { Room } from './room-parts.ts';
import { smallStage } from './stage.ts';
import { type RoomStyle, roomStyle } from './style.ts';
import { supper } from './supper.ts';
import { sharedTable } from './table.ts';
import { talk } from './talk.ts';
import { workshop } from './workshop.ts';
import { yoga } from './yoga.ts';

const FURNISH: Record<
  Exclude<Interior, 'hammock' | 'garden'>,
  (room: Room, random: Random) => string
> = {
  desk,
  bed,
  bath,
  kitchen,
  bunk,
  lounge,
  table: sharedTable,
  stage: smallStage,
  supper,
  talk,
  workshop,
  yoga,
};

/** A room of the home, or the sheltered place before its door. */
export function drawInterior(stage: Stage): string {
  const kind = stage.spec.interior ?? 'desk';
  const random = stage.random.fork('furniture');
  const style = roomStyle(stage.spec.category, stage.palette, stage.homeRandom.fork('style'));
  // Seen in a mirror, a room is another one: what stands left stands right, the light included.
  const isMirrored = stage.random.fork('mirror').chance(0.5);
  const drawn = drawRoom(stage, kind, style, random);
  return isMirrored ? group(drawn, { transform: `matrix(-1 0 0 1 ${WIDTH} 0)` }) : drawn;
}

function drawRoom(stage: Stage, kind: Interior, style: RoomStyle, random: Random): string {
  if (kind === 'hammock') return drawHammock(stage, style, random);
  if (kind === 'garden') return drawGarden(stage, style, random);
  // A van is as long as it is; only who lies in it looks down its whole length.
  const depth =
    stage.spec.category === 'Van' && kind !== 'bunk' && kind !== 'bed' ? 3.6 : style.depth;
  const room = buildRoom(stage, { ...style, depth });
  return room.shell + FURNISH[kind](room, random) + vignette(stage);
}
