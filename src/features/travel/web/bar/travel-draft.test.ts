import { expect, test } from 'vitest';
import { travelSearch } from '#domain/search/travel-search.ts';
import type { TravelTarget } from '../../contract.ts';
import {
  draftProblem,
  emptyDraft,
  otherFestivalDates,
  paramsOfDraft,
  searchOfDraft,
  toDraft,
  toggleTarget,
  withSearch,
} from './travel-draft.ts';

const TODAY = '2027-03-01';

function target(id: string, suggestedDates: TravelTarget['suggestedDates'] = null): TravelTarget {
  return {
    id,
    name: id,
    type: suggestedDates === null ? 'destination' : 'festival',
    iataCode: 'LIS',
    country: 'PT',
    countryName: 'Portugal',
    region: 'Europe',
    latitude: 38.7,
    longitude: -9.1,
    town: 'Lisbon',
    season: 'Spring',
    bestSeasons: [],
    kmFromOrigin: 500,
    festival: null,
    suggestedDates,
  };
}
const FESTIVAL_DATES = { startDate: '2027-06-11', endDate: '2027-06-14' };

test('nothing is searched for without a target, and not from a code that is none', () => {
  const chosen = toggleTarget(emptyDraft(), target('LIS'));
  expect(draftProblem(emptyDraft())).toBe('no-target');
  expect(draftProblem(chosen)).toBeNull();
  for (const origin of ['', 'XX', 'NEW YORK', 'N1C']) {
    expect(draftProblem({ ...chosen, origin }), origin).toBe('origin');
  }
  expect(draftProblem({ ...chosen, origin: 'ny' })).toBeNull();
});

test('a search names its dates, capitals and trimmed term', () => {
  const draft = { ...toggleTarget(emptyDraft(), target('LIS')), term: '  lis ', origin: 'ny' };
  expect(travelSearch.format(searchOfDraft(draft, TODAY))).toEqual({
    searchTerm: 'lis',
    startDate: TODAY,
    endDate: '2027-03-08',
    origin: 'NYC',
    travelClass: 'economy',
    passengers: '1',
    targets: 'LIS',
  });
});

test('a festival brings its dates, unless some were chosen', () => {
  const festival = target('santo-antonio', FESTIVAL_DATES);
  expect(toggleTarget(emptyDraft(), festival).search).toMatchObject(FESTIVAL_DATES);
  const dated = withSearch(emptyDraft(), { startDate: '2027-05-01', endDate: '2027-05-09' });
  const chosen = toggleTarget(dated, festival);
  expect(chosen.search.startDate).toBe('2027-05-01');
  // Then they are offered, until they are taken.
  const [offer] = otherFestivalDates(chosen);
  expect(offer).toEqual({ id: 'santo-antonio', name: 'santo-antonio', dates: FESTIVAL_DATES });
  expect(otherFestivalDates(withSearch(chosen, FESTIVAL_DATES))).toEqual([]);
  expect(otherFestivalDates(toggleTarget(dated, target('LIS')))).toEqual([]);
});

test('six targets at most, each once', () => {
  const ids = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF', 'GGG'];
  const full = ids.reduce((draft, id) => toggleTarget(draft, target(id)), emptyDraft());
  expect(full.targets.map(({ id }) => id)).toEqual(ids.slice(0, 6));
  expect(toggleTarget(full, target('BBB')).targets).toHaveLength(5);
});

test('what the address says of homes stays while one flies to the same place', () => {
  const before = {
    targets: 'LIS',
    origin: 'NYC',
    address: 'Lisbon',
    latitude: '38.7',
    locationValue: 'PT',
    guestCount: '2',
    pricingDuration: 'month',
  };
  const draft = toDraft(travelSearch.parse(before), [target('LIS')]);
  const same = paramsOfDraft(searchOfDraft(draft, TODAY), before);
  expect(same).toMatchObject({ address: 'Lisbon', latitude: '38.7', locationValue: 'PT' });

  const elsewhere = toggleTarget(toggleTarget(draft, target('LIS')), target('BER'));
  const other = paramsOfDraft(searchOfDraft(elsewhere, TODAY), before);
  expect(other).toMatchObject({ targets: 'BER', guestCount: '2', pricingDuration: 'month' });
  for (const name of ['address', 'latitude', 'locationValue'])
    expect(other).not.toHaveProperty(name);
});
