import { type SQL, sql } from 'drizzle-orm';
import { DISCOUNT_MIN_DAYS, DISCOUNTS, type DiscountReason } from '#domain/discounts.ts';
import { SERVICE_RATE } from '#domain/stay-pricing.ts';
import { todaySql } from '#market/search/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import type { StayCriteria } from '../../search/criteria.ts';

/** Prices of a night in cents; null while nothing is listed. */
export interface NightlyPrices {
  readonly min: number | null;
  readonly max: number | null;
  readonly mean: number | null;
}

/** The prices of all stays that are listed. */
export async function readNightlyPrices(db: Queryable): Promise<NightlyPrices> {
  const [row] = await queryRows<NightlyPrices>(
    db,
    sql`
      select min(nightly_price)::integer as min, max(nightly_price)::integer as max,
        avg(nightly_price)::double precision as mean
      from stay_search`,
  );
  return row ?? { min: null, max: null, mean: null };
}

/** The domain's `formatPercent` in SQL: percentages have three decimals, halves round up. */
function percentSql(amount: SQL, percent: SQL): SQL {
  return sql`round(${amount} * round(${percent}::numeric, 3) * 0.01)`;
}

/**
 * A query for the all-in `total` in cents of a stay in a `stay s`, `priceStay(…).total` for the
 * guests of the search. With `offset 0` an amount is computed once: PostgreSQL would otherwise
 * inline its expression at every use, and plan the lookup in `night_override` seven times.
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

/**
 * The highest discount of a `stay s`, in percent, for a reason, among those that the caller's
 * groups allow; 0 without one.
 */
function highestPercent({ groups }: StayCriteria, reason: DiscountReason): SQL {
  const columns = DISCOUNTS.filter(
    ({ group, reasons }) => reasons.includes(reason) && (group === null || groups.includes(group)),
  ).map(({ field }) => {
    const column = sql.raw(`s.${snakeCase(field)}`);
    return field === 'specialDiscount'
      ? sql`case when s.special_discount_on then ${column} else 0 end`
      : column;
  });
  return sql`greatest(0, ${sql.join(columns, sql`, `)})`;
}

function snakeCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Percent of the best discount for which the caller qualifies, like `bestDiscount`. */
function bestPercent(criteria: StayCriteria, { arrival, nights }: DatedStay): SQL {
  return sql`case
    when ${nights} >= ${DISCOUNT_MIN_DAYS}::integer then ${highestPercent(criteria, 'long-stay')}
    when ${arrival} - ${todaySql(criteria.now)} >= ${DISCOUNT_MIN_DAYS}::integer
      then ${highestPercent(criteria, 'early-booking')}
    else 0
  end`;
}

/** The matching stay of a `stay_search x` for a search with dates. */
export interface DatedStay {
  /** Its first night, a date. */
  readonly arrival: SQL;
  /** Its nights, a whole number from 1. */
  readonly nights: SQL;
}
