import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programOf } from './launch/root.js';
import { makeTree } from './testing/make-tree.js';

const GLOBAL = 'lint/style/noRestrictedGlobals';
/** `scripts/lint/no-clock-nor-chance.grit`. */
const PLUGIN = 'plugin';

/** What no rule may say, and which rule of lint denies it. */
const DENIED = [
  ['new Date()', GLOBAL],
  ['Date.now()', GLOBAL],
  ['performance.now()', GLOBAL],
  ["Temporal.Now.plainDateISO('UTC')", PLUGIN],
  ["Temporal['Now']", PLUGIN],
  ["new Intl.DateTimeFormat('en').format()", PLUGIN],
  ['Math.random()', PLUGIN],
  ['Math?.random()', PLUGIN],
  ["Math['random']()", PLUGIN],
  ['(({ random }) => random())(Math)', PLUGIN],
  ['[Math].map((each) => each.random())', PLUGIN],
  ['{ Math }', PLUGIN],
  ['crypto.randomUUID()', GLOBAL],
  ['process.hrtime()', GLOBAL],
  ['globalThis.Math.random()', GLOBAL],
  ["globalThis['Date']", GLOBAL],
  ["eval('Math.random()')", GLOBAL],
  ["new Function('return Math.random()')()", GLOBAL],
];

const ALLOWED = [
  'Math.round(1.5)',
  '[1.5].map(Math.round)',
  "Temporal.PlainDate.from('2026-01-01')",
  '(at: Temporal.Instant) => at',
  "new Intl.NumberFormat('en')",
];

/** One tree with a file for each, and one for a test of domain and for a server's file. */
const tree = makeTree();
afterAll(() => tree.remove());
/** The rules of lint that were broken, by file. @type {Map<string, string[]>} */
const found = new Map();

beforeAll(() => {
  tree.take('biome.json', '.gitignore', 'scripts/lint');
  const put = (/** @type {string} */ path, /** @type {string} */ code) =>
    tree.put(path, `export const it = ${code};\n`);
  for (const [index, [code = '']] of DENIED.entries()) put(`src/domain/denied-${index}.ts`, code);
  for (const [index, code] of ALLOWED.entries()) put(`src/domain/allowed-${index}.ts`, code);
  put('src/domain/any.test.ts', 'Math.random()');
  put('src/entry/any.ts', 'Math.random()');
  const lint = [programOf('@biomejs/biome', 'biome'), 'lint', '--reporter=json'];
  const { stdout } = spawnSync(process.execPath, [...lint, '--max-diagnostics=none'], {
    cwd: tree.root,
    encoding: 'utf8',
  });
  /** @type {{ diagnostics: { severity: string, category: string, location: { path: string } }[] }} */
  const { diagnostics } = JSON.parse(stdout);
  for (const { severity, category, location } of diagnostics) {
    if (severity !== 'error') continue;
    found.set(location.path, [...(found.get(location.path) ?? []), category]);
  }
});

test.each(DENIED.map(([code, rule], index) => ({ code, rule, index })))(
  '$code is denied in domain',
  ({ index, rule }) => {
    expect(found.get(`src/domain/denied-${index}.ts`)).toContain(rule);
  },
);

test.each(ALLOWED.map((code, index) => ({ code, index })))(
  '$code is allowed in domain',
  ({ index }) => {
    expect(found.get(`src/domain/allowed-${index}.ts`)).toBeUndefined();
  },
);

test.each(['src/domain/any.test.ts', 'src/entry/any.ts'])('%s may throw dice', (path) => {
  expect(found.get(path)).toBeUndefined();
});
