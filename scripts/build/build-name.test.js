import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildName } from './build-name.js';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wayhearth-name-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/a.ts'), 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

test('the same sources have the same name, others another', () => {
  const name = buildName(root);
  expect(name).toMatch(/^[\da-f]{8}$/);
  expect(buildName(root)).toBe(name);
  writeFileSync(join(root, 'src/a.ts'), 'two');
  expect(buildName(root)).not.toBe(name);
});

test('what is not built into the product changes nothing', () => {
  const name = buildName(root);
  writeFileSync(join(root, 'README.md'), 'words');
  writeFileSync(join(root, 'src/a.test.ts'), 'test');
  expect(buildName(root)).toBe(name);
});
