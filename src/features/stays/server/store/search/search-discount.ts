import { type SQL, sql } from 'drizzle-orm';
import { DISCOUNT_MIN_DAYS, DISCOUNTS, type DiscountReason } from '#domain/discounts.ts';
import { todaySql } from '#market/search/index.server.ts';
import type { StayCriteria } from '../../search/search-criteria.ts';
import type { DatedStay } from './dated-stay.ts';

/**
 * The highest of a `stay s`'s percentages that are given for a reason and that the caller's groups
 * allow; 0 when there is none.
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

/** Percent of the best discount the caller qualifies for, as `bestDiscount` finds it. */
export function bestPercent(criteria: StayCriteria, { arrival, nights }: DatedStay): SQL {
  return sql`case
    when ${nights} >= ${DISCOUNT_MIN_DAYS}::integer then ${highestPercent(criteria, 'long-stay')}
    when ${arrival} - ${todaySql(criteria.now)} >= ${DISCOUNT_MIN_DAYS}::integer
      then ${highestPercent(criteria, 'early-booking')}
    else 0
  end`;
}
