import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Logger } from 'pino';
import sharp from 'sharp';
import { MAX_PICTURE_PIXELS } from '#domain/listing-form.ts';
import { makeConcurrencyLimit } from '#platform/server/concurrency-limit.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../private-files.ts';
import { cleanPicture } from './clean-picture.ts';
import {
  CONTENT_TYPES,
  encodePicture,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureSource,
  type Pictures,
  type PictureWidth,
} from './pictures.ts';

interface PicturesOptions {
  source: PictureSource;
  /** Folder of finished renditions; made when missing, and safe to delete at any time. */
  cacheDir: string;
  /** Maximum size of the folder; the least recently used files are removed. */
  maxCacheBytes?: number;
  /** Finished renditions of all servers: each is made once. */
  shared?: ObjectStore | undefined;
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
  shared,
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
    const made = await shared?.get(name).catch(unlessAway(log, name));
    if (made !== undefined && made !== null) {
      await cache.write(name, made);
      return made;
    }
    const encoded = await concurrencyLimit(async () => {
      const original = await source.original(key);
      if (original === null) return null;
      const input = sharp(original, { limitInputPixels: MAX_PICTURE_PIXELS });
      const isDrawing = (await input.metadata()).format === 'svg';
      const picture = input.autoOrient().resize({ width, withoutEnlargement: true });
      return encodePicture(picture, format, isDrawing);
    });
    if (encoded === null) return null;
    await cache.write(name, encoded);
    await shared?.put(name, encoded, CONTENT_TYPES[format]).catch(unlessAway(log, name));
    return encoded;
  };

  const makeOnce = (
    key: string,
    width: PictureWidth,
    format: PictureFormat,
    name: string,
  ): Promise<Buffer | null> => {
    const begun = making.get(name);
    if (begun !== undefined) return begun;
    const made = make(key, width, format, name).finally(() => making.delete(name));
    making.set(name, made);
    return made;
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
      return (await source.has(key)) ? makeOnce(key, width, format, name) : null;
    },
    privateRendition: async (key, width, format, admit) => {
      if (!isPictureKey(key)) return null;
      const name = renditionPath(key, width, format);
      const kept = await cache.read(name);
      if (kept !== null) return kept;
      await admit?.();
      return makeOnce(key, width, format, name);
    },
    async deleteRenditions(key) {
      for (const width of PICTURE_WIDTHS) {
        await Promise.all(
          PICTURE_FORMATS.map(async (format) => {
            const name = renditionPath(key, width, format);
            await cache.delete(name);
            await shared?.delete(name);
          }),
        );
      }
    },
    // A user waits for the answer, and the number of uploads is limited.
    clean: (sent, longest) =>
      cleanPicture(sent, longest, (work) => concurrencyLimit(work, 'first')),
  };
}

/** Named by a digest: any key makes a good file name on any system. */
function renditionPath(key: string, width: number, format: string): string {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 40);
  return `${digest.slice(0, 2)}/${digest}-${width}.${format}`;
}

/** A rendition that can't be shared is made here; that must not keep it from being shown. */
function unlessAway(log: PicturesOptions['log'], name: string) {
  return (error: unknown): null => {
    log?.warn({ err: error, name }, 'a rendition could not be shared');
    return null;
  };
}

interface CacheOptions {
  /** Folder of the files; made when missing, and safe to delete at any time. */
  readonly folder: string;
  /** Maximum size of all files together. */
  readonly maxBytes: number;
  readonly log?: Pick<Logger, 'warn'>;
}

/** Finished renditions as files; the least recently requested are removed first. */
interface RenditionCache {
  /** Null when it isn't there. */
  read(name: string): Promise<Buffer | null>;
  /** Writes a file, and removes others until all fit. A reader finds the whole file or none. */
  write(name: string, content: Buffer): Promise<void>;
  delete(name: string): Promise<void>;
}

/** Milliseconds after which the time of a file is updated, so that a restart knows its use. */
const USE_NOTED_MS = 24 * 60 * 60 * 1_000;

interface KnownFile {
  readonly bytes: number;
  /** When the use was last written to disk, in milliseconds. */
  readonly noted: number;
}

/** Opens the folder; its contents are scanned when the first file is written. */
export function openRenditionCache({ folder, maxBytes, log }: CacheOptions): RenditionCache {
  /** By name, the least recently used first. */
  const files = new Map<string, KnownFile>();
  let total = 0;
  let found: Promise<void> | undefined;

  const put = (name: string, file: KnownFile): void => {
    total += file.bytes - (files.get(name)?.bytes ?? 0);
    files.delete(name);
    files.set(name, file);
  };

  const findAll = async (): Promise<void> => {
    const used = new Map(files);
    for (const { name, bytes, noted } of await filesIn(folder)) {
      if (!used.has(name)) put(name, { bytes, noted });
    }
    // Files used since the start are newer than any on disk.
    for (const [name, file] of used) put(name, file);
  };

  const evict = async (): Promise<void> => {
    for (const [name, { bytes }] of files) {
      if (total <= maxBytes) return;
      files.delete(name);
      total -= bytes;
      await rm(join(folder, name), { force: true });
    }
  };

  return {
    async read(name) {
      const path = join(folder, name);
      // An unreadable file is made again; a failing cache never prevents a picture from being
      // served.
      const content = await readFile(path).catch(() => null);
      // After a power failure the file may exist without its bytes.
      if (content === null || content.length === 0) return null;
      const now = Date.now();
      const noted = files.get(name)?.noted ?? 0;
      const isDue = now - noted > USE_NOTED_MS;
      put(name, { bytes: content.length, noted: isDue ? now : noted });
      if (isDue) await utimes(path, now / 1_000, now / 1_000).catch(() => {});
      return content;
    },
    async delete(name) {
      total -= files.get(name)?.bytes ?? 0;
      files.delete(name);
      await rm(join(folder, name), { force: true });
    },
    async write(name, content) {
      const path = join(folder, name);
      try {
        await mkdir(dirname(path), PRIVATE_FOLDER);
        const draft = `${path}.${randomUUID()}`;
        await writeFile(draft, content, PRIVATE_FILE);
        await rename(draft, path);
        put(name, { bytes: content.length, noted: Date.now() });
        found ??= findAll().catch((error: unknown) => {
          // Scanned again with the next file: the folder may be readable then.
          found = undefined;
          throw error;
        });
        await found;
        await evict();
      } catch (error) {
        log?.warn({ err: error, path }, 'a picture could not be kept');
      }
    },
  };
}

/** The files of a folder and its subfolders, the least recently used first. */
async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: { name: string; bytes: number; noted: number }[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const about = await stat(path).catch(() => null);
    if (about === null) continue;
    files.push({ name: relative(folder, path), bytes: about.size, noted: about.mtimeMs });
  }
  return files.toSorted((a, b) => a.noted - b.noted);
}
