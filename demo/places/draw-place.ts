import type { Drawing, Place } from '#features/experiences/index.server.ts';
import { artsCentre, market, museum, placeOfWorship } from './building-scenes.ts';
import {
  beach,
  garden,
  lake,
  park,
  square,
  trail,
  viewpoint,
  waterfront,
} from './outdoor-scenes.ts';
import { HEIGHT, makePen, type Pen, WIDTH } from './pen.ts';
import { library, makerspace } from './room-scenes.ts';

const SCENES: Readonly<Record<Place['kind'], (pen: Pen) => string>> = {
  park,
  garden,
  square,
  beach,
  lake,
  waterfront,
  trail,
  viewpoint,
  market,
  library,
  museum,
  'arts-centre': artsCentre,
  makerspace,
  'place-of-worship': placeOfWorship,
};

/**
 * Renders a place by its kind: each place differs from the others, and always looks the same. It
 * takes a fraction of a millisecond, so results aren't cached.
 *
 * @returns an SVG document of some 10 kB, without any user-written text
 */
export function drawPlace({ id, kind }: Pick<Place, 'id' | 'kind'>, drawing: Drawing): string {
  const scene = SCENES[kind](makePen(id, drawing));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${scene}</svg>`;
}
