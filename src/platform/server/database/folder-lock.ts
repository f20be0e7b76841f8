import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The data folder belongs to another live process. */
export class FolderHeldError extends Error {
  constructor(folder: string, holder: number) {
    super(`The data folder ${folder} is in use by process ${holder}. Stop it first.`);
    this.name = 'FolderHeldError';
  }
}

/**
 * Locks a folder for this process. The embedded database doesn't lock its files, and two writers
 * would silently lose each other's rows, so a live holder always keeps its lock.
 *
 * Not the lock of `scripts/launch/file-lock.js`, which is plain JavaScript that runs before
 * anything is installed: there the second process waits, and a holder that is silent for 20 seconds
 * counts as dead, which a process stopped in a debugger is not. Here the second one is refused at
 * once, and only the system decides which process is alive.
 *
 * @returns releases the folder
 * @throws FolderHeldError naming the live process that holds it
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'owner.lock');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, JSON.stringify({ pid: process.pid, started: startTime(process.pid) }));
      closeSync(file);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(path);
    if (holder !== null && isAlive(holder)) throw new FolderHeldError(resolve(folder), holder.pid);
    rmSync(path, { force: true });
  }
  throw new FolderHeldError(resolve(folder), readHolder(path)?.pid ?? 0);
}

interface Holder {
  pid: number;
  started: string | null;
}

function readHolder(path: string): Holder | null {
  try {
    const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null || !('pid' in parsed)) return null;
    const { pid, started } = parsed as { pid: unknown; started?: unknown };
    if (typeof pid !== 'number') return null;
    return { pid, started: typeof started === 'string' ? started : null };
  } catch {
    return null;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // A process number is reused after a crash or a reboot: the start time distinguishes them.
  const now = startTime(pid);
  return started === null || now === null || now === started;
}

/** Start time of a process in clock ticks since boot, where the system reports it. */
function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
