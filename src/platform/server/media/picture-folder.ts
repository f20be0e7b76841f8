import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../private-files.ts';

/** Pictures as files of the data folder, where the embedded database is too. */
export interface PictureFolder {
  /** A reader finds the whole file or none. */
  write(key: string, content: Uint8Array): Promise<void>;
  /** Null for a picture that isn't there. */
  read(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
  /**
   * Keys of files that are at least an hour old: the row of a younger one may not be written yet.
   */
  settledKeys(): Promise<string[]>;
}

const KEY = /^[\w-]{1,100}$/;
const SETTLED_MS = 60 * 60 * 1_000;

/** The pictures that people sent, in `DATA_DIR/uploads`. */
export function pictureFolder({ dataDir }: Pick<Config, 'dataDir'>): PictureFolder {
  const folder = join(dataDir, 'uploads');
  const pathForKey = (key: string): string => {
    if (!KEY.test(key)) throw new RangeError(`not the key of a file: ${key}`);
    return join(folder, key);
  };
  return {
    async write(key, content) {
      await mkdir(folder, PRIVATE_FOLDER);
      const draft = `${pathForKey(key)}.${randomUUID()}`;
      await writeFile(draft, content, PRIVATE_FILE);
      await rename(draft, pathForKey(key));
    },
    async read(key) {
      return readFile(pathForKey(key)).catch(unlessMissing(null));
    },
    async remove(key) {
      await rm(pathForKey(key), { force: true });
    },
    async settledKeys() {
      const names = await readdir(folder).catch(unlessMissing<string[]>([]));
      const settled: string[] = [];
      for (const name of names.filter((one) => KEY.test(one))) {
        const { mtimeMs } = await stat(join(folder, name));
        if (Date.now() - mtimeMs > SETTLED_MS) settled.push(name);
      }
      return settled;
    },
  };
}

function unlessMissing<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}
