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
    put('src/domain/dates.ts', '/**\n * As was wished.\n * In good hands.\n */\n  // Lent.\n');
    expect(checkTerms(root)).toEqual([
      'src/domain/dates.ts:2: “wished” is no term of the field: requested.',
      'src/domain/dates.ts:5: “lent” is no term of the field: ports.',
    ]);
  });

  test('the dialect of before, in comments of the product alone', () => {
    const text = '/** What it costs. */\n// Nobody knows.\n/** Says what it costs. */\n';
    put('src/domain/dates.ts', text);
    put('e2e/support/dates.ts', text);
    expect(checkTerms(root)).toEqual([
      'src/domain/dates.ts:1: Title it with a noun, in place of “What …”.',
      'src/domain/dates.ts:2: Name the guest, the host, the user or the caller; say “again”.',
    ]);
  });

  test('a function of the product that is called after what it is of', () => {
    const text =
      'function priceOf() {}\nconst labelOf = () => 1;\nfunction isOneOf() {}\nconst actorOf = 1;';
    put('src/domain/dates.ts', text);
    put('e2e/support/dates.ts', text);
    expect(checkTerms(root)).toEqual([
      'src/domain/dates.ts:1: “priceOf”: call it by what it does, or what it returns.',
      'src/domain/dates.ts:2: “labelOf”: call it by what it does, or what it returns.',
    ]);
  });

  test('a bound that is not called min or max', () => {
    put(
      'src/domain/list.ts',
      'const MOST_NIGHTS = 1;\nconst CHECKOUT_LEAST_DAYS = 2;\nconst title = { least: 1, max: 2 };\nconst mostTaken = 3;\n// The most.\n',
    );
    expect(checkTerms(root)).toEqual([
      'src/domain/list.ts:1: “most” names a bound: max.',
      'src/domain/list.ts:2: “least” names a bound: min.',
      'src/domain/list.ts:3: “least” names a bound: min.',
    ]);
  });

  test('a second verb for deleting', () => {
    put('src/domain/list.ts', '// Forget it.\nfunction forgetPerson() {}\nconst erasers = [];\n');
    expect(checkTerms(root)).toEqual([
      'src/domain/list.ts:2: “forget” is no term of the field: delete.',
      'src/domain/list.ts:3: “erasers” is no term of the field: deletions.',
    ]);
  });

  test('a flag that says nothing of what is so', () => {
    put(
      'src/domain/list.ts',
      'let gone = false;\nfunction read(kept: boolean) {}\nconst said = "yes";\nfunction show({ held = true }) {}\n',
    );
    expect(checkTerms(root)).toEqual([
      'src/domain/list.ts:1: “gone” is no name of a flag: say what is so.',
      'src/domain/list.ts:2: “kept” is no name of a flag: say what is so.',
      'src/domain/list.ts:4: “held” is no name of a flag: say what is so.',
    ]);
  });

  test('a text of the platform that names a kind of listing, menus aside', () => {
    const text = (/** @type {string} */ id, context = '') =>
      `${context === '' ? '' : `msgctxt "${context}"\n`}msgid "${id}"\nmsgstr "${id}"\n\n`;
    put(
      'src/platform/web/messages/en.po',
      `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n${text('Itinerants', 'menu')}${text('{home} ({own} your time)')}${text('Until a reservation is approved.')}`,
    );
    expect(checkTerms(root)).toEqual([
      "src/platform/web/messages/en.po: “Until a reservation is approved.” speaks of “reservation”, which is a feature's.",
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
