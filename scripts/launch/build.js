import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../../src/platform/server/start/progress.js';
import { INPUTS } from './build-inputs.js';
import { compressFiles } from './compress-files.js';
import { Failure } from './failure.js';
import { isSameContent, readStock, takeStock, writeStock } from './inputs.js';
import { programOf, ROOT } from './root.js';
import { runCaptured } from './run-captured.js';

/** In this order: the first empties `dist`. */
const STEPS = [
  { title: 'Building the pages', args: ['build'] },
  { title: 'Building the server', args: ['build', '--config', 'vite.server.config.ts'] },
];

const CLIENT = join('dist', 'client');
const STAMP = join('dist', '.stamp');
const RESULT = join('dist', 'server', 'http.js');

/**
 * Whether `dist` holds the product as its sources are now.
 *
 * @param {string} [root]
 */
export function isBuilt(root = ROOT) {
  const built = readStock(join(root, STAMP));
  if (built === null || !existsSync(join(root, RESULT))) return false;
  return isSameContent(built, takeStock(root, INPUTS, built));
}

/**
 * Builds the pages and the server.
 *
 * @param {string} node the Node to build with
 * @param {{ product: boolean, longTexts: boolean }} which the product, and the product aside with texts
 *   as long as other languages make them; each uses little more than one processor, so both go on at once
 */
export async function build(node, { product, longTexts }) {
  const stamp = join(ROOT, STAMP);
  // Taken before: what is changed while the build runs is built by the next start.
  const stock = product ? takeStock(ROOT, INPUTS, readStock(stamp) ?? {}) : null;
  if (stock !== null) rmSync(stamp, { force: true });
  const kinds = [...(product ? [{}] : []), ...(longTexts ? [{ TEXTS: 'long' }] : [])];
  for (const { title, args } of STEPS) {
    await step(title, () =>
      Promise.all(kinds.map((settings) => runVite(node, title, args, settings))),
    );
  }
  if (product) await step('Compressing the pages', () => compressFiles(join(ROOT, CLIENT)));
  if (stock !== null) writeStock(stamp, stock);
}

/**
 * @param {string} node
 * @param {string} title
 * @param {readonly string[]} args
 * @param {Record<string, string>} settings of the build
 */
async function runVite(node, title, args, settings) {
  const { code, output } = await runCaptured(node, [programOf('vite'), ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  });
  if (code !== 0) throw new Failure(`${title} failed; what it said stands above.`, output);
}
