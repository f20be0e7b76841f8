import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import sharp, { type Sharp } from 'sharp';
import { MAX_PICTURE_PIXELS } from '#domain/listing-form.ts';
import { cleanPicture } from './clean-picture.ts';
import type { PictureFormat, PictureSource, Pictures, PictureWidth } from './pictures.ts';
import { makeTurnstile } from './turnstile.ts';

interface PicturesOptions {
  source: PictureSource;
  /** Folder of finished renditions; made when missing, and safe to delete at any time. */
  cacheDir: string;
  log?: Pick<Logger, 'warn'>;
}

const KEY = /^[a-z0-9:_-]{1,200}$/;
/** Encoding takes whole processors; more at once would only keep requests waiting for them. */
const AT_ONCE = 2;

const ENCODERS: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  // At 1200 px 0.3 s; effort 4 would take ten times as long to save a quarter of the bytes.
  avif: (picture) => picture.avif({ quality: 50, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 75, effort: 3 }),
  jpg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }),
};

/** Whether a text may be the key of a picture: small letters, digits, `:`, `_` and `-`. */
export function isPictureKey(text: string): boolean {
  return KEY.test(text);
}

/**
 * Makes renditions when they are first asked for and keeps them on disk. No picture is enlarged,
 * and none carries metadata of its original.
 */
export function makePictures({ source, cacheDir, log }: PicturesOptions): Pictures {
  const making = new Map<string, Promise<Buffer | null>>();
  const turnstile = makeTurnstile(AT_ONCE);

  const make = async (
    key: string,
    width: PictureWidth,
    format: PictureFormat,
    path: string,
  ): Promise<Buffer | null> => {
    if ((await source.has?.(key)) === false) return null;
    const kept = await readKept(path);
    if (kept !== null) return kept;
    const encoded = await turnstile(async () => {
      const original = await source.original(key);
      if (original === null) return null;
      const picture = sharp(original, { limitInputPixels: MAX_PICTURE_PIXELS })
        .autoOrient()
        .resize({ width, withoutEnlargement: true });
      return ENCODERS[format](picture).toBuffer();
    });
    if (encoded !== null) {
      await keep(path, encoded).catch((error: unknown) =>
        log?.warn({ err: error, path }, 'a picture could not be kept'),
      );
    }
    return encoded;
  };

  return {
    rendition: async (key, width, format) => {
      if (!isPictureKey(key)) return null;
      const path = join(cacheDir, fileOf(key, width, format));
      let made = making.get(path);
      if (made === undefined) {
        made = make(key, width, format, path).finally(() => making.delete(path));
        making.set(path, made);
      }
      return made;
    },
    clean: (sent, longest) => cleanPicture(sent, longest, turnstile),
  };
}

/** Named by a digest: any key makes a good file name on any system. */
function fileOf(key: string, width: number, format: string): string {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 40);
  return join(digest.slice(0, 2), `${digest}-${width}.${format}`);
}

async function readKept(path: string): Promise<Buffer | null> {
  // What can't be read is made anew; a cache never stands between a picture and who asks for it.
  const kept = await readFile(path).catch(() => null);
  // A machine that lost power may have kept the name and not the bytes.
  return kept === null || kept.length === 0 ? null : kept;
}

/** A reader finds the whole file or none. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}
