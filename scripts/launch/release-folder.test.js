import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesOf } from '../walk.js';
import { copyProduct, releaseManifest } from './release-folder.js';
import { ROOT } from './root.js';

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'wayhearth-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a release depends on the packages of production, and runs what the build made', () => {
  const { scripts, dependencies, ...rest } = releaseManifest(manifest, (name) => name !== 'bench');
  expect(dependencies).toEqual(manifest.dependencies);
  expect(scripts).toMatchObject({
    start: 'node dist/server/http.js',
    worker: 'node dist/server/worker.js',
    migrate: 'node dist/server/migrate.js',
    backup: 'node dist/server/backup.js',
  });
  expect(Object.keys(scripts)).not.toContain('bench');
  expect(
    Object.values(scripts).filter((each) => !/^node dist\/server\/[\w-]+\.js$/.test(each)),
  ).toEqual([]);
  expect(rest).not.toHaveProperty('devDependencies');
  expect(rest).not.toHaveProperty('workspaces');
});

/** Tried where it has been built, as `npm test` does. */
test.skipIf(!existsSync(join(ROOT, 'dist/server/worker.js')))(
  'a release needs nothing else',
  () => {
    copyProduct(folder);
    for (const name of Object.keys(manifest.dependencies)) {
      const link = join(folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules', name), link);
    }
    expect(filesOf(folder, 'dist').filter((path) => path.endsWith('.map'))).toEqual([]);

    // Both are whole modules: a package that is missing would end them before their first statement.
    const pages = ['--input-type=module', '--eval', "await import('./dist/ssr/ssr.js')"];
    const worker = ['dist/server/worker.js'];
    const run = (/** @type {string[]} */ args) =>
      spawnSync(process.execPath, args, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: 'postgres://a@127.0.0.1:1/a' },
      });
    expect(run(pages)).toMatchObject({ status: 0, stderr: '' });
    expect(run(worker).stderr).toMatch(/^The database at 127\.0\.0\.1:1\/a \(DATABASE_URL\)/);
  },
);
