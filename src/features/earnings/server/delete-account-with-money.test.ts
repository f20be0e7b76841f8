import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { DeletionInfo } from '#features/accounts/contract.ts';
import { makeStage, NOW, START } from '#features/reservations/server/testing/stage.ts';
import { queryRows } from '#platform/server/database/database.ts';

const stage = await makeStage();
const { app } = stage;
const { main } = app.services.database;
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOW);
  await stage.renewGuest();
});

const ask = async (as: TestPerson) =>
  (await app.request<DeletionInfo>('GET', '/api/account/deletion', { as })).body;
const remove = async (person: TestPerson) => {
  // Without a password, one has to have signed in just now.
  const as = { ...person, cookie: await app.signInAgain(person) };
  const { status, body } = await app.request<{ code?: string }>('DELETE', '/api/account', {
    as,
    body: {},
  });
  return [status, body.code];
};
const REFUSED = [409, 'account-has-money'];

/** A host whose guest has left. */
async function hostWithMoney(): Promise<TestPerson> {
  const host = await app.signUp('Hana Host', { email: `${stage.key()}@example.org` });
  const listingId = await stage.addStay({ minNights: 1 });
  await main.execute(sql`update listing set host_id = ${host.id} where id = ${listingId}`);
  const { body } = await stage.book({ listingId, endDate: addDays(START, 1) });
  await app.request('POST', `/api/reservations/${body.id}`, {
    as: host,
    body: { status: 'approved' },
  });
  await stage.pay(body.id);
  const code = (await stage.row(body.id)).check_in_code;
  app.clock.set(`${START}T09:00:00Z`);
  const { status, text } = await stage.act(stage.guest, body.id, { status: 'checked-in', code });
  if (status !== 200) throw new Error(text);
  const endsAt = (await stage.row(body.id)).ends_at;
  app.clock.set(new Date(String(endsAt)).toISOString());
  await stage.runJob('reservations.complete-stays');
  return host;
}

async function makeReady(host: TestPerson): Promise<void> {
  const { body } = await app.request<{ url: string }>('POST', '/api/earnings/account', {
    as: host,
    body: {},
  });
  const token = body.url.split('/').at(-1);
  await app.request('POST', `/api/sandbox-account/${token}`, { body: { outcome: 'ready' } });
  await app.services.jobs.drain();
}

/** Three days later all that came is paid out to the host. */
async function payEverything(host: TestPerson): Promise<void> {
  await makeReady(host);
  app.clock.advance({ hours: 72 });
  await stage.runJob('reservations.return-deposits');
  await stage.runJob('reservations.release-money');
  await stage.runJob('earnings.make-payouts');
  await app.services.jobs.drain();
}

test('who never hosted is kept by nothing', async () => {
  const guest = await app.signUp('Gus Guest', { email: `${stage.key()}@example.org` });
  expect(await ask(guest)).toEqual({
    obstacle: null,
    money: { balance: 0, underWay: 0, upcoming: 0, claimed: 0 },
  });
  expect(await remove(guest)).toEqual([200, undefined]);
});

test('a host stays until what is to come, waits and is on its way has been paid out', async () => {
  const host = await hostWithMoney();
  const before = await ask(host);
  expect(before).toMatchObject({ obstacle: 'money', money: { underWay: 0 } });
  expect(before.money.balance + before.money.upcoming).toBeGreaterThan(100);
  expect(await remove(host)).toEqual(REFUSED);

  app.clock.advance({ hours: 72 });
  await stage.runJob('reservations.release-money');
  const waiting = await ask(host);
  expect(waiting.money).toEqual({
    balance: before.money.balance + before.money.upcoming,
    underWay: 0,
    upcoming: 0,
    claimed: 0,
  });
  expect(await remove(host)).toEqual(REFUSED);

  await makeReady(host);
  await stage.runJob('earnings.make-payouts');
  expect(await ask(host)).toEqual({
    obstacle: 'money',
    money: { balance: 0, underWay: waiting.money.balance, upcoming: 0, claimed: 0 },
  });
  expect(await remove(host)).toEqual(REFUSED);

  await app.services.jobs.drain();
  expect(await ask(host)).toMatchObject({ obstacle: null });
  expect(await remove(host)).toEqual([200, undefined]);
  const accounts = await queryRows(
    main,
    sql`select from payout_account where user_id = ${host.id}`,
  );
  expect(accounts).toEqual([]);
});

test('an open reservation comes first', async () => {
  await stage.reach('paid', { listingId: await stage.addStay() });
  const { obstacle, money } = await ask(stage.host);
  expect(obstacle).toBe('reservations');
  expect(money.upcoming).toBeGreaterThan(0);
  expect(await remove(stage.host)).toEqual([409, 'account-has-reservations']);
});

test('less than a payout keeps nobody, and stays on record', async () => {
  const host = await app.signUp('Hana Host', { email: `${stage.key()}@example.org` });
  await app.services.database.transaction(async (tx) => {
    await tx.execute(sql`
      with made as (
        insert into ledger_transfer (key, kind, at)
        values (${`release:${host.id}`}, 'release', now()) returning id
      )
      insert into ledger_entry (transfer_id, account, owner_id, amount)
      select id, 'host', ${host.id}::uuid, -99 from made
      union all select id, 'platform', null, 99 from made`);
  });
  expect(await ask(host)).toMatchObject({ obstacle: null, money: { balance: 99 } });
  expect(await remove(host)).toEqual([200, undefined]);
});

const post = (as: TestPerson, path: string, body: unknown) =>
  app.request<{ code?: string; cases: { id: string }[] }>('POST', path, { as, body });

test('a claim that nobody has decided keeps host and guest until it is', async () => {
  const host = await hostWithMoney();
  const { guest } = stage;
  const [found] = await queryRows<{ id: string; depositLeft: number }>(
    main,
    sql`select id, deposit_left as "depositLeft" from reservation where host_id = ${host.id}`,
  );
  if (found === undefined) throw new Error('no reservation');
  const claim = { amount: found.depositLeft, text: 'The chair is broken.' };
  expect((await post(host, `/api/reservations/${found.id}/claim`, claim)).status).toBe(200);
  await payEverything(host);

  // Nothing else of theirs is left: a decision would pay a host who is gone.
  expect(await ask(host)).toEqual({
    obstacle: 'money',
    money: { balance: 0, underWay: 0, upcoming: 0, claimed: found.depositLeft },
  });
  expect(await remove(host)).toEqual(REFUSED);
  expect(await ask(guest)).toMatchObject({ obstacle: 'resolutions', money: { claimed: 0 } });
  expect(await remove(guest)).toEqual([409, 'account-has-resolutions']);

  await post(guest, `/api/reservations/${found.id}/claim/answer`, { agrees: true });
  expect(await ask(host)).toMatchObject({
    obstacle: 'money',
    money: { balance: found.depositLeft, claimed: 0 },
  });
  expect(await ask(guest)).toMatchObject({ obstacle: null });
  expect(await remove(guest)).toEqual([200, undefined]);
});

test('a report that is open keeps guest and host, whose money it may take', async () => {
  const host = await hostWithMoney();
  const { guest } = stage;
  const [found] = await queryRows<{ id: string; checkInFrom: string }>(
    main,
    sql`select id, check_in_from::text as "checkInFrom" from reservation where host_id = ${host.id}`,
  );
  if (found === undefined) throw new Error('no reservation');
  app.clock.set(new Date(Date.parse(found.checkInFrom) + 47 * 3_600_000).toISOString());
  const report = { kind: 'unsafe', text: 'There was mould.' };
  const { body } = await post(guest, `/api/reservations/${found.id}/cases`, report);
  expect(await ask(guest)).toMatchObject({ obstacle: 'resolutions' });
  expect(await remove(guest)).toEqual([409, 'account-has-resolutions']);
  expect((await ask(host)).obstacle).toBe('money');
  expect(await remove(host)).toEqual(REFUSED);
  await post(guest, `/api/cases/${body.cases[0]?.id}/reply`, { step: 'solved' });
  expect(await ask(guest)).toMatchObject({ obstacle: null });
});

test('a host of whose money nothing is left is kept by a report too', async () => {
  const host = await hostWithMoney();
  const { guest } = stage;
  await payEverything(host);
  expect(await ask(host)).toMatchObject({ obstacle: null });
  // One that was reported before the money was released, as of a session.
  await main.execute(sql`
    insert into problem_case (reservation_id, kind, state, is_guarantee, due_at, created_at)
    select id, 'unsafe', 'review', false, null, ${app.services.now().toString()}::timestamptz
    from reservation where host_id = ${host.id}`);
  for (const person of [host, guest]) {
    expect(await ask(person)).toMatchObject({ obstacle: 'resolutions' });
    expect(await remove(person)).toEqual([409, 'account-has-resolutions']);
  }
});
