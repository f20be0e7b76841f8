import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkCommits, checkMessage } from './check-commits.js';
import { makeTree } from './testing/make-tree.js';

const RULE = 'scripts/check-commits.js';
const BAD = 'Tell guests when a host answers';

/** @type {ReturnType<typeof makeTree>} */
let tree;
beforeEach(() => {
  tree = makeTree();
});
afterEach(() => tree.remove());

/** @param {string[]} args */
function git(...args) {
  const by = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  const env = { PATH: process.env.PATH, HOME: tree.root, GIT_CONFIG_NOSYSTEM: '1' };
  const result = spawnSync('git', [...by, ...args], { cwd: tree.root, encoding: 'utf8', env });
  expect(result.stderr + result.stdout, args.join(' ')).not.toMatch(/^fatal|^error/);
}

/** @param {string[]} subjects */
function commit(...subjects) {
  for (const subject of subjects) git('commit', '--allow-empty', '--quiet', '-m', subject);
}

/** A repository in which the rule was added after a commit that breaks it. */
function beginRepository() {
  git('init', '--quiet', '--initial-branch=main');
  commit('Say what it is');
  tree.put(RULE, '');
  git('add', '.');
  commit('Add the rule');
}

describe('subjects of commits', () => {
  test.each([
    [BAD, '"Tell" is no verb for a change: add, fix, move, rename, remove, …'],
    ['Added a test', '"Added" is no verb for a change: add, fix, move, rename, remove, …'],
    ['fix typo', '"fix" is no verb for a change: add, fix, move, rename, remove, …'],
    ['fix: typo', '"fix:" is no verb for a change: add, fix, move, rename, remove, …'],
    ['Fix', '"Fix" is no verb for a change: add, fix, move, rename, remove, …'],
    ['Fix a typo.', 'ends with a full stop.'],
    [`Fix ${'é'.repeat(69)}`, '73 letters; at most 72.'],
  ])('%s', (subject, problem) => {
    beginRepository();
    commit(subject, 'Remove a word');
    expect(checkCommits(tree.root)).toEqual([expect.stringMatching(/^[0-9a-f]{7,} /)]);
    expect(checkCommits(tree.root)[0]).toContain(` ${subject}: ${problem}`);
    expect(checkMessage(`${subject}\n\nWhy.`)).toEqual([`${subject}: ${problem}`]);
  });

  test.each([
    'Fix charges that were made twice',
    `Fix ${'é'.repeat(68)}`,
    'Revert "Add a test"',
    'Rename stays to homes; move their tests',
  ])('%s is fine', (subject) => {
    beginRepository();
    commit(subject);
    expect(checkCommits(tree.root)).toEqual([]);
    expect(checkMessage(`\n# comment\n${subject}\n`)).toEqual([]);
  });

  test('a merge, and what it brings of branches from before the rule', () => {
    git('init', '--quiet', '--initial-branch=main');
    commit('Say what it is');
    git('checkout', '--quiet', '-b', 'before');
    commit(BAD);
    git('checkout', '--quiet', 'main');
    tree.put(RULE, '');
    git('add', '.');
    commit('Add the rule');
    git('merge', '--quiet', '--no-ff', '-m', 'Tell all', 'before');
    expect(checkCommits(tree.root)).toEqual([]);
    commit(BAD);
    expect(checkCommits(tree.root)).toHaveLength(1);
  });

  test('what was published is left as it is', () => {
    beginRepository();
    commit(BAD);
    git('branch', 'published');
    git('branch', '--quiet', '--set-upstream-to=published');
    expect(checkCommits(tree.root)).toEqual([]);
    commit('Say more');
    expect(checkCommits(tree.root)).toEqual([expect.stringContaining('Say more')]);
  });

  test('without an upstream, only the newest twenty are looked at', () => {
    beginRepository();
    commit(BAD, ...Array.from({ length: 19 }, () => 'Add a test'));
    expect(checkCommits(tree.root)).toHaveLength(1);
    commit('Add a test');
    expect(checkCommits(tree.root)).toEqual([]);
  });

  test('a tree without a repository, and a shallow clone, have nothing to check', () => {
    const said = /** @type {string[]} */ ([]);
    expect(checkCommits(tree.root, (line) => said.push(line))).toEqual([]);
    beginRepository();
    commit(BAD);
    git('clone', '--quiet', '--depth=1', `file://${tree.root}`, 'shallow');
    expect(checkCommits(`${tree.root}/shallow`, (line) => said.push(line))).toEqual([]);
    expect(said).toEqual([
      'No commits to check: no repository, or no commit since the rule.',
      'Checked 0 commits.',
    ]);
  });

  test.each(['Merge branch main', 'fixup! Say more', 'squash! Add'])(
    'the hook lets %s pass, which Git writes',
    (subject) => {
      expect(checkMessage(subject)).toEqual([]);
    },
  );
});
