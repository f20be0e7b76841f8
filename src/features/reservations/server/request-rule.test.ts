import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  CANCELLATION_PAUSES,
  MAX_PENDING_NIGHTS,
  MAX_PENDING_REQUESTS,
  MAX_REQUESTS_TO_HOST,
} from '#domain/request-limits.ts';
import type { ReservationRow } from '../contract.ts';
import { makeStage, NOW, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage();
const { app } = stage;
const { main } = app.services.database;
beforeEach(async () => {
  app.clock.set(NOW);
  await stage.renewGuest();
});
afterAll(() => app.close());

interface Check {
  refusal: {
    code: string;
    message: string;
    until: string | null;
    pendingId: string | null;
    mailsHere: boolean;
  } | null;
}
const check = async (listingId: string, endDate = '2026-03-25', as = stage.guest) => {
  const path = `/api/listings/${listingId}/request-check?startDate=2026-03-20&endDate=${endDate}`;
  return (await app.request<Check>('GET', path, { as })).body.refusal;
};
const homes = (count: number) => Promise.all(Array.from({ length: count }, () => stage.addStay()));
const countPending = async (guestId: string) => {
  const { rows } = await main.execute(
    sql`select count(*)::int as count, coalesce(sum(end_date - start_date), 0)::int as nights
      from reservation where guest_id = ${guestId} and status = 'pending'`,
  );
  return rows[0] as { count: number; nights: number };
};

test('an address that is not confirmed asks for nothing, and is told what to do', async () => {
  const newcomer = await app.signUp('Nora Newcomer', { emailVerified: false });
  const listingId = await stage.addStay();
  const answer = await stage.book({ listingId }, newcomer);
  expect(answer).toMatchObject({ status: 403, body: { code: 'email-unconfirmed' } });
  expect(await stage.taken(undefined, undefined, listingId)).not.toContain(1);
  expect(await check(listingId, undefined, newcomer)).toEqual({
    code: 'email-unconfirmed',
    message: 'Please confirm your email address first. The link is in the email we sent you.',
    until: null,
    pendingId: null,
    // The origin of this call is unknown.
    mailsHere: false,
  });
  await main.execute(sql`update "user" set email_verified = true where id = ${newcomer.id}`);
  expect(await check(listingId, undefined, newcomer)).toBeNull();
  expect((await stage.book({ listingId }, newcomer)).status).toBe(201);
});

test('a second request for one home waits for the answer to the first', async () => {
  const listingId = await stage.addStay({ capacity: 2 });
  const { body: first } = await stage.book({ listingId });
  const again = { listingId, startDate: '2026-04-20', endDate: '2026-04-25' };
  expect(await stage.book(again)).toMatchObject({ status: 409, body: { code: 'request-pending' } });
  expect(await check(listingId)).toMatchObject({ code: 'request-pending', pendingId: first.id });
  await stage.act(stage.host, first.id, { status: 'declined' });
  expect((await stage.book(again)).status).toBe(201);
});

describe('waiting requests of one guest', () => {
  test('are bounded in number', async () => {
    const [last = '', ...ids] = await homes(MAX_PENDING_REQUESTS + 1);
    for (const listingId of ids) expect((await stage.book({ listingId })).status).toBe(201);
    expect(await stage.book({ listingId: last })).toMatchObject({
      status: 409,
      body: { code: 'too-many-pending' },
    });
    expect((await check(last))?.code).toBe('too-many-pending');
    expect(await stage.taken(undefined, undefined, last)).not.toContain(1);
  });

  test('are bounded in nights, but for one that waits alone', async () => {
    const [year = '', other = ''] = await homes(2);
    const long = { listingId: year, startDate: '2026-03-20', endDate: '2027-03-20' };
    expect((await stage.book(long)).status).toBe(201);
    const rest = MAX_PENDING_NIGHTS - 365;
    const dates = (nights: number) => ({
      startDate: '2026-03-20',
      endDate: Temporal.PlainDate.from('2026-03-20').add({ days: nights }).toString(),
    });
    expect(await stage.book({ listingId: other, ...dates(rest + 1) })).toMatchObject({
      status: 409,
      body: { code: 'too-many-pending-nights' },
    });
    expect((await check(other, dates(rest + 1).endDate))?.code).toBe('too-many-pending-nights');
    const { status, body } = await stage.book({ listingId: other, ...dates(rest) });
    expect(status).toBe(201);
    const move = await stage.act(stage.guest, body.id, { status: 'Update', ...dates(rest + 1) });
    expect(move).toMatchObject({ status: 409, body: { code: 'too-many-pending-nights' } });
    expect((await countPending(stage.guest.id)).nights).toBe(MAX_PENDING_NIGHTS);
  });

  test('stay within the bounds when all are made at once', async () => {
    const ids = await homes(12);
    const answers = await Promise.all(
      ids.map((listingId) =>
        stage.book({ listingId, startDate: '2026-03-20', endDate: '2026-06-18' }),
      ),
    );
    const made = answers.filter(({ status }) => status === 201).length;
    // Four stays of 90 nights fit into 400.
    expect(made).toBe(Math.floor(MAX_PENDING_NIGHTS / 90));
    expect(await countPending(stage.guest.id)).toEqual({ count: made, nights: made * 90 });
  });
});

test('each cancellation of a waiting request makes the pause before the next longer', async () => {
  const listingId = await stage.addStay();
  for (const minutes of CANCELLATION_PAUSES.slice(0, 4)) {
    const { status, body } = await stage.book({ listingId });
    expect(status).toBe(201);
    await stage.cancel(stage.guest, body.id);
    if (minutes === 0) continue;
    const refused = await stage.book({ listingId });
    expect(refused).toMatchObject({ status: 429, body: { code: 'request-pause' } });
    expect(refused.headers.get('retry-after')).toBe(String(minutes * 60));
    const until = app.services.now().add({ minutes }).toString();
    expect(await check(listingId)).toMatchObject({ code: 'request-pause', until });
    app.clock.advance({ minutes });
  }
  await stage.book({ listingId });
});

test('a host who declines is not asked on and on', async () => {
  const listingId = await stage.addStay();
  for (let nth = 0; nth < MAX_REQUESTS_TO_HOST; nth += 1) {
    const { body } = await stage.book({ listingId });
    await stage.act(stage.host, body.id, { status: 'declined' });
  }
  expect(await stage.book({ listingId })).toMatchObject({
    status: 429,
    body: { code: 'too-many-to-host' },
  });
  app.clock.advance({ minutes: 60 });
  expect((await stage.book({ listingId })).status).toBe(201);
});

test('a host sees those who ask many hosts at once below the others', async () => {
  const host = await app.signUp('Hilde Host');
  const asked = { startDate: '2026-03-04', endDate: '2026-03-09' };
  const listingId = await addStayForHost(host.id);
  await Promise.all((await homes(2)).map((id) => stage.book({ listingId: id, ...asked })));
  // Its deadline comes first, but it is still listed below.
  const { body: crowding } = await stage.book({ listingId, ...asked });
  await stage.renewGuest();
  const { body: honest } = await stage.book({
    listingId,
    startDate: '2026-05-04',
    endDate: '2026-05-09',
  });
  const list = await app.request<{ items: ReservationRow[] }>('GET', '/api/reservations', {
    as: host,
  });
  expect(list.body.items.map(({ id }) => id)).toEqual([honest.id, crowding.id]);
});

async function addStayForHost(hostId: string): Promise<string> {
  const id = await stage.addStay();
  await main.execute(sql`update listing set host_id = ${hostId} where id = ${id}`);
  return id;
}
