import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { programOf, ROOT } from './launch/root.js';
import { runCaptured } from './launch/run-captured.js';
import { runCheck } from './run-check.js';
import { filesOf } from './walk.js';

/**
 * What is made out of the code.
 *
 * @typedef {object} Product
 * @property {string} name
 * @property {readonly string[]} paths the files and folders it is written to
 * @property {RegExp} [matches] which files among them are meant
 * @property {() => string[][]} commands what makes it, one after the other: arguments for Node
 */

/** @type {readonly Product[]} */
export const PRODUCTS = [
  {
    name: 'route tree',
    paths: ['generated/route-tree.gen.ts'],
    commands: () => [['scripts/write-route-tree.js']],
  },
  {
    name: 'addresses of routes',
    paths: ['src'],
    matches: /\/addresses\.gen\.ts$/,
    commands: () => [['scripts/write-addresses.js']],
  },
  {
    name: 'airports',
    paths: ['generated/airports.json'],
    commands: () => [['scripts/write-airports.js']],
  },
  {
    name: 'cities',
    paths: ['generated/cities.json'],
    commands: () => [['scripts/write-cities.js']],
  },
  {
    name: 'countries',
    paths: ['generated/countries.json'],
    commands: () => [['scripts/write-countries.js']],
  },
  {
    name: 'description of the API',
    paths: ['generated/openapi.json'],
    // Built aside, so that `dist` stays what the last build made it.
    commands: () => [
      [
        ...[programOf('vite'), 'build', '--config', 'vite.server.config.ts'],
        ...['--outDir', '.cache/openapi', '--logLevel', 'error'],
      ],
      ['.cache/openapi/write-openapi.js'],
    ],
  },
  {
    name: 'migrations',
    paths: ['migrations'],
    commands: () => [[programOf('drizzle-kit'), 'generate']],
  },
  {
    name: 'functions of the database',
    paths: ['migrations'],
    commands: () => [['scripts/write-function-migration.js']],
  },
  {
    name: 'settings',
    paths: ['.env.example'],
    commands: () => [['src/platform/server/config/env-example.ts']],
  },
  {
    name: 'index of decisions',
    paths: ['docs/decisions/README.md'],
    commands: () => [['scripts/write-decisions-index.js']],
  },
  {
    name: 'icons',
    paths: ['src/platform/web/ui/icons.svg', 'public/category-icons.svg'],
    commands: () => [['scripts/draw-icons.js']],
  },
  {
    name: 'message catalogues',
    paths: ['src'],
    matches: /\.po$/,
    commands: () => [[programOf('@lingui/cli', 'lingui'), 'extract', '--clean']],
  },
];

/**
 * Makes everything once more and compares: what differs was not made from the code as it is.
 * The files are put back as they were, so that asking twice gives the same answer.
 *
 * @param {string} root
 * @param {readonly Product[]} products
 * @param {{ keep?: boolean }} [options] `keep`: leave what was made, and find nothing wrong
 * @returns {Promise<string[]>} what is wrong, a line each
 */
export async function checkGenerated(root, products, { keep = false } = {}) {
  const problems = [];
  for (const product of products) {
    const before = contentOf(root, product);
    const { code, output } = await runAll(root, product.commands());
    const after = contentOf(root, product);
    if (!keep) putBack(root, before, after);
    if (code !== 0) problems.push(`${product.name} could not be made:\n${output.trimEnd()}`);
    else if (!keep) problems.push(...differences(product.name, before, after));
  }
  return problems;
}

/**
 * @param {string} root
 * @param {readonly string[][]} commands
 * @returns {Promise<{ code: number, output: string }>} of the first that failed, else of the last
 */
async function runAll(root, commands) {
  let result = { code: 0, output: '' };
  for (const args of commands) {
    result = await runCaptured(process.execPath, args, { cwd: root });
    if (result.code !== 0) break;
  }
  return result;
}

/**
 * @param {string} name
 * @param {Map<string, Buffer>} before
 * @param {Map<string, Buffer>} after
 */
function differences(name, before, after) {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path) => {
    const [old, made] = [before.get(path), after.get(path)];
    if (old === undefined) return [`${path} is missing (${name}); run npm run generate.`];
    if (made === undefined) return [`${path} is no longer made (${name}); run npm run generate.`];
    return old.equals(made) ? [] : [`${path} is out of date (${name}); run npm run generate.`];
  });
}

/**
 * @param {string} root
 * @param {Product} product
 * @returns {Map<string, Buffer>}
 */
function contentOf(root, { paths, matches = /./ }) {
  const files = paths.flatMap((path) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (stats === undefined) return [];
    return stats.isFile() ? [path] : filesOf(root, path);
  });
  return new Map(
    files
      .filter((path) => matches.test(path))
      .map((path) => [path, readFileSync(join(root, path))]),
  );
}

/**
 * @param {string} root
 * @param {Map<string, Buffer>} before
 * @param {Map<string, Buffer>} after
 */
function putBack(root, before, after) {
  for (const path of after.keys()) {
    if (before.has(path)) continue;
    rmSync(join(root, path));
    removeIfEmpty(root, dirname(path));
  }
  for (const [path, content] of before) {
    if (after.get(path)?.equals(content)) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

/**
 * @param {string} root
 * @param {string} folder
 */
function removeIfEmpty(root, folder) {
  if (folder === '.' || readdirSync(join(root, folder)).length > 0) return;
  rmdirSync(join(root, folder));
  removeIfEmpty(root, dirname(folder));
}

await runCheck(import.meta.url, () =>
  checkGenerated(ROOT, PRODUCTS, { keep: process.argv.includes('--write') }),
);
