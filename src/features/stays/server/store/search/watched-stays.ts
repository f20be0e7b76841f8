import { sql } from 'drizzle-orm';
import { toCents } from '#domain/money.ts';
import { DURATION_NIGHTS } from '#domain/stay-pricing.ts';
import { watchSearches } from '#market/search/index.server.ts';
import { readStaySearch } from '../../search/criteria.ts';
import { stayFilter } from './search-filter.ts';
import { STAY_SEARCH } from './stay-search-kind.ts';

/** Searches for homes that people save. */
export const watchedStays = watchSearches({
  ...STAY_SEARCH,
  kind: 'stay',
  read: readStaySearch,
  priced(criteria) {
    const filter = stayFilter(criteria);
    if (filter === null) return null;
    const { from, condition, price } = filter;
    return { from: sql`${from} ${price.join}`, condition, price: price.total };
  },
  facts: {
    from: sql`(
      select listing_id, position, country_code, category, guest_count as guests,
        nightly_price as price, null::date as first_day, null::date as last_day
      from stay_search
    ) x`,
  },
  bounds: ({ category, guestCount, maxPrice, priceSpan, dates }) => ({
    category: category ?? null,
    guests: guestCount ?? null,
    // With dates it is a bound of the total, with discounts and fees.
    maxPrice:
      maxPrice === undefined || dates !== undefined
        ? null
        : Math.floor(toCents(maxPrice) / DURATION_NIGHTS[priceSpan ?? 'night']),
  }),
  dates: ({ dates }) => dates,
  basis: ({ dates }) => (dates === undefined ? 'night' : 'stay'),
});
