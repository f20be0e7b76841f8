import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ListingKind } from '#domain/vocabulary.ts';
import { makeTestApp, type TestAnswer, type TestPerson } from '#entry/testing/test-app.ts';
import type { ReservationReviews } from '#features/reviews/contract.ts';
import type { Environment } from '#platform/server/config/config.ts';
import { queryRows } from '#platform/server/database/database.ts';

/** When every reservation of the stage ended; the tests' time begins a day later. */
export const ENDED = '2026-03-10T00:00:00Z';
export const NOW = '2026-03-11T00:00:00Z';

type Written = ReservationReviews & {
  code: string;
  fields?: Record<string, string>;
};

/** The whole app with a host, a guest and reservations of theirs that are completed. */
export async function makeReviewStage(env: Environment = {}) {
  const app = await makeTestApp({ now: NOW, env });
  const { main } = app.services.database;
  const host = await app.signUp('Haru Host');
  const guest = await app.signUp('Gina Guest', { locale: 'de' });
  const stranger = await app.signUp('Sam Stranger');
  const admin = await app.signUp('Ada Admin', { role: 'admin' });

  return {
    app,
    host,
    guest,
    stranger,
    admin,
    /** A listing of a kind, as far as reviews need one. */
    async addListing(kind: ListingKind = 'stay', by = host): Promise<string> {
      const id = randomUUID();
      await main.execute(sql`
        insert into listing (id, kind, host_id, title, description, country_code, region, city,
          position, time_zone, price, created_at, updated_at)
        values (${id}, ${kind}, ${by.id}, 'Rope ladder loft', 'A listing of the tests', 'PT',
          'Lisboa', 'Lisbon', point(-9.14, 38.71), 'Europe/Lisbon', 9000, now(), now())`);
      return id;
    },
    /** A reservation that is completed, or in another status. */
    async addReservation(
      listingId: string,
      {
        kind = 'stay',
        status = 'completed',
        as = guest,
        by = host,
      }: {
        kind?: ListingKind;
        status?: string;
        as?: TestPerson;
        /** Its host. */
        by?: TestPerson;
      } = {},
    ): Promise<string> {
      const id = randomUUID();
      await main.execute(sql`
        insert into reservation (id, key, listing_id, guest_id, host_id, kind, status, start_date,
          end_date, time_zone, check_in_from, arrival_details_from, ends_at, units, rooms, guests,
          listing_title, quote, policy, total, answer_by, created_at, updated_at)
        values (${id}, ${id}, ${listingId}, ${as.id}, ${by.id}, ${kind}, ${status}, '2026-03-02',
          '2026-03-09', 'Europe/Lisbon', ${ENDED}, ${ENDED}, ${ENDED}, 1, 1, 1,
          'Rope ladder loft', '{}', '{}', 0, ${ENDED}, ${ENDED}, ${ENDED})`);
      return id;
    },
    write: (as: TestPerson, id: string, body: object, headers: Record<string, string> = {}) =>
      app.request<Written>('POST', `/api/reservations/${id}/reviews`, { as, body, headers }),
    show: (as: TestPerson, id: string) =>
      app.request<Written>('GET', `/api/reservations/${id}/reviews`, { as }),
    listed: (listingId: string) =>
      app.request<{ items: { id: string; text: string; reply: string | null }[]; total: number }>(
        'GET',
        `/api/listings/${listingId}/reviews`,
      ),
    post: (as: TestPerson, path: string, body: object): Promise<TestAnswer<Written>> =>
      app.request('POST', path, { as, body }),
    /** Sum and number of the stars in a listing's row. */
    async stars(listingId: string): Promise<[number, number]> {
      const [row] = await queryRows<{ sum: number; count: number }>(
        main,
        sql`select rating_sum as sum, rating_count as count from listing where id = ${listingId}`,
      );
      return [row?.sum ?? -1, row?.count ?? -1];
    },
    async openDue(): Promise<void> {
      const job = app.jobHandlers.find(({ name }) => name === 'reviews.open-due');
      if (job === undefined) throw new Error('no job opens reviews');
      await job.run({} as never);
    },
    notices: async (as: TestPerson) =>
      (
        await app.request<{ items: { kind: string; text: string; reservationId: string }[] }>(
          'GET',
          '/api/notices',
          { as },
        )
      ).body.items,
    mails: (to: TestPerson) =>
      queryRows<{ template: string; subject: string; text: string }>(
        main,
        sql`select template, subject, text from mail_outbox where "to" = ${to.email}
          order by created_at, key`,
      ),
  };
}
