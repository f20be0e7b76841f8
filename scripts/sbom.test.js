import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './launch/root.js';

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

test('the list for scanners names all that the build puts into the product', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'sbom'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  expect(status, stderr).toBe(0);
  /** @type {{ bomFormat: string, components: { purl: string, hashes?: object[] }[] }} */
  const { bomFormat, components } = JSON.parse(stdout);
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Map(components.map((each) => [decodeURIComponent(each.purl), each]));
  const { packages } = readJson('package-lock.json');
  const { dependencies, devDependencies } = readJson('package.json');
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const { version, link, name: alias = name } = packages[`node_modules/${name}`];
    // The demo is a folder of this repository.
    if (link) continue;
    const component = listed.get(`pkg:npm/${alias}@${version}`);
    expect(component?.hashes, name).toHaveLength(1);
  }
});
