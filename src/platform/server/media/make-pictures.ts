import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import sharp from 'sharp';
import { MAX_PICTURE_PIXELS } from '#domain/listing-form.ts';
import { makeConcurrencyLimit } from '#platform/server/concurrency-limit.ts';
import { cleanPicture } from './clean-picture.ts';
import { encodePicture } from './encode-picture.ts';
import type { PictureFormat, PictureSource, Pictures, PictureWidth } from './pictures.ts';
import { openRenditionCache } from './rendition-cache.ts';

interface PicturesOptions {
  source: PictureSource;
  /** Folder of finished renditions; made when missing, and safe to delete at any time. */
  cacheDir: string;
  /** Maximum size of the folder; the least recently used files are removed. */
  maxCacheBytes?: number;
  log?: Pick<Logger, 'warn'>;
}

const KEY = /^[a-z0-9:_-]{1,200}$/;
/** Encoding takes whole processors; more at once would only make requests wait for them. */
const AT_ONCE = 2;
/** Most renditions that wait: about as long as a visitor would wait for the last. */
const MAX_WAITING = 64;

/** Whether a text may be the key of a picture: small letters, digits, `:`, `_` and `-`. */
export function isPictureKey(text: string): boolean {
  return KEY.test(text);
}

/**
 * Makes renditions when they are first requested and stores them on disk. No picture is enlarged,
 * and none carries metadata of its original.
 */
export function makePictures({
  source,
  cacheDir,
  maxCacheBytes = Number.POSITIVE_INFINITY,
  log,
}: PicturesOptions): Pictures {
  const making = new Map<string, Promise<Buffer | null>>();
  const concurrencyLimit = makeConcurrencyLimit({
    atOnce: AT_ONCE,
    maxWaiting: MAX_WAITING,
    refusal: 'pictures-busy',
    retrySeconds: 10,
  });
  const cache = openRenditionCache({
    folder: cacheDir,
    maxBytes: maxCacheBytes,
    ...(log === undefined ? {} : { log }),
  });

  const make = async (
    key: string,
    width: PictureWidth,
    format: PictureFormat,
    name: string,
  ): Promise<Buffer | null> => {
    if (!(await source.has(key))) return null;
    const encoded = await concurrencyLimit(async () => {
      const original = await source.original(key);
      if (original === null) return null;
      const input = sharp(original, { limitInputPixels: MAX_PICTURE_PIXELS });
      const isDrawing = (await input.metadata()).format === 'svg';
      const picture = input.autoOrient().resize({ width, withoutEnlargement: true });
      return encodePicture(picture, format, isDrawing);
    });
    if (encoded !== null) await cache.write(name, encoded);
    return encoded;
  };

  return {
    rendition: async (key, width, format, admit) => {
      if (!isPictureKey(key)) return null;
      const name = renditionPath(key, width, format);
      const kept = await cache.read(name);
      if (kept !== null) {
        if (source.isLasting(key)) return kept;
        await admit?.('check');
        if (await source.has(key)) return kept;
      }
      await admit?.('make');
      let made = making.get(name);
      if (made === undefined) {
        made = make(key, width, format, name).finally(() => making.delete(name));
        making.set(name, made);
      }
      return made;
    },
    // A user waits for the answer, and the number of uploads is limited.
    clean: (sent, longest) =>
      cleanPicture(sent, longest, (work) => concurrencyLimit(work, 'first')),
  };
}

/** Named by a digest: any key makes a good file name on any system. */
function renditionPath(key: string, width: number, format: string): string {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 40);
  return join(digest.slice(0, 2), `${digest}-${width}.${format}`);
}
