import { type SQL, sql } from 'drizzle-orm';
import { addDays, type DateText, monthRange, nightsBetween } from '#domain/dates.ts';
import type { StayDates } from '#domain/search/stay-search.ts';
import { datesOnEarth, type SearchCriteria } from '../search-criteria.ts';

/** What the dates of a search add to its SQL over `listing l join stay s`. */
export interface DateClauses {
  /** A lateral join that finds the arrival, where there is a choice. */
  readonly join: SQL;
  readonly where: readonly SQL[];
  /** The arrival as a date; null without dates, and in months, which have a price of their own. */
  readonly arrival: SQL;
  /** Nights of the stay searched for; null where the dates name no length. */
  readonly nights: number | null;
}

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

const NO_DATE = sql`null::date`;

/** Units of each night that the search takes: a whole place is one (see `unitsFor`). */
export function unitsSql(criteria: SearchCriteria): SQL {
  const rooms = criteria.search.roomCount ?? 1;
  return rooms === 1
    ? sql`1`
    : sql`case when s.capacity = 1 then 1 else ${rooms}::integer end`;
}

/** The day it is where the listing is. */
export function todaySql(now: Temporal.Instant): SQL {
  return sql`(${now.toString()}::timestamptz at time zone l.time_zone)::date`;
}

/** No night of `[start, end)` is short of units. */
function isFree(criteria: SearchCriteria, start: SQL, end: SQL): SQL {
  return sql`not exists (
      select from stay_night n
      where n.listing_id = l.id and n.night >= ${start} and n.night < ${end}
        and n.capacity - n.taken < ${unitsSql(criteria)})`;
}

function exactClauses(
  criteria: SearchCriteria,
  { startDate, endDate }: StayDates & { mode: 'exact' },
): DateClauses | null {
  const { earliest, latest } = datesOnEarth(criteria.now);
  if (startDate < earliest) return null;
  const nights = nightsBetween(startDate, endDate);
  const where = [
    sql`s.min_nights <= ${nights}::integer`,
    ...fitsRooms(criteria),
    isFree(criteria, sql`${startDate}::date`, sql`${endDate}::date`),
  ];
  // Only on the two or three dates that are today somewhere does the zone decide.
  if (startDate < latest) where.push(sql`${startDate}::date >= ${todaySql(criteria.now)}`);
  return { join: sql``, where, arrival: sql`${startDate}::date`, nights };
}

function flexibleClauses(
  criteria: SearchCriteria,
  { baseDate, nights, flexibility }: StayDates & { mode: 'flexible' },
): DateClauses | null {
  const { earliest, latest } = datesOnEarth(criteria.now);
  const arrivals = arrivalsByNearness(baseDate, flexibility).filter((date) => date >= earliest);
  const [first] = arrivals;
  if (first === undefined) return null;
  const begun = arrivals.some((date) => date < latest)
    ? sql`c.arrival >= ${todaySql(criteria.now)} and`
    : sql``;
  // The candidates are sorted before they are tried, so that the search ends with the first.
  return {
    join: sql`
    cross join lateral (
      select c.arrival
      from (
        select arrival, place
        from unnest(string_to_array(${arrivals.join(',')}, ',')::date[])
          with ordinality as candidate (arrival, place)
        order by place
        offset 0
      ) c
      where ${begun} ${isFree(criteria, sql`c.arrival`, sql`c.arrival + ${nights}::integer`)}
      order by c.place
      limit 1
    ) free`,
    where: [sql`s.min_nights <= ${nights}::integer`, ...fitsRooms(criteria)],
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
    start < latest ? sql`greatest(${start}::date, ${todaySql(criteria.now)})` : sql`${start}::date`;
  // Gaps between the nights that are short of units, with the end of the months as the last.
  return {
    join: sql`
    cross join lateral (
      select
      from (
        select short.night as stop,
          coalesce(lag(short.night) over (order by short.night) + 1, ${from}) as start
        from (
          select n.night
          from stay_night n
          where n.listing_id = l.id and n.night >= ${from} and n.night < ${end}::date
            and n.capacity - n.taken < ${unitsSql(criteria)}
          union all
          select ${end}::date
        ) short
      ) gap
      where gap.stop - gap.start >= s.min_nights
      limit 1
    ) free`,
    where: fitsRooms(criteria),
    arrival: NO_DATE,
    nights: null,
  };
}

/** A house whose every night is free still needs as many units as are asked for. */
function fitsRooms(criteria: SearchCriteria): SQL[] {
  return (criteria.search.roomCount ?? 1) === 1
    ? []
    : [sql`s.capacity >= ${unitsSql(criteria)}`];
}
