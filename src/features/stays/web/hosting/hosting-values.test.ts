import { expect, it } from 'vitest';
import { formOf, newValues, valuesOf } from './hosting-values.ts';

it('a new form has the defaults of spec 3 §3.2', () => {
  expect(newValues()).toMatchObject({
    guestCount: 1,
    roomCount: 1,
    bathroomCount: 1,
    minnight: 14,
    price: 1,
    securityDeposit: 0,
    discount: 0,
    womenDiscount: 0,
    specialDiscount: 0,
    volunteerDiscount: 0,
    influencerDiscount: 0,
    studentDiscount: 0,
    parentDiscount: 0,
    localDiscount: 0,
    location: null,
    imageSrc: [],
  });
});

it('an old draft opens with what still fits', () => {
  const values = valuesOf({
    title: 'The attic',
    guestCount: 4,
    category: 'Spaceship',
    minnight: 'two weeks',
    gone: true,
  });
  expect(values).toMatchObject({ title: 'The attic', guestCount: 4, minnight: 14 });
  expect(values.category).toBe(newValues().category);
  expect(values).not.toHaveProperty('gone');
});

it('what is sent is what was said', () => {
  const said = valuesOf({
    title: 'The attic',
    description: 'Under the roof.',
    address: 'Rua das Flores 7',
    price: 45.5,
    location: { value: 'PT', label: 'Portugal', latlng: [38.71, -9.14] },
  });
  expect(formOf(said)).toEqual(said);
});
