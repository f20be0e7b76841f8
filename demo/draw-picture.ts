import {
  decodeKey,
  decodeLook,
  drawAvatar,
  drawLogo,
  drawScene,
  encodeLook,
  type Look,
} from './scenes/index.ts';

/** A look is known of the newer ones; the others are drawn as they were. */
const PORTRAIT = /^portrait-(?:([a-z]{3})-)?(\d{1,10})$/;

const LOGO = /^logo-(\d{1,10})$/;

/** Draws a picture of the demo world from its key alone; null for a key that is none of them. */
export async function drawPicture(key: string): Promise<Buffer | null> {
  const portrait = PORTRAIT.exec(key);
  if (portrait !== null) return portraitOf(Number(portrait[2]), portrait[1]);
  const logo = LOGO.exec(key);
  if (logo !== null) return Buffer.from(drawLogo(Number(logo[1])));
  const scene = decodeKey(key);
  return scene === null ? null : Buffer.from(drawScene(scene));
}

/** Whether a key is that of a picture of the demo world. */
export function canDraw(key: string): boolean {
  return PORTRAIT.test(key) || LOGO.test(key) || decodeKey(key) !== null;
}

/** The key of a person's drawn portrait. */
export function portraitKey(seed: number, look: Look): string {
  return `portrait-${encodeLook(look)}-${seed}`;
}

/** The key of a listing's drawn logo. */
export function logoKey(seed: number): string {
  return `logo-${seed}`;
}

function portraitOf(seed: number, letters: string | undefined): Buffer | null {
  if (letters === undefined) return Buffer.from(drawAvatar(seed));
  const look = decodeLook(letters);
  return look === null ? null : Buffer.from(drawAvatar(seed, look));
}
