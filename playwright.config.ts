import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { SPARE } from './e2e/support/launch.ts';

const PORT = Number(process.env.E2E_PORT ?? 4173);
// One fresh demo world a run; every worker process inherits the same folder.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'wayhearth-e2e-'));
const PRODUCT_DATA = join(process.env.E2E_DATA, 'product');
const LONG_DATA = join(process.env.E2E_DATA, 'longer-texts');
// A build with longer texts has tests of its own, beside those of the product as it is.
const longTexts = process.env.E2E_LONG_TEXTS;
const LONG_PORT = PORT + 1;
const json = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

/** The last lines of a start; the key of the sent emails goes into the environment of the tests. */
const SENT_MAILS = /\/mails\?key=(?<sent_mails_key>[\w-]+)\s/;

export default defineConfig({
  testDir: 'e2e',
  projects: [
    {
      name: 'product',
      testMatch: '**/*.e2e.ts',
      metadata: { data: PRODUCT_DATA },
      use: { baseURL: addressOf(PORT) },
    },
    ...(longTexts === undefined
      ? []
      : [
          {
            name: 'longer texts',
            testMatch: '**/*.long.ts',
            metadata: { data: LONG_DATA },
            use: { baseURL: addressOf(LONG_PORT) },
          },
        ]),
  ],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Each test's people are its own, so two files go on at once.
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: json === undefined ? [['list']] : [['list'], ['json', { outputFile: json }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // A worker fetches past what a test intercepts; where it is tested, it is allowed.
    serviceWorkers: 'block',
    // To record what happens costs a third of the time: asked for when a failure is looked into.
    trace: process.env.E2E_TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    ...SPARE,
  },
  webServer: [
    server('dist', PORT, PRODUCT_DATA),
    ...(longTexts === undefined ? [] : [server(longTexts, LONG_PORT, LONG_DATA)]),
  ],
});

function addressOf(port: number): string {
  return `http://localhost:${port}`;
}

/** A server of a build, over a demo world of its own. */
function server(build: string, port: number, folder: string) {
  return {
    command: `node ${build}/server/http.js`,
    wait: { stdout: build === 'dist' ? SENT_MAILS : /Ctrl-C/ },
    timeout: 240_000,
    reuseExistingServer: false,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      PASSWORD_COST: '10',
      CALENDARS_FROM_LOOPBACK: 'on',
      PUSH_TO_LOOPBACK: 'on',
      LOG_LEVEL: 'warn',
    },
  };
}
