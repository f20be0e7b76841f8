import { randomUUID } from 'node:crypto';
import { addDays, type DateText, nightsBetween } from '#domain/dates.ts';
import { makeInstalments, toDues } from '#domain/instalments.ts';
import { LIFECYCLES } from '#domain/lifecycles.ts';
import { computeShare } from '#domain/money.ts';
import type { PriceLine, Quote } from '#domain/quote.ts';
import type { PolicySnapshot } from '#domain/refunds.ts';
import { nightMoments } from '#domain/reservation-moments.ts';
import type { Execute } from '../call.ts';
import type { Person } from '../seed.ts';

/**
 * Where the money of a reservation is:
 *
 * - `unpaid`: approved, the guest may pay;
 * - `paid`: begins in ten days;
 * - `arriving`: check-in has opened today;
 * - `arrived`: within the hours in which a problem can be reported;
 * - `releasing`: its first part is the host's by now;
 * - `monthly`: its second instalment is due;
 * - `ended`: the host may claim part of the deposit;
 * - `returning`: its deposit is due to go back;
 * - `claimed`: the guest may answer a claim; `lapsed-claim`: they are late;
 * - `problem`: a problem waits for an answer; `lapsed-problem`: it is late.
 */
export const MONEY_STAGES = [
  'unpaid',
  'paid',
  'arriving',
  'arrived',
  'releasing',
  'monthly',
  'ended',
  'returning',
  'claimed',
  'lapsed-claim',
  'problem',
  'lapsed-problem',
] as const;
export type MoneyStage = (typeof MONEY_STAGES)[number];

/** A reservation whose money moves. */
export interface MoneyReservation {
  readonly id: string;
  readonly stage: MoneyStage;
  readonly guest: Person;
  readonly startDate: DateText;
  readonly endDate: DateText;
  /** By which the guest checks in. */
  readonly code: string;
  /** Cents. */
  readonly deposit: number;
  /** Null where nothing was paid. */
  readonly payment: {
    readonly id: string;
    readonly amount: number;
    /** Its ids at the provider. */
    readonly session: string;
    readonly reference: string;
    readonly keepsCard: boolean;
  } | null;
}

interface StageFacts {
  /** Days from today to the first night. */
  readonly start: number;
  readonly nights: number;
  readonly status: 'approved' | 'checked-in' | 'completed';
}

const STAGES: Readonly<Record<MoneyStage, StageFacts>> = {
  unpaid: { start: 12, nights: 5, status: 'approved' },
  paid: { start: 10, nights: 5, status: 'approved' },
  arriving: { start: 0, nights: 6, status: 'approved' },
  arrived: { start: -1, nights: 7, status: 'checked-in' },
  releasing: { start: -3, nights: 40, status: 'checked-in' },
  monthly: { start: -26, nights: 60, status: 'checked-in' },
  ended: { start: -6, nights: 5, status: 'completed' },
  returning: { start: -9, nights: 5, status: 'completed' },
  claimed: { start: -9, nights: 5, status: 'completed' },
  'lapsed-claim': { start: -14, nights: 5, status: 'completed' },
  problem: { start: -1, nights: 9, status: 'checked-in' },
  'lapsed-problem': { start: -3, nights: 9, status: 'checked-in' },
};

const TIME_ZONE = 'Europe/Lisbon';
const NIGHT = 9_333;
const CODE = 'A3C4D6';
/** How each provider's ids of payments begin. */
const REFERENCES = { stripe: 'pi_', sandbox: 'sandbox_' } as const;
type Provider = keyof typeof REFERENCES;
/** Of problems whose answer is late, one after the other. */
const CASE_STATES = ['waiting', 'offered', 'mended'] as const;

/**
 * Writes reservations of one host in every stage in which money moves, as they would be after a
 * provider's payments, and their transfers in the ledger.
 *
 * @param guests one for each reservation
 * @param provider that was paid
 */
export async function seedMoneyStages(
  execute: Execute,
  {
    guests,
    host,
    listingIds,
    provider,
  }: {
    readonly guests: readonly Person[];
    readonly host: Person;
    readonly listingIds: readonly string[];
    readonly provider: Provider;
  },
): Promise<MoneyReservation[]> {
  const today = Temporal.Now.plainDateISO(TIME_ZONE).toString();
  const made = guests.map((guest, index) =>
    makeRow(guest, index, {
      today,
      host,
      provider,
      listingId: listingIds[index % listingIds.length] ?? '',
    }),
  );
  const rows = JSON.stringify(made.map(({ row }) => row));
  await insertReservations(execute, rows, provider);
  await insertEvents(execute, rows);
  await takeNights(execute);
  await execute('select write_missing_transfers()');
  await endSome(execute, rows);
  await openResolutions(execute, rows);
  return made.map(({ reservation }) => reservation);
}

function makeRow(
  guest: Person,
  index: number,
  {
    today,
    host,
    provider,
    listingId,
  }: {
    readonly today: DateText;
    readonly host: Person;
    readonly provider: Provider;
    readonly listingId: string;
  },
) {
  const stage = MONEY_STAGES[index % MONEY_STAGES.length] ?? 'paid';
  const { start, nights, status } = STAGES[stage];
  const startDate = addDays(today, start);
  const dates = { startDate, endDate: addDays(startDate, nights), timeZone: TIME_ZONE };
  const quote = makeQuote(nightsBetween(dates.startDate, dates.endDate));
  const instalments = stage === 'monthly' ? makeInstalments(quote, dates) : undefined;
  const paid = stage === 'unpaid' ? 0 : (instalments?.[0]?.amount ?? quote.total);
  const id = randomUUID();
  const reference = `${REFERENCES[provider]}${randomUUID().replaceAll('-', '')}`;
  const payment =
    paid === 0
      ? null
      : {
          id: randomUUID(),
          amount: paid,
          session: reference.replace(/^pi_/, 'cs_'),
          reference,
          keepsCard: stage === 'monthly',
        };
  const reservation = { id, stage, guest, ...dates, code: CODE, deposit: quote.deposit, payment };
  const row = {
    id,
    key: `WH-T${String(index).padStart(4, '0')}`,
    listing_id: listingId,
    guest_id: guest.id,
    host_id: host.id,
    stage,
    before: status === 'completed' ? 'checked-in' : status,
    after: status,
    start_date: dates.startDate,
    end_date: dates.endDate,
    ...formatMoments(dates),
    quote,
    policy: makePolicy(
      index,
      dates,
      instalments === undefined ? {} : { instalments: toDues(instalments) },
    ),
    total: quote.total,
    deposit: quote.deposit,
    paid,
    payment_id: payment?.id ?? null,
    session: payment?.session ?? null,
    reference: payment?.reference ?? null,
    code: CODE,
    case_state:
      stage === 'problem'
        ? 'waiting'
        : CASE_STATES[Math.floor(index / MONEY_STAGES.length) % CASE_STATES.length],
  };
  return { row, reservation };
}

function formatMoments(dates: Parameters<typeof nightMoments>[0]) {
  const { checkInFrom, arrivalDetailsFrom, endsAt } = nightMoments(dates);
  return {
    check_in_from: checkInFrom.toString(),
    arrival_details_from: arrivalDetailsFrom.toString(),
    ends_at: endsAt.toString(),
  };
}

/** A price whose parts have no even cents. */
function makeQuote(nights: number): Quote {
  const price = NIGHT * nights;
  const lines: PriceLine[] = [
    { kind: 'nights', amount: price, refund: 'pro-rata', quantity: nights, unitAmount: NIGHT },
    { kind: 'cleaning', amount: 2_501, refund: 'before-start' },
    { kind: 'service', amount: computeShare(price, 6, 100), refund: 'pro-rata', percent: 6 },
    { kind: 'taxes', amount: computeShare(price, 7, 100), refund: 'pro-rata', percent: 7 },
    { kind: 'deposit', amount: computeShare(price, 10, 100), refund: 'always', percent: 10 },
  ];
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const deposit = lines.at(-1)?.amount ?? 0;
  return { lines, deposit, total, subtotal: total - deposit };
}

/** Every other one gives half of what is unused back, the others all of it. */
function makePolicy(
  index: number,
  dates: Pick<PolicySnapshot, 'startDate' | 'endDate' | 'timeZone'>,
  monthly: Pick<PolicySnapshot, 'instalments'>,
): PolicySnapshot {
  const isHalf = index % 2 === 1;
  return {
    policy: 'flexible',
    effective: 'flexible',
    tiers: [
      { until: null, rule: isHalf ? 'percent' : 'unused-nights', percent: isHalf ? 50 : 100 },
    ],
    ...dates,
    bookedAt: Temporal.Now.instant()
      .subtract({ hours: 24 * 40 })
      .toString(),
    ...monthly,
  };
}

/** The columns of the rows, for `jsonb_to_recordset`. */
const ROW = `row (
  id uuid, key text, listing_id uuid, guest_id uuid, host_id uuid, stage text, before text,
  after text, start_date date, end_date date, check_in_from timestamptz,
  arrival_details_from timestamptz, ends_at timestamptz, quote jsonb, policy jsonb, total bigint,
  deposit bigint, paid bigint, payment_id uuid, session text, reference text, code text,
  case_state text)`;

async function insertReservations(execute: Execute, rows: string, provider: string): Promise<void> {
  await execute(
    `insert into reservation (id, key, listing_id, guest_id, host_id, kind, status, start_date,
       end_date, time_zone, check_in_from, arrival_details_from, ends_at, units, rooms, guests,
       listing_title, quote, policy, total, paid, check_in_code, answer_by, pay_by, paid_at,
       instalment_at, created_at, updated_at)
     select id, key, listing_id, guest_id, host_id, 'stay', before, start_date, end_date, $2,
       check_in_from, arrival_details_from, ends_at, 1, 1, 1, 'Rope ladder loft', quote, policy,
       total, paid, code, now() - interval '39 days',
       case when paid = 0 then now() + interval '1 day' end,
       case when paid > 0 then now() - interval '38 days' end,
       case when stage = 'monthly' then now() - interval '1 hour' end,
       now() - interval '40 days', now() - interval '38 days'
     from jsonb_to_recordset($1::jsonb) as ${ROW}`,
    [rows, TIME_ZONE],
  );
  await execute(
    `insert into payment (id, reservation_id, amount, status, provider, provider_session,
       provider_reference, expires_at, created_at, paid_at)
     select payment_id, id, paid, 'paid', $2, session, reference, now() - interval '37 days',
       now() - interval '38 days', now() - interval '38 days'
     from jsonb_to_recordset($1::jsonb) as ${ROW}
     where paid > 0`,
    [rows, provider],
  );
}

/** The story of each, and a notice of each step. */
async function insertEvents(execute: Execute, rows: string): Promise<void> {
  await execute(
    `insert into reservation_event (reservation_id, at, actor_id, party, action, from_status,
       to_status, details)
     select row.id, now() - interval '38 days' + step.nth * interval '1 minute',
       case step.party when 'guest' then row.guest_id when 'host' then row.host_id end,
       step.party, step.action, step.from_status, step.to_status,
       case step.action when 'pay' then jsonb_build_object('amount', row.paid) else '{}' end
     from jsonb_to_recordset($1::jsonb) as ${ROW}
     cross join (values
       (1, 'guest', 'request', null, 'pending'),
       (2, 'host', 'approve', 'pending', 'approved'),
       (3, 'guest', 'pay', 'approved', 'approved'),
       (4, 'guest', 'check-in', 'approved', 'checked-in'),
       (5, 'system', 'complete', 'checked-in', 'completed')
     ) as step (nth, party, action, from_status, to_status)
     where step.nth <= case
       when row.after = 'completed' then 5
       when row.after = 'checked-in' then 4
       when row.paid > 0 then 3
       else 2
     end
     order by row.id, step.nth`,
    [rows],
  );
  await execute(
    `insert into notice (id, user_id, key, kind, reservation_id, created_at)
     select gen_random_uuid(), r.guest_id, 'reservation-event:' || e.sequence || ':' || r.guest_id,
       'paid', r.id, e.at
     from reservation_event e join reservation r on r.id = e.reservation_id`,
  );
}

async function takeNights(execute: Execute): Promise<void> {
  const holding = LIFECYCLES.stay.holding.map((status) => `'${status}'`).join(', ');
  await execute(
    `insert into night (listing_id, night, taken, capacity)
     select r.listing_id, day::date, sum(r.units), stay.capacity
     from reservation r
     join stay on stay.listing_id = r.listing_id
     cross join generate_series(r.start_date, r.end_date - 1, interval '1 day') as day
     where r.status in (${holding})
     group by r.listing_id, day::date, stay.capacity`,
  );
}

/** Those that have ended keep their deposit, and nothing of their price is released yet. */
async function endSome(execute: Execute, rows: string): Promise<void> {
  await execute(
    `update reservation r
     set status = row.after, deposit_left = row.deposit,
       deposit_return_at = now() + case row.stage when 'ended' then interval '20 hours' else interval '-1 hour' end
     from jsonb_to_recordset($1::jsonb) as ${ROW}
     where r.id = row.id and row.after = 'completed'`,
    [rows],
  );
  // The host earns again after the first payout.
  await execute(
    `update reservation set release_at = now() + interval '1 day'
     where release_at <= now() and hashtext(id::text) % 2 = 0`,
  );
}

async function openResolutions(execute: Execute, rows: string): Promise<void> {
  await execute(
    `insert into deposit_claim (id, reservation_id, state, amount, answer_by, created_at)
     select gen_random_uuid(), id, 'waiting', deposit / 2,
       now() + case stage when 'claimed' then interval '2 days' else interval '-1 hour' end,
       now() - interval '5 days'
     from jsonb_to_recordset($1::jsonb) as ${ROW}
     where stage in ('claimed', 'lapsed-claim')`,
    [rows],
  );
  await execute(
    `insert into problem_case (id, reservation_id, kind, state, is_guarantee, due_at, offer, created_at)
     select gen_random_uuid(), id, 'other', case_state, false,
       now() + case stage when 'problem' then interval '12 hours' else interval '-1 hour' end,
       case case_state when 'offered' then 1234 end, now() - interval '20 hours'
     from jsonb_to_recordset($1::jsonb) as ${ROW}
     where stage in ('problem', 'lapsed-problem')`,
    [rows],
  );
  await execute(
    `update reservation r set releases_stopped_at = c.created_at
     from problem_case c where c.reservation_id = r.id`,
  );
  await execute(
    `insert into resolution_entry (claim_id, case_id, at, party, step, text)
     select id, null::uuid, created_at, 'host', 'open', 'The lamp is broken' from deposit_claim
     union all
     select null, id, created_at, 'guest', 'open', 'The door is stuck' from problem_case`,
  );
}
