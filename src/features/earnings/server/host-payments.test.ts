import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { makeExperienceStage, NOW } from '#features/experiences/server/testing/experience-stage.ts';
import { queryRows } from '#platform/server/database/database.ts';
import type { Earnings, Statement } from '../contract.ts';

const stage = await makeExperienceStage();
const { app, host } = stage;
const { main } = app.services.database;
afterAll(() => app.close());

/** Jardim da Estrela in Lisbon, whose manager charges $140 a week. */
const PLACE = 'ChIJwh_ZTLIpOewSSnZqgkteHY9';
/** Share of each of the eight participants, the host among them. */
const SHARE = 1_750;
const AT_PLACE = { recommendationId: PLACE, costArrangements: ['pay-now'] };

let manager: TestPerson;
beforeEach(async () => {
  app.clock.set(NOW);
  manager = await stage.newGuest('Mara Manager');
  await main.execute(sql`
    insert into managed_place (recommendation_id, manager_id, arrangements, cost_arrangements,
      pricing_options)
    values (${PLACE}, ${manager.id}, '{venue}', '{pay-now}',
      '[{"type": "weekly", "amount": 14000}]'::jsonb)
    on conflict (recommendation_id) do update set manager_id = excluded.manager_id`);
});

/** An experience that its host has paid for. */
async function paidExperience(): Promise<string> {
  const { body } = await stage.create(AT_PLACE);
  const { body: started } = await app.request<{ url: string }>(
    'GET',
    `/api/stripe/experience/${body.id}`,
    { as: host },
  );
  await stage.settle(started.url);
  return body.id;
}

const earnings = async (as = manager) =>
  (await app.request<Earnings>('GET', '/api/earnings', { as })).body;
const release = () => stage.runJob('reservations.release-host-payments');
const held = async (id: string) => {
  const rows = await queryRows<{ amount: number }>(
    main,
    sql`select -sum(amount)::int as amount from ledger_entry
      where account = 'held' and owner_id = ${id}`,
  );
  return rows[0]?.amount;
};
const endOfFirst = async (id: string) => (await stage.firstOf(id))[0].endsAt;

test('what a host pays becomes the manager’s 24 hours after the first session', async () => {
  const id = await paidExperience();
  const releaseAt = Temporal.Instant.from(await endOfFirst(id)).add({ hours: 24 });
  await release();
  expect(await earnings()).toMatchObject({
    isHost: true,
    balance: 0,
    upcomingTotal: SHARE,
    upcoming: [
      {
        reservation: null,
        listingId: id,
        kind: 'experience',
        at: releaseAt.toString(),
        amount: SHARE,
        taxes: 0,
        waitsFor: 'time',
      },
    ],
  });
  expect(await held(id)).toBe(SHARE);
  const refused = await app.request<{ code: string }>('DELETE', '/api/account', {
    as: manager,
    body: {},
  });
  expect(refused.body.code).toBe('account-has-money');
  app.clock.set(releaseAt.subtract({ seconds: 1 }).toString());
  await release();
  expect((await earnings()).balance).toBe(0);

  app.clock.set(releaseAt.toString());
  await Promise.all([release(), release()]);
  expect(await earnings()).toMatchObject({ balance: SHARE, upcomingTotal: 0, upcoming: [] });
  expect(await held(id)).toBe(0);
  const { body } = await app.request<Statement>('GET', '/api/earnings/statements/2026-05', {
    as: manager,
  });
  expect(body.lines).toMatchObject([
    { kind: 'release', reservation: null, amount: SHARE, taxes: 0 },
  ]);
  expect(body.lines[0]?.listingTitle).not.toBe('');
  expect((await earnings()).listings).toMatchObject([{ listingId: id, earned: SHARE }]);
  expect((await earnings(host)).balance).toBe(0);
});

test('it is paid out to the manager, from the host’s payment', async () => {
  const { body } = await app.request<{ url: string }>('POST', '/api/earnings/account', {
    as: manager,
    body: {},
  });
  await app.request('POST', `/api/sandbox-account/${body.url.split('/').at(-1)}`, {
    body: { outcome: 'ready' },
  });
  const id = await paidExperience();
  app.clock.set(
    Temporal.Instant.from(await endOfFirst(id))
      .add({ hours: 24 })
      .toString(),
  );
  await release();
  await app.services.jobs.drain();
  await stage.runJob('earnings.make-payouts');
  await app.services.jobs.drain();
  expect(await earnings()).toMatchObject({ balance: 0, underWay: 0, paidOut: SHARE });
});

test('a first session that is cancelled makes it wait for the next', async () => {
  const id = await paidExperience();
  const [first, second] = await stage.firstOf(id);
  await main.execute(sql`
    update listing_session set status = 'cancelled'
    where listing_id = ${id} and entry_id = ${first.entryId} and nominal_date = ${first.date}`);
  const expected = Temporal.Instant.from(second.endsAt).add({ hours: 24 }).toString();
  expect((await earnings()).upcoming).toMatchObject([{ at: expected }]);
  app.clock.set(Temporal.Instant.from(first.endsAt).add({ hours: 24 }).toString());
  await release();
  expect((await earnings()).balance).toBe(0);
  app.clock.set(expected);
  await release();
  expect((await earnings()).balance).toBe(SHARE);
});

test('without a session it has no day yet', async () => {
  const id = await paidExperience();
  await main.execute(sql`update listing_session set status = 'cancelled' where listing_id = ${id}`);
  app.clock.set('2026-05-20T09:00:00Z');
  await release();
  expect(await earnings()).toMatchObject({
    balance: 0,
    upcoming: [{ at: null, waitsFor: 'session', amount: SHARE }],
  });
});

test('it goes back to the host when the experience is removed before', async () => {
  const id = await paidExperience();
  const { status } = await app.request('DELETE', `/api/listings/${id}`, { as: host });
  expect(status).toBe(200);
  expect((await earnings()).upcoming).toEqual([]);
  app.clock.advance({ hours: 25 });
  await release();
  await release();
  await app.services.jobs.drain();
  const rows = await queryRows(
    main,
    sql`select f.amount, f.status from refund f join payment p on p.id = f.payment_id
      where p.listing_id = ${id}`,
  );
  expect(rows).toEqual([{ amount: SHARE, status: 'done' }]);
  expect(await held(id)).toBe(0);
  app.clock.set('2026-06-20T09:00:00Z');
  await release();
  expect((await earnings()).balance).toBe(0);
});

test('an experience that waits for a manager who leaves is listed', async () => {
  const { body } = await stage.create(AT_PLACE);
  const { status, text } = await app.request('DELETE', '/api/account', {
    as: manager,
    body: {},
  });
  expect([status, text]).toEqual([200, expect.anything()]);
  expect((await stage.page(body.id)).body).toMatchObject({ state: 'listed' });
});
