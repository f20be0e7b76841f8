import { HOME_COUNTS } from '../home-counts.ts';
import { type BudgetSearch, budgetSearch } from './budget-search.ts';
import { defineSearch, type SearchField } from './define-search.ts';
import { count, dates, price } from './fields.ts';
import { country } from './place-fields.ts';
import { type QuerySource, readValues } from './query-source.ts';
import { datesAsParams, type StayDates } from './stay-dates.ts';
import { type StaySearch, staySearch } from './stay-search.ts';
import { type TravelSearch, travelSearch } from './travel-search.ts';

/**
 * The search of a trip: the flights, the homes there (spec 3 §2.1, main search), and the budget that
 * places are ranked by.
 */
export interface TripSearch {
  readonly flights: TravelSearch;
  readonly homes: StaySearch;
  readonly budget: BudgetSearch;
  /** Whether the parameters name an origin; if not, the reader's own may replace the default. */
  readonly namesOrigin: boolean;
}

type LinkedHomes = Pick<
  StaySearch,
  | 'locationValue'
  | 'guestCount'
  | 'roomCount'
  | 'bathroomCount'
  | 'minPrice'
  | 'maxPrice'
  | 'priceSpan'
  | 'dates'
>;

/** Days that are not exact; the flights' parameters are the exact ones. */
const looseDates: SearchField<{ dates?: StayDates }, 'dates'> = {
  ...dates,
  write(search) {
    if (search.dates?.mode === 'exact') return {};
    const { endDate: _, ...days } = datesAsParams(search.dates);
    return days;
  },
};

/** The criteria of homes that a link to other flights retains. */
const linkedHomes = defineSearch<LinkedHomes, never>(
  [
    country,
    count('guestCount', HOME_COUNTS.guestCount),
    count('roomCount', HOME_COUNTS.roomCount),
    count('bathroomCount', HOME_COUNTS.bathroomCount),
    price,
    looseDates,
  ],
  [],
);

/** The two codecs of a trip's address, which share its days. */
export const tripSearch = {
  parse: (source: QuerySource): TripSearch => ({
    flights: travelSearch.parse(source),
    homes: staySearch.parse(source),
    budget: budgetSearch.parse(source),
    namesOrigin: readValues(source, 'origin')[0] !== undefined,
  }),
  /** The parameters of a link to other flights, the flights' first. */
  format: ({
    flights,
    homes,
    budget,
  }: Pick<TripSearch, 'flights' | 'homes'> & Partial<Pick<TripSearch, 'budget'>>): Record<
    string,
    string
  > => ({
    ...travelSearch.format(flights),
    ...linkedHomes.format(homes),
    ...(budget === undefined ? {} : budgetSearch.format(budget)),
  }),
};

/** The parameters of a planned trip: those of the flights, then all of the search for homes. */
export function formatPlannedTrip({
  flights,
  homes,
}: Pick<TripSearch, 'flights' | 'homes'>): Record<string, string> {
  const { startDate: _, endDate: __, ...criteria } = staySearch.format(homes);
  return { ...travelSearch.format(flights), ...criteria };
}
