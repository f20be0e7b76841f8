import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCheck } from './run-check.js';

/** Longer subjects are cut in lists of commits. */
const MAX_LETTERS = 72;
/** What was published can't be written anew; without an upstream, these are taken as unpublished. */
const COMMITS_WITHOUT_UPSTREAM = 20;
const HASH_LETTERS = 40;
/** Commits before this file was added were written under another rule. */
const SINCE_FILE = 'scripts/check-commits.js';

/** Verbs that say what the commit changes. CONTRIBUTING.md names the usual ones. */
const VERBS = new Set(
  `add adjust align allow apply avoid bound build bump cache cap change check clarify close
  compare compress compute convert copy correct count create decide declare decode defer define
  delete deprecate derive describe disable document drop enable encode end enforce escape exclude
  expand explain expire export expose extend extract fetch fix fold format generate group guard
  handle hide ignore implement import improve index inline insert install introduce invalidate
  isolate join keep limit link list load localize lock log make map mark match measure merge migrate
  move narrow normalize note offer omit open order parse pin preload prevent print protect publish
  raise read record redact redirect redraw reduce refactor refuse regenerate register reject release
  remove rename render repair replace report require reset resolve restore restrict retry return
  reuse revert rewrite round run save select send separate serve set share shorten show simplify
  skip sort specify split state stop store support swap switch tag test tighten trace track
  translate trim type unify update upgrade use validate verify wait warn widen wrap write`.split(
    /\s+/,
  ),
);

/**
 * What is wrong with the subject of a commit.
 *
 * @param {string} subject
 * @returns {string | undefined} without the subject itself
 */
function problemOf(subject) {
  const letters = [...subject].length;
  if (letters > MAX_LETTERS) return `${letters} letters; at most ${MAX_LETTERS}.`;
  const [first = ''] = subject.split(' ');
  // Git writes `Revert "…"` itself; a verb is always followed by what it changes.
  if (!/^[A-Z][a-z]+$/.test(first) || !VERBS.has(first.toLowerCase()) || first === subject) {
    return `"${first}" is no verb for a change: add, fix, move, rename, remove, …`;
  }
  if (subject.endsWith('.')) return 'ends with a full stop.';
  return undefined;
}

/**
 * Subjects of unpublished commits that don't follow CONTRIBUTING.md. Merges are exempt. A tree
 * without a repository, or a clone too shallow to hold any commit since the rule, has none.
 *
 * @param {string} root
 * @param {(line: string) => void} [say] told what was looked at
 * @returns {string[]} what is wrong, a line each
 */
export function checkCommits(root, say = () => {}) {
  const git = (/** @type {string[]} */ ...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
  };
  // A tree that was exported into another repository isn't part of its history.
  const added = existsSync(join(root, '.git'))
    ? git('log', '--diff-filter=A', '--format=%H', '--', SINCE_FILE)
    : undefined;
  const since = added?.at(-1);
  if (since === undefined) {
    say('No commits to check: no repository, or no commit since the rule.');
    return [];
  }
  // Git can't limit the path from one commit by another, so both lists are asked for.
  const underRule = new Set(git('rev-list', '--ancestry-path', `${since}..HEAD`));
  const unpublished =
    git('log', '--no-merges', '--format=%H %s', 'HEAD', '--not', '@{upstream}') ??
    git('log', '--no-merges', '--format=%H %s', `--max-count=${COMMITS_WITHOUT_UPSTREAM}`) ??
    [];
  const commits = unpublished
    .map((line) => ({ hash: line.slice(0, HASH_LETTERS), subject: line.slice(HASH_LETTERS + 1) }))
    .filter(({ hash }) => underRule.has(hash));
  say(`Checked ${commits.length} commits.`);
  return commits.flatMap(({ hash, subject }) => {
    const problem = problemOf(subject);
    return problem === undefined ? [] : [`${hash.slice(0, 9)} ${subject}: ${problem}`];
  });
}

/**
 * The same for a message that is about to be committed; those that Git writes for a merge or a
 * later `rebase --autosquash` pass.
 *
 * @param {string} message
 * @returns {string[]} what is wrong, a line each
 */
export function checkMessage(message) {
  const [subject = ''] = message.split('\n').filter((line) => line.trim() && line[0] !== '#');
  if (/^(?:Merge |fixup! |squash! |amend! )/.test(subject)) return [];
  const problem = problemOf(subject);
  return problem === undefined ? [] : [`${subject}: ${problem}`];
}

// The hook names the file of the message.
const [, , messageFile] = process.argv;
await runCheck(import.meta.url, (root) =>
  messageFile === undefined
    ? checkCommits(root, console.log)
    : checkMessage(readFileSync(messageFile, 'utf8')),
);
