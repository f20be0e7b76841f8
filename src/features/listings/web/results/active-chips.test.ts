import { describe, expect, it } from 'vitest';
import { parseStaySearch, staySearch } from '#domain/search/stay-search.ts';
import { activeChips } from './active-chips.ts';
import type { ResultsPage } from './results-section.ts';

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
    );
    expect(chips.map(({ label }) => label)).toEqual(['Lisbon', '2 guests']);
    expect(chips[0]?.without).toEqual(
      parseStaySearch({ guestCount: '2', amenity: 'sauna,hot-tub' }),
    );
    expect(chips[1]?.without.guestCount).toBeUndefined();
    expect(chips[1]?.without.address).toBe('Lisbon');
  });

  it('takes out one amenity and leaves the other', () => {
    const chips = activeChips(
      staySearch,
      search,
      results([{ key: 'amenity', value: 'sauna', label: 'Sauna' }], null),
    );
    expect(chips[0]?.without.amenity).toEqual(['hot-tub']);
  });
});
