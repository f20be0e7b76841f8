import type { Random } from '../random.ts';
import type { Frame } from '../solid.ts';

/** A kind of home that can be set into a scene. Its origin is the middle of its front's foot. */
export interface HomeKind {
  /** Metres from the camera to the origin, as it fills the picture best. */
  readonly distance: number;
  /** Half its width and its depth, with the room it needs around it, in metres. */
  readonly half: number;
  readonly depth: number;
  /** Metres from the ground to its top. */
  readonly height: number;
  /** Metres of its own ground before its front: steps, a fence, a terrace. */
  readonly front?: number;
  /** How far its front is turned, in radians: the least and the most. */
  readonly yaw: readonly [number, number];
  /** Where the horizon lies in the picture, and the camera above the ground in metres. */
  readonly eye?: readonly [horizon: number, eye: number];
  /** On what it stands; `ground` unless it floats. */
  readonly floats?: boolean;
  draw(frame: Frame, random: Random): string;
}
