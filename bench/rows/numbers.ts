import { startApp } from '../app-server.ts';
import { GOALS } from '../goals.ts';
import { median } from '../median.ts';
import { copyDatabase, riderCookie } from '../stock.ts';
import type { Row } from './row.ts';
import { getJson, type Stage } from './stage.ts';

const HOMES = 500;
const YEARS = 10;
/** Nights of a stay, and days from one to the next in a home. */
const NIGHTS = 10;
const EVERY = 13;
const ROUNDS = 9;
const HOST = 2;
/** The last year that is full. */
const YEAR = new Date().getUTCFullYear() - 1;

interface Answer {
  months: { now: { promised: number; views: number; revenue: number; reviews: number } }[];
}

/**
 * The figures of a host with 500 homes that were full for ten years, against those of one of their
 * homes: the rows of two years are added up either way, and 500 times as many of them.
 */
export async function numbersRows({ cluster, template }: Stage): Promise<Row[]> {
  const database = await copyDatabase(cluster, template, 'numbers');
  const homes = await addHomes((text) => cluster.sql(database, text));
  const app = await startApp('numbers', { DATABASE_URL: cluster.url(database) });
  const ask = async (more: string) => {
    const began = performance.now();
    const { months } = await getJson<Answer>(`${app.url}/api/home-numbers?year=${YEAR}${more}`, {
      cookie: riderCookie(HOST),
    });
    const took = performance.now() - began;
    for (const { now } of months) {
      const { promised, views, revenue, reviews } = now;
      // A guest of one home doesn't write a review each month.
      const lowest = Math.min(promised, views, revenue, more === '' ? reviews : 1);
      if (lowest === 0) throw new Error('an empty month');
    }
    return took;
  };
  const all: number[] = [];
  const one: number[] = [];
  try {
    await ask('');
    await ask(`&listingId=${homes[0]}`);
    for (let round = 0; round < ROUNDS; round += 1) {
      all.push(await ask(''));
      one.push(await ask(`&listingId=${homes[round % homes.length]}`));
    }
  } finally {
    await app.stop();
  }
  const [min, max] = [Math.min(...all), Math.max(...all)];
  const ofOne = median(one);
  return [
    {
      name: 'Figures of a host, at the API',
      reference: `${HOMES} homes, ${YEARS} years`,
      value: median(all),
      unit: 'ms',
      goal: GOALS.numbers,
      details: `${ROUNDS} times, ${min.toFixed(0)} to ${max.toFixed(0)} ms; one of the homes ${ofOne.toFixed(0)} ms`,
    },
    {
      name: 'Figures of 500 homes',
      reference: 'those of one of them',
      value: median(all) / ofOne,
      unit: '×',
      goal: GOALS.numbersOfAll,
      details: `${median(all).toFixed(0)} against ${ofOne.toFixed(0)} ms`,
    },
  ];
}

/** @returns ids of the homes */
async function addHomes(
  sql: (text: string) => Promise<{ rows: Record<string, unknown>[] }>,
): Promise<string[]> {
  const since = `'${YEAR - YEARS + 1}-01-01'::date`;
  const until = `'${YEAR}-12-31'::date`;
  await sql(`
    create table bench_home as
    select gen_random_uuid() as id, n from generate_series(1, ${HOMES}) n;
    insert into listing (id, kind, host_id, title, description, country_code, region, city,
      position, time_zone, price, created_at, updated_at)
    select id, 'stay', md5('rider ${HOST}')::uuid, 'Home ' || n, 'A home.', 'PT', 'Lisboa', 'Lisbon',
      point(-9.1, 38.7), 'Europe/Lisbon', 10000, ${since}, ${since} from bench_home;
    insert into stay (listing_id, category, scenery, occupancy, guest_count, room_count,
      bathroom_count, capacity, min_nights, included_guests, cancellation_policy, check_in_from,
      check_out_until)
    select id, 'Home', 'Cultural', 'entire-place', 4, 2, 1, 1, 1, 2, 'flexible', '15:00', '11:00'
    from bench_home`);
  // Their nights change no search, and their reviews no stars: neither is measured here.
  await sql('alter table night disable trigger user; alter table review disable trigger user');
  await sql(`
    insert into reservation (key, listing_id, guest_id, host_id, kind, status, start_date, end_date,
      time_zone, check_in_from, arrival_details_from, ends_at, units, rooms, guests, listing_title,
      quote, policy, total, answer_by, created_at, updated_at)
    select 'B' || n || '-' || day, id, md5('rider 3')::uuid, md5('rider ${HOST}')::uuid, 'stay',
      'completed', day, day + ${NIGHTS}, 'Europe/Lisbon', day, day, day + ${NIGHTS}, 1, 1, 2, 'Home',
      '{"lines": [{"kind": "nights", "amount": 100000}, {"kind": "discount", "amount": -5000},
        {"kind": "cleaning", "amount": 4000}, {"kind": "service", "amount": 6000},
        {"kind": "taxes", "amount": 5000}, {"kind": "deposit", "amount": 10000}]}',
      '{}', 120000, day, day - 20, day
    from bench_home
    cross join lateral (
      select first::date + n % ${EVERY} as day
      from generate_series(${since}, ${until}, interval '${EVERY} days') as first
    ) days;
    insert into night (listing_id, night, taken, capacity)
    select r.listing_id, day::date, 1, 1
    from bench_home join reservation r on r.listing_id = bench_home.id
    cross join generate_series(r.start_date, r.end_date - 1, interval '1 day') day;
    insert into night (listing_id, night, taken, capacity, closed)
    select id, day::date, 0, 0, true
    from bench_home cross join generate_series(${since}, ${until}, interval '3 days') day
    on conflict do nothing;
    insert into listing_view (listing_id, month, views, days)
    select id, month::date, 620, array_fill(20, array[31])
    from bench_home cross join generate_series(${since}, ${until}, interval '1 month') month;
    insert into review (reservation_id, listing_id, guest_id, rating, text, created_at)
    select r.id, r.listing_id, r.guest_id, 4, 'Quiet.', r.ends_at
    from bench_home join reservation r on r.listing_id = bench_home.id
    where extract(day from r.start_date)::int % 2 = 0`);
  await sql(`
    create table bench_transfer as
    select gen_random_uuid() as id, r.id as reservation_id, r.listing_id, r.host_id, r.ends_at as at
    from bench_home join reservation r on r.listing_id = bench_home.id;
    insert into ledger_transfer (id, key, kind, reservation_id, listing_id, at)
    select id, 'release:' || reservation_id || ':0', 'release', reservation_id, listing_id, at
    from bench_transfer;
    insert into ledger_entry (transfer_id, account, owner_id, amount)
    select id, 'held', reservation_id, 90000 from bench_transfer
    union all select id, 'host', host_id, -90000 from bench_transfer`);
  await sql('vacuum analyze');
  const { rows } = await sql('select id from bench_home order by n');
  return rows.map(({ id }) => String(id));
}
