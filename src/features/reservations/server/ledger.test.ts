import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { checkLedger, loadBalances } from './store/check-ledger.ts';
import { loadMoneyWithUs, postTransfer, writeMissingTransfers } from './store/transfers.ts';
import { makeStage, NOW, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage();
const { main } = stage.app.services.database;
beforeEach(async () => {
  stage.app.clock.set(NOW);
  await stage.renewGuest();
});
afterAll(() => stage.app.close());

interface Money {
  readonly status: string;
  readonly paid: number;
  readonly refunded: number;
  readonly deposit: number;
}

async function loadMoney(id: string): Promise<Money> {
  const [row] = await queryRows<Money>(
    main,
    sql`select status, paid, refunded, (quote ->> 'deposit')::int as deposit
      from reservation where id = ${id}`,
  );
  if (row === undefined) throw new Error(`no reservation ${id}`);
  return row;
}

test('a payment is held, with its deposit apart; what is kept at the end is the host’s and ours', async () => {
  const id = await stage.reach('paid', { listingId: await stage.addStay() });
  const { paid, deposit } = await loadMoney(id);
  expect(deposit).toBeGreaterThan(0);
  expect(await loadMoneyWithUs(main, id)).toEqual({ held: paid - deposit, deposit });

  const answer = await stage.app.request('DELETE', `/api/reservations/${id}`, {
    as: stage.guest,
    body: {},
  });
  expect(answer.status).toBe(200);
  const ended = await loadMoney(id);
  expect(ended.status).toBe('cancelled');
  expect(ended.refunded).toBeGreaterThanOrEqual(deposit);
  expect(await loadMoneyWithUs(main, id)).toEqual({ held: 0, deposit: 0 });
  expect(await checkLedger(main)).toEqual([]);
});

const entry = (amount: number) => ({ account: 'provider' as const, ownerId: null, amount });
const transfer = (key: string, ...amounts: number[]) => ({
  key,
  kind: 'payment' as const,
  at: stage.app.services.now(),
  entries: amounts.map(entry),
});
const inTransaction = (work: (tx: Queryable) => Promise<unknown>) =>
  stage.app.services.database.transaction(work);
const refused = (message: RegExp) =>
  expect.objectContaining({
    cause: expect.objectContaining({ message: expect.stringMatching(message) }),
  });

test('a transfer whose entries do not add up to 0 is refused when its transaction ends', async () => {
  const unbalanced = inTransaction((tx) => postTransfer(tx, transfer('unbalanced', 100, -99)));
  await expect(unbalanced).rejects.toThrow();
  const rows = await queryRows(main, sql`select from ledger_transfer where key = 'unbalanced'`);
  expect(rows).toEqual([]);
});

test('a transfer with a known key writes nothing', async () => {
  const before = await loadBalances(main);
  await inTransaction((tx) => postTransfer(tx, transfer('once', 100, -100)));
  await inTransaction((tx) => postTransfer(tx, transfer('once', 250, -250)));
  const [{ count } = { count: 0 }] = await queryRows<{ count: number }>(
    main,
    sql`select count(*)::int as count from ledger_entry e
      join ledger_transfer t on t.id = e.transfer_id where t.key = 'once'`,
  );
  expect(count).toBe(2);
  expect(await loadBalances(main)).toEqual(before);
});

/**
 * A guest cancels, and something of what was paid becomes the host's, taxes with it.
 *
 * @returns the listing
 */
async function keepPart(): Promise<string> {
  const listingId = await stage.addStay({ cancellationPolicy: 'super-strict' });
  await stage.cancel(stage.guest, await stage.reach('paid', { listingId }));
  return listingId;
}

test.each(['ledger_entry', 'ledger_transfer', 'host_entry'])(
  'rows of %s are never changed',
  async (table) => {
    await keepPart();
    const column = table === 'ledger_transfer' ? 'kind' : 'amount';
    const name = sql.identifier(table);
    for (const statement of [
      sql`update ${name} set ${sql.identifier(column)} = ${sql.identifier(column)}`,
      sql`delete from ${name}`,
      sql`truncate ${name} cascade`,
    ]) {
      const change = inTransaction((tx) => tx.execute(statement));
      await expect(change).rejects.toEqual(refused(/only ever added/));
    }
  },
);

test('the transfers of rows that have none are written, as the calls would have', async () => {
  await stage.reach('paid', { listingId: await stage.addStay() });
  await stage.renewGuest();
  await keepPart();
  const before = await loadBalances(main);
  const sumTaxes = async (db: Queryable) =>
    (
      await queryRows<{ taxes: string }>(db, sql`select sum(taxes) as taxes from ledger_transfer`)
    )[0]?.taxes;
  const taxes = await sumTaxes(main);
  expect(Number(taxes)).toBeGreaterThan(0);
  const lost = Symbol('rolled back');
  const rebuilt = inTransaction(async (tx) => {
    // As in a database of a release that had no ledger.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`delete from host_entry`);
    await tx.execute(sql`delete from ledger_entry`);
    await tx.execute(sql`delete from ledger_transfer where key <> 'once'`);
    await tx.execute(sql`set local session_replication_role = origin`);
    expect(await checkLedger(tx)).not.toEqual([]);
    await writeMissingTransfers(tx);
    await writeMissingTransfers(tx);
    expect(await checkLedger(tx)).toEqual([]);
    const after = await loadBalances(tx);
    expect(await sumTaxes(tx)).toBe(taxes);
    for (const [account, amount] of before) expect(after.get(account) ?? 0).toBe(amount);
    throw lost;
  });
  await expect(rebuilt).rejects.toBe(lost);
});

test('entries of hosts that have no copy are found by the check, and copied by the migration', async () => {
  const taxed = await keepPart();
  const copies = sql`select * from host_entry order by entry_id`;
  const before = await queryRows(main, copies);
  expect(before).toContainEqual(expect.objectContaining({ kind: 'release', listing_id: taxed }));
  const fill = readFileSync('migrations/0054_fill_host_entries.sql', 'utf8');
  const lost = Symbol('rolled back');
  const rebuilt = inTransaction(async (tx) => {
    // As in a database of a release that had no copies.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`delete from host_entry where listing_id = ${taxed}`);
    await tx.execute(sql`set local session_replication_role = origin`);
    expect(await checkLedger(tx)).toEqual([
      expect.objectContaining({ what: expect.stringMatching(/^copies of host /) }),
    ]);
    await tx.execute(sql.raw(fill));
    await tx.execute(sql.raw(fill));
    expect(await queryRows(tx, copies)).toEqual(before);
    expect(await checkLedger(tx)).toEqual([]);
    throw lost;
  });
  await expect(rebuilt).rejects.toBe(lost);
});
