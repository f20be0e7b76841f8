import { type SQL, sql } from 'drizzle-orm';
import { DISCOUNT_MIN_DAYS, DISCOUNTS, type DiscountField } from '#domain/discounts.ts';
import type { SearchCriteria } from '../search-criteria.ts';
import { type DatedStay, todaySql } from './dated-stay.ts';

/** The highest of a `stay s`'s percentages that the caller's groups allow; 0 when there is none. */
function highestPercent({ groups }: SearchCriteria, fields: readonly DiscountField[]): SQL {
  const columns = DISCOUNTS.filter(
    ({ field, group }) => fields.includes(field) && (group === null || groups.includes(group)),
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

const ALL = DISCOUNTS.map(({ field }) => field);
/** What booking ahead alone is enough for: the women's discount is for monthly stays (spec 1 §9). */
const FOR_EARLY_BOOKING = ALL.filter((field) => field !== 'womenDiscount');

/** Percent of the best discount the caller qualifies for, as `bestDiscount` finds it. */
export function bestPercent(criteria: SearchCriteria, { arrival, nights }: DatedStay): SQL {
  return sql`case
    when ${nights} >= ${DISCOUNT_MIN_DAYS}::integer then ${highestPercent(criteria, ALL)}
    when ${arrival} - ${todaySql(criteria.now)} >= ${DISCOUNT_MIN_DAYS}::integer
      then ${highestPercent(criteria, FOR_EARLY_BOOKING)}
    else 0
  end`;
}

/** Whether a `stay_search x` costs the caller less for being booked early. */
export function hasEarlyDiscount(criteria: SearchCriteria): SQL {
  return sql`(
    select ${highestPercent(criteria, FOR_EARLY_BOOKING)} > 0
    from stay s
    where s.listing_id = x.listing_id)`;
}
