import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { brokenRules } from '#entry/resilience/testing/invariants.ts';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { ITINERANT_FORM } from '#features/itinerants/server/testing/itinerant-form.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { makeStage } from './stage.ts';

/** More than a week before the decision, so that what is paid is taken. */
export const EARLY = '2026-03-02T09:00:00Z';
/** Within the week before it, so that what is paid is held. */
export const LATE = '2026-04-10T09:00:00Z';
/** The end of 12 April in Porto, an hour ahead of UTC. */
export const DECISION = '2026-04-12T23:00:00Z';
/** The nights of the journey. */
export const NIGHTS = { startDate: '2026-05-03', endDate: '2026-05-24' };

export type JourneyCard = 'succeeds' | 'declines' | 'needs-payer';

/** A host of journeys that need three people by 12 April, and their guests. */
export async function makeJourneyScene() {
  const stage = await makeStage({ now: EARLY });
  const { app, host } = stage;
  const { main } = app.services.database;

  const list = async (overrides: object = {}) => {
    const { body, text } = await app.request<{ id: string }>('POST', '/api/itinerants', {
      body: { ...ITINERANT_FORM, goPeople: 3, goDate: '12/04/2026', ...overrides },
      as: host,
    });
    if (body.id === undefined) throw new Error(text);
    return body.id;
  };

  const ask = async (listingId: string, guest: TestPerson, more: object = {}) => {
    const { body, text } = await stage.book({ listingId, ...NIGHTS, ...more }, guest);
    if (body.id === undefined) throw new Error(text);
    return body.id;
  };

  const pay = async (id: string, guest: TestPerson, card?: JourneyCard) => {
    const { body, text } = await stage.startPayment(id, {}, guest);
    if (body.url === undefined) throw new Error(text);
    const token = body.url.split('/').at(-1);
    const settled = await app.request('POST', `/api/sandbox-checkout/${token}`, {
      body: { outcome: 'succeed', ...(card === undefined ? {} : { card }) },
    });
    if (settled.status !== 200) throw new Error(settled.text);
    return body.amount;
  };

  return {
    stage,
    app,
    host,
    main,
    list,
    ask,
    pay,
    /** A paid reservation of all nights. */
    async join(
      listingId: string,
      guest: TestPerson,
      { card, ...more }: { card?: JourneyCard; guests?: number } = {},
    ) {
      const id = await ask(listingId, guest, more);
      await stage.act(host, id, { status: 'approved' });
      await pay(id, guest, card);
      return id;
    },
    /** Lets the day come, with the jobs that it makes. */
    async decide(at = DECISION) {
      app.clock.set(at);
      await stage.runJob('reservations.decide-journeys');
      await app.services.jobs.drain();
    },
    /** How the journey stands on its page. */
    async standing(listingId: string) {
      const { body } = await app.request<{
        go: { people: number; aboard: number; status: string } | null;
      }>('GET', `/api/itinerants/${listingId}`);
      return body.go;
    },
    payments: (reservationId: string) =>
      queryRows<{ amount: number; status: string; hold: string | null; captured: number | null }>(
        main,
        sql`select amount, status, hold, captured from payment
          where reservation_id = ${reservationId} order by created_at`,
      ),
    /** Cents in each account of the ledger. */
    async balances() {
      const rows = await queryRows<{ account: string; amount: number }>(
        main,
        sql`select account, sum(amount)::int as amount from ledger_entry
          group by account having sum(amount) <> 0`,
      );
      return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
    },
    templates: async (to: TestPerson) =>
      (await stage.mails(to)).map(({ template }) => template.replace('reservations.', '')),
    expectRules: async () => {
      await app.services.jobs.drain();
      expect(await brokenRules((text) => app.services.database.executeSql(text))).toEqual([]);
    },
  };
}
