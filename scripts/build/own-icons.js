import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ICONS = 'src/platform/web/ui/icons.ts';
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*('(?:#platform\/web\/ui|\.)\/icons\.ts');/g;

/**
 * Makes each icon in the modules that show it. A module is in the first load as a whole, so
 * `icons.ts` would bring it the icons of every page: with their exports 0.4 kB.
 *
 * @returns {import('vite').Plugin}
 */
export function ownIcons() {
  /** @type {ReadonlyMap<string, string>} */
  let icons = new Map();
  return {
    name: 'wayhearth-own-icons',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      icons = iconsOf(readFileSync(join(this.environment.config.root, ICONS), 'utf8'));
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: '/icons.ts' },
      handler: (code) => ({ code: withOwnIcons(code, icons), map: null }),
    },
  };
}

/**
 * @param {string} code of `icons.ts`
 * @returns {Map<string, string>} Lucide's names by those of the components
 */
export function iconsOf(code) {
  const all = code.matchAll(/export const (\w+) = (?:\/\*.*?\*\/ )?icon\('([\w-]+)'\)/g);
  return new Map([...all].map(([, component = '', name = '']) => [component, name]));
}

/**
 * @param {string} code of a module
 * @param {ReadonlyMap<string, string>} icons as `iconsOf` has them
 * @throws TypeError for an icon that isn't there
 */
export function withOwnIcons(code, icons) {
  return code.replace(IMPORT, (_, /** @type {string} */ list, /** @type {string} */ from) => {
    const names = list.split(',').map((each) => each.trim());
    const made = names
      .filter((each) => each !== '' && !each.startsWith('type '))
      .map((each) => {
        const [component = '', local = component] = each.split(/\s+as\s+/);
        const name = icons.get(component);
        if (name === undefined) throw new TypeError(`No icon is called ${component}`);
        return `const ${local} = /* @__PURE__ */ makeIcon('${name}');`;
      });
    return [`import { icon as makeIcon } from ${from};`, ...made].join(' ');
  });
}
