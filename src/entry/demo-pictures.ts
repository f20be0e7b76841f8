import type { DrawPlace } from '#features/experiences/index.server.ts';
import type { PictureSource } from '#platform/server/media/pictures.ts';
import { readDemoWorld } from './demo-world.ts';

/**
 * Pictures of the demonstration world, drawn from their keys alone, so that none has to be stored.
 * There are billions of such keys; only those that are named somewhere are drawn.
 *
 * @param isNamed whether a listing or a person shows the picture of that key
 */
export function demoPictures(isNamed: (key: string) => Promise<boolean>): PictureSource {
  return {
    // Where nothing of the demonstration world is shown, its code is never read.
    has: async (key) => (await isNamed(key)) && (await readDemoWorld()).canDraw(key),
    isLasting: () => true,
    original: async (key) => (await readDemoWorld()).pictures.original(key),
  };
}

/** Draws public places where the demonstration world is shown. */
export const drawDemoPlace: DrawPlace = async (place, drawing) =>
  (await readDemoWorld()).drawPlace(place, drawing);
