import ts from 'typescript';
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
]);

/** Those that are plain English in a comment. */
const FINE_IN_COMMENTS = new Set(['promises', 'hands', 'beginning', 'beginnings', 'lifeline']);

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
  return [...ofFiles, ...findingsIn(root, paths, foundIn)];
}

/** @param {ts.SourceFile} source */
function foundIn(source) {
  /** @type {({ pos: number, says: string })[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isIdentifier(node)) {
      for (const word of wordsIn(node.text))
        found.push({ pos: node.getStart(source), says: adviceOn(word) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const { pos, words } of commentsIn(source)) {
    for (const word of words) found.push({ pos, says: adviceOn(word) });
  }
  return found;
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
    words: wordsIn(text).filter((word) => !FINE_IN_COMMENTS.has(word)),
  }));
}

/** Words of a name that are not the field's. @param {string} name */
function wordsIn(name) {
  const words = name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());
  return words.filter((word) => TERMS.has(word));
}

/** @param {string} word */
function adviceOn(word) {
  return `“${word}” is no term of the field: ${TERMS.get(word)}.`;
}

await runCheck(import.meta.url, checkTerms);
