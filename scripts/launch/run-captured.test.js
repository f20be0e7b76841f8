import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { runCaptured } from './run-captured.js';

const node = (/** @type {string} */ source) => runCaptured(process.execPath, ['-e', source]);

test('code and output of a program', async () => {
  const result = await node("console.log('out'); console.error('err'); process.exitCode = 3");
  expect(result.code).toBe(3);
  expect(result.output).toContain('out\n');
  expect(result.output).toContain('err\n');
});

test('a program that a signal ended', async () => {
  expect((await node("process.kill(process.pid, 'SIGTERM')")).code).toBe(143);
});

test('a program that is not there', async () => {
  const { code, output } = await runCaptured('/nowhere/program', []);
  expect(code).toBe(127);
  expect(output).toContain('ENOENT');
});

test('of a long output the end is kept', async () => {
  const { output } = await node("console.log('x'.repeat(300_000)); console.log('last')");
  expect(output.length).toBe(200_000);
  expect(output.endsWith('last\n')).toBe(true);
});

test('a signal ends the script, its program, and cleans up before', async () => {
  const script = `
    import { runCaptured, endOnSignal } from '${new URL('run-captured.js', import.meta.url).href}';
    endOnSignal(5, () => console.log('cleaned'));
    const running = runCaptured(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    setTimeout(() => console.log('ready'), 200);
    await running;
    await new Promise(() => setTimeout(() => {}, 60_000));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
    if (text.includes('ready')) child.kill('SIGINT');
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(5);
  expect(output).toBe('ready\ncleaned\n');
});
