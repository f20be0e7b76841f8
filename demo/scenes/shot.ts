import type { HomeKind } from './homes/home.ts';
import { hashSeed } from './random.ts';
import type { Stage } from './stage.ts';
import { FOCAL, type View } from './view.ts';

/** From where a home is seen: square on, from its corner, or by somebody who stands before it. */
export const CAMERAS = ['straight', 'quarter', 'street'] as const;
export type Camera = (typeof CAMERAS)[number];

/** Where a home stands in its picture, and the camera that sees it. */
export interface Shot {
  readonly view: View;
  readonly distance: number;
  /** Metres right of the camera. */
  readonly x: number;
  readonly yaw: number;
}

const USUAL_EYE = [520, 3] as const;
const CENTRE = 600;
/** Eyes of somebody who stands; of large grounds one sees little from so low. */
const STANDING = 1.55;
const ON_A_STEP = 2.6;
const LARGE_GROUNDS = 5;
/** Where the top of a home ends, looked up at, and how far the horizon may go for it, in pixels. */
const TOP = 190;
const HORIZONS = { highest: 500, lowest: 730 } as const;

/** Which camera a picture is seen with: its own, not its home's. */
export function cameraOf(seed: number): Camera {
  return CAMERAS[hashSeed(seed, 'camera') % CAMERAS.length] ?? 'quarter';
}

/** Sets the camera of a picture before its home. */
export function shotOf(stage: Stage, home: HomeKind): Shot {
  const random = stage.random.fork('shot');
  const camera = cameraOf(stage.spec.seed);
  const [horizon, eye] = home.eye ?? USUAL_EYE;
  const zoom = random.range(0.95, 1.12);
  const level =
    camera === 'street' ? lookingUp(home, zoom) : { horizon, eye, distance: home.distance * zoom };
  const [min, max] = home.yaw;
  // The turned front looks towards the light, so that the side one sees most of is lit.
  const towards = stage.light.side * (random.chance(0.75) ? 1 : -0.85);
  const yaw = {
    straight: random.range(-0.07, 0.07),
    quarter: towards * random.range(min, max),
    street: towards * random.range(max * 0.8, max * 1.15),
  }[camera];
  const { distance } = level;
  const room = Math.max(0.03 * distance, 0.53 * distance - home.half);
  const x = random.range(-1, 1) * Math.min(0.11 * distance, room);
  return {
    view: { horizon: level.horizon, eye: level.eye, centre: CENTRE, focal: FOCAL },
    distance,
    x,
    yaw,
  };
}

function lookingUp(
  home: HomeKind,
  zoom: number,
): { horizon: number; eye: number; distance: number } {
  const eye = (home.eye?.[1] ?? 0) >= LARGE_GROUNDS && home.height < 20 ? ON_A_STEP : STANDING;
  const above = home.height - eye;
  const distance = Math.max(
    (home.half * FOCAL * zoom) / 470,
    (above * FOCAL) / (HORIZONS.lowest - TOP / 3),
  );
  const wanted = TOP + (above * FOCAL) / distance;
  const horizon = Math.min(HORIZONS.lowest, Math.max(HORIZONS.highest, wanted));
  return { horizon, eye, distance };
}
