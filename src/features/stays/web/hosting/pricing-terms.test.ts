import * as v from 'valibot';
import { expect, it } from 'vitest';
import { priceStay } from '#domain/stay-pricing.ts';
import { stayPreviewSchema } from '../../contract.ts';
import { pricingTerms } from './stay-form.ts';

const blank = v.parse(stayPreviewSchema, {});

it('dollars of the form are cents of the rule, to the cent', () => {
  const terms = pricingTerms({ ...blank, price: 45.35, cleaningFees: 0.1, guestCount: 3 });
  expect(terms).toMatchObject({
    nightlyPrice: 4535,
    includedGuests: 3,
    fees: { cleaning: 10 },
  });
});

it('whatever is typed on the way can be priced', () => {
  for (const typed of [0, -5, 1e300, Number.NaN, Number.POSITIVE_INFINITY]) {
    const terms = pricingTerms({
      ...blank,
      price: typed,
      cleaningFees: typed,
      extraGuestFees: typed,
      petFees: typed,
      taxRate: typed,
      includedGuests: typed,
    });
    const asked = { nights: 90, guests: 1, pets: 0, units: 1, daysAhead: 0, groups: [] };
    expect(() => priceStay({ ...terms, ...asked })).not.toThrow();
  }
});
