import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `import … from '…'`, `export … from '…'` and `import '…'`; types alone and `import()` are none. */
const STATIC = /^[ \t]*(?:import|export)\s+(?!type\s)(?:[\w*\s{},$]+?\sfrom\s*)?['"]([^'"]+)['"]/gm;

/**
 * The files of the project that come with others at once: all that their static imports lead to.
 *
 * @param {string} root the project's folder; `#rooms/…` lead into its `src`, `#generated/…` beside it
 * @param {readonly string[]} entries paths below `root`
 * @returns {Set<string>} paths below `root`, the entries among them
 */
export function withStaticImports(root, entries) {
  const found = new Set(entries);
  for (const path of found) {
    const source = readFileSync(join(root, path), 'utf8');
    for (const [, specifier = ''] of source.matchAll(STATIC)) {
      const target = pathOf(specifier, path);
      if (target !== null && existsSync(join(root, target))) found.add(target);
    }
  }
  return found;
}

/**
 * @param {string} specifier
 * @param {string} importer
 */
function pathOf(specifier, importer) {
  const file = specifier.replace(/\?.*$/, '');
  // The route tree names routes without their endings.
  const named = /\.\w+$/.test(file) ? file : `${file}.tsx`;
  if (/^#generated\//.test(named)) return named.slice(1);
  if (named.startsWith('#')) return join('src', named.slice(1));
  return named.startsWith('.') ? join(dirname(importer), named) : null;
}
