import { type SQL, sql } from 'drizzle-orm';
import { addDays, type DateText, monthRange, nightsBetween } from '#domain/dates.ts';
import type { StayDates } from '#domain/search/stay-search.ts';
import { datesOnEarth, type SearchCriteria } from '../search-criteria.ts';

/** What the dates of a search add to its SQL over `stay_search x`. */
export interface DateClauses {
  /** Lateral joins, where there is a choice of arrivals. */
  readonly join: SQL;
  readonly where: readonly SQL[];
  /** The arrival as a date; null without dates, and in months, which have a price of their own. */
  readonly arrival: SQL;
  /** Nights of the stay searched for; null where the dates name no length. */
  readonly nights: number | null;
}

const NO_DATE = sql`null::date`;

/** Clauses of a search's dates; `null` when no stay can fit them, since they are past. */
export function dateClauses(criteria: SearchCriteria): DateClauses | null {
  const { dates } = criteria.search;
  if (dates === undefined) return { join: sql``, where: [], arrival: NO_DATE, nights: null };
  switch (dates.mode) {
    case 'exact':
      return exactClauses(criteria, dates);
    case 'flexible':
      return flexibleClauses(criteria, dates);
    case 'months':
      return monthsClauses(criteria, dates);
  }
}

/** Units of each night that the search takes: a whole place is one (see `unitsFor`). */
export function unitsSql({ search: { roomCount = 1 } }: SearchCriteria): SQL {
  return roomCount === 1
    ? sql`1`
    : sql`case when x.capacity = 1 then 1 else ${roomCount}::integer end`;
}

/** The day it is where the stay is. */
export function todaySql(now: Temporal.Instant): SQL {
  return sql`(${now.toString()}::timestamptz at time zone x.time_zone)::date`;
}

/**
 * The nights that are short of the units searched for, named `short.nights`. For one unit they
 * are in the row itself; for several, what is left of each night has to be looked up.
 */
function shortNights({ search: { roomCount = 1 } }: SearchCriteria): SQL {
  if (roomCount === 1) return sql`cross join lateral (select x.full_nights as nights) short`;
  return sql`
    cross join lateral (
      select case when x.capacity = 1 then x.full_nights else coalesce(
        (
          select range_agg(daterange(n.night, n.night + 1))
          from stay_night n
          where n.listing_id = x.listing_id and n.capacity - n.taken < ${roomCount}::integer
        ),
        '{}'
      ) end as nights
    ) short`;
}

/** A house whose every night is free still needs as many units as are asked for. */
function holdsUnits(criteria: SearchCriteria): SQL[] {
  return (criteria.search.roomCount ?? 1) === 1 ? [] : [sql`x.capacity >= ${unitsSql(criteria)}`];
}

function exactClauses(
  criteria: SearchCriteria,
  { startDate, endDate }: StayDates & { mode: 'exact' },
): DateClauses | null {
  const { earliest, latest } = datesOnEarth(criteria.now);
  if (startDate < earliest) return null;
  const nights = nightsBetween(startDate, endDate);
  const where = [
    sql`x.min_nights <= ${nights}::integer`,
    ...holdsUnits(criteria),
    sql`not short.nights && daterange(${startDate}::date, ${endDate}::date)`,
  ];
  // Only on the two or three dates that are today somewhere does the zone decide.
  if (startDate < latest) where.push(sql`${startDate}::date >= ${todaySql(criteria.now)}`);
  return { join: shortNights(criteria), where, arrival: sql`${startDate}::date`, nights };
}

function flexibleClauses(
  criteria: SearchCriteria,
  { baseDate, nights, flexibility }: StayDates & { mode: 'flexible' },
): DateClauses | null {
  const { earliest, latest } = datesOnEarth(criteria.now);
  const arrivals = arrivalsByNearness(baseDate, flexibility).filter((date) => date >= earliest);
  if (arrivals.length === 0) return null;
  const begun = arrivals.some((date) => date < latest)
    ? sql`and c.arrival >= ${todaySql(criteria.now)}`
    : sql``;
  // The candidates are sorted before they are tried, so that the search ends with the first.
  return {
    join: sql`${shortNights(criteria)}
    cross join lateral (
      select c.arrival
      from (
        select arrival, place
        from unnest(string_to_array(${arrivals.join(',')}, ',')::date[])
          with ordinality as candidate (arrival, place)
        order by place
        offset 0
      ) c
      where not short.nights && daterange(c.arrival, c.arrival + ${nights}::integer) ${begun}
      order by c.place
      limit 1
    ) free`,
    where: [sql`x.min_nights <= ${nights}::integer`, ...holdsUnits(criteria)],
    arrival: sql`free.arrival`,
    nights,
  };
}

/** The days around `base`, nearest first, the earlier of two that are equally near. */
function arrivalsByNearness(base: DateText, flexibility: number): DateText[] {
  const arrivals = [base];
  for (let away = 1; away <= flexibility; away += 1) {
    arrivals.push(addDays(base, -away), addDays(base, away));
  }
  return arrivals;
}

function monthsClauses(
  criteria: SearchCriteria,
  { startMonth, endMonth }: StayDates & { mode: 'months' },
): DateClauses | null {
  const { earliest, latest } = datesOnEarth(criteria.now);
  const { start } = monthRange(startMonth);
  const { end } = monthRange(endMonth);
  if (end <= earliest) return null;
  const from =
    start < latest
      ? sql`least(greatest(${start}::date, ${todaySql(criteria.now)}), ${end}::date)`
      : sql`${start}::date`;
  return {
    join: shortNights(criteria),
    where: [
      ...holdsUnits(criteria),
      sql`exists (
      select from unnest(datemultirange(daterange(${from}, ${end}::date)) - short.nights) gap
      where upper(gap) - lower(gap) >= x.min_nights)`,
    ],
    arrival: NO_DATE,
    nights: null,
  };
}
