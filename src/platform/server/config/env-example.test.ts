import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { envExample } from './env-example.ts';
import { SETTINGS, type Setting } from './settings.ts';

const file = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
/** The file with every setting uncommented. */
const uncommented = parseEnv(file.replaceAll(/^# ([A-Z\d_]+=)/gm, '$1'));

test('.env.example says what the settings say', () => {
  expect(file).toBe(envExample());
});

test('.env.example names every setting, and nothing else', () => {
  expect(Object.keys(uncommented).sort()).toEqual(Object.keys(SETTINGS).sort());
});

test('.env.example shows the default of each setting', () => {
  for (const [name, setting] of Object.entries<Setting>(SETTINGS)) {
    expect([name, uncommented[name]]).toEqual([name, setting.default ?? '']);
  }
});

test('.env.example changes nothing when every setting in it is switched on', () => {
  expect(parseConfig(uncommented, '/srv')).toEqual(parseConfig({}, '/srv'));
});
