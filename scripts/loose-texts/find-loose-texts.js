import ts from 'typescript';
import { childrenOf, choicesOf, givenTo, isComponent, isReturned, tagOf } from './jsx-parts.js';
import { isNode, mayBeText } from './text-types.js';

/** Stand in an element of their own, with all that is in them. */
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
  const search = new Search(checker);
  for (const source of sources) search.visit(source);
  followBack(search.shown, search.passed);
  const loose = search.given.filter(({ to }) => to.some((place) => search.shown.has(place)));
  return [...search.found, ...loose.map(({ text }) => ({ node: text, says: GIVEN }))];
}

class Search {
  /** @type {Found[]} */
  found = [];
  /** Where parameters and properties are declared that are shown beside others or in no element. */
  shown = /** @type {Set<ts.Node>} */ (new Set());
  /** @type {{ text: ts.Node, to: ts.Node[] }[]} */
  given = [];
  /** @type {{ from: ts.Node[], to: ts.Node[] }[]} */
  passed = [];
  #checker;

  /** @param {ts.TypeChecker} checker */
  constructor(checker) {
    this.#checker = checker;
  }

  /** @param {ts.Node} node */
  visit(node) {
    if (OWN_ELEMENTS.has(tagOf(node))) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) this.#lookIn(node);
    else if (isReturned(node) && isComponent(node)) {
      const value = ts.isReturnStatement(node) ? node.expression : node.body;
      if (value) this.#show(value);
    } else this.#lookAtGiven(node);
    ts.forEachChild(node, (child) => this.visit(child));
  }

  /** @param {ts.JsxElement | ts.JsxFragment} element */
  #lookIn(element) {
    const tag = tagOf(element);
    const children = childrenOf(element);
    if (isHtml(tag) || ELEMENTS.has(tag)) {
      const isOne = children.length === 1 && !children.some((child) => this.#isList(child));
      if (!isOne) for (const child of children) this.#show(child);
    } else if (ts.isJsxFragment(element) || isForeign(element, this.#checker)) {
      for (const child of children) this.#show(child);
    } else {
      const { attributes } = element.openingElement;
      for (const child of children)
        this.#give(child, () => this.#propertyOf(attributes, 'children'));
    }
  }

  /** @param {ts.Node} node */
  #lookAtGiven(node) {
    if (ts.isJsxAttribute(node)) {
      const value = givenTo(node);
      if (value === undefined || isHtml(tagOf(node.parent.parent))) return;
      this.#give(value, () => this.#propertyOf(node.parent, node.name.getText()));
    } else if (ts.isPropertyAssignment(node)) {
      this.#give(node.initializer, () => this.#propertyOf(node.parent, node.name.getText()));
    } else if (ts.isVariableDeclaration(node) && node.initializer && isNodeVariable(node)) {
      this.#give(node.initializer, () => [node]);
    }
  }

  /** @param {ts.Node} node what stands beside others or in no element */
  #show(node) {
    if (ts.isJsxText(node)) this.found.push({ node, says: LOOSE });
    if (!ts.isExpression(node)) return;
    for (const value of choicesOf(node)) {
      const type = this.#checker.getTypeAtLocation(value);
      const items = this.#isList(value) ? type.getNumberIndexType() : undefined;
      const places = isNode(type) ? declarationsOf(value, this.#checker) : null;
      if (places?.length === 0 || mayBeText(type) || (items && mayBeText(items))) {
        this.found.push({ node: value, says: LOOSE });
      }
      for (const place of places ?? []) this.shown.add(place);
    }
  }

  /**
   * @param {ts.Node} node what is given to a property or a variable
   * @param {() => ts.Node[]} to where that is declared
   */
  #give(node, to) {
    // The compiler gives no type to a string without braces.
    if (ts.isJsxText(node) || (ts.isStringLiteral(node) && ts.isJsxAttribute(node.parent))) {
      this.given.push({ text: node, to: to() });
    }
    if (!ts.isExpression(node)) return;
    for (const value of choicesOf(node)) {
      if (isNeverShown(value)) continue;
      const type = this.#checker.getTypeAtLocation(value);
      if (mayBeText(type)) this.given.push({ text: value, to: to() });
      else if (isNode(type)) {
        this.passed.push({ from: declarationsOf(value, this.#checker), to: to() });
      }
    }
  }

  /** @param {ts.Node} node */
  #isList(node) {
    return (
      ts.isExpression(node) && this.#checker.isArrayLikeType(this.#checker.getTypeAtLocation(node))
    );
  }

  /**
   * @param {ts.JsxAttributes | ts.ObjectLiteralExpression} properties
   * @param {string} name
   * @returns {ts.Node[]} where the property is declared
   */
  #propertyOf(properties, name) {
    const type = this.#checker.getContextualType(properties);
    const types = type?.isUnion() ? type.types : type ? [type] : [];
    return types.flatMap((each) => this.#checker.getPropertyOfType(each, name)?.declarations ?? []);
  }
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
