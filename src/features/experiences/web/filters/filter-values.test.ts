import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { EXPERIENCE_CATEGORIES } from '#domain/vocabulary.ts';
import { checkSteps } from '#platform/web/wizard/steps.ts';
import type { ExperienceChoices } from '../../contract.ts';
import { FILTER_STEPS } from './filter-steps.tsx';
import {
  chosenFilters,
  type FilterValues,
  otherParams,
  parsePrice,
  searchWithFilters,
  toFilterValues,
  withCategory,
  withoutChosen,
} from './filter-values.ts';

const read = (query: string) => experienceSearch.parse(new URLSearchParams(query));
const opened = (query: string) => toFilterValues(read(query));
const asked = (query: string, patch: Partial<FilterValues> = {}) =>
  experienceSearch.format(searchWithFilters(read(query), { ...opened(query), ...patch }));

describe('the search that the filters ask for (spec 2 §2)', () => {
  it('has six steps', () => {
    expect(FILTER_STEPS.map(({ id }) => id)).toEqual([
      ...['category', 'style', 'amenity', 'routine', 'guests', 'price'],
    ]);
  });

  it('names each parameter, lists comma-joined, and keeps all that it does not ask', () => {
    const others = 'address=Lisbon&startDate=2027-03-01&endDate=2027-03-15&sort=newest';
    const search = asked(`${others}&page=4&scheduleDuration=full`, {
      category: 'Fitness',
      style: 'yoga',
      amenity: ['mats', 'shade'],
      routine: ['yoga-session', 'meditation'],
      guestCount: 4,
      price: '45.50',
    });
    expect(Object.entries(search)).toEqual(
      Object.entries({
        category: 'Fitness',
        style: 'yoga',
        amenity: 'mats,shade',
        routine: 'yoga-session,meditation',
        price: '45.5',
        guestCount: '4',
        address: 'Lisbon',
        startDate: '2027-03-01',
        endDate: '2027-03-15',
        scheduleDuration: 'full',
        sort: 'newest',
      }),
    );
  });

  it('writes the guests by submitting alone', () => {
    expect(asked('')).toEqual({ guestCount: '1' });
  });

  it('gives back what the URL said', () => {
    const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) =>
      fc.option(arbitrary, { nil: undefined });
    const some = fc.uniqueArray(fc.constantFrom('mats', 'shade', 'tea', 'demo-day'));
    const patch = fc.record({
      category: maybe(fc.constantFrom(...EXPERIENCE_CATEGORIES)),
      style: maybe(fc.constantFrom('yoga', 'family-dinner')),
      amenity: some,
      routine: some,
      guestCount: fc.integer({ min: 1, max: 20 }),
      price: maybe(fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100)),
    });
    fc.assert(
      fc.property(patch, (changes) => {
        const search = experienceSearch.change(experienceSearch.parse({}), changes);
        expect(searchWithFilters(search, toFilterValues(search))).toEqual(search);
      }),
    );
  });

  it('leaves parameters of others in the address', () => {
    expect(otherParams({ ref: 'letter', category: 'Fitness', page: '3', when: 'today' })).toEqual({
      ref: 'letter',
    });
  });
});

describe('a category', () => {
  const styles = [
    { id: 'yoga', category: 'Fitness' },
    { id: 'hiking', category: 'Adventure' },
  ] as unknown as ExperienceChoices['styles'];

  it('keeps a style of its own, and no other', () => {
    expect(withCategory({ style: 'yoga' }, 'Fitness', styles)).toEqual({
      category: 'Fitness',
      style: 'yoga',
    });
    expect(withCategory({ style: 'yoga' }, 'Adventure', styles).style).toBeNull();
    expect(withCategory({ style: 'yoga' }, null, styles).style).toBeNull();
  });
});

describe('the price (spec 2 §5)', () => {
  it.each([
    ['45', 45],
    [' 45.5 ', 45.5],
    ['0', 0],
    ['', undefined],
    ['45,50', 45.5],
    ['$45', 45],
    ['cheap', undefined],
  ])('%j is %j', (price, amount) => {
    expect(parsePrice(price)).toBe(amount);
    expect(asked('price=9', { price }).price).toBe(amount?.toString());
  });

  it('holds nobody back', async () => {
    const all = FILTER_STEPS.map((_, at) => at);
    expect(await checkSteps(FILTER_STEPS, all, { ...opened(''), price: 'cheap' })).toBeNull();
  });
});

describe('the summary', () => {
  it('names each filter that is on, and takes it out by itself', () => {
    let values = opened(
      'category=Fitness&style=yoga&amenity=mats&routine=meditation&guestCount=2&price=9',
    );
    const chosen = chosenFilters(values);
    expect(chosen.map(({ key, id }) => id ?? key)).toEqual([
      ...['category', 'style', 'mats', 'meditation', 'guestCount', 'price'],
    ]);
    chosen.forEach((filter, at) => {
      values = { ...values, ...withoutChosen(values, filter) };
      expect(chosenFilters(values)).toEqual(chosen.slice(at + 1));
    });
  });
});
