/** @module-tag long */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from './config/config.ts';
import { closeToOthers } from './private-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayhearth-private-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const readMode = (...path: string[]) => lstatSync(join(folder, ...path)).mode & 0o777;

/** Everything in a folder that others may read, write or enter. */
function openIn(inside: string): string[] {
  return readdirSync(inside, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => (lstatSync(path).mode & 0o077) !== 0);
}

test('a data folder that an earlier version left open is closed at the start', () => {
  const dataDir = join(folder, '.data');
  for (const inside of ['postgres/base/5', 'mail', 'uploads', 'pictures/aa']) {
    mkdirSync(join(dataDir, inside), { recursive: true });
    writeFileSync(join(dataDir, inside, 'file'), 'private');
    chmodSync(join(dataDir, inside, 'file'), 0o666);
    chmodSync(join(dataDir, inside), 0o755);
  }
  chmodSync(dataDir, 0o755);
  loadConfig({}, folder);
  expect(readMode('.data')).toBe(0o700);
  expect(readMode('.data', 'postgres', 'base', '5', 'file')).toBe(0o600);
  expect(openIn(dataDir)).toEqual([]);
});

test('in a data folder that is closed already nothing is looked at', () => {
  const dataDir = join(folder, 'closed');
  mkdirSync(join(dataDir, 'mail'), { recursive: true });
  writeFileSync(join(dataDir, 'mail', 'file'), '');
  chmodSync(join(dataDir, 'mail', 'file'), 0o644);
  chmodSync(dataDir, 0o700);
  closeToOthers(dataDir);
  expect(readMode('closed', 'mail', 'file')).toBe(0o644);
});

test('what is beside, and where links lead, is left as it is', () => {
  const beside = join(folder, 'beside');
  writeFileSync(beside, '');
  chmodSync(beside, 0o644);
  const dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, 'mail'), { recursive: true });
  symlinkSync(beside, join(dataDir, 'mail', 'link'));
  writeFileSync(join(dataDir, 'notes.txt'), '');
  chmodSync(join(dataDir, 'notes.txt'), 0o644);
  closeToOthers(dataDir);
  expect(readMode('beside')).toBe(0o644);
  expect(readMode('data', 'notes.txt')).toBe(0o644);
  closeToOthers(join(folder, 'not-there'));
  expect(readdirSync(folder)).not.toContain('not-there');
});

test('a process makes its data folder for its user alone, the embedded database too', async () => {
  const dataDir = join(folder, 'fresh');
  const program = `process.umask(0o022);
    (async () => {
    const { startProcess } = await import('#entry/startup-error.ts');
    const { loadConfig } = await import('#platform/server/config/config.ts');
    const { openEmbedded } = await import('#platform/server/database/embedded.ts');
    await startProcess(async () => {
      const database = await openEmbedded(loadConfig().dataDir);
      await database.executeSql('create table one (id int)');
      await database.close();
    });
    })();`;
  const child = spawn(process.execPath, ['--eval', program], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part) => {
    said += part;
  });
  const [code] = await once(child, 'close');
  expect(code, said).toBe(0);
  expect(readMode('fresh')).toBe(0o700);
  expect(readdirSync(join(dataDir, 'postgres')).length).toBeGreaterThan(3);
  expect(openIn(dataDir)).toEqual([]);
}, 60_000);
