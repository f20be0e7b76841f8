import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../scripts/launch/chromium.js';
import { failuresIn } from '../../scripts/launch/failures-in-report.js';
import { programOf } from '../../scripts/launch/root.js';
import { runCaptured } from '../../scripts/launch/run-captured.js';
import { countTests } from '../../scripts/launch/test-report.js';
import { startPostgres } from '../../scripts/postgres.js';
import type { DatabaseKind } from './arena.ts';
import type { Figures } from './options.ts';

const TESTS = ['fuzz', 'fuzz-edges', 'permission-matrix', 'leaks'].map(
  (name) => `src/entry/resilience/${name}.test.ts`,
);

const MONEY_TESTS = ['src/features/experiences/server/seat-money.test.ts'];

/** Every route as every actor, and with input that nobody would send, many times more than `npm test`. */
export async function routes(kind: DatabaseKind, { fuzzRuns }: Figures) {
  const { passed, violations } = await runOn(kind, TESTS, { FUZZ_RUNS: String(fuzzRuns) });
  return {
    done: `${passed} tests, ${fuzzRuns} made-up calls of each kind to each route`,
    violations,
  };
}

/** What seats cost and give back in random stories, many times more than `npm test`. */
export async function money(kind: DatabaseKind, { moneyStories }: Figures) {
  const { passed, violations } = await runOn(kind, MONEY_TESTS, {
    MONEY_STORIES: String(moneyStories),
  });
  return { done: `${passed} tests, ${moneyStories} stories`, violations };
}

async function runOn(
  kind: DatabaseKind,
  tests: readonly string[],
  settings: NodeJS.ProcessEnv,
): ReturnType<typeof run> {
  // Nothing is killed here, so nothing has to reach the disk.
  const postgres =
    kind === 'postgresql' ? await startPostgres({ settings: { fsync: 'off' } }) : null;
  try {
    return await run('vitest', programOf('vitest'), ['run', ...tests], {
      NODE_ENV: 'test',
      TEST_DATABASE_URL: postgres?.url,
      ...settings,
    });
  } finally {
    await postgres?.stop();
  }
}

/** Texts that would be scripts, stored and shown in a browser; of one size. */
export async function payloads() {
  const program = programOf('@playwright/test', 'playwright');
  const { passed, violations } = await run('playwright', program, ['test', 'every-page/payloads'], {
    // The tests start the server themselves.
    NODE_ENV: undefined,
    CHROMIUM_PATH: await findChromium(),
  });
  return { done: `${passed} tests in a browser`, violations };
}

/** Runs tests in a process of their own; each that fails is a violation. */
async function run(
  runner: 'vitest' | 'playwright',
  program: string,
  args: readonly string[],
  settings: NodeJS.ProcessEnv,
) {
  const folder = mkdtempSync(join(tmpdir(), 'wayhearth-torture-routes-'));
  const report = join(folder, 'report.json');
  try {
    const { code, output } = await runCaptured(
      process.execPath,
      [
        program,
        ...args,
        '--reporter=json',
        ...(runner === 'vitest' ? [`--outputFile=${report}`] : []),
      ],
      { env: { ...process.env, ...settings, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
    );
    const { passed, failed } = countTests(report, runner, code);
    const told = failuresIn(report, runner);
    const violations = failed > 0 && told.length === 0 ? [output.slice(-2_000)] : told;
    return { passed, violations };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
