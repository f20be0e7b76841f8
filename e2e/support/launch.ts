import type { BrowserContextOptions, LaunchOptions } from '@playwright/test';

/** For `use` of a test or of all. */
export interface BrowserOptions {
  launchOptions: LaunchOptions;
  contextOptions: BrowserContextOptions;
}

/** A Chromium that asks nobody outside for anything; it may run as root. */
export const QUIET: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function launchWith(...args: string[]): LaunchOptions {
  const path = process.env.CHROMIUM_PATH;
  return { ...(path === undefined ? {} : { executablePath: path }), args: [...QUIET, ...args] };
}

/** A browser that shows all that a person's does. */
export const WHOLE: BrowserOptions = {
  launchOptions: launchWith(),
  contextOptions: { reducedMotion: 'no-preference' },
};

/** Settings of the rendering; where some are given, the mouse is gone unless it is named too. */
const SETTINGS = [
  'imagesEnabled=false',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'primaryHoverType=2',
  'availableHoverTypes=2',
].join(',');

/**
 * A browser for what depends on neither pictures nor maps nor motion, which is most: it fetches no
 * pictures, has no WebGL, so that a page says that it can't draw its map, and asks for less motion.
 * Where a processor draws them, they take longer than all that is asked of the pages.
 */
export const SPARE: BrowserOptions = {
  launchOptions: launchWith('--disable-3d-apis', `--blink-settings=${SETTINGS}`),
  contextOptions: { reducedMotion: 'reduce' },
};
