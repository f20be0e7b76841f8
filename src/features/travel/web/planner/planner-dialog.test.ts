import { expect, test } from 'vitest';
import { tripSearch } from '#domain/search/trip-search.ts';
import type { TravelTarget } from '../../contract.ts';
import { budgetErrors, PLANNER_STEPS } from './planner-dialog.tsx';
import { valuesOfTrip } from './planner-values.ts';

const toTexts = (errors: object) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, { message, values }]) => [field, [message, values]]),
  );

test('the first step says what is missing, at its fields', async () => {
  const empty = valuesOfTrip(tripSearch.parse({}), null, '', '2027-03-20');
  const checked = await PLANNER_STEPS[0]?.check?.(empty);
  expect(toTexts(checked?.errors ?? {})).toEqual({
    destinationText: ['Choose a destination.', undefined],
    range: ['Choose both your arrival and your departure date.', undefined],
    origin: ['Choose a city or an airport by its three-letter code, such as NYC.', undefined],
  });
});

test('nobody flies to where they are', async () => {
  const newYork = { name: 'New York', iataCode: 'NYC' } as TravelTarget;
  const values = valuesOfTrip(tripSearch.parse({}), newYork, 'ny', '2027-03-20');
  const checked = await PLANNER_STEPS[0]?.check?.(values);
  expect(toTexts(checked?.errors ?? {}).origin).toEqual([
    "You'd fly from {name} to {name}. Where do you fly from?",
    { name: 'New York' },
  ]);
});

test.each([
  ['letters', { minPrice: 'ten' }, { minPrice: 'Enter an amount such as 1200 or 45.50.' }],
  [
    'less than homes there cost',
    { minPrice: '5' },
    { minPrice: 'Homes there cost {min} to {max} dollars a night.' },
  ],
  [
    'more than homes there cost',
    { maxPrice: '900' },
    { maxPrice: 'Homes there cost {min} to {max} dollars a night.' },
  ],
  [
    'a least above the most',
    { minPrice: '90', maxPrice: '50' },
    { maxPrice: 'The maximum price has to be above the minimum.' },
  ],
])('prices: %s', (_, typed, said) => {
  const errors = budgetErrors({ minPrice: null, maxPrice: null, ...typed }, { min: 20, max: 200 });
  expect(
    Object.fromEntries(Object.entries(toTexts(errors)).map(([field, [text]]) => [field, text])),
  ).toEqual(said);
});

test('prices within what homes there cost are fine, and so is leaving both open', () => {
  const bounds = { min: 20, max: 200 };
  expect(budgetErrors({ minPrice: '50', maxPrice: '90' }, bounds)).toEqual({});
  expect(budgetErrors({ minPrice: null, maxPrice: null }, bounds)).toEqual({});
});
