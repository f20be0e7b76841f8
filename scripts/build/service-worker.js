import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';

/**
 * Builds a service worker beside the pages: one file without imports, at a path that stays, since
 * browsers compare it with the one they have. It is no entry of the bundle, which has but one.
 *
 * @param {{ root: string, source: string, fileName: string }} worker
 * @returns {import('vite').Plugin}
 */
export function serviceWorker({ root, source, fileName }) {
  const path = join(root, source);
  return {
    name: 'wayhearth-service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
      this.emitFile({ type: 'asset', fileName, source: code });
    },
  };
}
