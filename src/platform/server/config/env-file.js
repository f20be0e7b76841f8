import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * The variables of a process, then those of `.env` that are not set.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} root folder of `.env`, which may be missing
 * @returns {Record<string, string | undefined>}
 */
export function withEnvFile(env, root) {
  /** @type {string} */
  let file;
  try {
    file = readFileSync(join(root, '.env'), 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return { ...env };
    throw error;
  }
  const given = Object.entries(env).filter(([, value]) => value !== undefined);
  return { ...parseEnv(file), ...Object.fromEntries(given) };
}
