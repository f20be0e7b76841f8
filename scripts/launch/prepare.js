import { join } from 'node:path';
import { build, isBuilt } from './build.js';
import { chooseNode, hasPackagedNode, noNodeSentence } from './choose-node.js';
import { Failure } from './failure.js';
import { withFileLock } from './file-lock.js';
import { install, isInstalled } from './install.js';
import { ROOT } from './root.js';

const LOCK = join(ROOT, '.cache', 'prepare.lock');

/**
 * Makes sure that all packages are there.
 *
 * @returns {Promise<string>} the Node to run with
 * @throws Failure when they can't be installed, or no Node is new enough
 */
export async function prepareNode() {
  if (!isInstalled()) {
    await withFileLock(LOCK, async () => {
      if (!isInstalled()) await install();
    });
  }
  // npm takes an optional package that it couldn't fetch for one that nobody needs.
  if (chooseNode() === null && hasPackagedNode()) await withFileLock(LOCK, () => install());
  const node = chooseNode();
  if (node === null) throw new Failure(noNodeSentence());
  return node;
}

/**
 * Makes sure that the product is built as its sources are now.
 *
 * @param {string} node
 * @param {{ longTexts?: boolean }} [also] what is built besides
 */
export async function prepareBuild(node, { longTexts = false } = {}) {
  if (isBuilt() && !longTexts) return;
  await withFileLock(LOCK, async () => {
    const product = !isBuilt();
    if (product || longTexts) await build(node, { product, longTexts });
  });
}
