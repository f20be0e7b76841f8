import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `import … from '…'`, `export … from '…'` and `import '…'`; types alone and `import()` are none. */
const STATIC = /^[ \t]*(import|export)\s+(?!type\s)(?:([\w*\s{},$]+?)\sfrom\s*)?['"]([^'"]+)['"]/gm;
/** One of the names in braces: what it is called there, and here. */
const NAME = /(\btype\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?/g;
/** A feature's face hands on what others may use; who imports it needs what they name of it. */
const FACE = /(?:^|\/)index\.web\.ts$/;

/**
 * @typedef {object} Import
 * @property {string} target path below the root
 * @property {boolean} handsOn whether it is an `export … from`
 * @property {readonly { there: string, here: string }[]} names
 */

/**
 * The files of the project that come with others at once: all that their static imports lead to.
 * What a feature's face hands on counts where one of them names it.
 *
 * @param {string} root the project's folder; `#rooms/…` lead into its `src`, `#generated/…` and `#demo/…` beside it
 * @param {readonly string[]} entries paths below `root`
 * @returns {Set<string>} paths below `root`, the entries among them
 */
export function withStaticImports(root, entries) {
  const found = new Set(entries);
  /** @type {Set<string>} `path name` of what is needed of faces */
  const needed = new Set();
  /** @type {Map<string, Import[]>} */
  const read = new Map();
  for (let known = -1; known < found.size + needed.size; ) {
    known = found.size + needed.size;
    for (const path of found) {
      const imports = read.get(path) ?? importsOf(root, path);
      read.set(path, imports);
      for (const { target, handsOn, names } of imports) {
        const used = names.filter(({ here }) => needed.has(`${path} ${here}`));
        if (handsOn && FACE.test(path) && used.length === 0) continue;
        found.add(target);
        for (const { there } of handsOn && FACE.test(path) ? used : names) {
          needed.add(`${target} ${there}`);
        }
      }
    }
  }
  return found;
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {Import[]}
 */
function importsOf(root, path) {
  const source = readFileSync(join(root, path), 'utf8');
  return [...source.matchAll(STATIC)].flatMap(([, kind, list = '', specifier = '']) => {
    const named = pathOf(specifier, path);
    // The route tree names routes without their endings; some have a dot in their names.
    const target = [named, `${named}.tsx`].find((each) => each && existsSync(join(root, each)));
    if (!target) return [];
    const names = [...list.matchAll(NAME)]
      .filter(([, type]) => type === undefined)
      .map(([, , there = '', here = there]) => ({ there, here }));
    return [{ target, handsOn: kind === 'export', names }];
  });
}

/**
 * @param {string} specifier
 * @param {string} importer
 */
function pathOf(specifier, importer) {
  const file = specifier.replace(/\?.*$/, '');
  if (/^#(?:generated|demo)\//.test(file)) return file.slice(1);
  if (file.startsWith('#')) return join('src', file.slice(1));
  return file.startsWith('.') ? join(dirname(importer), file) : null;
}
