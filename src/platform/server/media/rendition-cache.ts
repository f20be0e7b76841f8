import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Logger } from 'pino';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../private-files.ts';

interface CacheOptions {
  /** Folder of the files; made when missing, and safe to delete at any time. */
  readonly folder: string;
  /** Maximum size of all files together. */
  readonly maxBytes: number;
  readonly log?: Pick<Logger, 'warn'>;
}

/** Finished renditions as files; the least recently requested are removed first. */
export interface RenditionCache {
  /** Null when it isn't there. */
  read(name: string): Promise<Buffer | null>;
  /** Writes a file, and removes others until all fit. A reader finds the whole file or none. */
  write(name: string, content: Buffer): Promise<void>;
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
