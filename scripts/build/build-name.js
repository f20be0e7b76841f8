import { createHash } from 'node:crypto';
import { INPUTS } from '../launch/build-inputs.js';
import { takeStock } from '../launch/inputs.js';

/**
 * A name for what is built from the sources as they are: other sources, another name. Files that
 * stand in a folder of that name need no hashes of their own, and hashes are what compresses worst
 * in a page's scripts, which name hundreds of files.
 *
 * @param {string} root the project's folder
 * @returns {string} eight characters of a file's name
 */
export function buildName(root) {
  const digest = createHash('sha256');
  for (const [path, { hash }] of Object.entries(takeStock(root, INPUTS))) {
    digest.update(`${path} ${hash}\n`);
  }
  return digest.digest('hex').slice(0, 8);
}
