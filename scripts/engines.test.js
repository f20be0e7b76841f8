import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './launch/root.js';

/** @param {string} file */
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

test('the README, the package and the scripts ask for one Node and one npm', () => {
  const { engines } = JSON.parse(read('package.json'));
  const [, node, npm] =
    /Node ([\d.]+) or newer and npm ([\d.]+) or newer/.exec(read('README.md')) ?? [];
  expect(engines).toEqual({ node: `>=${node}`, npm: `>=${npm}` });
  const [, major, minor] =
    /const MIN = \[(\d+), (\d+)\]/.exec(read('scripts/launch/require-node.js')) ?? [];
  expect(`${major}.${minor}`).toBe(node);
});
