import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkMoney } from './check-money.js';
import { makeTree } from './testing/make-tree.js';

/** @type {ReturnType<typeof makeTree>} */
let tree;
beforeEach(() => {
  tree = makeTree();
});
afterEach(() => tree.remove());

/** @param {string} code @param {string} [path] */
function findingsOf(code, path = 'src/features/stays/web/price.ts') {
  tree.put(path, code);
  return checkMoney(tree.root);
}

describe('dollars and cents converted once', () => {
  test.each([
    'formatMoney(dollars * 100, locale);',
    'const amount = 100 * price;',
    'const shown = Math.round(total / 100);',
    'const nightly = Math.ceil((dollars * 100) / nights);',
    'const CENTS = 100;',
    'sql`select price / 100 as dollars`;',
    `sql\`select floor(price / 100.0) as dollars, \${width}\`;`,
  ])('%s', (code) => {
    expect(findingsOf(code)).toEqual([
      'src/features/stays/web/price.ts:1: Convert dollars by `toCents` and cents by `toDollars`.',
    ]);
  });

  test.each([
    'i18n.number(quote.discount.percent / 100, { style: "percent" });',
    'i18n.number(SERVICE_RATE / 100, { style: "percent" });',
    `const width = \`\${(count / max) * 100}%\`;`,
    `const color = \`oklch(\${Number((lightness * 100).toFixed(2))}% 0.1 20)\`;`,
    'const share = Math.floor((100 * done) / count);',
    'const hundredth = 100 / count;',
    'const cents = toCents(dollars);',
    'sql`select price / 1000`;',
  ])('%s is fine', (code) => {
    expect(findingsOf(code)).toEqual([]);
  });

  test('the two conversions themselves', () => {
    expect(findingsOf('export const toDollars = (x) => x / 100;', 'src/domain/money.ts')).toEqual(
      [],
    );
  });
});
