import { describe, expect, it } from 'vitest';
import { formatStaySearch, parseStaySearch } from '#domain/search/stay-search.ts';
import { searchFromForm } from './search-form.tsx';

const EMPTY = {
  address: '',
  locationValue: '',
  latitude: '',
  longitude: '',
  startDate: '',
  endDate: '',
  guestCount: '',
};

function ask(current: Record<string, string>, values: Record<string, string>) {
  return formatStaySearch(
    searchFromForm(parseStaySearch(current), { ...EMPTY, dateMode: 'exact', ...values }),
  );
}

describe('searchFromForm', () => {
  it('writes what was given and leaves the other filters', () => {
    expect(
      ask(
        { category: 'Loft', amenity: 'sauna', page: '3', guestCount: '4' },
        {
          locationValue: 'PT',
          address: 'Lisbon',
          latitude: '38.7',
          longitude: '-9.1',
          startDate: '2027-05-01',
          endDate: '2027-05-31',
          guestCount: '2',
        },
      ),
    ).toEqual({
      locationValue: 'PT',
      address: 'Lisbon',
      latitude: '38.7',
      longitude: '-9.1',
      dateMode: 'exact',
      startDate: '2027-05-01',
      endDate: '2027-05-31',
      guestCount: '2',
      category: 'Loft',
      amenity: 'sauna',
    });
  });

  it('takes out what was emptied', () => {
    const current = {
      address: 'Lisbon',
      startDate: '2027-05-01',
      endDate: '2027-05-31',
      guestCount: '2',
    };
    expect(ask(current, {})).toEqual({});
  });

  it('lets a place replace the area of the map, and nothing else', () => {
    const current = { bbox: '-10,38,-9,39' };
    expect(ask(current, { guestCount: '2' })).toEqual({ bbox: '-10,38,-9,39', guestCount: '2' });
    expect(ask(current, { address: 'Porto' })).toEqual({ address: 'Porto' });
  });

  it('keeps whole months until dates are given', () => {
    const current = { dateMode: 'months', startMonth: '2027-05', endMonth: '2027-06' };
    expect(ask(current, {})).toEqual(current);
    expect(ask(current, { startDate: '2027-05-01', endDate: '2027-05-08' })).toEqual({
      dateMode: 'exact',
      startDate: '2027-05-01',
      endDate: '2027-05-08',
    });
  });

  it('orders by nearness only around a position', () => {
    const current = { latitude: '38.7', longitude: '-9.1', sort: 'nearest' };
    expect(ask(current, { address: 'Porto' })).toEqual({ address: 'Porto' });
  });
});
