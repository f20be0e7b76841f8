import ts from 'typescript';
import { childrenOf, choicesOf, tagOf } from './jsx-parts.js';

const FIGURE =
  'This element shows a figure alone: say translate="no", so that no translator rewrites it (0229).';

/**
 * Elements whose only text is a figure, an amount or a count, and that a browser may translate.
 *
 * @param {ts.SourceFile} source
 * @param {ts.TypeChecker} checker
 * @returns {{ node: ts.Node, says: string }[]}
 */
export function figuresIn(source, checker) {
  /** @type {{ node: ts.Node, says: string }[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isJsxElement(node) && !SENTENCES.has(tagOf(node))) {
      const [child, ...others] = childrenOf(node);
      const isAlone = child !== undefined && others.length === 0 && ts.isExpression(child);
      const isFound = isAlone && choicesOf(child).some((value) => isFigure(value, checker));
      if (isFound && !isLeftAlone(node)) found.push({ node: child, says: FIGURE });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Show what they hold in a sentence, which is translated whole. */
const SENTENCES = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

/** @param {ts.JsxElement} element whether it, or one around it, says how it is translated */
function isLeftAlone(element) {
  const saying = ts.findAncestor(
    element,
    (node) =>
      ts.isJsxElement(node) &&
      node.openingElement.attributes.properties.some(
        (each) => ts.isJsxAttribute(each) && each.name.getText() === 'translate',
      ),
  );
  return saying !== undefined;
}

/**
 * Whether a value is a number, or one that was written out. Follows constants and functions to what
 * they come from.
 *
 * @param {ts.Expression} value
 * @param {ts.TypeChecker} checker
 * @param {number} [depth] constants and functions that are followed at most
 * @returns {boolean}
 */
function isFigure(value, checker, depth = 4) {
  if (ts.isJsxElement(value) || ts.isJsxSelfClosingElement(value)) return false;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(value));
  if ((type.flags & ts.TypeFlags.NumberLike) !== 0) return true;
  if (ts.isTemplateExpression(value)) return isFigureTemplate(value, checker, depth);
  if (ts.isCallExpression(value)) return isFormat(value.expression, checker, depth);
  if (depth === 0 || !ts.isIdentifier(value)) return false;
  const place = checker.getSymbolAtLocation(value)?.declarations?.[0];
  const from = place && ts.isVariableDeclaration(place) ? place.initializer : undefined;
  return from !== undefined && choicesOf(from).some((each) => isFigure(each, checker, depth - 1));
}

/**
 * @param {ts.TemplateExpression} template whether nothing but figures and signs are in it
 * @param {ts.TypeChecker} checker
 * @param {number} depth
 */
function isFigureTemplate({ head, templateSpans }, checker, depth) {
  const texts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  return (
    texts.every((text) => !/\p{L}/u.test(text)) &&
    templateSpans.every(({ expression }) => isFigure(expression, checker, depth))
  );
}

/**
 * @param {ts.Expression} called whether it writes out a figure
 * @param {ts.TypeChecker} checker
 * @param {number} depth
 * @returns {boolean}
 */
function isFormat(called, checker, depth) {
  const symbol = checker.getSymbolAtLocation(called);
  const own =
    symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const place = own?.declarations?.[0];
  if (place === undefined) return false;
  const name = own?.name ?? '';
  if (name === 'formatMoney') return true;
  if (ts.isPropertyAccessExpression(called)) {
    const owner = checker.getTypeAtLocation(called.expression).symbol?.name;
    return `${owner}.${name}` === 'I18n.number' || `${owner}.${name}` === 'NumberFormat.format';
  }
  if (depth === 0) return false;
  return resultsOf(place, checker).some((each) => isFigure(each, checker, depth - 1));
}

/**
 * What a function returns, or the function that a hook returns.
 *
 * @param {ts.Node} place where it is declared
 * @param {ts.TypeChecker} checker
 * @returns {ts.Expression[]}
 */
function resultsOf(place, checker) {
  if (ts.isVariableDeclaration(place) && place.initializer !== undefined) {
    const made = place.initializer;
    if (!ts.isCallExpression(made)) return resultsOf(made, checker);
    const hook = checker.getSymbolAtLocation(made.expression);
    const from = hook && hook.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(hook) : hook;
    const declared = from?.declarations?.[0];
    return declared === undefined
      ? []
      : resultsOf(declared, checker).flatMap((each) => resultsOf(each, checker));
  }
  if (!ts.isFunctionDeclaration(place) && !ts.isArrowFunction(place)) return [];
  const { body } = place;
  if (body === undefined) return [];
  if (!ts.isBlock(body)) return choicesOf(body);
  return returnsIn(body);
}

/**
 * @param {ts.Node} node a part of a function's body
 * @returns {ts.Expression[]} what it returns, without what functions in it return
 */
function returnsIn(node) {
  if (ts.isReturnStatement(node)) return node.expression ? choicesOf(node.expression) : [];
  if (ts.isFunctionLike(node)) return [];
  /** @type {ts.Expression[]} */
  const found = [];
  ts.forEachChild(node, (child) => void found.push(...returnsIn(child)));
  return found;
}
