import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../launch/root.js';
import { readCompiled, writeCompiled } from './compiled-catalog.js';
import { firstIds } from './first-texts.js';
import { withStaticImports } from './static-imports.js';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wayhearth-first-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/**
 * @param {string} path
 * @param {string} text
 */
function put(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('static imports are followed, over lines and rooms; types and what is fetched later are not', () => {
  put('src/entry/a.ts', "import './b.ts';\nimport {\n  one,\n  two,\n} from '#features/x/c.tsx';");
  put('src/entry/b.ts', "export { d } from './d.ts';\nimport type { E } from './e.ts';");
  put('src/features/x/c.tsx', "const later = () => import('./f.ts');\nimport react from 'react';");
  for (const name of ['d', 'e']) put(`src/entry/${name}.ts`, '');
  put('src/features/x/f.ts', '');
  expect([...withStaticImports(root, ['src/entry/a.ts'])].sort()).toEqual([
    'src/entry/a.ts',
    'src/entry/b.ts',
    'src/entry/d.ts',
    'src/features/x/c.tsx',
  ]);
});

test('the footer has its texts, and those of bars, results and dialogs come later', () => {
  const ids = new Set([...firstIds(ROOT).values()].flatMap((each) => [...each]));
  expect(ids).toContain(generateMessageId('Help centre'));
  expect(ids).not.toContain(generateMessageId('Login', 'menu'));
  expect(ids).not.toContain(generateMessageId('Any Week'));
  expect(ids).not.toContain(generateMessageId('Add your dates to see what a stay costs, all in.'));
  expect(ids).not.toContain(generateMessageId('Delete my account'));
});

test('a compiled catalogue is read and written', () => {
  const messages = { a: ["It's ", ['name'], ' \\ "quoted"'], b: ['`c`\n'] };
  expect(readCompiled(writeCompiled(messages))).toEqual(messages);
  expect(() => readCompiled('export default {}')).toThrow('compiled in another way');
});
