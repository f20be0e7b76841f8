import { type SQL, sql } from 'drizzle-orm';
import { addDays, type DateText } from '#domain/dates.ts';
import { datesOnEarth } from '#domain/dates-on-earth.ts';
import { DISCOUNT_MIN_DAYS } from '#domain/discounts.ts';
import type { Position } from '#domain/places.ts';
import { staySearch } from '#domain/search/stay-search.ts';
import type { GuestGroup } from '#domain/vocabulary.ts';
import type { Picture } from '#market/page/contract.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import type { StayCriteria } from '../../search/criteria.ts';
import type { DatedStay } from './price-range.ts';
import { exactConditions } from './search-dates.ts';
import { priceJoin } from './search-price.ts';

/** Stays of equal length that homes are compared by. */
export interface WindowQuestion {
  /** First days, in their order; at most 30. */
  readonly starts: readonly DateText[];
  readonly nights: number;
  readonly guests: number;
  readonly now: Temporal.Instant;
  /** Groups of the caller, for discounts. */
  readonly groups: readonly GuestGroup[];
}

/** A home that is free for some of the stays, all at one price; it may come once for each price. */
export interface WindowHome extends Position {
  readonly id: string;
  /** Of its wifi; 0 where it is unknown. */
  readonly mbps: number;
  /** A bit for each of the stays, the first one's the lowest. */
  readonly windows: number;
  /** Cents for all nights, all in. */
  readonly total: number;
}

/** The first picture of a home, with its title. */
export interface HomeCover {
  readonly id: string;
  readonly title: string;
  /** BCP 47 tag of its texts. */
  readonly language: string;
  readonly picture: Picture | null;
}

/** The covers of some homes, in any order. */
export function homeCovers(db: Queryable, ids: readonly string[]): Promise<HomeCover[]> {
  return queryRows<HomeCover>(
    db,
    sql`
      select l.id, l.title, l.language, (
        select json_build_object('key', p.key, 'alt', p.alt, 'placeholder', p.placeholder)
        from listing_picture p
        where p.listing_id = l.id and not p.hidden
        order by p.sort_order
        limit 1
      ) as picture
      from listing l
      where l.id = any(string_to_array(${ids.join(',')}, ',')::uuid[])`,
  );
}

/**
 * Every listed home that is free for one of the stays, with its price: as the search for its dates
 * has it, by one statement for all of them. A price depends on the days of a stay only where nights
 * have prices of their own, or where booking early counts; all others are priced once.
 *
 * The homes are joined to one text, which the driver reads many times faster than so many rows.
 */
export async function homesInWindows(
  db: Queryable,
  question: WindowQuestion,
): Promise<WindowHome[]> {
  const [first] = question.starts;
  const last = question.starts.at(-1);
  if (first === undefined || last === undefined) return [];
  const search = staySearch.change(staySearch.parse({}), { guestCount: question.guests });
  const criteria = { ...question, search, area: null, centre: null };
  const span = sql`daterange(${first}::date, ${addDays(last, question.nights)}::date)`;
  const queries = [
    ...groupByPrice(question).map((windows) =>
      sameForAll(criteria, question.nights, windows, span),
    ),
    ownPrices(criteria, question, span),
  ];
  const [row] = await queryRows<{ homes: string | null }>(
    db,
    sql`
      select string_agg(
        concat_ws(' ', f.id, f.latitude, f.longitude, f.mbps, f.windows, f.total), ','
      ) as homes
      from (${sql.join(queries, sql` union all `)}) f`,
  );
  const homes = row?.homes ?? '';
  return homes === '' ? [] : homes.split(',').map(parseHome);
}

function parseHome(text: string): WindowHome {
  const [id = '', latitude, longitude, mbps, windows, total] = text.split(' ');
  return {
    id,
    latitude: Number(latitude),
    longitude: Number(longitude),
    mbps: Number(mbps),
    windows: Number(windows),
    total: Number(total),
  };
}

/** One of the stays, with its bit. */
interface Window {
  readonly start: DateText;
  readonly bit: number;
}

/** The stays by whether booking them early counts, which for a few days depends on the home's zone. */
function groupByPrice({ starts, nights, now }: WindowQuestion): Window[][] {
  const windows = starts.map((start, nth) => ({ start, bit: 1 << nth }));
  if (nights >= DISCOUNT_MIN_DAYS) return [windows];
  const { earliest, latest } = datesOnEarth(now);
  const isEarly = ({ start }: Window) => start >= addDays(latest, DISCOUNT_MIN_DAYS);
  const isLate = ({ start }: Window) => start < addDays(earliest, DISCOUNT_MIN_DAYS);
  return [
    windows.filter(isEarly),
    windows.filter(isLate),
    ...windows.filter((each) => !isEarly(each) && !isLate(each)).map((each) => [each]),
  ].filter((group) => group.length > 0);
}

const COLUMNS = sql`
  x.listing_id as id, x.position[1] as latitude, x.position[0] as longitude, x.mbps`;
const PRICE = sql`round(price.total::numeric)::bigint as total`;

/** Homes without nights of their own during the stays, which have one price for all of these. */
function sameForAll(
  criteria: StayCriteria,
  nights: number,
  windows: readonly Window[],
  span: SQL,
): SQL {
  const bits = windows.map(({ start, bit }) => {
    const days = { first: start, end: addDays(start, nights) };
    const stay = { arrival: sql`${start}::date`, nights: sql`${nights}::integer` };
    const where = exactConditions(criteria.now, stay, days, { hasOwnNights: false });
    return sql`case when ${sql.join(where, sql` and `)} then ${bit}::integer else 0 end`;
  });
  const stay = {
    arrival: sql`${windows[0]?.start ?? ''}::date`,
    nights: sql`${nights}::integer`,
  };
  return sql`
    select ${COLUMNS}, x.windows, ${PRICE}
    from (
      select x.*, ${sql.join(bits, sql` | `)} as windows
      from stay_search x
      where x.guest_count >= ${criteria.search.guestCount ?? 1}::integer
        and x.min_nights <= ${nights}::integer
        and not x.overridden_nights && ${span}
      offset 0
    ) x
    ${priceJoin(criteria, stay)}
    where x.windows <> 0`;
}

/** Homes with nights of their own during the stays, each stay at its own price. */
function ownPrices(
  criteria: StayCriteria,
  { starts, nights, now }: WindowQuestion,
  span: SQL,
): SQL {
  const rows = starts.map((start, nth) => sql`(${1 << nth}::integer, ${start}::date)`);
  const stay: DatedStay = { arrival: sql`w.arrival`, nights: sql`${nights}::integer` };
  const days = { first: starts[0] ?? '', end: addDays(starts.at(-1) ?? '', nights) };
  return sql`
    select ${COLUMNS}, w.bit as windows, ${PRICE}
    from stay_search x
    cross join (values ${sql.join(rows, sql`, `)}) w (bit, arrival)
    ${priceJoin(criteria, stay)}
    where x.guest_count >= ${criteria.search.guestCount ?? 1}::integer
      and x.overridden_nights && ${span}
      and ${sql.join(exactConditions(now, stay, days), sql` and `)}`;
}
