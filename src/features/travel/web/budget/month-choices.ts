import { addDays, addMonths, type DateText, type MonthText, toMonth } from '#domain/dates.ts';
import { MAX_DAYS_AHEAD } from '#domain/flights.ts';
import { type MonthSpan, windowStarts } from '#domain/stay-windows.ts';
import { seasonAt } from '#domain/travel-season.ts';

/** The next three months of a season, wherever one flies from. */
const SEASON_MONTHS = 3;
/** The months in which a season begins in the north, which end one in the south. */
const FIRST_OF_SEASON: readonly string[] = ['03', '06', '09', '12'];

/** The seasons and the single months that a stay of some nights may lie in, in their order. */
export function monthChoices(
  today: DateText,
  nights: number,
): { readonly seasons: readonly MonthSpan[]; readonly months: readonly MonthText[] } {
  const bounds = { first: addDays(today, 1), last: addDays(today, MAX_DAYS_AHEAD) };
  const isPossible = (span: MonthSpan) => windowStarts(span, nights, bounds).length > 0;
  const now = toMonth(today);
  const from = (month: MonthText) => ({
    firstMonth: month,
    lastMonth: addMonths(month, SEASON_MONTHS - 1),
  });
  // A season that is under way begins before this month.
  const starts = Array.from({ length: 15 }, (_, nth) => addMonths(now, nth - 2));
  return {
    seasons: starts
      .filter((month) => FIRST_OF_SEASON.includes(month.slice(5)))
      .map(from)
      .filter(({ lastMonth }) => lastMonth >= now)
      .filter(isPossible)
      .slice(0, 4),
    months: Array.from({ length: 12 }, (_, nth) => addMonths(now, nth)).filter((month) =>
      isPossible({ firstMonth: month, lastMonth: month }),
    ),
  };
}

/** The season of three months at a latitude; null where it isn't known. */
export function seasonOfSpan({ firstMonth }: MonthSpan, latitude: number | null) {
  return latitude === null ? null : seasonAt(latitude, Number(firstMonth.slice(5)));
}

/** Whether months are three that make a season. */
export function isSeason({ firstMonth, lastMonth }: MonthSpan): boolean {
  return (
    FIRST_OF_SEASON.includes(firstMonth.slice(5)) &&
    addMonths(firstMonth, SEASON_MONTHS - 1) === lastMonth
  );
}
