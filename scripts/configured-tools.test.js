import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CHECKS } from './checks.js';
import { runCaptured } from './launch/run-captured.js';
import { makeTree } from './testing/make-tree.js';

/** @type {ReturnType<typeof makeTree>} */
let tree;
beforeEach(() => {
  tree = makeTree();
});
afterEach(() => tree.remove());

/** Runs a check as it is configured here, on the tree. @param {(typeof CHECKS)[number][0]} wanted */
async function run(wanted) {
  const args = CHECKS.find(([name]) => name === wanted)?.[1]() ?? [];
  const { code, output } = await runCaptured(process.execPath, args, { cwd: tree.root });
  return { code, output: stripVTControlCharacters(output) };
}

describe('types', () => {
  test('are strict, in pages as on the server', async () => {
    tree.borrowPackages();
    tree.take('tsconfig.base.json', 'tsconfig.json');
    tree.put('src/fine.tsx', 'export const first = (all: string[]) => <b>{all[0]}</b>;\n');
    tree.put('src/page.tsx', 'export const first = (all: string[]) => <b>{all[0].length}</b>;\n');
    tree.put('src/serve.ts', 'export const end = () => process.exit({});\n');
    const { code, output } = await run('types');
    expect(code).not.toBe(0);
    expect(output.match(/^src\/.+?: error/gm)).toEqual([
      'src/page.tsx(1,45): error',
      'src/serve.ts(1,39): error',
    ]);
  });
});

describe('format and lint', () => {
  // What lint keeps out of domain has a test of its own: `domain-lint.test.js`.
  test('find a format of its own, and what the rules forbid', async () => {
    tree.take('biome.json', '.gitignore', 'scripts/lint');
    tree.put('src/format.ts', 'export const a = "b"\n');
    tree.put('src/any.ts', 'export const a = (b: any) => b;\n');
    tree.put('src/assert.ts', 'export const a = (b?: 1) => b!;\n');
    tree.put('src/tell.ts', "console.log('a');\n");
    tree.put('src/spread.ts', 'export const a = { ...{ b: 1 } };\n');
    tree.put('src/kind.ts', "export const a = (b: { kind: string }) => b.kind === 'stay';\n");
    tree.put('src/unit.ts', "export const a = (b: 'stay') => KINDS[b].unit !== 'night';\n");
    tree.put('src/kind.test.ts', "export const a = (b: { kind: string }) => b.kind === 'stay';\n");
    tree.put('src/page.tsx', "export const a = <i {...{ id: 'b' }} />;\n");
    tree.put('src/fine.ts', 'export const a = (b: boolean) => ({ ...(b && { c: 1 }) });\n');
    const { code, output } = await run('format and lint');
    expect(code).toBe(1);
    expect(output.match(/src\/\w+\.tsx?(?::\d+:\d+)? (?:format|lint\S+|plugin)/g)?.sort()).toEqual([
      'src/any.ts:1:22 lint/suspicious/noExplicitAny',
      'src/assert.ts:1:29 lint/style/noNonNullAssertion',
      'src/format.ts format',
      'src/kind.ts:1:43 plugin',
      'src/page.tsx:1:21 plugin',
      'src/spread.ts:1:20 plugin',
      'src/tell.ts:1:1 lint/suspicious/noConsole',
      'src/unit.ts:1:33 plugin',
    ]);
  });
});

describe('types of the pure domain', () => {
  test('know no browser and no Node', async () => {
    tree.take('tsconfig.base.json', 'src/domain/tsconfig.json');
    tree.put('src/domain/fine.ts', 'export const page = 1;\n');
    tree.put('src/domain/page.ts', 'export const page = document.title;\n');
    tree.put('src/domain/root.ts', 'export const root = process.cwd();\n');
    const { output } = await run('types of the pure domain');
    expect(output.match(/^.+?: error|Cannot find name '\w+'/gm)).toEqual([
      'src/domain/page.ts(1,21): error',
      "Cannot find name 'document'",
      'src/domain/root.ts(1,21): error',
      "Cannot find name 'process'",
    ]);
  });
});

describe('nothing unused', () => {
  test('finds a file, an export and a package that nobody uses', async () => {
    tree.borrowPackages();
    tree.take('knip.json');
    const dependencies = { valibot: '1', sonner: '1' };
    tree.put('package.json', JSON.stringify({ type: 'module', dependencies }));
    tree.put('src/entry/http.ts', "import 'valibot';\nimport { a } from '../a.ts';\na();\n");
    tree.put('src/a.ts', 'export const a = () => 1;\nexport const idle = 2;\n');
    tree.put('src/lost.ts', 'export const c = 3;\n');
    const { code, output } = await run('nothing unused');
    expect(code).toBe(1);
    expect(output).toMatch(/Unused files \(1\)\s+src\/lost\.ts/);
    expect(output).toMatch(/Unused dependencies \(1\)\s+sonner/);
    expect(output).toMatch(/Unused exports \(1\)\s+idle/);
  });
});

describe('nothing used by tests alone', () => {
  test('finds a rule that only its test calls, and a file that only a test imports', async () => {
    tree.borrowPackages();
    tree.take('knip.product.js');
    tree.put('package.json', JSON.stringify({ type: 'module' }));
    tree.put('src/entry/http.ts', "import { a } from '../a.ts';\na();\n");
    tree.put('src/a.ts', 'export const a = () => 1;\nexport const idle = () => 2;\n');
    tree.put('src/lost.ts', 'export const c = 3;\n');
    tree.put('src/a.test.ts', "import { idle } from './a.ts';\nimport './lost.ts';\nidle();\n");
    const { code, output } = await run('nothing used by tests alone');
    expect(code).toBe(1);
    expect(output).toMatch(/Unused files \(1\)\s+src\/lost\.ts/);
    expect(output).toMatch(/Unused exports \(1\)\s+idle/);
  });
});
