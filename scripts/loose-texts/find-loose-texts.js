import ts from 'typescript';
import { childrenOf, choicesOf, givenTo, isComponent, isReturned, tagOf } from './jsx-parts.js';
import { isNode, mayBeText } from './text-types.js';

/** Stand in an element of their own (`own-element.tsx`), with all that is in them. */
const OWN_ELEMENTS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
/** Components that are one element around their children. */
const ELEMENTS = new Set(['Link']);

const LOOSE =
  'This text stands beside others or in no element: give it an element of its own (0229).';
const GIVEN =
  'This text is shown beside others or in no element where it is given to: put it into one (0229).';

/** @typedef {{ node: ts.Node, says: string }} Found */

/**
 * Follows what may be anything (`ReactNode`) from where it is shown to where it is given: a text
 * may be given where it is shown as the only child of an element.
 *
 * @param {readonly ts.SourceFile[]} sources
 * @param {ts.TypeChecker} checker
 * @returns {Found[]}
 */
export function looseTextsIn(sources, checker) {
  /** @type {Found[]} */
  const found = [];
  /** Where parameters and properties are declared that are shown beside others or in no element. */
  const shown = /** @type {Set<ts.Node>} */ (new Set());
  /** @type {{ text: ts.Node, to: ts.Node[] }[]} */
  const given = [];
  /** @type {{ from: ts.Node[], to: ts.Node[] }[]} */
  const passed = [];

  const typeOf = (/** @type {ts.Node} */ node) => checker.getTypeAtLocation(node);

  /** What stands beside others or in no element. */
  const show = (/** @type {ts.Node} */ node) => {
    if (ts.isJsxText(node)) found.push({ node, says: LOOSE });
    if (!ts.isExpression(node)) return;
    for (const value of choicesOf(node)) {
      const type = typeOf(value);
      const items = isList(value, checker)
        ? checker.getIndexTypeOfType(type, ts.IndexKind.Number)
        : undefined;
      if (mayBeText(type) || (items && mayBeText(items))) found.push({ node: value, says: LOOSE });
      else if (isNode(type)) {
        const places = declarationsOf(value, checker);
        if (places.length === 0) found.push({ node: value, says: LOOSE });
        for (const place of places) shown.add(place);
      }
    }
  };

  /** What is given to a property or a variable. */
  const give = (/** @type {ts.Node} */ node, /** @type {() => ts.Node[]} */ to) => {
    // The compiler gives no type to a string without braces.
    if (ts.isJsxText(node) || (ts.isStringLiteral(node) && ts.isJsxAttribute(node.parent))) {
      given.push({ text: node, to: to() });
    }
    if (!ts.isExpression(node)) return;
    for (const value of choicesOf(node)) {
      if (isNeverShown(value)) continue;
      const type = typeOf(value);
      if (mayBeText(type)) given.push({ text: value, to: to() });
      else if (isNode(type)) passed.push({ from: declarationsOf(value, checker), to: to() });
    }
  };

  /** @type {(element: ts.JsxElement | ts.JsxFragment) => void} */
  const lookIn = (element) => {
    const tag = tagOf(element);
    const children = childrenOf(element);
    if (isHtml(tag) || ELEMENTS.has(tag)) {
      if (children.length > 1 || children.some((child) => isList(child, checker))) {
        children.forEach(show);
      }
    } else if (ts.isJsxFragment(element) || isForeign(element, checker)) children.forEach(show);
    else {
      const { attributes } = element.openingElement;
      for (const child of children) give(child, () => propertyOf(attributes, 'children', checker));
    }
  };

  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      if (OWN_ELEMENTS.has(tagOf(node))) return;
      lookIn(node);
    } else if (ts.isJsxSelfClosingElement(node) && OWN_ELEMENTS.has(node.tagName.getText())) return;
    else if (ts.isJsxAttribute(node)) {
      const value = givenTo(node);
      const name = node.name.getText();
      if (value && !isHtml(node.parent.parent.tagName.getText()))
        give(value, () => propertyOf(node.parent, name, checker));
    } else if (ts.isPropertyAssignment(node)) {
      give(node.initializer, () => propertyOf(node.parent, node.name.getText(), checker));
    } else if (ts.isVariableDeclaration(node) && node.initializer && isNodeVariable(node))
      give(node.initializer, () => [node]);
    else if (isReturned(node) && isComponent(node)) {
      const value = ts.isReturnStatement(node) ? node.expression : node.body;
      if (value) show(value);
    }
    ts.forEachChild(node, visit);
  };

  sources.forEach(visit);
  followBack(shown, passed);
  const loose = given.filter(({ to }) => to.some((place) => shown.has(place)));
  return [...found, ...loose.map(({ text }) => ({ node: text, says: GIVEN }))];
}

/**
 * What is passed on to a place where it is shown loose is shown loose itself.
 *
 * @param {Set<ts.Node>} shown to which they are added
 * @param {readonly { from: ts.Node[], to: ts.Node[] }[]} passed
 */
function followBack(shown, passed) {
  for (let known = -1; known < shown.size; ) {
    known = shown.size;
    for (const { from, to } of passed) {
      if (to.some((place) => shown.has(place))) for (const place of from) shown.add(place);
    }
  }
}

/**
 * Where a variable, a parameter or a property is declared that a value is read from; none when it
 * comes from elsewhere, such as a call.
 *
 * @param {ts.Expression} value
 * @param {ts.TypeChecker} checker
 * @returns {ts.Node[]}
 */
function declarationsOf(value, checker) {
  if (!ts.isIdentifier(value) && !ts.isPropertyAccessExpression(value)) return [];
  const [place, ...others] = checker.getSymbolAtLocation(value)?.declarations ?? [];
  if (place === undefined || !ts.isBindingElement(place)) return place ? [place, ...others] : [];
  const name = (place.propertyName ?? place.name).getText();
  return checker.getTypeAtLocation(place.parent).getProperty(name)?.declarations ?? [];
}

/**
 * @param {ts.JsxAttributes | ts.ObjectLiteralExpression} properties
 * @param {string} name
 * @param {ts.TypeChecker} checker
 * @returns {ts.Node[]} where the property is declared
 */
function propertyOf(properties, name, checker) {
  const type = checker.getContextualType(properties);
  const types = type?.isUnion() ? type.types : type ? [type] : [];
  return types.flatMap((each) => checker.getPropertyOfType(each, name)?.declarations ?? []);
}

/** @param {string} tag */
const isHtml = (tag) => /^[a-z]/.test(tag);

/** @param {ts.VariableDeclaration} variable whether it may be of a type that takes anything */
function isNodeVariable({ type, initializer }) {
  if (type !== undefined) return type.getText().includes('ReactNode');
  return (
    initializer !== undefined &&
    choicesOf(initializer).some(
      (value) => ts.isIdentifier(value) || ts.isPropertyAccessExpression(value),
    )
  );
}

/** @param {ts.Expression} value what is no text, as one sees without its type, which takes long to find out */
function isNeverShown(value) {
  return (
    ts.isFunctionLike(value) ||
    ts.isObjectLiteralExpression(value) ||
    ts.isAwaitExpression(value) ||
    ts.isJsxElement(value) ||
    ts.isJsxSelfClosingElement(value)
  );
}

/**
 * @param {ts.Node} node
 * @param {ts.TypeChecker} checker
 */
function isList(node, checker) {
  return ts.isExpression(node) && checker.isArrayLikeType(checker.getTypeAtLocation(node));
}

/**
 * Whether a component that takes anything is none of ours, so that nothing is known of how it shows
 * it.
 *
 * @param {ts.JsxElement} element
 * @param {ts.TypeChecker} checker
 */
function isForeign({ openingElement: { tagName, attributes } }, checker) {
  const { symbol, aliasSymbol } = checker.getTypeAtLocation(tagName);
  const place = (symbol ?? aliasSymbol)?.declarations?.[0];
  if (place !== undefined && !place.getSourceFile().fileName.includes('/node_modules/'))
    return false;
  const children = checker.getContextualType(attributes)?.getProperty('children');
  return children === undefined || isNode(checker.getTypeOfSymbol(children));
}
