import { existsSync } from 'node:fs';
import { Failure } from './failure.js';
import { step } from './progress.js';
import { runCaptured } from './run-captured.js';

/**
 * Installs a Debian package, where there is apt and we are root or may become it unasked.
 *
 * @param {string} name
 * @throws Failure saying what to do by hand
 */
export async function installDebianPackage(name) {
  const prefix = await rootPrefix();
  if (prefix === null) {
    throw new Failure(`Please install the package "${name}"; this account may not do it unasked.`);
  }
  const apt = (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...prefix, 'apt-get', ...args];
    return runCaptured(command, rest, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  const add = () => apt('install', '--yes', '--no-install-recommends', name);
  await step(`Installing Debian's ${name}`, async () => {
    if ((await add()).code === 0) return;
    // The lists of a fresh machine are empty, those of an old one name files that are gone.
    await apt('update');
    const { code, output } = await add();
    if (code !== 0) throw new Failure(`Debian's ${name} could not be installed.`, output);
  });
}

/** @returns {Promise<string[] | null>} what goes before apt-get, or null when it is of no use */
async function rootPrefix() {
  if (!existsSync('/usr/bin/apt-get')) return null;
  if (process.getuid?.() === 0) return [];
  const { code } = await runCaptured('sudo', ['-n', 'true']);
  return code === 0 ? ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive'] : null;
}
