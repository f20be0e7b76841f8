import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isSameContent, readStock, takeStock, writeStock } from './inputs.js';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wayhearth-inputs-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  writeFileSync(join(root, 'src/a.ts'), 'one');
  writeFileSync(join(root, 'src/deep/b.ts'), 'two');
  writeFileSync(join(root, 'vite.config.ts'), 'three');
});
afterEach(() => rmSync(root, { recursive: true }));

const PATHS = ['src', 'vite.config.ts', 'public'];
const stock = () => takeStock(root, PATHS);

test('every file below the folders, in order; what is missing is left out', () => {
  expect(Object.keys(stock())).toEqual(['src/a.ts', 'src/deep/b.ts', 'vite.config.ts']);
});

test('a change, a new file and a deleted file are seen', () => {
  const before = stock();
  writeFileSync(join(root, 'src/a.ts'), 'uno');
  expect(isSameContent(before, stock())).toBe(false);
  writeFileSync(join(root, 'src/a.ts'), 'one');
  expect(isSameContent(before, stock())).toBe(true);
  writeFileSync(join(root, 'src/c.ts'), '');
  expect(isSameContent(before, stock())).toBe(false);
  rmSync(join(root, 'src/c.ts'));
  rmSync(join(root, 'src/deep/b.ts'));
  expect(isSameContent(before, stock())).toBe(false);
});

test('a file that was only touched, as by a checkout, is the same', () => {
  const before = stock();
  utimesSync(join(root, 'src/a.ts'), 1, 1);
  expect(isSameContent(before, takeStock(root, PATHS, before))).toBe(true);
});

test('a change within the same second and of the same length is seen by its time', () => {
  const before = stock();
  writeFileSync(join(root, 'src/a.ts'), 'uno');
  utimesSync(join(root, 'src/a.ts'), 5, 5);
  expect(isSameContent(before, takeStock(root, PATHS, before))).toBe(false);
});

test('tests do not count', () => {
  const before = stock();
  writeFileSync(join(root, 'src/a.test.ts'), 'test');
  expect(isSameContent(before, stock())).toBe(true);
});

test('what is written down is read again; a damaged note counts as none', () => {
  const file = join(root, 'dist/.stamp');
  expect(readStock(file)).toBeNull();
  writeStock(file, stock());
  expect(readStock(file)).toEqual(stock());
  writeFileSync(file, '{');
  expect(readStock(file)).toBeNull();
});
