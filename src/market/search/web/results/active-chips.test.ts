import { describe, expect, it } from 'vitest';
import { parseStaySearch, staySearch } from '#domain/search/stay-search.ts';
import { activeChips } from './active-chips.ts';
import type { ResultsPage } from './results-page.ts';

const results = (chips: ResultsPage['chips'], label: string | null): ResultsPage => ({
  items: [],
  total: 0,
  page: 1,
  pageCount: 1,
  place: label === null ? null : { label },
  chips,
  datesProblem: null,
  placeTotal: null,
  unknownPlace: null,
  suggestions: [],
});

const near = (place: string) => `Near ${place}`;

describe('activeChips', () => {
  const search = parseStaySearch({
    locationValue: 'PT',
    address: 'Lisbon',
    latitude: '38.7',
    longitude: '-9.1',
    guestCount: '2',
    amenity: 'sauna,hot-tub',
  });

  it('shows one chip for a place, called by its name, that takes out the whole place', () => {
    const chips = activeChips(
      staySearch,
      search,
      results(
        [
          { key: 'locationValue', value: 'PT', label: 'Portugal' },
          { key: 'address', value: 'Lisbon', label: 'Lisbon' },
          { key: 'position', value: null, label: 'Within 10 km' },
          { key: 'guestCount', value: '2', label: '2 guests' },
        ],
        'Lisbon',
      ),
      near,
    );
    expect(chips.map(({ label }) => label)).toEqual(['Lisbon', '2 guests']);
    expect(chips[0]?.without).toEqual(
      parseStaySearch({ guestCount: '2', amenity: 'sauna,hot-tub' }),
    );
    expect(chips[1]?.without.guestCount).toBeUndefined();
    expect(chips[1]?.without.address).toBe('Lisbon');
  });

  it('calls an area of the map by the town that it is near, and a wide one by what it is', () => {
    const chip = { key: 'bbox', value: null, label: 'Map area' };
    const labels = (bbox: string) =>
      activeChips(staySearch, parseStaySearch({ bbox }), results([chip], 'Lisbon'), near).map(
        ({ label }) => label,
      );
    expect(labels('-9.3,38.6,-9,38.8')).toEqual(['Near Lisbon']);
    expect(labels('-10,37,-6,42')).toEqual(['Map area']);
  });

  it('takes out one amenity and leaves the other', () => {
    const chips = activeChips(
      staySearch,
      search,
      results([{ key: 'amenity', value: 'sauna', label: 'Sauna' }], null),
      near,
    );
    expect(chips[0]?.without.amenity).toEqual(['hot-tub']);
  });
});
