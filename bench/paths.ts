import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');
/** What runs leave for each other: databases, bundles. Deleting it costs only time. */
export const CACHE = join(ROOT, '.cache', 'bench');
export const RESULTS = join(ROOT, 'bench', 'results');
/** The session secret of all servers here, so that the harness can sign people in by itself. */
export const SECRET = 'a secret of the benchmark, long enough to sign';

/** The Node that runs this, for every process that is measured. */
export const NODE = process.execPath;

/** @throws Error when the product was not built */
export function builtFile(name: string): string {
  const file = join(ROOT, 'dist', 'server', name);
  if (!existsSync(file)) throw new Error(`${file} is missing: run it as npm run bench.`);
  return file;
}
