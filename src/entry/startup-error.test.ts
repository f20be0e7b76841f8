/** @module-tag long */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'wayhearth-failed-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a process of the product that does `work`; returns its error output. */
async function runFailure(work: string): Promise<{ said: string; code: number }> {
  const program = `(async () => {
    const { startProcess } = await import('#entry/startup-error.ts');
    const { openEmbedded } = await import('#platform/server/database/embedded.ts');
    const { migrate } = await import('#platform/server/database/migrate.ts');
    const { sql } = await import('drizzle-orm');
    await startProcess(async () => { ${work} });
  })();`;
  const child = spawn(process.execPath, ['--eval', program], {
    env: { ...process.env, FOLDER: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part) => {
    said += part;
  });
  const [code] = await once(child, 'close');
  return { said, code };
}

test('a migration that fails is told with its statement and the reason', async () => {
  mkdirSync(join(folder, 'migrations/meta'), { recursive: true });
  const entries = [{ idx: 0, tag: '0000_only', when: 1, breakpoints: true }];
  writeFileSync(join(folder, 'migrations/meta/_journal.json'), JSON.stringify({ entries }));
  writeFileSync(join(folder, 'migrations/0000_only.sql'), 'alter table missing add column one int');
  const { said, code } = await runFailure(`
    const database = await openEmbedded(process.env.FOLDER + '/data');
    await migrate(database, process.env.FOLDER + '/migrations');`);
  expect(said).toContain('Failed query: alter table missing add column one int');
  expect(said).toMatch(/^Caused by \w+: relation "missing" does not exist$/m);
  expect(code).toBe(1);
});

test('the values of a statement are not told', async () => {
  const { said, code } = await runFailure(`
    const database = await openEmbedded(process.env.FOLDER + '/values');
    await database.main.execute(sql\`select 1 from missing where name = \${'hush'}\`);`);
  expect(said).toMatch(/^Caused by \w+: relation "missing" does not exist$/m);
  expect(said).not.toContain('params: hush');
  expect(said).not.toContain('params');
  expect(code).toBe(1);
});
