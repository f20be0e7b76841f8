import { HEIGHT, type SceneSpec, WIDTH } from './spec.ts';

import type { Point } from './svg.ts';

/** A place in the world, in metres: right of the camera, above the ground, away from the camera. */
export type Place = readonly [x: number, y: number, z: number];

/** A level camera (with a shifted lens, so that walls stay upright). */
export interface View {
  /** The horizon's height in the picture, and the vanishing point's place across it, in pixels. */
  readonly horizon: number;
  readonly centre: number;
  /** Pixels that a metre takes at a distance of a metre. */
  readonly focal: number;
  /** The camera's height above the ground in metres. */
  readonly eye: number;
}

/** Pixels that a metre takes at a distance of a metre. */
export const FOCAL = 1150;

/** The camera for a picture; {@link shotOf} sets that of a home's outside. */
export function viewFor({ subject }: SceneSpec): View {
  // Among people, a little above their heads.
  const [horizon, eye] = subject === 'outing' ? [485, 2.6] : [505, 4.6];
  return { horizon, centre: WIDTH / 2, focal: FOCAL, eye };
}

/** Where a place appears. Places nearer than half a metre are held there. */
export function project(view: View, place: Place): Point {
  const distance = Math.max(0.5, place[2]);
  return [
    view.centre + (view.focal * place[0]) / distance,
    view.horizon - (view.focal * (place[1] - view.eye)) / distance,
  ];
}

/** How many pixels a metre takes at a distance. */
export function scaleAt(view: View, distance: number): number {
  return view.focal / Math.max(0.5, distance);
}

/** How far away the ground is that appears at a height of the picture below the horizon. */
export function distanceAt(view: View, y: number): number {
  return (view.focal * view.eye) / Math.max(1, y - view.horizon);
}

/** The nearest ground that is still in the picture, in metres. */
export function nearestGround(view: View): number {
  return distanceAt(view, HEIGHT);
}
