import { describe, expect, it, test } from 'vitest';
import { type CascadingForm, cascade, losesSomething, placeAfter } from './experience-cascade.ts';

const LISBON = { value: 'PT', region: 'Lisboa', city: 'Lisbon' };
const FORM: CascadingForm = {
  location: LISBON,
  category: 'Community',
  style: 'family-dinner',
  recommendationId: 'ChIJwh_01234567890123456789',
  title: 'Family Dinner - Long table',
  description: 'Three courses.',
  address: 'Largo da Graça',
  arrangements: ['venue'],
  hostArrangements: ['welcome'],
  costArrangements: ['meal'],
  amenity: ['long-table'],
  acknowledgedDisclaimers: ['host-responsibilities'],
  arrangementFee: 5,
};

/** The fields that every cascade clears (spec 2 §4). */
const SAME = {
  recommendationId: null,
  title: '',
  description: '',
  address: '',
  arrangements: [],
  hostArrangements: [],
  costArrangements: [],
};
const OF_STYLE = { ...SAME, amenity: [], acknowledgedDisclaimers: [] };

describe('a change clears (spec 2 §4)', () => {
  test.each<[string, Partial<CascadingForm>, object]>([
    ['with another country', { location: { value: 'DE', region: '', city: '' } }, SAME],
    ['with another region', { location: { ...LISBON, region: 'Porto', city: '' } }, SAME],
    ['with another city', { location: { ...LISBON, city: 'Sintra' } }, SAME],
    ['with no country any more', { location: null }, SAME],
    [
      'with another category, the style and what was acknowledged as well',
      { category: 'Fitness' },
      { ...OF_STYLE, style: null, arrangementFee: 1 },
    ],
    [
      'with a category that takes no fee, the fee',
      { category: 'Retreat' },
      { ...OF_STYLE, style: null, arrangementFee: null },
    ],
    ['with another style, what was acknowledged as well', { style: 'story-night' }, OF_STYLE],
    ['nothing with the same place', { location: { ...LISBON } }, {}],
    ['nothing with the same category and style', { category: 'Community', style: FORM.style }, {}],
    ['nothing with any other field', { title: 'Another', amenity: [] }, {}],
    ['nothing with nothing', {}, {}],
  ])('%s', (_, change, cleared) => {
    expect(cascade(FORM, change)).toEqual(cleared);
  });

  test('no field that the change names itself, so that it can be undone', () => {
    const { title: _, ...others } = SAME;
    expect(cascade(FORM, { style: 'story-night', title: 'Kept', amenity: ['quiet'] })).toEqual({
      ...others,
      acknowledgedDisclaimers: [],
    });
    const cleared: CascadingForm = { ...FORM, ...OF_STYLE, style: null, category: 'Fitness' };
    expect(cascade(cleared, FORM)).toEqual({});
  });
});

describe('a place', () => {
  test.each([
    ['of another country has neither region nor city', { ...LISBON, value: 'DE' }, ['', '']],
    [
      'of another country keeps those that are named with it',
      { value: 'ES', region: 'Galicia', city: 'Vigo' },
      ['Galicia', 'Vigo'],
    ],
    ['of another region has no city', { ...LISBON, region: 'Porto' }, ['Porto', '']],
    [
      'of another region keeps the city that is named with it',
      { ...LISBON, region: 'Faro', city: 'Lagos' },
      ['Faro', 'Lagos'],
    ],
    ['of another city keeps its region', { ...LISBON, city: 'Sintra' }, ['Lisboa', 'Sintra']],
  ])('%s', (_, wanted, [region, city]) => {
    expect(placeAfter(LISBON, wanted)).toEqual({ ...wanted, region, city });
  });

  it('that is the first stays as it is', () => {
    expect(placeAfter(null, LISBON)).toEqual(LISBON);
  });
});

it('tells whether something is lost', () => {
  const empty = { ...FORM, ...OF_STYLE };
  expect(losesSomething(FORM, cascade(FORM, { style: 'book-circle' }))).toBe(true);
  expect(losesSomething(empty, cascade(empty, { style: 'book-circle' }))).toBe(false);
  expect(losesSomething(FORM, {})).toBe(false);
});
