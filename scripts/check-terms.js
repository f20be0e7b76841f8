import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readPo } from './po-file.js';
import { runCheck } from './run-check.js';
import { findingsIn } from './source-findings.js';
import { filesOf } from './walk.js';

/** Words of our own that names and comments once had, with the field's term for each. */
const TERMS = new Map([
  ['wish', 'request, or form values'],
  ['wishes', 'requests, or form values'],
  ['wished', 'requested'],
  ['promises', 'commitments'],
  ['lent', 'ports'],
  ['awake', 'hydrated, or active'],
  ['knock', 'send'],
  ['hands', 'input method'],
  ['beginning', 'initial form'],
  ['beginnings', 'initial forms'],
  ['turnstile', 'concurrency limit'],
  ['lifeline', 'connection'],
  ['asker', 'heartbeat'],
  ['island', 'hydrated component'],
  ['erase', 'delete'],
  ['eraser', 'deletion'],
  ['erasers', 'deletions'],
  ['forget', 'delete'],
]);

/** Those that are plain English in a comment. */
const FINE_IN_COMMENTS = new Set([
  ...['promises', 'hands', 'beginning', 'beginnings', 'lifeline', 'island', 'erase', 'forget'],
]);

/** How comments of the product do not begin, and what they do without (docs/glossary/code.md). */
const DIALECT = [
  { found: /^\*?\s*What\b/, says: 'Title it with a noun, in place of “What …”.' },
  {
    found: /\b(?:somebody|nobody|anybody|whoever|anew)\b/i,
    says: 'Name the guest, the host, the user or the caller; say “again”.',
  },
];

/** A conversion, a lookup and a computation have a verb; a predicate may end so. */
const NAMED_BY_OF = /^(?!is|has)[a-z]\w*Of$/;

/** The bounds of a range have one pair of names: `min` and `max`, `MIN_…` and `MAX_…`. */
const BOUNDS = new Map([
  ['least', 'min'],
  ['most', 'max'],
]);

/** Texts of the platform, which serves any product. The menus name the sections of this one. */
const PLATFORM_TEXTS = ['src/platform/messages/en.po', 'src/platform/web/messages/en.po'];
const KINDS =
  /\b(?:homes?|stays?|itinerants?|experiences?|listings?|nights?|guests?|reservations?)\b/i;

/** Participles that say nothing of what is so. */
const VAGUE_FLAGS = new Set(['gone', 'held', 'kept', 'said', 'told']);

/**
 * Names of files and in code, and comments, that have a word of our own where the field has a term.
 *
 * @param {string} root
 * @returns {string[]} what is wrong, a line each
 */
export function checkTerms(root) {
  const paths = filesOf(root).filter((path) =>
    /^(?:src|demo|e2e|bench|scripts)\/.+\.(?:tsx?|js)$/.test(path),
  );
  const ofFiles = paths.flatMap((path) => {
    const name = path.split('/').at(-1) ?? '';
    return wordsIn(name.split('.')[0] ?? '').map((word) => `${path}: ${adviceOn(word)}`);
  });
  return [...ofFiles, ...findingsIn(root, paths, foundIn), ...kindsInPlatform(root)];
}

/**
 * Texts of the platform that name a kind of listing, or what one does with it.
 *
 * @param {string} root
 */
function kindsInPlatform(root) {
  return PLATFORM_TEXTS.filter((path) => existsSync(join(root, path))).flatMap((path) =>
    readPo(readFileSync(join(root, path), 'utf8'))
      .filter(({ id, context }) => context !== 'menu' && id !== 'Home page')
      .map(({ id }) => ({ id, kind: KINDS.exec(id.replaceAll(/\{\w+\}/g, ''))?.[0] }))
      .filter(({ kind }) => kind !== undefined)
      .map(({ id, kind }) => `${path}: “${id}” speaks of “${kind}”, which is a feature's.`),
  );
}

/** @param {ts.SourceFile} source */
function foundIn(source) {
  /** @type {({ pos: number, says: string })[]} */
  const found = [];
  const isProduct = source.fileName.startsWith('src/');
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isIdentifier(node)) {
      const pos = node.getStart(source);
      for (const word of wordsIn(node.text)) found.push({ pos, says: adviceOn(word) });
      for (const word of boundsIn(node.text)) {
        found.push({ pos, says: `“${word}” names a bound: ${BOUNDS.get(word)}.` });
      }
      if (isProduct && isFunctionName(node) && NAMED_BY_OF.test(node.text)) {
        found.push({ pos, says: `“${node.text}”: call it by what it does, or what it returns.` });
      }
      if (VAGUE_FLAGS.has(node.text) && isFlag(node)) {
        found.push({ pos, says: `“${node.text}” is no name of a flag: say what is so.` });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const { pos, text, words } of commentsIn(source)) {
    for (const word of words) found.push({ pos, says: adviceOn(word) });
    for (const { found: pattern, says } of isProduct ? DIALECT : []) {
      if (pattern.test(text)) found.push({ pos, says });
    }
  }
  return found;
}

/** Whether a name is that of a function where it is declared. @param {ts.Identifier} name */
function isFunctionName(name) {
  const { parent } = name;
  if (!('name' in parent) || parent.name !== name) return false;
  if (ts.isFunctionDeclaration(parent)) return true;
  if (!ts.isVariableDeclaration(parent) || parent.initializer === undefined) return false;
  return ts.isArrowFunction(parent.initializer) || ts.isFunctionExpression(parent.initializer);
}

/**
 * Lines of comments with words that are not the field's.
 *
 * @param {ts.SourceFile} source
 */
function commentsIn(source) {
  const lines = source.text.matchAll(/^[^\S\n]*(?:\/\/|\/?\*)(.*)$/gm);
  return Array.from(lines, ({ index, 1: text = '' }) => ({
    pos: index,
    text,
    words: wordsIn(text).filter((word) => !FINE_IN_COMMENTS.has(word)),
  }));
}

/** Words of a name that are not the field's. @param {string} name */
function wordsIn(name) {
  const words = name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());
  return words.filter((word) => TERMS.has(word));
}

/**
 * Words of a name that name a bound by another word than `min` and `max`: a name of that word alone,
 * or a constant. @param {string} name
 */
function boundsIn(name) {
  if (BOUNDS.has(name)) return [name];
  if (!/^[A-Z][A-Z0-9_]*$/.test(name)) return [];
  return name
    .toLowerCase()
    .split('_')
    .filter((word) => BOUNDS.has(word));
}

/** Whether a name is declared as one that is true or false. @param {ts.Identifier} name */
function isFlag(name) {
  const { parent } = name;
  if (!('name' in parent) || parent.name !== name) return false;
  const type = 'type' in parent ? /** @type {ts.Node | undefined} */ (parent.type) : undefined;
  const value =
    'initializer' in parent ? /** @type {ts.Node | undefined} */ (parent.initializer) : undefined;
  return (
    type?.kind === ts.SyntaxKind.BooleanKeyword ||
    value?.kind === ts.SyntaxKind.TrueKeyword ||
    value?.kind === ts.SyntaxKind.FalseKeyword
  );
}

/** @param {string} word */
function adviceOn(word) {
  return `“${word}” is no term of the field: ${TERMS.get(word)}.`;
}

await runCheck(import.meta.url, checkTerms);
