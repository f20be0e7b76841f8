import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { candidates, firstThatRuns } from './chromium.js';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayhearth-chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * @param {string} path
 * @param {string} script
 */
function program(path, script) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

test('the one that is named goes before all others', () => {
  const named = program('mine', 'exit 0');
  expect(candidates({ CHROMIUM_PATH: named })[0]).toBe(named);
});

test('a name that leads nowhere is told', () => {
  const none = join(folder, 'none');
  expect(() => candidates({ CHROMIUM_PATH: none })).toThrow(
    `CHROMIUM_PATH names ${none}, where no file is.`,
  );
});

test("Playwright's own is found below its number", () => {
  const own = program('chromium-1234/chrome-linux/chrome', 'exit 0');
  const shell = program('chromium_headless_shell-1234/chrome-linux/headless_shell', 'exit 0');
  program('firefox-1234/firefox/firefox', 'exit 0');
  const found = candidates({ PLAYWRIGHT_BROWSERS_PATH: folder });
  expect(found.filter((file) => file.startsWith(folder)).sort()).toEqual([own, shell].sort());
});

test('a stub that does not start is passed over', async () => {
  const stub = program('stub', 'exit 1');
  const real = program('real', 'echo Chromium');
  expect(await firstThatRuns([stub, real])).toBe(real);
  expect(await firstThatRuns([stub])).toBeNull();
});
