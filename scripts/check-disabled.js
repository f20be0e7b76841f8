import ts from 'typescript';
import { runCheck } from './run-check.js';
import { findingsIn } from './source-findings.js';
import { filesOf } from './walk.js';

/** While something is under way; what waits says so by itself. */
const PENDING =
  /^(?:\w+(?:\.|\?\.))*(?:busy|isBusy|disabled|isSubmitting|isSearching|leaving !== null)$/;
/** One end of what is stepped through, whose place is shown between the two buttons. */
const END = /^[\w.()]+ (?:<=|>=|===) [\w.()]+$/;
/** Attributes that say why, or that name the element which does. */
const REASONS = ['reason', 'aria-describedby', 'hint', 'reasonId'];

/**
 * Controls that can be disabled and don't say why.
 *
 * @param {string} root
 * @returns {string[]} what is wrong, a line each
 */
export function checkDisabled(root) {
  const paths = filesOf(root, 'src').filter(
    (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
  );
  return findingsIn(root, paths, silentIn);
}

/**
 * @param {ts.SourceFile} source
 * @returns {{ node: ts.Node, says: string }[]}
 */
function silentIn(source) {
  /** @type {{ node: ts.Node, says: string }[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const silent = silentAttribute(node, source);
      if (silent !== undefined) {
        const says =
          'disabled, and nothing says why: give it `reason`, `hint` or `aria-describedby`.';
        found.push({ node: silent, says });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * @param {ts.JsxOpeningLikeElement} element
 * @param {ts.SourceFile} source
 * @returns {ts.JsxAttribute | undefined}
 */
function silentAttribute(element, source) {
  const attributes = element.attributes.properties.filter(ts.isJsxAttribute);
  const named = (/** @type {string} */ name) =>
    attributes.find((attribute) => attribute.name.getText(source) === name);
  // Of a list of choices, one that can't be chosen is named beside the list.
  if (element.tagName.getText(source) === 'option') return undefined;
  const disabled = named('disabled');
  if (disabled === undefined || REASONS.some((name) => named(name) !== undefined)) return undefined;
  const value = disabled.initializer;
  if (value === undefined || !ts.isJsxExpression(value)) return disabled;
  const parts = (value.expression?.getText(source) ?? '').split('||').map((part) => part.trim());
  const isFree = parts.every((part) => PENDING.test(part) || END.test(part));
  return isFree ? undefined : disabled;
}

await runCheck(import.meta.url, checkDisabled);
