import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { MIN_NODE } from './choose-node.js';
import { runNpm } from './install.js';
import { ROOT } from './root.js';

/** Parts of the repository that the built product reads. */
const PARTS = ['dist/client', 'dist/server', 'dist/ssr', 'migrations', '.env.example'];

/** Files for developers: maps of the code, and tables that the generator of migrations compares. */
const FOR_DEVELOPERS = /\.map$|^migrations\/meta\/\d+_snapshot\.json$/;

/**
 * Copies the built product, without anything that only its development needs.
 *
 * @param {string} folder absolute path; emptied before
 * @param {string} [root]
 */
export function copyProduct(folder, root = ROOT) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const part of PARTS) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !FOR_DEVELOPERS.test(relative(root, path).replaceAll(sep, '/')),
    });
  }
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const isProgram = (/** @type {string} */ name) =>
    existsSync(join(root, 'dist', 'server', `${name}.js`));
  const own = releaseManifest(manifest, isProgram);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
}

/**
 * The package.json of a release: the dependencies of production, and those scripts that run a
 * program of the product.
 *
 * @param {{ name: string, version: string, description: string, scripts: Record<string, string>,
 *   dependencies: Record<string, string> }} manifest of the repository
 * @param {(name: string) => boolean} isProgram whether the build made a program of this name
 */
export function releaseManifest(manifest, isProgram) {
  const { name, version, description, dependencies } = manifest;
  const programs = Object.entries(manifest.scripts).flatMap(([script, command]) => {
    const [, program] = /^node scripts\/run\.js (\S+)$/.exec(command) ?? [];
    return program !== undefined && isProgram(program) ? [[script, program]] : [];
  });
  const scripts = [['start', 'http'], ...programs].map(([script, program]) => [
    script,
    `node dist/server/${program}.js`,
  ]);
  return {
    name,
    version,
    private: true,
    type: 'module',
    description,
    engines: { node: `>=${MIN_NODE.join('.')}` },
    scripts: Object.fromEntries(scripts),
    dependencies,
  };
}

/**
 * Installs the packages of a release, in the versions of the repository's lockfile, for this
 * system. The release has a lockfile of its own afterwards.
 *
 * @param {string} folder
 * @param {string} [root]
 */
export async function installProduction(folder, root = ROOT) {
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await runNpm(folder, ['install', '--omit=dev', ...quiet]);
}
