import ts from 'typescript';

const CHOICES = new Set([
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);

/** @param {ts.Node} node the name of an element; empty for what has none */
export function tagOf(node) {
  if (ts.isJsxElement(node)) return node.openingElement.tagName.getText();
  return ts.isJsxOpeningLikeElement(node) ? node.tagName.getText() : '';
}

/**
 * What stands in an element, expressions without their braces.
 *
 * @param {ts.JsxElement | ts.JsxFragment} element
 * @returns {ts.Node[]}
 */
export function childrenOf(element) {
  return element.children.flatMap((child) => {
    if (ts.isJsxText(child)) return child.text.trim() === '' ? [] : [child];
    if (ts.isJsxExpression(child)) return child.expression === undefined ? [] : [child.expression];
    return [child];
  });
}

/**
 * What an expression may come out as.
 *
 * @param {ts.Expression} node
 * @returns {ts.Expression[]}
 */
export function choicesOf(node) {
  if (ts.isParenthesizedExpression(node)) return choicesOf(node.expression);
  if (ts.isConditionalExpression(node)) {
    return [...choicesOf(node.whenTrue), ...choicesOf(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node) && CHOICES.has(node.operatorToken.kind)) {
    return [...choicesOf(node.left), ...choicesOf(node.right)];
  }
  return [node];
}

/** @param {ts.JsxAttribute} attribute */
export function givenTo({ initializer }) {
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
}

/**
 * @param {ts.Node} node
 * @returns {node is ts.ReturnStatement | ts.ArrowFunction}
 */
export function isReturned(node) {
  return ts.isReturnStatement(node) || (ts.isArrowFunction(node) && !ts.isBlock(node.body));
}

/** @param {ts.ReturnStatement | ts.ArrowFunction} node whether it is in a function that is named as components are */
export function isComponent(node) {
  const own = ts.isArrowFunction(node) ? node : ts.findAncestor(node, ts.isFunctionLike);
  const named = own && ts.isFunctionDeclaration(own) ? own : own?.parent;
  const name =
    named && 'name' in named ? /** @type {ts.Node | undefined} */ (named.name) : undefined;
  return name !== undefined && ts.isIdentifier(name) && /^[A-Z]\w*[a-z]/.test(name.text);
}
