import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'wayhearth-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const module = new URL('run-program.js', import.meta.url).href;

/**
 * Starts a script that runs a program in the foreground, and waits until the program speaks.
 *
 * @param {string} source of the program
 */
async function launched(source) {
  const file = join(folder, `${Math.random().toString(36).slice(2)}.mjs`);
  writeFileSync(file, source);
  const script = `
    import { runProgram } from '${module}';
    process.exitCode = await runProgram(process.execPath, ['${file}']);`;
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const closed = once(launcher, 'close');
  let output = '';
  launcher.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  while (!output.includes('\n')) await Promise.race([once(launcher.stdout, 'data'), closed]);
  return {
    launcher,
    pid: Number(/^\d+/.exec(output)?.[0]),
    /** @returns {Promise<{ code: number, output: string }>} */
    end: async () => {
      const [code] = await closed;
      return { code, output };
    },
  };
}

/** @param {number} pid */
function lives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Tells its number, counts what it is sent, and ends in order after a while. */
const ORDERLY = `
  let signals = 0;
  const stop = () => {
    signals += 1;
    if (signals === 1) setTimeout(() => { console.log('signals ' + signals); process.exit(0); }, 400);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  setInterval(() => {}, 1000);
  console.log(process.pid);`;

/** Won't stop when asked. */
const STUBBORN = `
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  setInterval(() => {}, 1000);
  console.log(process.pid);`;

describe.skipIf(process.platform === 'win32')('a program in the foreground', () => {
  test('gives its exit code', async () => {
    const { end } = await launched('console.log(process.pid); process.exitCode = 7;');
    expect((await end()).code).toBe(7);
  });

  test('ends by itself although it is connected still', async () => {
    const { end } = await launched('console.log(process.pid); setTimeout(() => {}, 50);');
    expect((await end()).code).toBe(0);
  });

  test.each(['SIGINT', 'SIGTERM'])('%s is passed on once and it ends in order', async (signal) => {
    const { launcher, end } = await launched(ORDERLY);
    launcher.kill(/** @type {NodeJS.Signals} */ (signal));
    const { code, output } = await end();
    expect(code).toBe(0);
    expect(output).toContain('signals 1');
  });

  test('a Ctrl-C that terminal and npm both pass on counts once', async () => {
    const { launcher, end } = await launched(ORDERLY);
    process.kill(-(launcher.pid ?? 0), 'SIGINT');
    await wait(50);
    launcher.kill('SIGINT');
    const { code, output } = await end();
    expect(code).toBe(0);
    expect(output).toContain('signals 1');
  });

  test('a second Ctrl-C kills', async () => {
    const { launcher, pid, end } = await launched(STUBBORN);
    launcher.kill('SIGINT');
    await wait(1000);
    expect(lives(pid)).toBe(true);
    launcher.kill('SIGINT');
    expect((await end()).code).toBe(137);
    expect(lives(pid)).toBe(false);
  });

  test('it does not outlive a script that was killed', async () => {
    const { launcher, end } = await launched(ORDERLY);
    launcher.kill('SIGKILL');
    // Comes to its end only when the program, too, has let go of the output.
    expect((await end()).output).toContain('signals 1');
  });
});
