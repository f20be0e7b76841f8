import type { PictureSource } from '#platform/server/media/pictures.ts';
import {
  decodeKey,
  decodeLook,
  drawAvatar,
  drawScene,
  encodeLook,
  type Look,
} from './scenes/index.ts';

/** A look is known of the newer ones; the others are drawn as they were. */
const PORTRAIT = /^portrait-(?:([a-z]{3})-)?(\d{1,10})$/;

/**
 * Draws the pictures of the demo world from their keys alone, so that none has to be stored. There
 * are billions of such keys; only those that are named somewhere are drawn.
 *
 * @param isNamed whether a listing or a person shows the picture of that key
 */
export function drawnPictures(isNamed: (key: string) => Promise<boolean>): PictureSource {
  return {
    has: async (key) => canDraw(key) && isNamed(key),
    isLasting: () => true,
    async original(key) {
      const portrait = PORTRAIT.exec(key);
      if (portrait !== null) return portraitOf(Number(portrait[2]), portrait[1]);
      const scene = decodeKey(key);
      return scene === null ? null : Buffer.from(drawScene(scene));
    },
  };
}

function canDraw(key: string): boolean {
  return PORTRAIT.test(key) || decodeKey(key) !== null;
}

/** The key of a person's drawn portrait. */
export function portraitKey(seed: number, look: Look): string {
  return `portrait-${encodeLook(look)}-${seed}`;
}

function portraitOf(seed: number, letters: string | undefined): Buffer | null {
  if (letters === undefined) return Buffer.from(drawAvatar(seed));
  const look = decodeLook(letters);
  return look === null ? null : Buffer.from(drawAvatar(seed, look));
}
