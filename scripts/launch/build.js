import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { INPUTS } from './build-inputs.js';
import { captured } from './captured.js';
import { Failure } from './failure.js';
import { isSameContent, readStock, takeStock, writeStock } from './inputs.js';
import { step } from './progress.js';
import { programOf, ROOT } from './root.js';

/** In this order: the first empties `dist`. */
const STEPS = [
  { title: 'Building the pages', args: ['build'] },
  { title: 'Building the server', args: ['build', '--config', 'vite.server.config.ts'] },
];

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
 */
export async function build(node) {
  const stamp = join(ROOT, STAMP);
  // Taken before: what is changed while the build runs is built by the next start.
  const stock = takeStock(ROOT, INPUTS, readStock(stamp) ?? {});
  rmSync(stamp, { force: true });
  await takeSteps(node, {});
  writeStock(stamp, stock);
}

/**
 * Builds the product aside, with texts as long as other languages make them.
 *
 * @param {string} node the Node to build with
 */
export async function buildWithLongTexts(node) {
  await takeSteps(node, { TEXTS: 'long' });
}

/**
 * @param {string} node
 * @param {Record<string, string>} settings of the build
 */
async function takeSteps(node, settings) {
  const vite = programOf('vite');
  for (const { title, args } of STEPS) {
    await step(title, async () => {
      const { code, output } = await captured(node, [vite, ...args], {
        env: { ...process.env, NODE_ENV: 'production', ...settings },
      });
      if (code !== 0) throw new Failure(`${title} failed; what it said stands above.`, output);
    });
  }
}
