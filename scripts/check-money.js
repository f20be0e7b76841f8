import ts from 'typescript';
import { runCheck } from './run-check.js';
import { findingsIn } from './source-findings.js';
import { filesOf } from './walk.js';

/** Defines `toCents` and `toDollars`. */
const MONEY = 'src/domain/money.ts';

/** Values that are parts of a hundred. */
const PERCENTAGE = /percent|rate\b/i;

/** A hundred in an expression of SQL. */
const SQL_HUNDRED = /[*/]\s*100(?:\.0)?\b(?!\.)/;

const SAYS = 'Convert dollars by `toCents` and cents by `toDollars`.';

/**
 * Amounts that are converted between dollars and cents by a bare hundred; percentages aren't
 * amounts.
 *
 * @param {string} root
 * @returns {string[]} what is wrong, a line each
 */
export function checkMoney(root) {
  const paths = filesOf(root, 'src').filter(
    (path) =>
      /\.tsx?$/.test(path) && path !== MONEY && !/\.test\.tsx?$|\/testing\/|\/data\//.test(path),
  );
  return findingsIn(root, paths, hundredsIn);
}

/** @param {ts.SourceFile} source */
function hundredsIn(source) {
  /** @type {{ node: ts.Node, says: string }[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (isConversion(node, source) || isNamedHundred(node, source) || isSql(node)) {
      found.push({ node, says: SAYS });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `x * 100`, `100 * x` or `x / 100`. @param {ts.Node} node @param {ts.SourceFile} source */
function isConversion(node, source) {
  if (!ts.isBinaryExpression(node)) return false;
  const { left, right, operatorToken } = node;
  const isProduct = operatorToken.kind === ts.SyntaxKind.AsteriskToken;
  if (!isProduct && operatorToken.kind !== ts.SyntaxKind.SlashToken) return false;
  const isRatio = isProduct && isDividend(node);
  const other = isHundred(right) ? left : isHundred(left) && !isRatio ? right : undefined;
  if (!isProduct && other === right) return false;
  return other !== undefined && !PERCENTAGE.test(other.getText(source)) && !isBeforePercent(node);
}

/** @param {ts.Node} node */
function isHundred(node) {
  return ts.isNumericLiteral(node) && Number(node.text) === 100;
}

/** As in `(100 * part) / whole`, which is a percentage. @param {ts.Node} node */
function isDividend({ parent }) {
  const { parent: around } = parent;
  return (
    ts.isParenthesizedExpression(parent) &&
    ts.isBinaryExpression(around) &&
    around.left === parent &&
    around.operatorToken.kind === ts.SyntaxKind.SlashToken
  );
}

/** Whether a template writes it before a percent sign. @param {ts.Node} node */
function isBeforePercent(node) {
  for (let at = node; at !== undefined; at = at.parent) {
    if (ts.isTemplateSpan(at)) return at.literal.text.startsWith('%');
  }
  return false;
}

/** `const CENTS = 100`. @param {ts.Node} node @param {ts.SourceFile} source */
function isNamedHundred(node, source) {
  return (
    ts.isVariableDeclaration(node) &&
    node.initializer !== undefined &&
    isHundred(node.initializer) &&
    /cents/i.test(node.name.getText(source))
  );
}

/** @param {ts.Node} node */
function isSql(node) {
  if (!ts.isTaggedTemplateExpression(node) || node.tag.getText() !== 'sql') return false;
  const { template } = node;
  const parts = ts.isTemplateExpression(template)
    ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
    : [template];
  return parts.some(({ text }) => SQL_HUNDRED.test(text));
}

await runCheck(import.meta.url, checkMoney);
