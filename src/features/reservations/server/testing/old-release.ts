import type { Database } from '#platform/server/database/database.ts';

/** The newest migration of the release that the rows below are of. */
export const OLD_RELEASE = 3;
/** The reservation, its listing, and its guest. */
export const OLD_ID = '00000000-0000-4000-8000-000000000001';
const HOST = '00000000-0000-4000-8000-000000000002';

/** Price lines as that release wrote them, without refund rules. */
export const OLD_LINES = [
  { kind: 'nights', amount: 40_000, quantity: 8, unitAmount: 5_000 },
  { kind: 'cleaning', amount: 3_000 },
  { kind: 'taxes', amount: 4_000, percent: 10 },
  { kind: 'deposit', amount: 5_000 },
];

const OLD_POLICY = {
  policy: 'flexible',
  effective: 'flexible',
  tiers: [
    { until: '2026-03-19T15:00:00Z', rule: 'all', percent: 100 },
    { until: '2026-03-21T15:00:00Z', rule: 'unused-nights', percent: 100 },
    { until: null, rule: 'percent', percent: 0 },
  ],
  startDate: '2026-03-20',
  endDate: '2026-03-24',
  timeZone: 'Asia/Tokyo',
  bookedAt: '2026-03-02T09:00:00Z',
};

/** Rows of all tables with data of reservations, as the old release wrote them. */
export async function insertOldRows(database: Database): Promise<void> {
  const lines = JSON.stringify(OLD_LINES);
  await database.executeSql(`
    insert into "user" (id, name, email, email_verified, created_at, updated_at) values
      ('${OLD_ID}', 'Gina', 'gina@example.org', true, now(), now()),
      ('${HOST}', 'Haru', 'haru@example.org', true, now(), now());
    insert into profile (user_id, bio) values ('${OLD_ID}', 'I write.');
    insert into support_ticket (reference, account_id, name, email, locale, subject, message,
      reservation, page, request_id, created_at)
    values ('T-OLD', '${OLD_ID}', 'Gina', 'gina@example.org', 'en', 'A code', 'It is late.', '', '/', 'r1',
      now());
    insert into listing (id, kind, host_id, title, description, country_code, region, city,
      position, time_zone, created_at, updated_at)
    values ('${OLD_ID}', 'stay', '${HOST}', 'Cedar House', 'A home', 'JP', 'Kanto', 'Tokyo',
      point(139.65, 35.65), 'Asia/Tokyo', now(), now());
    insert into stay (listing_id, category, scenery, occupancy, guest_count, room_count,
      bathroom_count, capacity, min_nights, nightly_price, included_guests, cancellation_policy,
      check_in_from, check_out_until, amenities, events, house_rules, wifi_mbps, rating_sum,
      rating_count)
    values ('${OLD_ID}', 'Home', 'Cultural', 'private-room', 4, 2, 1, 2, 1, 5000, 2, 'flexible',
      '15:00', '11:00', '{full-kitchen,dogs-welcome}', '{family-dinner}', '{No shoes}', 120, 14, 3);
    insert into listing_arrival (listing_id, address, latitude, longitude, wifi_name)
    values ('${OLD_ID}', '1 Cedar Lane', 35.65, 139.65, 'cedar');
    insert into listing_picture (listing_id, place, key, alt, placeholder)
    values ('${OLD_ID}', 0, 'sent-1', 'The house', 'data:'), ('${OLD_ID}', 1, 'sent-2', '', 'data:');
    insert into upload (owner_id, key, preset, source_digest, width, height, placeholder, created_at)
    values ('${HOST}', 'sent-1', 'listing', 'd1', 10, 10, 'data:', now());
    insert into listing_draft (user_id, kind, values, step, updated_at)
    values ('${HOST}', 'stay', '{}', 2, now());
    insert into conversation (id, listing_id, guest_id, host_id, created_at, message_count,
      last_message_at)
    values ('${OLD_ID}', '${OLD_ID}', '${OLD_ID}', '${HOST}', now(), 1, now());
    insert into message (conversation_id, number, sender_id, text, created_at)
    values ('${OLD_ID}', 1, '${OLD_ID}', 'Is it quiet?', now());
    insert into stay_night (listing_id, night, taken, capacity)
      select '${OLD_ID}', night::date, 2, 2
      from generate_series('2026-03-20'::date, '2026-03-23'::date, '1 day') night;
    insert into stay_night (listing_id, night, taken, capacity)
    values ('${OLD_ID}', '2026-04-01', 0, 0);
    insert into favorite (user_id, listing_id, created_at) values ('${OLD_ID}', '${OLD_ID}', now());
    insert into reservation (id, key, listing_id, guest_id, host_id, status, start_date, end_date,
      time_zone, units, rooms, guests, listing_title, quote, policy, total, paid, answer_by,
      created_at, updated_at)
    values ('${OLD_ID}', 'WH-OLD', '${OLD_ID}', '${OLD_ID}', '${HOST}', 'approved', '2026-03-20',
      '2026-03-24', 'Asia/Tokyo', 2, 2, 2, 'Cedar House',
      '{"nights": 4, "lines": ${lines}, "discount": null, "subtotal": 47000, "deposit": 5000, "total": 52000}',
      '${JSON.stringify(OLD_POLICY)}', 52000, 52000, now(), now(), now());
    insert into reservation_event (reservation_id, at, actor_id, party, action, from_status, to_status)
    values ('${OLD_ID}', now(), '${OLD_ID}', 'guest', 'request', null, 'pending'),
      ('${OLD_ID}', now(), '${HOST}', 'host', 'approve', 'pending', 'approved');
    insert into reservation_change (reservation_id, start_date, end_date, quote, difference,
      status, created_at)
    values ('${OLD_ID}', '2026-03-20', '2026-03-23', '{"nights": 3, "lines": ${lines}}', 0, 'waiting',
      now());
    insert into review (reservation_id, listing_id, guest_id, rating, text, created_at)
    values ('${OLD_ID}', '${OLD_ID}', '${OLD_ID}', 5, 'Quiet.', now());
    insert into payment (id, reservation_id, amount, status, provider, expires_at, created_at, paid_at)
    values ('${OLD_ID}', '${OLD_ID}', 52000, 'paid', 'sandbox', now(), now(), now());
    insert into refund (reservation_id, payment_id, amount, status, created_at)
    values ('${OLD_ID}', '${OLD_ID}', 1000, 'queued', now());
    insert into notice (user_id, key, kind, reservation_id, created_at)
    values ('${OLD_ID}', 'reservation-event:2:${OLD_ID}', 'approved', '${OLD_ID}', now()),
      ('${HOST}', 'reservation-event:3:${HOST}', 'guest-lost', '${OLD_ID}', now()),
      ('${HOST}', 'reservation-event:4:${HOST}', 'request-missed', '${OLD_ID}', now());
    insert into mail_gathering (user_id, other_id, listing_id, ends_at, items)
    values ('${HOST}', '${OLD_ID}', '${OLD_ID}', now(),
      '[{"kind": "dates-updated", "reservationId": "${OLD_ID}", "details": {}},
        {"kind": "guest-lost", "reservationId": "${OLD_ID}", "details": {}}]')`);
}

/** Every row of the product's own tables, by the name of the table. */
export async function allRows(database: Database): Promise<Map<string, object[]>> {
  const tables = await database.executeSql(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const rows = new Map<string, object[]>();
  for (const { name } of tables.rows) {
    const found = await database.executeSql(`select to_jsonb(each) as row from "${name}" each`);
    rows.set(
      String(name),
      found.rows.map(({ row }) => row as object),
    );
  }
  return rows;
}
