import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkTerms } from './check-terms.js';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wayhearth-terms-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** @type {(path: string, text?: string) => void} */
const put = (path, text = '') => {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

describe('terms of the field', () => {
  test('a word of our own in a name, whole or as a part of it', () => {
    put('src/domain/dates.ts', 'export const stayWish = 1;\nfunction knock(\n  lent) {}');
    expect(checkTerms(root)).toEqual([
      'src/domain/dates.ts:1: “wish” is no term of the field: request, or form values.',
      'src/domain/dates.ts:2: “knock” is no term of the field: send.',
      'src/domain/dates.ts:3: “lent” is no term of the field: ports.',
    ]);
  });

  test('one in the name of a file', () => {
    put('e2e/support/hands.ts');
    expect(checkTerms(root)).toEqual([
      'e2e/support/hands.ts: “hands” is no term of the field: input method.',
    ]);
  });

  test('one in a comment, unless it is plain English there', () => {
    put('src/domain/dates.ts', '/**\n * What was wished.\n * In good hands.\n */\n  // Lent.\n');
    expect(checkTerms(root)).toEqual([
      'src/domain/dates.ts:2: “wished” is no term of the field: requested.',
      'src/domain/dates.ts:5: “lent” is no term of the field: ports.',
    ]);
  });

  test('longer words and texts may have its letters', () => {
    put(
      'src/domain/list.ts',
      "// a wishlist\nexport const wishlist = 'your wish', shorthands = 1;",
    );
    expect(checkTerms(root)).toEqual([]);
  });
});
