import ts from 'typescript';
import { runCheck } from './run-check.js';
import { findingsIn } from './source-findings.js';
import { filesOf } from './walk.js';

/** The same in every language. */
const NAMES = new Set(['Wayhearth']);

/** What stands inside is translated by the element itself, or is no text for a reader. */
const FREE_ELEMENTS = new Set([
  'Trans',
  'Plural',
  'Select',
  'SelectOrdinal',
  'code',
  'style',
  'script',
]);

/** Attributes that a person sees or hears. */
const SPOKEN_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'label',
  'placeholder',
  'title',
]);

/** Letters, and marks that not all languages write so: a comma is another one in Arabic. */
const LANGUAGE = /[\p{L},;]/u;

/**
 * Texts in JSX that would be the same in every language.
 *
 * @param {string} root
 * @returns {string[]} what is wrong, a line each
 */
export function checkJsxText(root) {
  const paths = filesOf(root, 'src').filter(
    (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
  );
  return findingsIn(root, paths, textsIn);
}

/**
 * @param {ts.SourceFile} source
 * @returns {{ node: ts.Node, says: string }[]}
 */
function textsIn(source) {
  /** @type {{ node: ts.Node, says: string }[]} */
  const found = [];
  const add = (/** @type {ts.Node} */ node, /** @type {string} */ raw) => {
    const text = raw.replaceAll(/\s+/g, ' ').trim();
    if (!LANGUAGE.test(text) || NAMES.has(text)) return;
    found.push({ node, says: `"${text}" is not translated.` });
  };
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isJsxElement(node) && FREE_ELEMENTS.has(node.openingElement.tagName.getText(source))) {
      return visit(node.openingElement);
    }
    if (ts.isJsxSelfClosingElement(node) && FREE_ELEMENTS.has(node.tagName.getText(source))) return;
    if (ts.isJsxText(node)) add(node, withoutEntities(node.text));
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      for (const literal of literalsOf(node.expression)) add(literal, literal.text);
    }
    if (ts.isJsxAttribute(node) && SPOKEN_ATTRIBUTES.has(node.name.getText(source))) {
      const value = node.initializer;
      const expression = value && ts.isJsxExpression(value) ? value.expression : value;
      for (const literal of literalsOf(expression)) add(literal, literal.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * The strings an expression may come out as, seen without running it.
 *
 * @param {ts.Node | undefined} node
 * @returns {(ts.StringLiteralLike | ts.TemplateLiteralLikeNode)[]}
 */
function literalsOf(node) {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  }
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) {
    return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node) && isChoice(node.operatorToken.kind)) {
    return [...literalsOf(node.left), ...literalsOf(node.right)];
  }
  return [];
}

/** @param {ts.SyntaxKind} kind */
function isChoice(kind) {
  return (
    kind === ts.SyntaxKind.BarBarToken ||
    kind === ts.SyntaxKind.QuestionQuestionToken ||
    kind === ts.SyntaxKind.AmpersandAmpersandToken ||
    kind === ts.SyntaxKind.PlusToken
  );
}

/** @param {string} text in which `&nbsp;` and `&times;` are signs, not words */
function withoutEntities(text) {
  return text.replaceAll(/&(?:#\d+|#x[0-9a-f]+|[a-z]+\d*);/gi, ' ');
}

await runCheck(import.meta.url, checkJsxText);
