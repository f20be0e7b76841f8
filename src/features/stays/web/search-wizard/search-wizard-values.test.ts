import { describe, expect, it } from 'vitest';
import { formatStaySearch, parseStaySearch } from '#domain/search/stay-search.ts';
import { NO_CHOICE } from '#market/calendar/index.web.ts';
import { checkSteps } from '#platform/web/wizard/steps.ts';
import { homePriceErrors, SEARCH_STEPS } from './search-steps.tsx';
import { type SearchFormValues, toStaySearch, valuesOfSearch } from './search-wizard-values.ts';

const TODAY = '2026-11-21';
const BOUNDS = { min: 20, max: 400 };

const open = (query = '', label: string | null = null) =>
  valuesOfSearch(parseStaySearch(new URLSearchParams(query)), label, TODAY);
const asked = (patch: Partial<SearchFormValues>, current = '') =>
  formatStaySearch(
    toStaySearch(
      parseStaySearch(new URLSearchParams(current)),
      { ...open(current), ...patch },
      BOUNDS,
    ),
  );

describe('as it opens (spec 3 §4, §9)', () => {
  it('has 14 days, 3 days of flexibility, 90 days of months, and one of everything', () => {
    expect(open()).toEqual({
      today: TODAY,
      place: null,
      placeText: '',
      dateMode: 'exact',
      range: { start: TODAY, end: '2026-12-05' },
      baseDate: TODAY,
      flexibility: 3,
      nights: 14,
      months: { start: '2026-11', end: '2027-02', open: false },
      guestCount: 1,
      stayMonths: 1,
      roomCount: 1,
      bathroomCount: 1,
      minPrice: null,
      maxPrice: null,
    });
  });

  it('takes over what is asked for already', () => {
    const query =
      'dateMode=flexible&baseDate=2027-05-01&flexibility=7&guestCount=3&minPrice=50&locationValue=PT&address=Lisbon';
    expect(open(query, 'Lisbon, Portugal')).toMatchObject({
      dateMode: 'flexible',
      baseDate: '2027-05-01',
      flexibility: 7,
      guestCount: 3,
      minPrice: '50',
      placeText: 'Lisbon, Portugal',
      place: { params: { locationValue: 'PT', address: 'Lisbon' }, position: null },
    });
  });

  it.each([
    ['exact dates', 'startDate=2026-11-20&endDate=2026-11-25', { range: { start: TODAY } }],
    ['a base date', 'dateMode=flexible&baseDate=2026-11-20', { baseDate: TODAY }],
    [
      'months',
      'dateMode=months&startMonth=2026-09&endMonth=2026-10',
      { months: { start: '2026-11', end: '2027-02' } },
    ],
    [
      'the first of the months',
      'dateMode=months&startMonth=2026-09&endMonth=2026-12',
      { months: { start: '2026-11', end: '2026-12' } },
    ],
  ])('leaves the past behind: %s', (_, query, values) => {
    expect(open(query)).toMatchObject(values);
  });

  it('leaves the dates open where a search without any is on', () => {
    expect(open('guestCount=1').range).toEqual(NO_CHOICE);
    expect(open('address=Lisbon', 'Lisbon').range).toEqual(NO_CHOICE);
    expect(open('category=Loft').range.start).toBe(TODAY);
  });
});

describe('what it searches for (spec 3 §2.1, main search wizard)', () => {
  const lisbon: SearchFormValues['place'] = {
    kind: 'city',
    label: 'Lisbon',
    detail: 'Portugal',
    countryCode: 'PT',
    params: { locationValue: 'PT', address: 'Lisbon', latitude: '38.7', longitude: '-9.1' },
    position: { latitude: 38.7, longitude: -9.1 },
  };

  it('says exact dates by startDate and endDate', () => {
    expect(
      asked({
        place: lisbon,
        placeText: 'Lisbon',
        guestCount: 2,
        roomCount: 2,
        bathroomCount: 3,
        minPrice: '30',
        maxPrice: '300',
      }),
    ).toEqual({
      locationValue: 'PT',
      address: 'Lisbon',
      latitude: '38.7',
      longitude: '-9.1',
      dateMode: 'exact',
      startDate: TODAY,
      endDate: '2026-12-05',
      guestCount: '2',
      roomCount: '2',
      bathroomCount: '3',
      minPrice: '30',
      maxPrice: '300',
    });
  });

  it('says flexible ones by baseDate and flexibility, the default too', () => {
    expect(asked({ dateMode: 'flexible', baseDate: '2027-05-01' })).toEqual({
      dateMode: 'flexible',
      baseDate: '2027-05-01',
      flexibility: '3',
      guestCount: '1',
    });
  });

  it('says months by startMonth and endMonth', () => {
    expect(asked({ dateMode: 'months' })).toEqual({
      dateMode: 'months',
      startMonth: '2026-11',
      endMonth: '2027-02',
      guestCount: '1',
    });
  });

  it('says the months of a longer stay, and asks for as many months as hold it', () => {
    const months = { start: '2027-05', end: '2027-05', open: true };
    expect(asked({ dateMode: 'months', months, stayMonths: 2 })).toEqual({
      dateMode: 'months',
      startMonth: '2027-05',
      endMonth: '2027-06',
      stayMonths: '2',
      guestCount: '1',
    });
  });

  it('never extends a short range: 2 days stay 2 days', () => {
    const range = { start: '2026-12-01', end: '2026-12-03' };
    expect(asked({ range })).toMatchObject({ startDate: '2026-12-01', endDate: '2026-12-03' });
  });

  it('asks for any week once the dates were cleared', () => {
    expect(asked({ range: NO_CHOICE }, 'startDate=2027-01-01&endDate=2027-01-08')).toEqual({
      guestCount: '1',
    });
  });

  it('looks for what was typed where no place was chosen', () => {
    expect(asked({ range: NO_CHOICE, placeText: ' Lisb ' })).toEqual({
      address: 'Lisb',
      guestCount: '1',
    });
  });

  it('replaces the area of the map by a place, and keeps it until then', () => {
    const area = 'bbox=-10,38,-9,39';
    const kept = valuesOfSearch(parseStaySearch(new URLSearchParams(area)), 'Map area', TODAY);
    expect(asked({ ...kept, range: NO_CHOICE }, area)).toEqual({
      bbox: '-10,38,-9,39',
      guestCount: '1',
    });
    expect(asked({ range: NO_CHOICE, place: lisbon }, area)).not.toHaveProperty('bbox');
  });

  it('keeps the filters, and goes back to the first page', () => {
    expect(
      asked(
        { range: NO_CHOICE },
        'category=Loft&amenity=sauna&page=4&sort=nearest&latitude=1&longitude=1',
      ),
    ).toEqual({ category: 'Loft', amenity: 'sauna', guestCount: '1' });
  });

  it('leaves out prices that are not numeric or at the bounds (spec 3 §5)', () => {
    expect(asked({ range: NO_CHOICE, minPrice: 'x', maxPrice: '400' })).toEqual({
      guestCount: '1',
    });
  });
});

describe('what holds one back', () => {
  const values = open();

  it('nothing, as it opens', async () => {
    expect(await checkSteps(SEARCH_STEPS, [0], values)).toBeNull();
  });

  it('an arrival without a departure', async () => {
    const range = { start: '2026-12-01', end: null };
    expect(await checkSteps(SEARCH_STEPS, [0], { ...values, range })).toMatchObject({
      at: 0,
      errors: { range: expect.anything() },
    });
    // It doesn't matter for dates by the month.
    expect(
      await checkSteps(SEARCH_STEPS, [0], { ...values, range, dateMode: 'months' }),
    ).toBeNull();
  });

  it.each([
    ['19', null, ['minPrice']],
    [null, '401', ['maxPrice']],
    ['300', '200', ['maxPrice']],
    ['a lot', '401', ['minPrice', 'maxPrice']],
    ['', '', []],
  ])('prices of %s to %s (spec 3 §5)', (minPrice, maxPrice, fields) => {
    expect(Object.keys(homePriceErrors({ minPrice, maxPrice }, BOUNDS))).toEqual(fields);
  });
});
