import { type SQL, sql } from 'drizzle-orm';
import { addDays, type DateText, monthRange, nightsBetween } from '#domain/dates.ts';
import { datesOnEarth } from '#domain/dates-on-earth.ts';
import { SHORTEST_MONTHS, type StayMonths } from '#domain/search/choose-months.ts';
import {
  lastDeparture,
  MAX_DAYS_AHEAD,
  MAX_MONTHS,
  MAX_NIGHTS,
} from '#domain/search/stay-dates.ts';
import type { StayDates } from '#domain/search/stay-search.ts';
import { DURATION_NIGHTS } from '#domain/stay-pricing.ts';
import { todaySql } from '#market/search/index.server.ts';
import { findDatesProblem, type StayCriteria } from '../../search/criteria.ts';
import { isOffered, mayArriveOn, offeredDays } from './offer-rules.ts';
import { type DatedStay, totalOfStay } from './price-range.ts';

/**
 * The minimum of a stay in a `stay_search x` that begins on a day: `minNightsFrom` of the domain.
 * The row alone is enough for a home without nights of its own, which most homes are.
 */
export function minNightsSql(arrival: SQL): SQL {
  return sql`(
    case when x.overridden_nights @> ${arrival} then coalesce(
      (
        select t.min_nights from night_override t
        where t.listing_id = x.listing_id and t.night = ${arrival}
      ),
      x.min_nights
    ) else x.min_nights end
  )`;
}

/**
 * Cents that the nights of a stay cost more, or below zero less, than at the price of the
 * `stay_search x`, for one room: added to it they equal the sum of `nightsByPrice`.
 */
export function overridePricesSql({ arrival, nights }: DatedStay): SQL {
  return sql`(
    case when x.overridden_nights && daterange(${arrival}, ${arrival} + ${nights}) then coalesce(
      (
        select sum(t.price - x.nightly_price) from night_override t
        where t.listing_id = x.listing_id
          and t.night >= ${arrival} and t.night < ${arrival} + ${nights}
      ),
      0
    ) else 0 end
  )`;
}

/** Cents of single nights. */
export type PricesByNight = Readonly<Record<DateText, number>>;

/** The nights of a stay in a `listing l` that have their own price, as an `PricesByNight`. */
export function overridePricesColumn({ arrival, nights }: DatedStay): SQL {
  return sql`(
    select json_object_agg(t.night, t.price)
    from night_override t
    where t.listing_id = l.id and t.price is not null
      and t.night >= ${arrival} and t.night < ${arrival} + ${nights}
  )`;
}

/**
 * Maximum days of a window of months. PostgreSQL estimates a free gap at 1,000 nights and a
 * multirange at 100 gaps; with its estimated cost of their prices every other cost would be
 * negligible, and it would compare each matching home with every home.
 */
const MAX_DAYS = MAX_MONTHS * 31;

/**
 * The stay of a search by months in a home with nights of its own, where every day is an arrival
 * with a price and a minimum: the length nearest to the wanted one that its minimum and the free
 * nights allow; of these the cheapest, and of these the first.
 *
 * @param gaps the free nights, a multirange
 * @param units of each night, see `requestedUnitsSql`
 * @param wanted nights of the stay
 * @returns a query over `stay_search x` with `arrival` and `nights`, of one row or none
 */
export function ownMonthStay(
  criteria: StayCriteria,
  gaps: SQL,
  units: SQL,
  wanted: number = DURATION_NIGHTS.month,
): SQL {
  const candidate = { arrival: sql`candidate.arrival`, nights: sql`candidate.nights` };
  const nightsAmount = sql`(last_night.until_then - candidate.before) * ${units}`;
  return sql`
    with
      night as (
        select
          free_night.day,
          free_night.until,
          coalesce(t.min_nights, x.min_nights) as shortest,
          coalesce(t.price, x.nightly_price) as price
        from (
          select lower(gap) + nth as day, upper(gap) as until
          from unnest(${gaps}) gap
          cross join lateral generate_series(0, upper(gap) - lower(gap) - 1) nth
          limit ${MAX_DAYS}::integer
        ) free_night
        left join night_override t on t.listing_id = x.listing_id and t.night = free_night.day
      ),
      summed as (select night.*, sum(price) over (order by day) as until_then from night),
      candidate as (
        select
          day as arrival,
          until_then - price as before,
          greatest(shortest, least(${wanted}::integer, longest, x.max_nights)) as nights,
          until
        from summed
        cross join (
          select max(until - day) as longest from summed where ${mayArriveOn(sql`day`)}
        ) measured
      )
    select candidate.arrival, candidate.nights
    from candidate
    join summed last_night on last_night.day = candidate.arrival + candidate.nights - 1
    join stay s on s.listing_id = x.listing_id
    cross join lateral (${totalOfStay(criteria, candidate, nightsAmount)}) priced
    where candidate.arrival + candidate.nights <= candidate.until
      and ${mayArriveOn(candidate.arrival)}
      and candidate.nights <= coalesce(x.max_nights, ${MAX_NIGHTS}::integer)
    order by candidate.nights, priced.total, candidate.arrival
    limit 1`;
}

/** SQL over `stay_search x` for the dates of a search. */
export interface DateClauses {
  /** Lateral joins, where there are several possible arrivals. */
  readonly join: SQL;
  readonly where: readonly SQL[];
  /** Basis of the price of each matching stay; null without dates. */
  readonly stay: DatedStay | null;
}

/** Clauses of a search's dates; `null` when no stay can match them, see `datesProblem`. */
export function dateClauses(criteria: StayCriteria): DateClauses | null {
  const { dates } = criteria.search;
  if (findDatesProblem(criteria) !== null) return null;
  if (dates === undefined) return { join: sql``, where: [], stay: null };
  switch (dates.mode) {
    case 'exact':
      return exactClauses(criteria, dates);
    case 'flexible':
      return flexibleClauses(criteria, dates);
    case 'months':
      return monthsClauses(criteria, dates);
  }
}

/** Units of each night that the search takes: a whole place is one (see `requestedUnits`). */
export function requestedUnitsSql({ search: { roomCount = 1 } }: StayCriteria): SQL {
  return roomCount === 1
    ? sql`1`
    : sql`case when x.capacity = 1 then 1 else ${roomCount}::integer end`;
}

/**
 * The nights that have fewer units than the search requests, named `short.nights`. For one unit
 * they are in the row itself; for several, the remaining units of each night must be looked up.
 */
function shortNights({ search: { roomCount = 1 } }: StayCriteria): SQL {
  if (roomCount === 1) return sql`cross join lateral (select x.full_nights as nights) short`;
  return sql`
    cross join lateral (
      select case when x.capacity = 1 then x.full_nights else coalesce(
        (
          select range_agg(case
            when x.capacity - n.taken < ${roomCount}::integer or n.imported
            then daterange(n.night - x.days_between, n.night + x.days_between + 1)
            else daterange(n.night, n.night + 1)
          end)
          from night n
          where n.listing_id = x.listing_id and n.capacity - n.taken < ${roomCount}::integer
        ),
        '{}'
      ) end as nights
    ) short`;
}

/** A house needs as many units as requested even when every night is free. */
function holdsUnits(criteria: StayCriteria): SQL[] {
  return (criteria.search.roomCount ?? 1) === 1
    ? []
    : [sql`x.capacity >= ${requestedUnitsSql(criteria)}`];
}

function exactClauses(
  criteria: StayCriteria,
  { startDate, endDate }: StayDates & { mode: 'exact' },
): DateClauses {
  const nights = nightsBetween(startDate, endDate);
  const stay = { arrival: sql`${startDate}::date`, nights: sql`${nights}::integer` };
  const days = { first: startDate, end: endDate };
  return {
    join: shortNights(criteria),
    where: [
      ...holdsUnits(criteria),
      ...exactConditions(criteria.now, stay, days, { short: sql`short.nights` }),
    ],
    stay,
  };
}

/**
 * Whether a `stay_search x` is free and offered for a stay.
 *
 * @param days of the stay, or the earliest arrival and the latest check-out date of several
 * @param short the nights that have too few units; by default, those without a free one
 * @param hasOwnNights whether a night may have a minimum of its own; without one, the caller compares
 * the home's minimum once
 */
export function exactConditions(
  now: Temporal.Instant,
  stay: DatedStay,
  days: { readonly first: DateText; readonly end: DateText },
  {
    short = sql`x.full_nights`,
    hasOwnNights = true,
  }: { readonly short?: SQL; readonly hasOwnNights?: boolean } = {},
): SQL[] {
  const { arrival, nights } = stay;
  const { earliest, latest } = datesOnEarth(now);
  const where = [
    ...(hasOwnNights ? [sql`${minNightsSql(arrival)} <= ${nights}`] : []),
    sql`not ${short} && daterange(${arrival}, ${arrival} + ${nights})`,
  ];
  // The time zone matters only for the two or three dates that are today somewhere.
  if (days.first < latest) where.push(sql`${arrival} >= ${todaySql(now)}`);
  if (days.end > lastDeparture(earliest)) {
    where.push(sql`${arrival} + ${nights} <= ${lastDepartureSql(now)}`);
  }
  where.push(isOffered(stay, now));
  return where;
}

function flexibleClauses(
  criteria: StayCriteria,
  { baseDate, nights, flexibility }: StayDates & { mode: 'flexible' },
): DateClauses {
  const { earliest, latest } = datesOnEarth(criteria.now);
  const arrivals = arrivalsByNearness(baseDate, flexibility).filter(
    (date) => date >= earliest && addDays(date, nights) <= lastDeparture(latest),
  );
  const begun = arrivals.some((date) => date < latest)
    ? sql`and c.arrival >= ${todaySql(criteria.now)}`
    : sql``;
  const tooFar = arrivals.some((date) => addDays(date, nights) > lastDeparture(earliest))
    ? sql`and c.arrival + ${nights}::integer <= ${lastDepartureSql(criteria.now)}`
    : sql``;
  // The candidates are sorted before they are tested, so that the query ends with the first match.
  return {
    join: sql`${shortNights(criteria)}
    cross join lateral (
      select c.arrival
      from (
        select arrival, ordinal
        from unnest(string_to_array(${arrivals.join(',')}, ',')::date[])
          with ordinality as candidate (arrival, ordinal)
        order by ordinal
        offset 0
      ) c
      where not short.nights && daterange(c.arrival, c.arrival + ${nights}::integer)
        and ${minNightsSql(sql`c.arrival`)} <= ${nights}::integer ${begun} ${tooFar}
        and ${isOffered({ arrival: sql`c.arrival`, nights: sql`${nights}::integer` }, criteria.now)}
      order by c.ordinal
      limit 1
    ) free`,
    where: [
      sql`(x.min_nights <= ${nights}::integer or x.overridden_nights <> '{}')`,
      ...holdsUnits(criteria),
    ],
    stay: { arrival: sql`free.arrival`, nights: sql`${nights}::integer` },
  };
}

/**
 * The last possible check-out date of a `stay_search x`, in its own time zone: SQL of
 * `lastDeparture`.
 */
function lastDepartureSql(now: Temporal.Instant): SQL {
  return sql`(${todaySql(now)} + ${MAX_DAYS_AHEAD}::integer)`;
}

/** The days around `base`, nearest first, the earlier of two that are equally near. */
function arrivalsByNearness(base: DateText, flexibility: number): DateText[] {
  const arrivals = [base];
  for (let away = 1; away <= flexibility; away += 1) {
    arrivals.push(addDays(base, -away), addDays(base, away));
  }
  return arrivals;
}

/**
 * A search by months means a stay of a month, or of as many as it asks for: as long as the home's
 * minimum where that is more, as long as the longest free window where that is less. A home that
 * isn't free for the length of the shortest months is left out, since prices of a month and of two
 * weeks aren't comparable; where less than a month is left, it must be free for all of that. No
 * arrival in these months makes such a stay cheaper than another, so the first counts. Where nights
 * have terms of their own, or stays don't begin on every weekday, all arrivals are compared
 * (`ownMonthStay`).
 */
function monthsClauses(
  criteria: StayCriteria,
  { startMonth, endMonth, stayMonths = 1 }: StayDates & { mode: 'months' },
): DateClauses {
  const wanted = stayMonths * DURATION_NIGHTS.month;
  const { earliest, latest } = datesOnEarth(criteria.now);
  const { start } = monthRange(startMonth);
  const { end } = monthRange(endMonth);
  const today = todaySql(criteria.now);
  const from = start < latest ? sql`greatest(${start}::date, ${today})` : sql`${start}::date`;
  const until =
    end > lastDeparture(earliest)
      ? sql`least(${end}::date, ${lastDepartureSql(criteria.now)})`
      : sql`${end}::date`;
  const offered = offeredDays({ from, until }, criteria.now);
  return {
    join: sql`${shortNights(criteria)}
    cross join lateral (select daterange(least(${from}, ${until}), ${until}) as days) asked
    cross join lateral (
      select datemultirange(daterange(least(${offered.from}, ${offered.until}), ${offered.until}))
        - short.nights as gaps
    ) free
    cross join lateral (
      (
        select arrivals.first as arrival, month_stay.nights
        from (
          select greatest(
            x.min_nights, least(${wanted}::integer, longest, x.max_nights)
          ) as nights
          from (select max(upper(gap) - lower(gap)) as longest from unnest(free.gaps) gap) measured
          where longest >= x.min_nights
        ) month_stay
        cross join lateral (
          select min(lower(gap)) as first
          from unnest(free.gaps) gap
          where upper(gap) - lower(gap) >= month_stay.nights
        ) arrivals
        where x.no_arrival_on = '{}' and not x.overridden_nights && asked.days
          and month_stay.nights <= coalesce(x.max_nights, ${MAX_NIGHTS}::integer)
      )
      union all
      (
        select own.arrival, own.nights
        from (${ownMonthStay(criteria, sql`free.gaps`, requestedUnitsSql(criteria), wanted)}) own
        where x.no_arrival_on <> '{}' or x.overridden_nights && asked.days
      )
    ) month`,
    where: [...holdsUnits(criteria), sql`month.nights >= ${shortestStaySql(stayMonths)}`],
    stay: { arrival: sql`month.arrival`, nights: sql`month.nights` },
  };
}

/** The fewest nights that answer a search for months; of one, all that is left of it is enough. */
function shortestStaySql(stayMonths: StayMonths): SQL {
  const shortest = sql`${SHORTEST_MONTHS[stayMonths]}::integer`;
  return stayMonths === 1
    ? sql`least(${shortest}, upper(asked.days) - lower(asked.days))`
    : shortest;
}
