import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTree } from './testing/make-tree.js';

/** Settings hold secrets: SESSION_SECRET, STRIPE_SECRET_KEY, the password in DATABASE_URL. */
const SECRET = ['.env', '.env.local', '.env.production', 'bench/.env', '.env.backup'];

const tree = makeTree();
afterAll(() => tree.remove());

/** This repository alone: neither what a hook says of another one, nor what its user ignores. */
const env = { PATH: process.env.PATH, HOME: tree.root, GIT_CONFIG_NOSYSTEM: '1' };
const git = (/** @type {string[]} */ ...args) =>
  spawnSync('git', args, { cwd: tree.root, encoding: 'utf8', env });

beforeAll(() => {
  tree.take('.gitignore', '.env.example');
  for (const path of SECRET) tree.put(path, 'SESSION_SECRET=not-to-be-published\n');
  tree.put('.data/files/one', '');
  expect(git('init', '--quiet').status).toBe(0);
});

test('git add takes no settings and no data, except the example of the settings', () => {
  expect(git('add', '--all').status).toBe(0);
  const added = git('ls-files').stdout.trim().split('\n');
  expect(added).toEqual(['.env.example', '.gitignore']);
});
