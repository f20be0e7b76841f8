import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';

const module = new URL('exit-with-parent.js', import.meta.url).href;

/**
 * A script that a shell starts, and the shell dies of a signal; what the script says until it ends.
 *
 * @param {Record<string, string>} env
 */
async function orphan(env) {
  const script = `
    import '${module}';
    process.on('SIGTERM', () => { console.log('asked to stop'); process.exit(); });
    setTimeout(() => { console.log('went on'); process.exit(); }, 2500);
    console.log('ready');`;
  // The second command keeps the shell from becoming the script.
  const shell = spawn(
    '/bin/sh',
    ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, script],
    {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  shell.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
    if (output === 'ready\n') shell.kill('SIGKILL');
  });
  await once(shell.stdout, 'end');
  return output;
}

describe.skipIf(process.platform === 'win32')('a script whose shell is gone', () => {
  test('stops when npm started it', async () => {
    expect(await orphan({ npm_lifecycle_event: 'start' })).toBe('ready\nasked to stop\n');
  });

  test('goes on when it was started by hand', async () => {
    expect(await orphan({})).toBe('ready\nwent on\n');
  });
});
