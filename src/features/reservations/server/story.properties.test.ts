/** @module-tag long */
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { KINDS } from '#domain/kinds.ts';
import { nextStatus } from '#domain/lifecycles.ts';
import { GUEST_GROUPS, type ListingKind } from '#domain/vocabulary.ts';
import { stayBooking } from '#features/stays/index.server.ts';
import { insertStay } from '#features/stays/server/testing/stay-builder.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { addClass, classKind } from './testing/class-kind.ts';
import { makeStage, NOW, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage({ bookables: [stayBooking, classKind()] });
afterAll(() => stage.app.close());

const DATES = [
  ['2026-03-06', '2026-03-09'],
  ['2026-03-07', '2026-03-12'],
  ['2026-03-10', '2026-03-14'],
  ['2026-03-05', '2026-03-20'],
] as const;
const JOBS = [
  'reservations.expire-requests',
  'reservations.cancel-unpaid',
  'reservations.remind-of-arrival',
  'reservations.complete-stays',
  'reservations.mark-no-shows',
];

type Move =
  | { do: 'host'; status: string }
  | { do: 'dates'; dates: number }
  | { do: 'pay' | 'check-in' | 'cancel' | 'host-cancels' | 'book' }
  | { do: 'wait'; hours: number };

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({
    do: fc.constant('host' as const),
    status: fc.constantFrom('approved', 'approved', 'declined', 'accept-change', 'decline-change'),
  }),
  fc.record({ do: fc.constant('dates' as const), dates: fc.nat(DATES.length - 1) }),
  fc.record({ do: fc.constantFrom('pay', 'pay', 'check-in', 'cancel', 'host-cancels', 'book') }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 20, 24, 72, 200) }),
);

interface StoryKind {
  readonly kind: ListingKind;
  readonly dates: { readonly startDate: string; readonly endDate: string };
  /** Dates that a competing request asks for. */
  readonly rivalDates: { readonly startDate: string; readonly endDate: string };
  addListing(): Promise<string>;
  /** Differences between a listing's counts and the reservations that occupy it. */
  wrongCounts(listingId: string): Promise<unknown[]>;
}

const STORY_KINDS: readonly StoryKind[] = [
  {
    kind: 'stay',
    dates: { startDate: '2026-03-06', endDate: '2026-03-10' },
    rivalDates: { startDate: '2026-03-08', endDate: '2026-03-11' },
    addListing: () => stage.addStay({ capacity: 2, cancellationPolicy: 'moderate' }),
    wrongCounts: wrongNights,
  },
  {
    kind: 'experience',
    dates: { startDate: '2026-03-06', endDate: '2026-03-07' },
    rivalDates: { startDate: '2026-03-06', endDate: '2026-03-07' },
    addListing: () =>
      addClass(stage.app.services.database.main, stage.host.id, ['2026-03-06', '2026-03-07']),
    wrongCounts: wrongSeats,
  },
];

async function play(
  step: Move,
  id: string,
  { listingId, rivalDates }: { listingId: string } & Pick<StoryKind, 'rivalDates'>,
  rival: Stage['guest'],
): Promise<number> {
  switch (step.do) {
    case 'host':
      return (await stage.act(stage.host, id, { status: step.status })).status;
    case 'dates': {
      const [startDate, endDate] = DATES[step.dates] ?? DATES[0];
      return (await stage.act(stage.guest, id, { status: 'Update', startDate, endDate })).status;
    }
    case 'pay': {
      const { status, body } = await stage.startPayment(id);
      return status === 200 ? (await stage.settle(body.url)).status : status;
    }
    case 'check-in': {
      const code = (await stage.row(id)).check_in_code ?? 'AAAAAA';
      return (await stage.act(stage.guest, id, { code })).status;
    }
    case 'cancel':
      return (await stage.cancel(stage.guest, id)).status;
    case 'host-cancels':
      return (await stage.cancel(stage.host, id)).status;
    case 'book':
      return (await stage.book({ listingId, ...rivalDates }, rival)).status;
    case 'wait':
      stage.app.clock.advance({ hours: step.hours });
      for (const job of JOBS) await stage.runJob(job);
      return 200;
  }
}

/** Nights whose count differs from the reservations that occupy them. */
function wrongNights(listingId: string) {
  return queryRows(
    stage.app.services.database.main,
    sql`
      with held as (
        select r.units, r.id, day::date as night
        from reservation r, generate_series(r.start_date, r.end_date - 1, '1 day') as day
        where r.listing_id = ${listingId}
          and r.status in ('pending', 'approved', 'checked-in', 'completed')
        union
        select r.units, r.id, day::date
        from reservation r join reservation_change c on c.reservation_id = r.id,
          generate_series(c.start_date, c.end_date - 1, '1 day') as day
        where r.listing_id = ${listingId} and c.status = 'waiting'
      ), wanted as (select night, sum(units) as units from held group by night)
      select coalesce(wanted.night, n.night) as night, wanted.units, n.taken
      from wanted
      full join (select * from night where listing_id = ${listingId}) n
        on n.night = wanted.night
      where coalesce(wanted.units, 0) <> coalesce(n.taken, 0)`,
  );
}

/** Seats whose count differs from the reservations that occupy them. */
function wrongSeats(listingId: string) {
  return queryRows(
    stage.app.services.database.main,
    sql`
      with wanted as (
        select session.date, sum(r.units) as seats
        from reservation r join reservation_session session on session.reservation_id = r.id
        where r.listing_id = ${listingId}
          and r.status in ('pending', 'approved', 'checked-in', 'completed')
        group by session.date
      )
      select s.nominal_date, s.taken, wanted.seats
      from listing_session s left join wanted on wanted.date = s.nominal_date
      where s.listing_id = ${listingId} and s.taken <> coalesce(wanted.seats, 0)`,
  );
}

test.each(STORY_KINDS)(
  'whatever people do in whatever order, what a $kind holds, money and timeline stay in step',
  async ({ kind, dates, rivalDates, addListing, wrongCounts }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 4, maxLength: 14 }), async (moves) => {
        stage.app.clock.set(NOW);
        await stage.renewGuest();
        const rival = await stage.newGuest();
        const listingId = await addListing();
        const id = await stage.reach('pending', { listingId, ...dates });
        for (const step of moves) {
          const status = await play(step, id, { listingId, rivalDates }, rival);
          expect(status).toBeLessThan(500);
          expect(await wrongCounts(listingId)).toEqual([]);
        }
        const row = await stage.row(id);
        const refunds = await stage.refunds(id);
        expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(row.refunded);
        expect(Number(row.refunded)).toBeLessThanOrEqual(Number(row.paid));

        const { events, due, paid, refunded, total } = (await stage.page(stage.guest, id)).body;
        let status = events[0]?.toStatus;
        for (const { action, party, fromStatus, toStatus } of events.slice(1)) {
          expect(fromStatus).toBe(status);
          if (action === 'request' || fromStatus === null) throw new Error('asked for twice');
          expect(nextStatus(kind, fromStatus, action, party)).toBe(toStatus);
          status = toStatus;
        }
        expect(row.status).toBe(status);
        const isDue =
          status === 'approved' || (status === 'pending' && KINDS[kind].payment === 'on-booking');
        if (isDue) expect(due).toBe(Math.max(0, total - paid + refunded));
        else expect(due).toBe(0);
      }),
      { numRuns: 25 },
    );
  },
  120_000,
);

/** Prices of a home: ones that don't divide evenly, and every discount. */
const terms = fc.record({
  capacity: fc.constantFrom(1, 3),
  price: fc.integer({ min: 999, max: 49_999 }),
  includedGuests: fc.integer({ min: 1, max: 4 }),
  cleaningFee: fc.nat(9_999),
  extraGuestFee: fc.nat(1_999),
  petFee: fc.nat(4_999),
  taxRate: fc.nat(25),
  securityRate: fc.nat(100),
  discount: fc.nat(30),
  studentDiscount: fc.nat(30),
  womenDiscount: fc.nat(30),
  specialDiscount: fc.nat(30),
  specialDiscountOn: fc.boolean(),
});
const asked = fc.record({
  ahead: fc.nat(200),
  nights: fc.integer({ min: 1, max: 60 }),
  guests: fc.integer({ min: 1, max: 4 }),
  rooms: fc.integer({ min: 1, max: 3 }),
  pets: fc.nat(2),
  groups: fc.subarray([...GUEST_GROUPS]),
});

test('what a calendar or a panel was quoted is asked for, agreed on and charged', async () => {
  const { app, host } = stage;
  await fc.assert(
    fc.asyncProperty(terms, asked, async (home, { ahead, nights, groups, ...counts }) => {
      app.clock.set(NOW);
      const words = { ...home, roomCount: 3, amenities: ['pet-friendly'] };
      const listingId = await insertStay(app.services.database.main, host.id, words);
      const as = await app.signUp(`Guest ${listingId}`, { groups });
      const startDate = addDays(NOW.slice(0, 10), ahead);
      const asked = { startDate, endDate: addDays(startDate, nights), ...counts };
      const query = new URLSearchParams(
        Object.entries(asked).map(([name, value]) => [name, `${value}`]),
      );
      const quoted = await app.request<{ quote: { total: number } }>(
        'GET',
        `/api/listings/${listingId}/quote?${query}`,
        { as },
      );
      const { total } = quoted.body.quote;
      const {
        id,
        total: booked,
        totalPrice,
      } = (await stage.book({ listingId, ...asked }, as)).body;
      await stage.act(host, id, { status: 'approved' });
      const { url, amount } = (await stage.startPayment(id, {}, as)).body;
      await stage.settle(url);
      const { paid, due, quote } = (await stage.page(as, id)).body;
      expect({ booked, totalPrice, agreed: quote.total, amount, paid, due }).toEqual({
        booked: total,
        totalPrice: total / 100,
        agreed: total,
        amount: total,
        paid: total,
        due: 0,
      });
    }),
    { numRuns: 10 },
  );
}, 60_000);
