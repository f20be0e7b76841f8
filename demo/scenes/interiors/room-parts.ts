import type { Frame } from '../solid.ts';
import type { Stage } from '../stage.ts';
import type { Wall } from '../wall.ts';
import type { RoomStyle } from './style.ts';

/** A room with the camera in it, looking at its far wall. */
export interface Room {
  /** The light indoors, and the room's own camera. */
  readonly stage: Stage;
  /** Places in the room: across from its middle, up, away from the camera. */
  readonly frame: Frame;
  readonly style: RoomStyle;
  readonly back: Wall;
  readonly left: Wall;
  readonly right: Wall;
  /** Half its width, and the distance of its far wall. */
  readonly half: number;
  readonly far: number;
  readonly shell: string;
}
