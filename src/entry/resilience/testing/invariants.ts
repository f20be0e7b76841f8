import { kindsWith, type NightsKind, type Unit } from '#domain/kinds.ts';
import { LIFECYCLES } from '#domain/lifecycles.ts';
import { LISTING_KINDS, type ListingKind } from '#domain/vocabulary.ts';
import { PAYOUT_DIFFERENCES } from '#features/earnings/server/store/check-payouts.ts';
import { LEDGER_DIFFERENCES } from '#features/reservations/server/store/check-ledger.ts';
import type { Execute, Violations } from './call.ts';

const holdingStatuses = (kind: ListingKind) =>
  LIFECYCLES[kind].holding.map((status) => `'${status}'`).join(', ');

/** Whether a reservation `r` is in a status of its kind that takes capacity from others. */
const HOLDS = LISTING_KINDS.map(
  (kind) => `(r.kind = '${kind}' and r.status in (${holdingStatuses(kind)}))`,
).join(' or ');

const NIGHTS_KINDS = kindsWith('unit', 'night')
  .map((kind) => `'${kind}'`)
  .join(', ');

/**
 * Nights that reservations hold, computed from the reservations themselves: their own and those of
 * a waiting change, each once; and those of offers to guests who wait.
 */
const HELD = `
  select r.id, r.listing_id, day::date as night, r.units
  from reservation r
  cross join generate_series(r.start_date, r.end_date - 1, interval '1 day') as day
  where r.kind in (${NIGHTS_KINDS}) and (${HOLDS})
  union
  select r.id, r.listing_id, day::date, r.units
  from reservation r
  join reservation_change c on c.reservation_id = r.id and c.status = 'waiting'
  cross join generate_series(c.start_date, c.end_date - 1, interval '1 day') as day
  where r.kind in (${NIGHTS_KINDS}) and (${HOLDS})
  union
  select w.id, w.listing_id, day::date, w.units
  from night_waitlist w
  cross join generate_series(w.start_date, w.end_date - 1, interval '1 day') as day
  where w.state = 'offered'`;

/** Seats of sessions that reservations and offers hold, computed from these themselves. */
const SEATS = `
  select listing_id, entry_id, date, sum(seats)::int as seats
  from (
    select session.listing_id, session.entry_id, session.date, r.units as seats
    from reservation r
    join reservation_session session on session.reservation_id = r.id
    where ${HOLDS}
    union all
    select listing_id, entry_id, nominal_date, seats from waitlist where state = 'offered'
  ) holding
  group by 1, 2, 3`;

/** For seats: true at every instant, since one statement sees all of a transaction or nothing. */
const SEAT_RULES: Readonly<Record<string, string>> = {
  'the count of a session is not the sum of its reservations': `
    select coalesce(s.listing_id, h.listing_id) as listing_id, s.nominal_date, s.taken, h.seats
    from listing_session s
    full join (${SEATS}) h on h.listing_id = s.listing_id and h.entry_id = s.entry_id
      and h.date = s.nominal_date
    where coalesce(s.taken, 0) <> coalesce(h.seats, 0)`,
  'a session has more owners than seats': `
    select session.listing_id, session.nominal_date, held.seats, session.capacity
    from (${SEATS}) held
    join listing_session session on session.listing_id = held.listing_id
      and session.entry_id = held.entry_id and session.nominal_date = held.date
    where held.seats > session.capacity`,
};

/** The units of each night of a kind's listings, as a query. */
const CAPACITIES: Readonly<Record<NightsKind, string>> = {
  stay: 'select listing_id, capacity from stay',
  itinerant: 'select listing_id, guest_count from itinerant',
};

/** Rules of the ledger of each unit. */
const LEDGER_RULES: Readonly<Record<Unit, Readonly<Record<string, string>>>> = {
  night: {
    'a night has more owners than room': `
      select held.listing_id, held.night, sum(held.units)::int as owned, listed.capacity
      from (${HELD}) held
      join (${Object.values(CAPACITIES).join(' union all ')}) listed
        on listed.listing_id = held.listing_id
      group by held.listing_id, held.night, listed.capacity
      having sum(held.units) > listed.capacity`,
    'the count of a night is not the sum of its reservations': `
      select coalesce(n.listing_id, h.listing_id) as listing_id,
        coalesce(n.night, h.night) as night, n.taken, h.units
      from night n
      full join (
        select listing_id, night, sum(units)::int as units from (${HELD}) held
        group by listing_id, night
      ) h on h.listing_id = n.listing_id and h.night = n.night
      where coalesce(n.taken, 0) <> coalesce(h.units, 0)`,
    'a night is not marked as its imported calendars claim it, or has units left though they do': `
      select coalesce(n.listing_id, claimed.listing_id) as listing_id,
        coalesce(n.night, claimed.night) as night, n.imported, n.taken, n.capacity
      from night n
      full join (
        select distinct calendar.listing_id, imported.night
        from imported_night imported
        join imported_calendar calendar on calendar.id = imported.calendar_id
      ) claimed on claimed.listing_id = n.listing_id and claimed.night = n.night
      where coalesce(n.imported, false) <> (claimed.night is not null)
        or claimed.night is not null and n.capacity > n.taken`,
  },
  session: SEAT_RULES,
};

/** For money: true at every instant, as each is one statement. */
const MONEY_RULES: Readonly<Record<string, string>> = {
  'what was paid is not the sum of the payments': `
    select r.id, r.paid from reservation r
    where r.paid <> (
      select coalesce(sum(p.amount), 0) from payment p
      where p.reservation_id = r.id and p.status = 'paid'
    )`,
  'what was refunded is not the sum of the refunds, or more than was paid': `
    select r.id, r.refunded from reservation r
    where r.refunded > r.paid or r.refunded <> (
      select coalesce(sum(f.amount), 0) from refund f join payment p on p.id = f.payment_id
      where p.reservation_id = r.id
    )`,
  'the ledger differs from payments, refunds and reservations': LEDGER_DIFFERENCES,
  'the ledger differs from payouts': PAYOUT_DIFFERENCES,
};

/** States that must never occur, each as a query for the violating rows. */
const RULES: Readonly<Record<string, string>> = {
  ...LEDGER_RULES.night,
  ...LEDGER_RULES.session,
  'a status has no event of its own': `
    select r.id, r.status, last.to_status
    from reservation r
    left join lateral (
      select e.to_status from reservation_event e
      where e.reservation_id = r.id order by e.sequence desc limit 1
    ) last on true
    where last.to_status is distinct from r.status`,
  'a story has a gap': `
    select reservation_id, from_status, before
    from (
      select e.reservation_id, e.from_status, e.action,
        lag(e.to_status) over (partition by e.reservation_id order by e.sequence) as before
      from reservation_event e
    ) story
    where from_status is distinct from before or (before is null) <> (action = 'request')`,
  'a step told nobody': `
    select e.reservation_id, e.action from reservation_event e
    where e.sequence::text not in (
      select split_part(key, ':', 2) from notice where key like 'reservation-event:%'
    )`,
  ...MONEY_RULES,
  'a total is not that of its price lines': `
    select r.id, r.total from reservation r where r.total <> (r.quote->>'total')::bigint`,
  'an approved reservation has no code, or another one has': `
    select r.id, r.status from reservation r
    where (r.status in ('approved', 'checked-in', 'completed')) and r.check_in_code is null
       or r.status in ('pending', 'declined', 'expired') and r.check_in_code is not null`,
  'a change waits where it cannot be answered': `
    select c.reservation_id from reservation_change c
    join reservation r on r.id = c.reservation_id
    where c.status = 'waiting' and r.status <> 'approved'`,
  'a key was kept without its answer': `
    select owner, key from idempotency_key where status is null or answer is null`,
};

/** Asks the database for rows that break a rule of the product. */
export function brokenRules(execute: Execute): Promise<Violations> {
  return broken(execute, RULES);
}

/** The same for seats alone; may run while others book. */
export function brokenSeats(execute: Execute): Promise<Violations> {
  return broken(execute, SEAT_RULES);
}

/** The same for money alone; may run while it moves. */
export function brokenMoney(execute: Execute): Promise<Violations> {
  return broken(execute, MONEY_RULES);
}

async function broken(
  execute: Execute,
  rules: Readonly<Record<string, string>>,
): Promise<Violations> {
  const violations: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await execute(query);
    if (rows.length > 0) {
      violations.push(`${rule}: ${rows.length} times, first ${JSON.stringify(rows[0])}`);
    }
  }
  return violations;
}
