import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { makeTestApp, type TestAnswer, type TestPerson } from '#entry/testing/test-app.ts';
import type { Environment } from '#platform/server/config/config.ts';
import { queryRows } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/services.ts';
import type { ReservationDetails, ReservationRow } from '../../contract.ts';
import { addStay, type StayOverrides } from './add-stay.ts';

/** Initial times and dates of the tests: a stay in Tokyo, nine hours ahead of UTC. */
export const NOW = '2026-03-02T09:00:00Z';
export const START = '2026-03-20';
export const END = '2026-03-25';

export type RowAnswer = TestAnswer<ReservationRow & { code: string }>;

interface Booking {
  listingId: string;
  startDate?: string;
  endDate?: string;
  guests?: number;
  rooms?: number;
  pets?: number;
  message?: string;
  totalPrice?: number;
  payMonthly?: boolean;
}

/** A queued email. */
export interface SentMail {
  readonly key: string;
  readonly to: string;
  readonly locale: string;
  readonly template: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export type Stage = Awaited<ReturnType<typeof makeStage>>;

/** The whole app with a host and their stay, a guest, and a stranger. */
export async function makeStage({
  now = NOW,
  stay = {},
  env = {},
  bookables,
}: {
  now?: string;
  stay?: StayOverrides;
  env?: Environment;
  /** Kinds that can be reserved; those of the product by default. */
  bookables?: Services['bookables'];
} = {}) {
  const app = await makeTestApp({ now, env, ...(bookables && { bookables }) });
  const { main } = app.services.database;
  const host = await app.signUp('Haru Host');
  const newGuest = () =>
    app.signUp('Gina Guest', { locale: 'de', email: `gina.guest+${randomUUID()}@example.org` });
  let guest = await newGuest();
  const stranger = await app.signUp('Sam Stranger');
  const listingId = await addStay(main, host.id, stay);

  const act = (as: TestPerson, id: string, body: unknown): Promise<RowAnswer> =>
    app.request('POST', `/api/reservations/${id}`, { as, body });

  return {
    app,
    host,
    /** The default guest of a test. */
    get guest() {
      return guest;
    },
    stranger,
    listingId,
    addStay: (overrides: StayOverrides = {}) => addStay(main, host.id, overrides),
    act,
    newGuest,
    /** Replaces the guest with a new one without pending requests. */
    async renewGuest() {
      guest = await newGuest();
    },
    book(booking: Partial<Booking> = {}, as: TestPerson = guest, headers = {}) {
      return app.request<ReservationRow & { code: string; fields?: Record<string, string> }>(
        'POST',
        '/api/reservations',
        { as, body: { listingId, startDate: START, endDate: END, ...booking }, headers },
      );
    },
    /** A reservation up to a point of its story. */
    async reach(status: 'pending' | 'approved' | 'paid', booking: Partial<Booking> = {}) {
      const { body, text } = await this.book(booking);
      if (body.id === undefined) throw new Error(text);
      if (status !== 'pending') await act(host, body.id, { status: 'approved' });
      if (status === 'paid') await this.pay(body.id);
      return body.id;
    },
    page: (as: TestPerson, id: string) =>
      app.request<ReservationDetails & { code: string }>('GET', `/api/reservations/${id}`, { as }),
    startPayment(id: string, body: object = {}, as: TestPerson = guest) {
      return app.request<{ url: string; amount: number; code: string }>(
        'POST',
        `/api/reservations/${id}/payment`,
        { as, body },
      );
    },
    settle: (url: string, outcome: 'succeed' | 'decline' | 'abandon' = 'succeed') =>
      app.request<{ next: string; status: string }>(
        'POST',
        `/api/sandbox-checkout/${url.split('/').at(-1)}`,
        { body: { outcome } },
      ),
    async pay(id: string) {
      const { body } = await this.startPayment(id);
      return this.settle(body.url);
    },
    cancel: (as: TestPerson, id: string) =>
      app.request<{ reservation: ReservationRow; refund: number; code: string }>(
        'DELETE',
        `/api/reservations/${id}`,
        { as, body: {} },
      ),
    async runJob(name: string) {
      const handler = app.jobHandlers.find((each) => each.name === name);
      if (handler === undefined) throw new Error(`no job ${name}`);
      await handler.run({} as never);
    },
    /** Units taken of each night from one date to before another; 0 without a row. */
    async taken(from = START, to = END, id = listingId): Promise<number[]> {
      const rows = await queryRows<{ taken: number }>(
        main,
        sql`select coalesce(n.taken, 0) as taken
          from generate_series(${from}::date, ${to}::date - 1, '1 day') as day
          left join night n on n.listing_id = ${id} and n.night = day::date
          order by day`,
      );
      return rows.map(({ taken }) => taken);
    },
    row: async (id: string) => {
      const [row] = await queryRows<Record<string, unknown>>(
        main,
        sql`select * from reservation where id = ${id}`,
      );
      if (row === undefined) throw new Error('no such reservation');
      return row;
    },
    refunds: (id: string) =>
      queryRows<{ amount: number; status: string }>(
        main,
        sql`select refund.amount, refund.status from refund join payment on payment.id = refund.payment_id
          where payment.reservation_id = ${id} order by refund.created_at`,
      ),
    mails: (to?: TestPerson) =>
      queryRows<SentMail>(
        main,
        sql`select key, "to", locale, template, subject, text, html from mail_outbox
          where ${to?.email ?? null}::text is null or "to" = ${to?.email ?? null}
          order by created_at, key`,
      ),
    key: () => randomUUID(),
  };
}
