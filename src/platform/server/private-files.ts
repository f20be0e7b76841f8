import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** How a folder of the data folder is made: nobody else on the machine may look into it. */
export const PRIVATE_FOLDER = { recursive: true, mode: 0o700 } as const;
/** How a file of the data folder is written. */
export const PRIVATE_FILE = { mode: 0o600 } as const;

/** What the product keeps in the data folder; of other things there nothing is changed. */
const OURS = ['postgres', 'mail', 'uploads', 'pictures', 'secret'];

/** Of whatever this process writes from now on, libraries too, nothing is for other users. */
export function writePrivately(): void {
  process.umask(0o077);
}

/**
 * Closes a data folder to other users of the machine: what an earlier version wrote may be open to
 * them. In a folder that is closed already nothing is looked at: nobody else gets into it, and what it
 * holds may be many files. Links are not followed. A folder that isn't there is left to who makes it;
 * what belongs to somebody else can't be closed, and a warning says so.
 *
 * @param dataDir absolute path
 */
export function closeToOthers(dataDir: string): void {
  if (!isOpenToOthers(dataDir)) return;
  const open: string[] = [];
  close(dataDir, 0o700, open);
  for (const name of OURS) closeAll(join(dataDir, name), open);
  if (open[0] === undefined) return;
  process.emitWarning(
    `Other users of this machine may read ${open[0]}${open.length > 1 ? ` and ${open.length - 1} more` : ''}: it belongs to somebody else.`,
  );
}

function closeAll(path: string, open: string[]): void {
  const about = lstatSync(path, { throwIfNoEntry: false });
  if (about === undefined || about.isSymbolicLink()) return;
  close(path, about.isDirectory() ? 0o700 : 0o600, open);
  if (!about.isDirectory()) return;
  for (const name of namesIn(path)) closeAll(join(path, name), open);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Not ours to read: `close` has noted it.
    return [];
  }
}

function isOpenToOthers(path: string): boolean {
  const about = lstatSync(path, { throwIfNoEntry: false });
  return about !== undefined && (about.mode & 0o077) !== 0;
}

function close(path: string, mode: number, open: string[]): void {
  if (!isOpenToOthers(path)) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'ENOENT' && code !== 'EROFS') throw error;
    if (code !== 'ENOENT') open.push(path);
  }
}
