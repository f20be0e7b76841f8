import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, nightsBetween } from '#domain/dates.ts';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import { checkSteps } from '#platform/web/wizard/steps.ts';
import type { PlaceChoice } from '../place/place-choice.ts';
import {
  chosenRange,
  type SectionValues,
  searchWithSection,
  toSectionValues,
  withPlace,
} from './section-values.ts';
import { SHORT_STEPS } from './short-search.tsx';

const TODAY = '2026-11-21';
const NAMES = { country: 'Portugal', area: 'Map area' };
const values = toSectionValues({}, NAMES, TODAY);

const read = (query: string) => itinerantSearch.parse(new URLSearchParams(query));
const opened = (query: string) => toSectionValues(read(query), NAMES, TODAY);
/** The parameters after some changes. */
const asked = (query: string, change: (values: SectionValues) => SectionValues = (same) => same) =>
  itinerantSearch.format(searchWithSection(itinerantSearch, read(query), change(opened(query))));

const place = (kind: PlaceChoice['kind'], label: string): PlaceChoice => ({
  kind,
  label,
  detail: '',
  countryCode: 'PT',
  params: {},
  position: null,
});

describe('the short search (spec 3 §2.6)', () => {
  it('has four steps, and a theme is none of them', () => {
    expect(SHORT_STEPS.map(({ id }) => id)).toEqual(['location', 'address', 'dates', 'guests']);
  });

  it('begins with today to 14 days later and one of everything (spec 3 §4)', () => {
    expect(asked('')).toEqual({
      guestCount: '1',
      roomCount: '1',
      bathroomCount: '1',
      startDate: TODAY,
      endDate: '2026-12-05',
    });
  });

  it('writes the parameters of its row (spec 3 §2.1), and opens with them again', () => {
    const query = {
      locationValue: 'PT',
      guestCount: '2',
      address: 'Lisbon',
      roomCount: '3',
      bathroomCount: '4',
      startDate: '2027-03-01',
      endDate: '2027-03-31',
    };
    const search = new URLSearchParams(query);
    expect(asked(search.toString())).toEqual(query);
    const experiences = experienceSearch.parse(search);
    const again = toSectionValues(experiences, NAMES, TODAY);
    expect(
      experienceSearch.format(searchWithSection(experienceSearch, experiences, again)),
    ).toEqual(query);
  });

  it('keeps what it does not ask, back on the first page', () => {
    const others = 'category=Retreat&style=Beach&amenity=sauna&price=45.5&scheduleDuration=full';
    const search = asked(`${others}&page=3&guestCount=2`);
    expect(search).toMatchObject(Object.fromEntries(new URLSearchParams(others)));
    expect(search).not.toHaveProperty('page');
  });

  it('asks for any week once the dates were cleared', () => {
    expect(asked('guestCount=1')).not.toHaveProperty('startDate');
    expect(opened('category=Retreat').range.start).toBe(TODAY);
  });
});

describe('where', () => {
  it('takes the address from a place within a country', () => {
    const inLisbon = withPlace(values, place('city', 'Lisbon'), 'Lisbon');
    expect(asked('', () => inLisbon)).toMatchObject({ locationValue: 'PT', address: 'Lisbon' });
    const inPortugal = withPlace(inLisbon, place('country', 'Portugal'), 'Portugal');
    expect(asked('', () => inPortugal)).toHaveProperty('locationValue', 'PT');
    expect(asked('', () => inPortugal)).not.toHaveProperty('address');
  });

  it('searches for what was typed where no place was chosen', () => {
    const typed = withPlace(values, null, ' Alfama ');
    expect(asked('', () => typed)).toMatchObject({ address: 'Alfama' });
  });

  it('forgets the name of a place with the place, and keeps what was typed as an address', () => {
    const inLisbon = withPlace(values, place('city', 'Lisbon'), 'Lisbon');
    expect(withPlace(inLisbon, null, '').address).toBe('');
    expect(withPlace({ ...inLisbon, address: 'Alfama' }, null, '').address).toBe('Alfama');
  });

  it.each([
    ['a position', 'address=Lisbon&latitude=38.7&longitude=-9.1&radiusKm=25&sort=nearest'],
    ['a part of the map', 'bbox=-10,38,-9,39'],
  ])('keeps %s until another place is said', (_, query) => {
    expect(asked(query)).toMatchObject(Object.fromEntries(new URLSearchParams(query)));
    const moved = asked(query, (before) => withPlace(before, place('city', 'Porto'), 'Porto'));
    expect(moved).toEqual({
      locationValue: 'PT',
      address: 'Porto',
      guestCount: '1',
      roomCount: '1',
      bathroomCount: '1',
    });
  });

  it('shows a part of the map as the place, to be cleared', () => {
    expect(opened('bbox=-10,38,-9,39').placeText).toBe('Map area');
    const cleared = asked('bbox=-10,38,-9,39', (before) => withPlace(before, null, ''));
    expect(cleared).not.toHaveProperty('bbox');
  });
});

describe('dates', () => {
  it('extends a range under 14 days once it is whole, and says so (spec 3 §4)', async () => {
    const half = { start: '2027-03-01', end: null };
    expect(chosenRange(half)).toEqual({ range: half, isExtended: false });
    const long = { start: '2027-03-01', end: '2027-03-15' };
    expect(chosenRange({ ...half, end: '2027-03-04' })).toEqual({ range: long, isExtended: true });
    expect(chosenRange(long)).toEqual({ range: long, isExtended: false });
    const steps = [0, 1, 2, 3];
    expect(await checkSteps(SHORT_STEPS, steps, { ...values, range: half })).toMatchObject({
      at: 2,
    });
    expect(await checkSteps(SHORT_STEPS, steps, values)).toBeNull();
  });

  it('says so too where the URL asks for fewer', () => {
    expect(opened('startDate=2027-03-01&endDate=2027-03-04')).toMatchObject({
      range: { start: '2027-03-01', end: '2027-03-15' },
      isExtended: true,
    });
  });

  it('leaves dates behind that are over', () => {
    expect(opened('startDate=2026-11-01&endDate=2026-12-01').range).toEqual(values.range);
  });

  it('leads to at least 14 days, whatever was chosen', () => {
    const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays(TODAY, days));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 365 }), (start, nights) => {
        const chosen = { start, end: addDays(start, nights) };
        const { startDate = '', endDate = '' } = asked('', (before) => ({
          ...before,
          ...chosenRange(chosen),
        }));
        expect(startDate).toBe(start);
        expect(nightsBetween(startDate, endDate)).toBe(Math.max(14, nights));
      }),
    );
  });
});
