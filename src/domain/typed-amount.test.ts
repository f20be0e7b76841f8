import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAmount } from './typed-amount.ts';

describe('an amount as it is typed', () => {
  test.each([
    ['45', 45],
    ['45.5', 45.5],
    ['45.50', 45.5],
    ['45,50', 45.5],
    ['1,200', 1200],
    ['1,200.50', 1200.5],
    ['1.200,50', 1200.5],
    ['1.200.000', 1_200_000],
    ["1'200.50", 1200.5],
    ['1 200,50', 1200.5],
    ['1\u202f200,50', 1200.5],
    ['$45', 45],
    ['45 $', 45],
    ['US$ 45', 45],
    ['45 USD', 45],
    ['＄４５', 45],
    ['１００', 100],
    ['٤٥٫٥', 45.5],
    ['١٬٢٠٠', 1200],
    ['۱۰۰', 100],
    [' 45 ', 45],
    ['0', 0],
  ])('“%s” is %d', (typed, dollars) => {
    expect(parseAmount(typed)).toBe(dollars);
  });

  test.each([
    ['nothing', ''],
    ['words', 'cheap'],
    ['less than nothing', '-5'],
    ['an exponent', '1e3'],
    ['a point and three digits, which is a thousand or three decimals', '45.505'],
    ['four decimals', '45.5055'],
    ['uneven groups', '1,20,300'],
    ['groups of two kinds', '1,200.300'],
    ['two amounts', '45 50'],
    ['another currency', '€45'],
    ['the sign twice', '$$45'],
    ['more than anybody types', '9'.repeat(41)],
  ])('%s is none', (_, typed) => {
    expect(parseAmount(typed)).toBeNull();
  });
});

const cents = fc.integer({ min: 0, max: 1_000_000_000 });

test.each(['en', 'de', 'fr', 'de-CH', 'es', 'it', 'pt', 'ja', 'ar-EG', 'fa'])(
  'reads each amount of cents as %s writes it',
  (locale) => {
    const written = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseAmount(written.format(amount / 100))).toBe(amount / 100);
      }),
    );
  },
);

test('never answers anything but an amount, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const dollars = parseAmount(typed);
      expect(dollars === null || (dollars >= 0 && Number.isFinite(dollars))).toBe(true);
    }),
  );
});
