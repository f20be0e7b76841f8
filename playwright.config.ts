import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { SPARE } from './e2e/launch.ts';

const PORT = Number(process.env.E2E_PORT ?? 4173);
// One fresh demo world a run; every worker process inherits the same folder.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'wayhearth-e2e-'));
// Another build has tests of its own, beside those of the product as it is.
const build = process.env.E2E_BUILD;
const json = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

export default defineConfig({
  testDir: 'e2e',
  testMatch: build === undefined ? '**/*.e2e.ts' : '**/*.long.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Each file's people are its own, so two files go on at once.
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: json === undefined ? [['list']] : [['list'], ['json', { outputFile: json }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // To record what happens costs a third of the time: asked for when a failure is looked into.
    trace: process.env.E2E_TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    ...SPARE,
  },
  webServer: {
    command: `node ${build ?? 'dist'}/server/http.js`,
    url: `http://localhost:${PORT}/readyz`,
    timeout: 60_000,
    reuseExistingServer: false,
    env: {
      NODE_ENV: 'production',
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  },
});
