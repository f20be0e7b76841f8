import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutInsertedStyles } from './toast-styles.js';

const LIBRARY = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');

test('the library of toasts no longer inserts its stylesheet, and keeps all else', () => {
  const code = withoutInsertedStyles(LIBRARY);

  expect(LIBRARY).toContain('__insertCSS("');
  expect(code).not.toContain('__insertCSS("');
  expect(code.slice(-200)).toBe(LIBRARY.slice(-200));
});

test('a version that inserts it in another way is refused', () => {
  expect(() => withoutInsertedStyles('export const toast = () => {};')).toThrow(
    'sonner inserts its stylesheet in another way',
  );
});
