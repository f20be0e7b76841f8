import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeStage, NOW } from '#features/reservations/server/testing/stage.ts';
import { queryRows } from '#platform/server/database/database.ts';
import type { MoneyOverview } from '../../contract.ts';

const stage = await makeStage();
const { app } = stage;
const { main } = app.services.database;
const administrator = await app.signUp('Ada Admin', { role: 'admin' });
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOW);
  await main.execute(sql`delete from provider_difference`);
  await main.execute(sql`delete from reconciliation`);
  await stage.renewGuest();
});

const overview = async () =>
  (await app.request<MoneyOverview>('GET', '/api/admin/money', { as: administrator })).body;
const differences = async () => (await overview()).providerDifferences;

/** A night later, when all of before is compared. */
async function reconcile(): Promise<void> {
  app.clock.advance({ hours: 24 });
  await stage.runJob('earnings.reconcile');
}

/** A paid stay, its payment's id, and the sandbox's id of the payment. */
async function pay(): Promise<{ id: string; paymentId: string; reference: string }> {
  const id = await stage.reach('paid', { listingId: await stage.addStay() });
  const [row] = await queryRows<{ id: string; reference: string }>(
    main,
    sql`select id, provider_reference as reference from payment where reservation_id = ${id}`,
  );
  if (row === undefined) throw new Error('a payment was made');
  return { id, paymentId: row.id, reference: row.reference };
}

test('nothing differs after payments, refunds and payouts', async () => {
  const { id } = await pay();
  await stage.cancel(stage.host, id);
  await app.services.jobs.drain();
  await reconcile();
  const { comparisons, providerDifferences } = await overview();
  expect(providerDifferences).toEqual([]);
  expect(comparisons).toEqual(
    ['payment', 'refund', 'transfer'].map((kind) => ({
      provider: 'sandbox',
      kind,
      endedAt: app.services.now().toString(),
    })),
  );
});

test('money that only the provider knows of is missing here, and settled once it came', async () => {
  const id = await stage.reach('approved', { listingId: await stage.addStay() });
  const { url } = (await stage.startPayment(id)).body;
  const token = String(url.split('/').at(-1));
  // The provider was paid, and its webhook was lost.
  await main.execute(sql`update sandbox_checkout set status = 'paid' where id = ${token}`);
  await reconcile();
  const [difference, ...others] = await differences();
  expect(others).toEqual([]);
  expect(difference).toMatchObject({ kind: 'payment', reference: token, ours: null });
  expect(difference?.theirs).toBeGreaterThan(0);

  await main.execute(sql`update sandbox_checkout set status = 'open' where id = ${token}`);
  await stage.settle(url);
  await reconcile();
  expect(await differences()).toEqual([
    { ...difference, settledAt: app.services.now().toString() },
  ]);
  app.clock.advance({ hours: 31 * 24 });
  expect(await differences()).toEqual([]);
});

test('an amount that differs, and a payment that the provider lacks, stay until they are gone', async () => {
  const { reference, paymentId } = await pay();
  const amountThere = (amount: string) =>
    main.execute(
      sql`update sandbox_checkout set amount = amount ${sql.raw(amount)} where id = ${reference}`,
    );
  await amountThere('+ 7');
  await reconcile();
  const [first] = await differences();
  expect(first).toMatchObject({ kind: 'payment', reference, settledAt: null });
  expect(Number(first?.theirs) - Number(first?.ours)).toBe(7);

  await main.execute(sql`update sandbox_checkout set status = 'expired' where id = ${reference}`);
  // Days later it is still compared.
  for (let night = 0; night < 6; night += 1) await reconcile();
  const [second, ...others] = await differences();
  expect(others).toEqual([]);
  expect(second).toMatchObject({ id: first?.id, ours: first?.ours, theirs: null, settledAt: null });

  await main.execute(
    sql`update sandbox_checkout set status = 'paid', amount = ${first?.ours ?? 0}
      where payment_id = ${paymentId}`,
  );
  await reconcile();
  expect((await differences())[0]?.settledAt).not.toBeNull();
});

test('a refund and a transfer that only the provider knows of are found, also on later pages', async () => {
  const { reference, id } = await pay();
  const [payment] = await queryRows<{ createdAt: string }>(
    main,
    sql`select created_at as "createdAt" from payment where reservation_id = ${id}`,
  );
  await main.execute(sql`insert into sandbox_account (id, user_id) values ('acct', 'someone')`);
  await main.execute(sql`
    insert into sandbox_transfer (id, account_id, checkout_id, amount, created_at)
    select gen_random_uuid()::text, 'acct', ${reference}, 1, ${payment?.createdAt}::timestamptz
    from generate_series(1, 205)`);
  const refundId = randomUUID();
  await main.execute(sql`
    insert into sandbox_refund (id, checkout_id, amount, created_at)
    values (${refundId}, ${reference}, 300, ${payment?.createdAt}::timestamptz)`);
  await reconcile();
  const found = await differences();
  expect(found.filter(({ kind }) => kind === 'refund')).toMatchObject([
    { reference: `sandbox_refund_${refundId}`, ours: null, theirs: 300 },
  ]);
  // The page shows 200.
  expect(found).toHaveLength(200);
  const [row] = await queryRows<{ count: number }>(
    main,
    sql`select count(*)::int as count from provider_difference where kind = 'transfer'`,
  );
  expect(row?.count).toBe(205);
  await main.execute(sql`delete from sandbox_transfer where account_id = 'acct'`);
  await main.execute(sql`delete from sandbox_refund where id = ${refundId}`);
});

test('a provider that is away makes the job fail, and its other lists are compared', async () => {
  const { payments } = app.services;
  const { list } = payments;
  Object.assign(payments, { list: () => Promise.reject(new Error('away')) });
  await expect(reconcile()).rejects.toThrow('could not be compared');
  Object.assign(payments, { list });
  expect((await overview()).comparisons.map(({ kind }) => kind)).toEqual(['transfer']);
});

test('nobody but an administrator sees it', async () => {
  const ask = async (as?: typeof stage.host) =>
    (await app.request('GET', '/api/admin/money', as === undefined ? {} : { as })).status;
  expect([await ask(), await ask(stage.host), await ask(administrator)]).toEqual([401, 404, 200]);
});
