import { join } from 'node:path';

/** What Vite wraps each `import()` of a browser's bundle in. */
const WRAPPER = '\0vite/preload-helper.js';
/** The module that stands in for it. */
const IMPORT_PART = 'src/platform/web/parts/import-part.ts';
/** What fetches a part; `import-part.ts` puts it there. */
const GLOBAL = '__importPart';
/** An `import()` of a file of the bundle, as the minifier writes it. */
const IMPORT = /\bimport\(\s*([`"'])(\.\/[^`"'$]+)\1\s*\)/g;

/**
 * Has every part of a page that is fetched late fetched by `importPart`: browsers keep the failure of
 * an `import()` for the life of the page.
 *
 * @returns {import('vite').Plugin}
 */
export function lateParts() {
  let root = '';
  return {
    name: 'wayhearth-late-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root;
    },
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: (id) =>
        id === WRAPPER
          ? `export { withFiles as __vitePreload } from '${join(root, IMPORT_PART)}';`
          : null,
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        let found = 0;
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          file.code = file.code.replace(IMPORT, (_, _quote, path) => {
            found += 1;
            return `${GLOBAL}(\`${path}\`)`;
          });
        }
        if (found === 0)
          this.error('no part is fetched late: does the bundler write it otherwise?');
      },
    },
  };
}
