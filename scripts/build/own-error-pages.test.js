import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutRawPage } from './own-error-pages.js';

const ROUTER = dirname(fileURLToPath(import.meta.resolve('@tanstack/react-router')));
const BOUNDARY = readFileSync(join(ROUTER, 'CatchBoundary.js'), 'utf8');

test("the router's boundary no longer has a page of its own, and keeps all else", () => {
  const code = withoutRawPage(BOUNDARY);

  expect(BOUNDARY).toContain('Show Error');
  expect(code).not.toMatch(/Show Error|Something went wrong/);
  expect(code.slice(0, code.indexOf('function ErrorComponent'))).toBe(
    BOUNDARY.slice(0, BOUNDARY.indexOf('function ErrorComponent')),
  );
  expect(code).toContain('export { CatchBoundary, ErrorComponent };');
});

test('a version that shows errors in another way is refused', () => {
  expect(() => withoutRawPage('export class CatchBoundary {}')).toThrow(
    'the router shows errors in another way',
  );
});
