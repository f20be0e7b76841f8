import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkBrowserApis } from './check-browser-apis.js';
import { makeTree } from './testing/make-tree.js';

/** @type {ReturnType<typeof makeTree>} */
let tree;
/** @type {string} */
let root;
beforeEach(() => {
  tree = makeTree();
  root = tree.root;
});
afterEach(() => tree.remove());

/** @type {typeof tree.put} */
const put = (path, content) => tree.put(path, content);

describe('what browsers lack', () => {
  const FILE = 'src/features/stays/web/part.tsx';

  test.each([
    'const id = crypto.randomUUID();',
    'await navigator.clipboard?.writeText(text);',
    'const digest = globalThis.crypto?.subtle;',
    'const signal = AbortSignal.any([one, other]);',
    'const seen = element.checkVisibility();',
    "const isEnter = event.key === 'Enter';",
    'if (event.nativeEvent.isComposing) return;',
    'const box = <input onKeyDown={({ key }) => choose(key)} />;',
    'const onKeyDown = ({ key }: KeyboardEvent<HTMLElement>) => choose(key);',
    'const zone = Temporal.Now.timeZoneId();',
  ])('%s', (source) => {
    put(FILE, `\n${source}`);
    expect(checkBrowserApis(root)).toEqual([expect.stringMatching(`^${FILE}:2: `)]);
  });

  test.each([
    'const id = newId();',
    'const key = pressedKey(event);',
    'const names = list.map(({ key }) => key);',
    'const picture = event.picture.key;',
  ])('what may stay: %s', (source) => {
    put(FILE, source);
    expect(checkBrowserApis(root)).toEqual([]);
  });

  test('a server has what browsers lack', () => {
    put('src/features/stays/server/ids.ts', 'const id = crypto.randomUUID();');
    expect(checkBrowserApis(root)).toEqual([]);
  });
});
