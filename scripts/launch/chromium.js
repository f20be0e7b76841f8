import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { captured } from './captured.js';
import { installDebianPackage } from './debian.js';

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

/** Below a `chromium-<number>` folder of Playwright's own. */
const PLAYWRIGHT_FILES = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

/**
 * A Chromium for the browser tests: the one of `CHROMIUM_PATH`, the system's, Playwright's, or
 * Debian's package, installed now.
 *
 * @returns {Promise<string>} path of the executable
 * @throws Failure when there is none and none can be installed
 */
export async function findChromium() {
  const found = await firstThatRuns(candidates());
  if (found !== null) return found;
  await installDebianPackage('chromium-headless-shell');
  return SHELL;
}

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string[]} files that are there, the preferred first
 */
export function candidates(env = process.env) {
  const named = env.CHROMIUM_PATH;
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
    const folders = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
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
    const { code } = await captured(file, ['--version']);
    if (code === 0) return file;
  }
  return null;
}
