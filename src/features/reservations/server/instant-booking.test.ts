import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import {
  makeIdentitySteps,
  startIdentityDouble,
} from '#features/accounts/server/testing/identity-stage.ts';
import { END, makeStage, NOW, START } from './testing/stage.ts';

const { double, env } = await startIdentityDouble();
const stage = await makeStage({ env });
const { app, host } = stage;
const { main } = app.services.database;
const { verify } = makeIdentitySteps(app, double);
beforeEach(async () => {
  app.clock.set(NOW);
  await stage.renewGuest();
});
afterAll(async () => {
  await app.close();
  await double.close();
});

const FREE = [0, 0, 0, 0, 0];
const HELD = [1, 1, 1, 1, 1];
const isOffered = async (listingId: string, as: TestPerson = stage.guest) =>
  (
    await app.request<{ isInstant: boolean }>(
      'GET',
      `/api/listings/${listingId}/request-check?startDate=${START}&endDate=${END}`,
      { as },
    )
  ).body.isInstant;
const kinds = async (to: TestPerson, id: string) =>
  (await stage.mails(to))
    .filter(({ text }) => text.includes(id))
    .map(({ template }) => template.replace('reservations.', ''));
const actions = async (id: string) =>
  (await stage.page(stage.guest, id)).body.events.map(({ action, party }) => `${party} ${action}`);
/** Has the guest's reservations end in a way that no shorter story reaches. */
const setStatus = (id: string, status: string) =>
  main.execute(sql`update reservation set status = ${status} where id = ${id}`);

describe('a home that every guest books at once', () => {
  test('is theirs once they pay, and its host is told then', async () => {
    const listingId = await stage.addStay({ instantBooking: 'everyone' });
    expect(await isOffered(listingId)).toBe(true);
    const { body, status } = await stage.book({ listingId });
    expect([status, body.status, body.isInstant]).toEqual([201, 'approved', true]);
    expect(body.payBy).toContain('18:35:00');
    expect(await stage.taken(START, END, listingId)).toEqual(HELD);
    expect(await kinds(host, body.id)).toEqual([]);
    await stage.pay(body.id);
    expect(await kinds(host, body.id)).toEqual(['booked-at-once']);
    expect(await kinds(stage.guest, body.id)).toEqual(['paid']);
    expect(await actions(body.id)).toEqual(['guest request', 'system approve', 'guest pay']);
    const { checkInCode } = (await stage.page(host, body.id)).body;
    expect(checkInCode).toMatch(/\S/);
  });

  test('is free again where they do not pay in time, and asks the host the next time', async () => {
    const listingId = await stage.addStay({ instantBooking: 'everyone' });
    const { id } = (await stage.book({ listingId })).body;
    app.clock.advance({ minutes: 35 });
    await Promise.all([
      stage.runJob('reservations.cancel-unpaid'),
      stage.runJob('reservations.cancel-unpaid'),
    ]);
    expect((await stage.page(stage.guest, id)).body.status).toBe('cancelled');
    expect(await stage.taken(START, END, listingId)).toEqual(FREE);
    expect(await kinds(stage.guest, id)).toEqual(['cancelled']);
    expect(await kinds(host, id)).toEqual([]);
    expect(await isOffered(listingId)).toBe(false);
    const again = await stage.book({ listingId });
    expect([again.body.status, again.body.isInstant]).toEqual(['pending', false]);
    expect(await kinds(host, again.body.id)).toEqual(['request-received']);
    await stage.cancel(stage.guest, again.body.id);
    app.clock.advance({ hours: 25 });
    expect(await isOffered(listingId)).toBe(true);
  });

  test('is held once by one guest, and no host hears of one who gives it back', async () => {
    const listingId = await stage.addStay({ instantBooking: 'everyone', capacity: 5 });
    const { id } = (await stage.book({ listingId })).body;
    expect((await stage.book({ listingId })).body.code).toBe('request-pending');
    await stage.cancel(stage.guest, id);
    expect(await kinds(host, id)).toEqual([]);
    expect((await stage.book({ listingId })).body.isInstant).toBe(false);
  });

  test('counts among the requests that a guest may have open', async () => {
    const made = [];
    for (let at = 0; at < 6; at += 1) {
      const listingId = await stage.addStay({ instantBooking: 'everyone' });
      made.push((await stage.book({ listingId })).body);
    }
    expect(made.map(({ code }) => code ?? 'held')).toEqual([
      ...Array.from({ length: 5 }, () => 'held'),
      'too-many-pending',
    ]);
  });

  test('refuses the second of two who ask for its last nights', async () => {
    const listingId = await stage.addStay({ instantBooking: 'everyone' });
    const rivals = await Promise.all([stage.newGuest(), stage.newGuest()]);
    const answers = await Promise.all(rivals.map((as) => stage.book({ listingId }, as)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await stage.taken(START, END, listingId)).toEqual(HELD);
  });

  test('confirms at once where nothing is to be paid', async () => {
    const listingId = await stage.addStay({
      instantBooking: 'everyone',
      discount: 100,
      cleaningFee: 0,
      securityRate: 0,
    });
    const inFourWeeks = { startDate: '2026-04-06', endDate: '2026-04-11' };
    const { body } = await stage.book({ listingId, ...inFourWeeks });
    expect([body.status, body.total, body.payBy]).toEqual(['approved', 0, null]);
    expect(await kinds(stage.guest, body.id)).toEqual(['confirmed']);
    expect(await kinds(host, body.id)).toEqual(['booked-at-once']);
  });

  test('leaves no mark on a guest whose host withdraws, or who gives back what costs nothing', async () => {
    const listingId = await stage.addStay({ instantBooking: 'everyone' });
    const { id } = (await stage.book({ listingId })).body;
    await stage.cancel(host, id);
    expect(await isOffered(listingId)).toBe(true);
    const free = await stage.addStay({
      instantBooking: 'everyone',
      discount: 100,
      cleaningFee: 0,
      securityRate: 0,
    });
    const inFourWeeks = { startDate: '2026-04-06', endDate: '2026-04-11' };
    const { body } = await stage.book({ listingId: free, ...inFourWeeks });
    await stage.cancel(stage.guest, body.id);
    expect(await isOffered(listingId)).toBe(true);
  });

  test('is paid by the month where its guest chose that', async () => {
    const listingId = await stage.addStay({ instantBooking: 'everyone' });
    const months = { startDate: START, endDate: '2026-06-20', payMonthly: true };
    const { body } = await stage.book({ listingId, ...months });
    expect([body.status, body.isInstant]).toEqual(['approved', true]);
    await stage.pay(body.id);
    expect(await kinds(host, body.id)).toEqual(['booked-at-once']);
    const { status, payBy, paid, total } = (await stage.page(stage.guest, body.id)).body;
    expect([status, payBy]).toEqual(['approved', null]);
    expect(paid).toBeLessThan(total);
  });

  test('does not count as a request that its host answered', async () => {
    const listingId = await stage.addStay({ instantBooking: 'everyone' });
    await stage.book({ listingId });
    const before = await answersOfHost(listingId);
    await stage.runJob('reservations.count-answers');
    expect(await answersOfHost(listingId)).toEqual(before);
  });
});

describe('a condition', () => {
  test('of a stay before is met by those who completed one, missed none and owe no damage', async () => {
    const listingId = await stage.addStay({ instantBooking: 'stayed' });
    expect(await isOffered(listingId)).toBe(false);
    const before = await stage.reach('paid', { listingId: await stage.addStay() });
    await setStatus(before, 'completed');
    expect(await isOffered(listingId)).toBe(true);
    const missed = await stage.reach('paid', { listingId: await stage.addStay() });
    await setStatus(missed, 'no-show');
    expect(await isOffered(listingId)).toBe(false);
    await setStatus(missed, 'completed');
    await main.execute(sql`
      insert into deposit_claim (id, reservation_id, state, amount, given, created_at)
      values (${stage.key()}, ${missed}, 'decided', 2000, 1000, ${NOW}::timestamptz)`);
    expect(await isOffered(listingId)).toBe(false);
    await main.execute(sql`update deposit_claim set given = 0 where reservation_id = ${missed}`);
    expect(await isOffered(listingId)).toBe(true);
  });

  test('of a verified identity is met by a document alone', async () => {
    const listingId = await stage.addStay({ instantBooking: 'verified' });
    const both = await stage.addStay({ instantBooking: 'stayed-and-verified' });
    expect(await isOffered(listingId)).toBe(false);
    await verify(stage.guest, { name: 'Gina Guest' });
    expect(await isOffered(listingId)).toBe(true);
    expect(await isOffered(both)).toBe(false);
    expect((await stage.book({ listingId: both })).body.status).toBe('pending');
    expect((await stage.book({ listingId })).body.status).toBe('approved');
  });
});

async function answersOfHost(listingId: string) {
  const { rows } = (await main.execute(
    sql`select host_requests, host_answers from listing where id = ${listingId}`,
  )) as { rows: unknown[] };
  return rows;
}
