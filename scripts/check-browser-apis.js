import ts from 'typescript';
import { runCheck } from './run-check.js';
import { findingsIn } from './source-findings.js';
import { filesOf } from './walk.js';

/** What browsers run. */
const BROWSER =
  /^src\/(?:platform\/(?:web|i18n|contract)|(?:features|market)\/[\w-]+\/(?:web|contract|labels)|domain|routes)\/.+\.tsx?$|^src\/entry\/(?:client|hydrate|router)\.tsx$/;
const TEST = /\.test\.tsx?$|\/testing\//;

const INSECURE = 'is missing in a page without TLS, as on a network at home (decision 0233)';
const NEWER = 'is newer than the browsers we promise (decision 0233)';
const COMPOSED = 'is asked through pressedKey, which leaves out what an input method uses';
const ZONE = 'may name a zone that nothing can be told in: ask deviceZone';

/** Members by how they are written, why they are refused, and the file that may have them all the same. */
const MEMBERS = new Map([
  ['crypto.randomUUID', { says: `${INSECURE}; use newId` }],
  ['crypto.subtle', { says: INSECURE, owner: 'market/hosting/web/pictures/picture-uploads.ts' }],
  [
    'navigator.clipboard',
    { says: `${INSECURE}; use copyText`, owner: 'platform/web/scope/copy-text.ts' },
  ],
  [
    'navigator.share',
    { says: `${INSECURE}; use shareOrCopy`, owner: 'platform/web/scope/share.ts' },
  ],
  ['navigator.geolocation', { says: INSECURE, owner: 'market/search/web/own-position.tsx' }],
  [
    'navigator.mediaDevices',
    { says: INSECURE, owner: 'features/reservations/web/dialogs/check-in-dialog.tsx' },
  ],
  ['navigator.serviceWorker', { says: INSECURE, owner: 'platform/web/scope/device-worker.ts' }],
  ...['locks', 'storage', 'credentials', 'wakeLock', 'permissions', 'canShare'].map(
    (name) => /** @type {const} */ ([`navigator.${name}`, { says: INSECURE }]),
  ),
  ...[
    ...['AbortSignal.any', 'Promise.withResolvers', 'Promise.try', 'Array.fromAsync'],
    ...['Object.groupBy', 'Map.groupBy', 'URL.parse', 'URL.canParse', 'Iterator.from'],
    ...['Math.sumPrecise', 'Error.isError', 'Uint8Array.fromBase64', 'RegExp.escape'],
    'Intl.DurationFormat',
  ].map((name) => /** @type {const} */ ([name, { says: NEWER }])),
  ['Temporal.Now.timeZoneId', { says: ZONE, owner: 'platform/web/scope/use-reader-zone.ts' }],
]);

/** Methods and properties, of whatever they are. */
const NAMES = new Map([
  ...['checkVisibility', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference'].map(
    (name) => /** @type {const} */ ([name, { says: NEWER }]),
  ),
  ...['toBase64', 'moveBefore', 'requestClose'].map(
    (name) => /** @type {const} */ ([name, { says: NEWER }]),
  ),
  ...['isComposing', 'keyCode'].map(
    (name) =>
      /** @type {const} */ ([
        name,
        { says: COMPOSED, owner: 'platform/web/keyboard/pressed-key.ts' },
      ]),
  ),
]);

/**
 * Code for browsers that uses what some of them lack without a way around it: what only pages over
 * TLS have, what is newer than the browsers we promise, keys that an input method used, and the
 * device's zone as it is.
 *
 * @param {string} root
 * @returns {string[]} what is wrong, a line each
 */
export function checkBrowserApis(root) {
  const paths = filesOf(root).filter((path) => BROWSER.test(path) && !TEST.test(path));
  return findingsIn(root, paths, foundIn);
}

/** @param {ts.SourceFile} source */
function foundIn(source) {
  /** @type {{ node: ts.Node, says: string }[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    const rule = ruleFor(node);
    if (rule !== undefined && !(rule.owner !== undefined && source.fileName.endsWith(rule.owner))) {
      found.push({ node, says: `${node.getText(source)} ${rule.says}.` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * @param {ts.Node} node
 * @returns {{ says: string, owner?: string } | undefined}
 */
function ruleFor(node) {
  if (ts.isPropertyAccessExpression(node)) {
    const text = node
      .getText()
      .replace(/\?\./g, '.')
      .replace(/^(?:globalThis|window)\./, '');
    if (/^(?:event|\w+\.nativeEvent)\.key$/.test(text)) return { says: COMPOSED };
    return MEMBERS.get(text) ?? NAMES.get(node.name.text);
  }
  return isKeyOfHandler(node) ? { says: COMPOSED } : undefined;
}

/**
 * `({ key }) => …` of a handler of keys.
 *
 * @param {ts.Node} node
 */
function isKeyOfHandler(node) {
  if (!ts.isBindingElement(node) || (node.propertyName ?? node.name).getText() !== 'key')
    return false;
  const parameter = node.parent.parent;
  if (!ts.isParameter(parameter)) return false;
  if (parameter.type !== undefined) return /^KeyboardEvent\b/.test(parameter.type.getText());
  const attribute = parameter.parent.parent.parent;
  return ts.isJsxAttribute(attribute) && /^onKey/.test(attribute.name.getText());
}

await runCheck(import.meta.url, checkBrowserApis);
