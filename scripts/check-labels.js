import ts from 'typescript';
import { runCheck } from './run-check.js';
import { findingsIn } from './source-findings.js';
import { filesOf } from './walk.js';

/** Where what ids are called is written, a table each. */
const TABLES = /^src\/features\/catalogues\/labels\/[\w-]+\.ts$/;
const SOURCE = /^(?:src|demo)\/.+(?<!\.test)\.tsx?$/;
/** What makes a text for people of a template. */
const MACROS = new Set(['msg', 't']);

/**
 * Tables outside the catalogues that name the ids of a catalogue for people: a second table of the
 * same labels says something else sooner or later.
 *
 * @param {string} root
 * @returns {string[]} what is wrong, a line each
 */
export function checkLabels(root) {
  const sources = filesOf(root).filter((path) => SOURCE.test(path));
  const tables = labelTables(
    root,
    sources.filter((path) => TABLES.test(path)),
  );
  return findingsIn(
    root,
    sources.filter((path) => !TABLES.test(path)),
    (source) =>
      labelledObjects(source).flatMap(({ node, ids }) =>
        tables
          // A word or two in common are chance: the same word may name a field of something else.
          .filter(
            ({ labelled }) => labelled.filter((id) => ids.has(id)).length > labelled.length / 2,
          )
          .map(({ path }) => ({ node, says: `names what ${path} names already.` })),
      ),
  );
}

/**
 * The ids of each table of labels.
 *
 * @param {string} root
 * @param {readonly string[]} paths
 * @returns {{ path: string, labelled: string[] }[]}
 */
function labelTables(root, paths) {
  /** @type {{ path: string, labelled: string[] }[]} */
  const tables = [];
  findingsIn(root, paths, (source) => {
    for (const { node, ids } of labelledObjects(source)) {
      // An entry with several texts is a part of its table.
      if (ts.isPropertyAssignment(node.parent)) continue;
      tables.push({ path: source.fileName, labelled: [...ids] });
    }
    return [];
  });
  return tables;
}

/**
 * The objects of a source that have texts for people, with the keys of these.
 *
 * @param {ts.SourceFile} source
 * @returns {{ node: ts.Node, ids: Set<string> }[]}
 */
function labelledObjects(source) {
  /** @type {{ node: ts.Node, ids: Set<string> }[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const ids = labelledKeys(node);
      if (ids.size > 1) found.push({ node, ids });
    }
    // What a macro is given, and the parts of an entry, are no tables.
    if (!ts.isCallExpression(node) || !isMacro(node.expression)) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * The keys of an object whose value is a text for people, or has one called `label`.
 *
 * @param {ts.ObjectLiteralExpression} node
 * @returns {Set<string>}
 */
function labelledKeys(node) {
  const keys = node.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) return [];
    return isLabel(property.initializer) ? [property.name.text] : [];
  });
  return new Set(keys);
}

/**
 * @param {ts.Expression} value
 * @returns {boolean}
 */
function isLabel(value) {
  if (ts.isTaggedTemplateExpression(value)) return isMacro(value.tag);
  if (ts.isCallExpression(value)) return isMacro(value.expression);
  if (!ts.isObjectLiteralExpression(value)) return false;
  return value.properties.some(
    (property) =>
      ts.isPropertyAssignment(property) &&
      property.name.getText() === 'label' &&
      isLabel(property.initializer),
  );
}

/** @param {ts.Expression} name */
function isMacro(name) {
  return ts.isIdentifier(name) && MACROS.has(name.text);
}

await runCheck(import.meta.url, checkLabels);
