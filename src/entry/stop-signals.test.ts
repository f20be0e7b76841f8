import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const MODULE = new URL('./stop-signals.ts', import.meta.url).href;

/** Runs a program that stops itself by `signals`; returns its output, and how it ended. */
async function run(program: string): Promise<{ said: string; code: number | null }> {
  const head = `import { hearStopSignals } from ${JSON.stringify(MODULE)};
    const signals = hearStopSignals();
    const say = (text) => process.stdout.write(text + ' ');
    const kill = (signal) => process.kill(process.pid, signal);
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', head + program]);
  let said = '';
  child.stdout.on('data', (part) => {
    said += part;
  });
  const [code] = await once(child, 'close');
  return { said: said.trim(), code };
}

test.concurrent('a process that has nothing open yet ends with 0 at once', async () => {
  expect(await run("kill('SIGINT');")).toEqual({ said: '', code: 0 });
});

test.concurrent('the newest work is done, once, however often it is told', async () => {
  const { said, code } = await run(`
    signals.onStop(async () => say('first'));
    signals.onStop(async () => {
      say(signals.isStopping);
      kill('SIGTERM');
      await new Promise((done) => setTimeout(done, 50));
      say('closed');
    });
    say(signals.isStopping);
    kill('SIGTERM');`);
  expect({ said, code }).toEqual({ said: 'false true closed', code: 0 });
});

test.concurrent('work that fails ends it all the same', async () => {
  const program = "signals.onStop(() => Promise.reject(new Error('gone'))); kill('SIGINT');";
  expect((await run(program)).code).toBe(0);
});
