import type { LaunchOptions } from '@playwright/test';

/** How the browser of the tests is started: as quiet as it can be, and it may run as root. */
export const LAUNCH: LaunchOptions = {
  ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * A browser that fetches no pictures, for what doesn't depend on them: to draw hundreds would take
 * longer than all that is asked of their pages.
 */
export const LAUNCH_WITHOUT_PICTURES: LaunchOptions = {
  ...LAUNCH,
  args: [...(LAUNCH.args ?? []), '--blink-settings=imagesEnabled=false'],
};
