import { createRequire } from 'node:module';
import ts from 'typescript';
import { runCheck } from './run-check.js';
import { findingsIn } from './source-findings.js';
import { filesOf } from './walk.js';

/** The homes of SQL stand once, in the rule of imports that keeps the query builder there. */
const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const { from } = forbidden.find(({ name }) => name === 'sql-in-stores-only');
const HOMES = [from.pathNot].flat().map((pattern) => new RegExp(pattern));

/** Runs whatever text it is given; a library may be handed it, and nobody else calls it. */
const RAW = 'executeSql';

/** How a statement begins, in small or in capital letters; a sentence for people has one of each. */
const STATEMENT = [
  /^select\s.*\sfrom\s|^select\s+[\w.]+\(|^with\s+\w+\s+as\s*\(|^insert\s+into\s/s,
  /^update\s+[\w."]+\s+set\s|^delete\s+from\s|^(?:create|alter|drop|truncate|lock)\s+table\s/,
  /^(?:analyze|vacuum)(?:\s*;|$)|^(?:set|show)\s+[a-z]+_[a-z_]+\b/,
];

/** What can be sold twice is written in one place (decision 0052). */
const INVENTORY = 'src/market/inventory/server/';
const LEDGERS = 'night|night_override|imported_night|listing_session';
const WRITE = new RegExp(
  `\\b(?:insert\\s+into|update|delete\\s+from|merge\\s+into|truncate(?:\\s+table)?)\\s+"?(?:${LEDGERS})\\b`,
  'i',
);
const LEDGER_TABLES = ['listingNights', 'nightOverrides', 'importedNights', 'listingSessions'];
const WRITES = ['insert', 'update', 'delete'];

/**
 * SQL outside of stores, tables and the database of the platform: the text of a statement, or a call
 * of what runs such a text. And, in the product, statements outside of the inventory that write the
 * ledgers of nights and seats.
 *
 * @param {string} root
 * @returns {string[]} what is wrong, a line each
 */
export function checkSql(root) {
  const paths = filesOf(root).filter((path) => /^(?:src|demo)\/.+\.tsx?$/.test(path));
  const strangers = paths.filter((path) => !HOMES.some((home) => home.test(path)));
  const others = paths.filter(
    (path) =>
      path.startsWith('src/') &&
      !path.startsWith(INVENTORY) &&
      !/\.test\.tsx?$|\/testing\//.test(path),
  );
  return [...findingsIn(root, strangers, foundIn), ...findingsIn(root, others, ledgerWritesIn)];
}

/** @param {ts.SourceFile} source */
function ledgerWritesIn(source) {
  /** @type {{ node: ts.Node, says: string }[]} */
  const found = [];
  const add = (/** @type {ts.Node} */ node) =>
    found.push({ node, says: 'writes nights or seats, which only the inventory does.' });
  const visit = (/** @type {ts.Node} */ node) => {
    if (WRITE.test(textOf(node) ?? '')) add(node);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [table] = node.arguments;
      const isLedger =
        table !== undefined && ts.isIdentifier(table) && LEDGER_TABLES.includes(table.text);
      if (isLedger && WRITES.includes(node.expression.name.text)) add(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @param {ts.SourceFile} source */
function foundIn(source) {
  /** @type {{ node: ts.Node, says: string }[]} */
  const found = [];
  const add = (/** @type {ts.Node} */ node, /** @type {string} */ what) =>
    found.push({ node, says: `${what} belongs into a store.` });
  const visit = (/** @type {ts.Node} */ node) => {
    const isName = ts.isIdentifier(node) || ts.isStringLiteralLike(node);
    if (isName && node.text === RAW && !isGiven(node)) add(node, RAW);
    const text = textOf(node);
    if (text !== null && isStatement(text)) add(node, `"${firstWords(text)} …"`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** As a property of an object that is handed on, or of its type. @param {ts.Node} node */
function isGiven({ parent }) {
  return (
    ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent) || ts.isTypeElement(parent)
  );
}

/** @param {ts.Node} node */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  // What is put in may be anything that is a name.
  return node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('');
}

/** @param {string} text */
function isStatement(text) {
  const bare = text.trim();
  const [first = ''] = bare.split(/\s/, 1);
  if (first !== first.toLowerCase() && first !== first.toUpperCase()) return false;
  return STATEMENT.some((pattern) => pattern.test(bare.toLowerCase()));
}

/** @param {string} text */
function firstWords(text) {
  return text.trim().split(/\s+/).slice(0, 2).join(' ');
}

await runCheck(import.meta.url, checkSql);
