import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../private-files.ts';
import type { ObjectStore } from './object-store.ts';

/** Letters of names: no `..`, no path from the root. */
const NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/**
 * Files of a folder, which is made with the first of them; private to the user of this process.
 *
 * @throws RangeError for a name that isn't one of a file below the folder
 */
export function openFolderStore(folder: string): ObjectStore {
  const pathFor = (name: string): string => {
    if (!NAME.test(name)) throw new RangeError(`not the name of a file: ${name}`);
    return join(folder, name);
  };
  return {
    async put(name, content) {
      const path = pathFor(name);
      await mkdir(dirname(path), PRIVATE_FOLDER);
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, content, PRIVATE_FILE);
      await rename(draft, path);
    },
    async get(name) {
      return readFile(pathFor(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
    has: async (name) => existsSync(pathFor(name)),
    async delete(name) {
      await rm(pathFor(name), { force: true });
    },
  };
}
