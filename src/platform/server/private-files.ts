import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Mode of folders within the data folder: no other user of the machine may read them. */
export const PRIVATE_FOLDER = { recursive: true, mode: 0o700 } as const;
/** Mode of files within the data folder. */
export const PRIVATE_FILE = { mode: 0o600 } as const;

/** Entries of the product in the data folder; others there are not changed. */
const OURS = ['postgres', 'mail', 'uploads', 'pictures', 'secret'];

/** Makes all files that this process writes from now on, in libraries too, private to its user. */
export function writePrivately(): void {
  process.umask(0o077);
}

/**
 * Closes a data folder to other users of the machine: an earlier version may have written files
 * open to them. The contents of a closed folder are not checked: other users can't enter it, and it
 * may have many files. Links are not followed. A missing folder is left to its creator; files owned
 * by another user can't be closed, and a warning reports so.
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
    // Owned by another user: `close` has recorded it.
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
