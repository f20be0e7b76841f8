import { join, sep } from 'node:path';

/** @typedef {import('rolldown').OutputChunk} OutputChunk */

/**
 * Refuses a build that carries the demonstration world: an entry, with all that it reads at once, has
 * no module of `demo/`. What a server reads only where it is asked for the world is a file of its own.
 *
 * @param {{ root: string, allowed?: readonly string[], late?: boolean }} options
 *   `allowed`: names of entries that are the world's own tools, `late`: whether the others may have
 *   files of it that they read when they are asked to; a browser may not
 * @returns {import('vite').Plugin}
 */
export function demoApart({ root, allowed = [], late = false }) {
  const folder = join(root, 'demo') + sep;
  return {
    name: 'wayhearth-demo-apart',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entries = chunks.filter(({ isEntry, name }) => isEntry && !allowed.includes(name));
      for (const chunk of late ? withImports(entries, bundle) : chunks) {
        const [found] = chunk.moduleIds.filter((id) => id.startsWith(folder));
        if (found !== undefined) this.error(`${chunk.fileName} carries ${found} of the demo world`);
      }
    },
  };
}

/**
 * Chunks and all that their static imports lead to.
 *
 * @param {readonly OutputChunk[]} entries
 * @param {Readonly<Record<string, { type: string }>>} bundle
 */
function withImports(entries, bundle) {
  const found = new Set(entries);
  for (const { imports } of found) {
    for (const fileName of imports) {
      const chunk = bundle[fileName];
      if (chunk?.type === 'chunk') found.add(/** @type {OutputChunk} */ (chunk));
    }
  }
  return found;
}
