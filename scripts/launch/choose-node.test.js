import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chooseNode, hasPackagedNode, isNewEnough } from './choose-node.js';

test.each([
  ['20.20.2', false],
  ['22.21.9', false],
  ['22.22.0', true],
  ['23.0.0', true],
  ['26.10.0', true],
  ['0', false],
])('%s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});

describe.skipIf(process.platform === 'win32')('the Node npm installed', () => {
  const name = `node-${process.platform}-${process.arch}`;
  /** @type {string} */
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'wayhearth-node-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** @param {string} script */
  function packaged(script) {
    const file = join(root, 'node_modules', name, 'bin', 'node');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
    return file;
  }

  const own = isNewEnough(process.versions.node) ? process.execPath : null;

  test('is taken when it works', () => {
    const file = packaged('echo v26.10.0');
    expect(chooseNode(root)).toBe(file);
  });

  test('is left when it is too old or does not start', () => {
    packaged('echo v18.0.0');
    expect(chooseNode(root)).toBe(own);
    packaged('exit 127');
    expect(chooseNode(root)).toBe(own);
  });

  test('is left when it is not there', () => {
    expect(chooseNode(root)).toBe(own);
  });

  test('is looked up in the lockfile', () => {
    writeFileSync(join(root, 'package-lock.json'), '{ "packages": {} }');
    expect(hasPackagedNode(root)).toBe(false);
    writeFileSync(
      join(root, 'package-lock.json'),
      `{ "packages": { "node_modules/${name}": {} } }`,
    );
    expect(hasPackagedNode(root)).toBe(true);
  });
});
