import { startApp } from '../app-server.ts';
import { GOALS } from '../goals.ts';
import { median } from '../median.ts';
import { copyDatabase, RIDERS, riderCookie } from '../stock.ts';
import type { Row } from './row.ts';
import { getPage, type Stage } from './stage.ts';

const RESERVATIONS = 1_000_000;
const REPORTS = 100_000;
const TICKETS = 50_000;
const ACTS = 300_000;
/** Reports and tickets that wait; all others are closed. */
const WAITING = 2_000;
/** Reservations of one guest, and of one host. */
const OF_ONE_PERSON = 5_000;
const ROUNDS = 9;
const ADMIN = 1;
const GUEST = 2;
const ONE_RESERVATION = 7;

/** Every page of the console, of a market with a million reservations. */
export async function consoleRows({ cluster, template }: Stage): Promise<Row[]> {
  const database = await copyDatabase(cluster, template, 'console');
  const sql = (text: string) => cluster.sql(database, text);
  await addMarket(sql);
  await requireRows(sql);
  const { rows } = await sql(
    `select listing_id as listing, host_id as host from reservation
     where guest_id = md5('rider ${GUEST}')::uuid limit 1`,
  );
  const { listing, host } = rows[0] as { listing: string; host: string };
  const { rows: guests } = await sql(`select md5('rider ${GUEST}')::uuid as id`);
  const reservation = idOfReservation(ONE_RESERVATION);
  const paths: Readonly<Record<string, string>> = {
    Today: '/admin',
    'Find by key': `/admin/find?q=${keyOfReservation(ONE_RESERVATION)}`,
    'Find by name': '/admin/find?q=rid',
    Guest: `/admin/people/${guests[0]?.id}`,
    Host: `/admin/people/${host}`,
    Listing: `/admin/listings/${listing}`,
    Reservation: `/admin/reservations/${reservation}`,
    Moderation: '/admin/moderation',
    Tickets: '/admin/tickets',
    Ticket: '/admin/tickets/T-AAAAAAA7',
    Resolutions: '/admin/resolutions',
    Money: '/admin/money',
    Work: '/admin/work',
    Staff: '/admin/staff',
    Log: '/admin/log',
    'Log of an area': '/admin/log?area=person',
  };
  const app = await startApp('console', {
    DATABASE_URL: cluster.url(database),
    STAFF_SECOND_FACTOR: 'off',
  });
  const measured: { name: string; ms: number }[] = [];
  try {
    const headers = { cookie: riderCookie(ADMIN) };
    for (const [name, path] of Object.entries(paths)) {
      const times: number[] = [];
      // The first two fill caches.
      for (let round = -2; round < ROUNDS; round += 1) {
        const began = performance.now();
        await getPage(`${app.url}${path}`, headers, ['</html>']);
        if (round >= 0) times.push(performance.now() - began);
      }
      measured.push({ name, ms: median(times) });
    }
  } finally {
    await app.stop();
  }
  measured.sort((one, other) => other.ms - one.ms);
  return [
    {
      name: 'Slowest page of the console',
      reference: `${RESERVATIONS.toLocaleString('en')} reservations, ${REPORTS.toLocaleString('en')} reports`,
      value: measured[0]?.ms ?? Number.NaN,
      unit: 'ms',
      goal: GOALS.console,
      details: measured.map(({ name, ms }) => `${name} ${ms.toFixed(0)}`).join(', '),
    },
  ];
}

type Sql = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

function idOfReservation(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function keyOfReservation(number: number): string {
  return `B${String(number).padStart(9, '0')}`;
}

/** @throws Error where the pages would be of fewer rows than the table says */
async function requireRows(sql: Sql): Promise<void> {
  const { rows } = await sql(`
    select (select count(*) from reservation)::int as reservations,
      (select count(*) from report)::int as reports`);
  const { reservations, reports } = rows[0] as { reservations: number; reports: number };
  if (reservations < RESERVATIONS || reports < REPORTS) {
    throw new Error(`${reservations} reservations, ${reports} reports`);
  }
}

/**
 * Two years of a market: reservations with their events, payments and mails, reports with their
 * decisions, messages to support, and acts of staff. Written without triggers: no calendar and no
 * ledger is looked at here.
 */
async function addMarket(sql: Sql): Promise<void> {
  const people = `md5('rider ' || (case when n <= ${OF_ONE_PERSON} then ${GUEST} else n % ${RIDERS} end))::uuid`;
  const id = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  const at = `now() - make_interval(mins => n)`;
  await sql(`
    set session_replication_role = replica;
    set max_parallel_workers_per_gather = 0;
    update "user" set role = 'admin' where id = md5('rider ${ADMIN}')::uuid;
    update session set proved_at = now() where user_id = md5('rider ${ADMIN}')::uuid;
    create temporary table place as
      select id, host_id, title, time_zone, (row_number() over (order by id))::int as nth
      from listing;
    create unique index on place (nth);
    create temporary table made as
      select n, ${id} as id, ${people} as guest_id, place.*, ${at} as at
      from (select id as listing_id, host_id, title, time_zone, nth from place) place
      join generate_series(1, ${RESERVATIONS}) n
        on nth = case when n <= ${OF_ONE_PERSON} then 1 else n % (select count(*)::int from place) + 1 end;
    insert into reservation (id, key, listing_id, guest_id, host_id, kind, status, start_date,
      end_date, time_zone, check_in_from, arrival_details_from, ends_at, units, rooms, guests,
      listing_title, quote, policy, total, paid, answer_by, paid_at, created_at, updated_at)
    select id, 'B' || lpad(n::text, 9, '0'), listing_id, guest_id, host_id, 'stay',
      case when n % 400 = 0 then 'pending' when n % 9 = 0 then 'cancelled' else 'completed' end,
      at::date, at::date + 7, time_zone,
      at, at, at + interval '7 days', 1, 1, 2, title, '{}', '{}', 70000, 70000,
      at + interval '3 days', at, at, at
    from made;
    insert into reservation_event (reservation_id, at, actor_id, party, action, from_status, to_status)
    select id, at + make_interval(mins => step), case when action = 'approve' then host_id else guest_id end,
      case when action = 'approve' then 'host' else 'guest' end, action, 'pending', 'approved'
    from made, (values (0, 'request'), (9, 'approve'), (20, 'pay')) as events (step, action);
    insert into payment (reservation_id, amount, status, provider, provider_reference, expires_at,
      created_at, paid_at)
    select id, 70000, 'paid', 'sandbox', 'pi_' || n, at, at, at from made;
    insert into mail_outbox (key, "to", locale, template, subject, text, html, status, created_at, sent_at)
    select 'bench ' || n, u.email, 'en', 'reservation-approved', 'Approved', 'Approved', 'Approved',
      'sent', at, at
    from made join "user" u on u.id = guest_id where n <= ${RESERVATIONS / 2};
    create temporary table reported as
      select * from made where n > ${OF_ONE_PERSON} and n <= ${OF_ONE_PERSON + REPORTS};
    insert into moderation_item (id, subject_kind, subject_id, owner_id, harm, opened_at, closed_at)
    select id, 'listing', listing_id::text, host_id, 1 + n % 3, at,
      case when n > ${OF_ONE_PERSON + WAITING} then at + interval '1 hour' end
    from reported;
    insert into report (reference, item_id, subject_kind, subject_id, reporter_id, locale, reason,
      text, created_at)
    select 'R-BENCH' || n, id, 'listing', listing_id::text, guest_id, 'en', 'scam', 'It is not there.', at
    from reported;
    insert into moderation_decision (item_id, subject_kind, subject_id, owner_id, act, rule, words,
      decided_by, decided_at, token)
    select id, 'listing', listing_id::text, host_id, 'keep', 'honest-listings', '',
      md5('rider ${ADMIN}')::uuid, at + interval '1 hour', 'bench ' || n
    from reported where n > ${OF_ONE_PERSON + WAITING};
    insert into support_ticket (reference, account_id, name, email, locale, subject, message,
      reservation, page, request_id, created_at, state)
    select 'T-' || translate(lpad(n::text, 8, 'A'), '012', 'WXY'), guest_id, 'Kim', 'kim' || n || '@example.org', 'en', 'The door',
      'It is shut.', '', '', '', at, case when n <= ${WAITING} then 'open' else 'closed' end
    from made where n <= ${TICKETS};
    insert into audit_entry (at, actor_id, action, subject_kind, subject_id, person_id, request_id)
    select at, md5('rider ${ADMIN}')::uuid,
      (array['moderation.keep', 'person.read', 'ticket.answer'])[1 + n % 3], 'listing',
      listing_id::text, guest_id, 'bench ' || n
    from made where n <= ${ACTS} order by n desc;
    drop table reported, made, place`);
  await sql('vacuum analyze');
}
