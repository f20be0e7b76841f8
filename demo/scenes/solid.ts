import { blend } from './color.ts';
import { downward, type Stage } from './stage.ts';
import { type Point, path, polygon } from './svg.ts';
import { type Place, project } from './view.ts';

/** Where a thing stands and which way it is turned; its parts are given in its own metres. */
export interface Frame {
  readonly stage: Stage;
  /** Its own coordinates to those of the world. */
  world(place: Place): Place;
  /** Its own coordinates to those of the picture. */
  at(place: Place): Point;
  /** How squarely the sun shines on a surface with this outward normal, 0 to 1. */
  sunlit(normal: Place): number;
  /** Whether the camera sees the outer side of a surface. */
  faces(place: Place, normal: Place): boolean;
}

/**
 * Sets a thing on the ground.
 *
 * @param at the world place of its own origin
 * @param yaw radians; positive turns its front to the right and shows its left side
 */
export function frameAt(stage: Stage, at: Place, yaw: number): Frame {
  const c = Math.cos(yaw);
  const s = Math.sin(yaw);
  const turn = ([x, y, z]: Place): Place => [x * c - z * s, y, x * s + z * c];
  const world = (place: Place): Place => {
    const [x, y, z] = turn(place);
    return [at[0] + x, at[1] + y, at[2] + z];
  };
  return {
    stage,
    world,
    at: (place) => project(stage.view, world(place)),
    sunlit(normal) {
      const [x, y, z] = turn(normal);
      const length = Math.hypot(x, y, z) || 1;
      const [sx, sy, sz] = stage.light.toSun;
      return Math.max(0, (x * sx + y * sy + z * sz) / length);
    },
    faces(place, normal) {
      const [px, py, pz] = world(place);
      const [x, y, z] = turn(normal);
      return x * -px + y * (stage.view.eye - py) + z * -pz > 0;
    },
  };
}

/** The colour of a surface of a thing: its material under the light, the distance and the angle. */
export function surface(frame: Frame, place: Place, normal: Place, color: string): string {
  return frame.stage.tone(color, frame.sunlit(normal), frame.world(place)[2]);
}

/** A filling that is a little darker towards the foot, as walls are in open air. */
function grounded(stage: Stage, color: string, strength = 0.16): string {
  return downward(stage, [
    [0, blend(color, '#ffffff', 0.03)],
    [0.45, color],
    [1, blend(color, '#1d1a2b', strength)],
  ]);
}

/** One flat face, drawn when its outer side is seen. */
export function face(
  frame: Frame,
  corners: readonly Place[],
  normal: Place,
  color: string,
  flat = false,
): string {
  const first = corners[0];
  if (first === undefined || !frame.faces(first, normal)) return '';
  const tone = surface(frame, first, normal, color);
  const data = polygon(corners.map((corner) => frame.at(corner)));
  return path(data, flat ? tone : grounded(frame.stage, tone));
}

/** A box in a thing's own metres. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
  readonly h: number;
  readonly d: number;
}

/** A closed box: its visible walls and, when the camera is above it, its top. */
export function block(frame: Frame, box: Box, color: string, top = color): string {
  const { x, y, z, w, h, d } = box;
  return prism(
    frame,
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    z,
    z + d,
    color,
    top,
  );
}

/**
 * A convex outline (across and up, counter-clockwise seen from the front) drawn out from `z0` to
 * `z1`.
 *
 * @param top the colour of the faces that look upward
 */
export function prism(
  frame: Frame,
  outline: readonly Point[],
  z0: number,
  z1: number,
  color: string,
  top = color,
): string {
  let drawn = '';
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [0, 0];
    const normal: Place = [by - ay, ax - bx, 0];
    // What lies level underneath rests on something, which it must not be painted over.
    if (normal[1] < 0 && Math.abs(normal[0]) < -normal[1] * 0.1) return;
    const upward = normal[1] > Math.abs(normal[0]) * 0.2;
    drawn += face(
      frame,
      [
        [ax, ay, z0],
        [bx, by, z0],
        [bx, by, z1],
        [ax, ay, z1],
      ],
      normal,
      upward ? top : color,
      upward,
    );
  });
  const end = (z: number): Place[] => outline.map(([x, y]) => [x, y, z]);
  return drawn + face(frame, end(z1), [0, 0, 1], color) + face(frame, end(z0), [0, 0, -1], color);
}

/** Parts of a thing, each with a place in it, drawn from the farthest to the nearest. */
export function farthestFirst(
  frame: Frame,
  parts: readonly (readonly [place: Place, drawn: string])[],
): string {
  return [...parts]
    .sort(([a], [b]) => frame.world(b)[2] - frame.world(a)[2])
    .map(([, drawn]) => drawn)
    .join('');
}
