import { type SQL, sql } from 'drizzle-orm';
import { SERVICE_RATE } from '#domain/stay-pricing.ts';
import type { StayCriteria } from '../../search/search-criteria.ts';
import type { DatedStay } from './dated-stay.ts';
import { bestPercent } from './search-discount.ts';

/** The domain's `percentOf` in SQL: percentages count to three decimals, halves round up. */
function percentSql(amount: SQL, percent: SQL): SQL {
  return sql`round(${amount} * round(${percent}::numeric, 3) * 0.01)`;
}

/**
 * A query for the all-in `total` in cents of a stay in a `stay s`, `priceStay(…).total` for the
 * guests of the search. With `offset 0` an amount is computed once: PostgreSQL would else put its
 * expression wherever it is named, and plan the look at `night_terms` seven times.
 *
 * @param nightsAmount cents of all its nights and rooms, before any discount
 */
export function totalOfStay(criteria: StayCriteria, stay: DatedStay, nightsAmount: SQL): SQL {
  const guests = criteria.search.guestCount ?? 1;
  return sql`
    select net.nights + s.cleaning_fee + gross.extra_guests
      + ${percentSql(sql`net.nights`, sql.raw(String(SERVICE_RATE)))}
      + ${percentSql(sql`(net.nights + s.cleaning_fee + gross.extra_guests)`, sql`s.tax_rate`)}
      + ${percentSql(sql`gross.nights`, sql`s.security_rate`)} as total
    from (
      select
        (${nightsAmount})::numeric as nights,
        s.extra_guest_fee::numeric * greatest(0, ${guests}::integer - s.included_guests)
          * ${stay.nights} as extra_guests
      offset 0
    ) gross
    cross join lateral (
      select gross.nights - ${percentSql(sql`gross.nights`, bestPercent(criteria, stay))} as nights
      offset 0
    ) net`;
}
