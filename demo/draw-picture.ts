import type { PictureSource } from '#platform/server/media/pictures.ts';
import { decodeKey, drawAvatar, drawScene } from './scenes/index.ts';

const PORTRAIT = /^portrait-(\d{1,10})$/;

/** Draws the pictures of the demo world from their keys alone, so that none has to be stored. */
export const drawnPictures: PictureSource = {
  async original(key) {
    const portrait = PORTRAIT.exec(key);
    if (portrait !== null) return Buffer.from(drawAvatar(Number(portrait[1])));
    const scene = decodeKey(key);
    return scene === null ? null : Buffer.from(drawScene(scene));
  },
};

/** The key of a person's drawn portrait. */
export function portraitKey(seed: number): string {
  return `portrait-${seed}`;
}
