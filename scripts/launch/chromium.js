import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { step } from '../../src/platform/server/start/progress.js';
import { installDebianPackage } from './debian.js';
import { Failure } from './failure.js';
import { programOf } from './root.js';
import { runCaptured } from './run-captured.js';

/** The same engine without a window's machinery: tests take an eighth less time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const INSTALLED = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A folder of Playwright's own: the browser, or the shell of it that has no windows. */
const PLAYWRIGHT_FOLDER = /^chromium(?:_headless_shell)?-\d+$/;

/** Below such a folder. */
const PLAYWRIGHT_FILES = [
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  'chrome-headless-shell-mac-x64/chrome-headless-shell',
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

/**
 * A Chromium for the browser tests: the one of `CHROMIUM_PATH`, the system's, Playwright's, or
 * one that is installed now: Debian's package where it may, else Playwright's download.
 *
 * @returns {Promise<string>} path of the executable
 * @throws Failure when there is none and none can be installed, or `CHROMIUM_PATH` leads nowhere
 */
export async function findChromium() {
  const found = await firstThatRuns(candidates());
  if (found !== null) return found;
  try {
    await installDebianPackage('chromium-headless-shell');
    return SHELL;
  } catch (failure) {
    const downloaded = (await downloadWithPlaywright()) ? await firstThatRuns(candidates()) : null;
    if (downloaded === null) throw failure;
    return downloaded;
  }
}

/** @returns {Promise<boolean>} whether it came; it needs libraries of the system that may be missing */
async function downloadWithPlaywright() {
  const args = [programOf('@playwright/test', 'playwright'), 'install', '--only-shell', 'chromium'];
  return step("Fetching Playwright's Chromium", async () => {
    const { code } = await runCaptured(process.execPath, args);
    return code === 0;
  });
}

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string[]} files that are there, the preferred first
 * @throws Failure when `CHROMIUM_PATH` leads nowhere
 */
export function candidates(env = process.env) {
  const named = env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new Failure(`CHROMIUM_PATH names ${named}, where no file is.`);
  }
  return [...(named ? [named] : []), ...INSTALLED, ...playwrightBrowsers(env)].filter((file) =>
    existsSync(file),
  );
}

/** @param {NodeJS.ProcessEnv} env */
function playwrightBrowsers(env) {
  const caches = [
    env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  ];
  return caches.flatMap((cache) => {
    if (!cache || !existsSync(cache)) return [];
    const folders = readdirSync(cache).filter((name) => PLAYWRIGHT_FOLDER.test(name));
    return folders.flatMap((folder) => PLAYWRIGHT_FILES.map((file) => join(cache, folder, file)));
  });
}

/**
 * @param {readonly string[]} files
 * @returns {Promise<string | null>} the first that starts
 */
export async function firstThatRuns(files) {
  for (const file of files) {
    // A stub that only asks for another package is there and yet no browser.
    const { code } = await runCaptured(file, ['--version']);
    if (code === 0) return file;
  }
  return null;
}
