import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../private-files.ts';
import { ConfigError } from './read-settings.ts';

const SECRET_BYTES = 32;
const MIN_CHARACTERS = 32;

/**
 * The secret kept in the data folder; makes one the first time, readable by its owner alone.
 *
 * @param dataDir absolute path; made when missing
 * @returns at least 32 characters, the same at every start
 * @throws ConfigError when what the file holds is too short to be safe
 */
export function keepSessionSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  const secret = readSecret(path) ?? makeSecret(dataDir, path);
  if (secret.length >= MIN_CHARACTERS) return secret;
  const sentence = `The secret in ${path} is shorter than ${MIN_CHARACTERS} characters; delete the file or set SESSION_SECRET.`;
  throw new ConfigError(new Map([['SESSION_SECRET', sentence]]));
}

function readSecret(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function makeSecret(dataDir: string, path: string): string {
  mkdirSync(dataDir, PRIVATE_FOLDER);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${secret}\n`, PRIVATE_FILE);
  try {
    // A link appears whole or not at all, and refuses to replace: of two servers that start
    // at once on one folder, both end up with the secret of the first.
    linkSync(draft, path);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readSecret(path) ?? secret;
  } finally {
    rmSync(draft, { force: true });
  }
}
