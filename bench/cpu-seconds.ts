import { readdirSync, readFileSync } from 'node:fs';

/** Of the kernel's clock, in which it counts the time of processes. */
const TICKS_PER_SECOND = 100;

interface ProcessTimes {
  readonly parent: number;
  readonly own: number;
  /** Of children that ended. */
  readonly ended: number;
}

/**
 * Seconds of processor time that a process and its children took until now, the ended ones included.
 * Linux alone says so.
 */
export function cpuSeconds(pid: number): number {
  const root = readTimes(pid);
  if (root === null) throw new Error(`there is no process ${pid}`);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readTimes(Number(name)))
    .filter((times) => times?.parent === pid);
  return [root, ...children].reduce((sum, times) => sum + (times?.own ?? 0), root.ended);
}

/** @returns null for a process that has ended */
function readTimes(pid: number): ProcessTimes | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may hold blanks and brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const seconds = (from: number) =>
      (Number(fields[from]) + Number(fields[from + 1])) / TICKS_PER_SECOND;
    return { parent: Number(fields[1]), own: seconds(11), ended: seconds(13) };
  } catch {
    return null;
  }
}
