import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFileLock } from './file-lock.js';

/** @type {string} */
let folder;
/** @type {string} */
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayhearth-lock-'));
  file = join(folder, 'deep', 'prepare.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('two do not work at once', async () => {
  let working = 0;
  let max = 0;
  const work = async () => {
    working += 1;
    max = Math.max(max, working);
    await wait(100);
    working -= 1;
  };
  await Promise.all([withFileLock(file, work), withFileLock(file, work), withFileLock(file, work)]);
  expect(max).toBe(1);
  expect(existsSync(file)).toBe(false);
});

test('the lock is released when the work fails', async () => {
  await expect(
    withFileLock(file, async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await withFileLock(file, async () => 'next')).toBe('next');
});

test('the lock of a process that died is taken over', async () => {
  await withFileLock(file, async () => {});
  writeFileSync(file, '4242');
  utimesSync(file, 1, 1);
  expect(await withFileLock(file, async () => 'mine')).toBe('mine');
});
