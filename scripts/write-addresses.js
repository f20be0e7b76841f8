import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './launch/root.js';
import { filesOf } from './walk.js';

// Writes the addresses of every room's routes: what a browser needs to call them, without the
// schemas that only a server reads. Their types come from the contracts, so the compiler refuses an
// address that no longer agrees with its contract.

/** The file of a room's addresses, in its folder of contracts. */
const FILE = 'addresses.gen.ts';
const CONTRACT = /^src\/(?:(?:features|market)\/[\w-]+|platform)\/contract\/[\w-]+\.ts$/;

/** @typedef {import('../src/platform/contract/route.ts').RouteDefinition} RouteDefinition */

/** @returns {string[]} folders of contracts, below the root */
function contractFolders() {
  const files = filesOf(ROOT, 'src').filter((path) => CONTRACT.test(path));
  return [...new Set(files.map((path) => dirname(path)))];
}

/**
 * @param {string} folder
 * @returns {string[]} the modules that may define routes: those in the folder, and the room's face
 */
function modulesIn(folder) {
  const inside = readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.ts') && !/\.(?:test|gen)\.ts$/.test(name))
    .sort()
    .map((name) => `${folder}/${name}`);
  return existsSync(join(ROOT, `${folder}.ts`)) ? [...inside, `${folder}.ts`] : inside;
}

/**
 * @typedef {{ from: string, name: string, routes: [string, RouteDefinition][] }} Part
 *   `from`: specifier of a module that defines routes, `name`: of its namespace
 * @param {string} folder
 * @param {string} path
 * @returns {Promise<Part>}
 */
async function partFor(folder, path) {
  const module = await import(pathToFileURL(join(ROOT, path)).href);
  const file = basename(path);
  return {
    from: path === `${folder}.ts` ? `../${file}` : `./${file}`,
    name: file.replace('.ts', '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
    routes: Object.entries(module).filter(([, value]) => isNewRoute(value)),
  };
}

/** Routes that a module before has defined: the face exports them again. */
const seen = new Set();

/** @param {unknown} value */
function isNewRoute(value) {
  const isRoute =
    typeof value === 'object' && value !== null && 'path' in value && 'response' in value;
  if (!isRoute || seen.has(value)) return false;
  seen.add(value);
  return true;
}

/** @param {readonly Part[]} parts */
function textFor(parts) {
  const imports = parts.map(({ from, name }) => `import type * as ${name} from '${from}';`);
  const addresses = parts.flatMap(({ name, routes }) =>
    routes.map(([key, route]) => addressOf(key, route, `${name}.${key}`)),
  );
  return `// Written by \`npm run generate\` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
${imports.join('\n')}

${addresses.join('\n\n')}
`;
}

/**
 * @param {string} name
 * @param {RouteDefinition} route
 * @param {string} definition its expression
 */
function addressOf(name, { method, path, access, idempotent }, definition) {
  return `export const ${name}: RouteAddress<typeof ${definition}> = {
  method: '${method}',
  path: '${path}',
  access: '${access}',
  idempotent: ${idempotent === true},
};`;
}

for (const folder of contractFolders()) {
  const parts = await Promise.all(modulesIn(folder).map((path) => partFor(folder, path)));
  const found = parts.filter(({ routes }) => routes.length > 0);
  const path = join(ROOT, folder, FILE);
  if (found.length > 0) writeFileSync(path, textFor(found));
  else rmSync(path, { force: true });
}
