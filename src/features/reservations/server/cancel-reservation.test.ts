import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { END, makeStage, NOW, START, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage();
beforeEach(async () => {
  stage.app.clock.set(NOW);
  await stage.renewGuest();
});
afterAll(() => stage.app.close());

const TOTAL = 65_240;
const DEPOSIT = 5_000;
/** Nights, service and taxes of five nights, without cleaning and deposit. */
const RUNNING = 50_000 + 3_000 + 4_240;

test('each side reads the policy as it concerns them', async () => {
  const id = await stage.reach('approved', { listingId: await stage.addStay() });
  const english = { 'accept-language': 'en' };
  const summaryFor = async (as: Stage['guest']) => {
    const { body } = await stage.app.request<{ policy: { summary: string } }>(
      'GET',
      `/api/reservations/${id}`,
      { as, headers: english },
    );
    return body.policy.summary;
  };
  expect(await summaryFor(stage.guest)).toMatch(/if you cancel/);
  expect(await summaryFor(stage.host)).toMatch(/^Guests get .+ if they cancel/);
});

describe('a guest who cancels gets what the page showed before', () => {
  test.each([
    // policy, moment of the cancellation, refund
    ['flexible', '2026-03-19T15:00:00Z', TOTAL],
    ['flexible', '2026-03-20T15:00:00Z', DEPOSIT + (RUNNING * 4) / 5],
    ['flexible', '2026-03-21T15:00:00Z', DEPOSIT + (RUNNING * 3) / 5],
    ['flexible', '2026-03-21T15:00:01Z', DEPOSIT],
    ['moderate', '2026-03-20T15:00:00Z', DEPOSIT + (RUNNING * 4) / 5],
    ['moderate', '2026-03-20T15:00:01Z', DEPOSIT],
    ['strict', '2026-03-09T09:00:00Z', DEPOSIT + (TOTAL - DEPOSIT) / 2],
    ['strict', '2026-03-09T09:00:01Z', DEPOSIT],
    ['super-strict', '2026-03-19T09:00:00Z', DEPOSIT + (TOTAL - DEPOSIT) * 0.3],
    ['custom', '2026-03-19T15:00:00Z', DEPOSIT + (TOTAL - DEPOSIT) * 0.75],
    ['custom', '2026-03-19T15:00:01Z', DEPOSIT],
  ] as const)('%s at %s', async (cancellationPolicy, moment, refund) => {
    const listingId = await stage.addStay({ cancellationPolicy, customRefundPercent: 75 });
    const id = await stage.reach('paid', { listingId });
    stage.app.clock.set(moment);
    const { body: before } = await stage.page(stage.guest, id);
    expect(before).toMatchObject({ refundNow: refund, depositLater: DEPOSIT });
    const step = before.refunds.find(
      ({ until }) => until === null || Temporal.Instant.compare(moment, until) <= 0,
    );
    expect(step?.amount).toBe(refund);

    const cancelled = await stage.cancel(stage.guest, id);
    expect(cancelled.body).toMatchObject({ refund, reservation: { status: 'cancelled', due: 0 } });
    const sent = await stage.refunds(id);
    expect(sent.reduce((sum, { amount }) => sum + amount, 0)).toBe(refund);
    expect(await stage.row(id)).toMatchObject({ paid: TOTAL, refunded: refund });
    expect(await stage.taken(START, END, listingId)).toEqual([0, 0, 0, 0, 0]);
  });

  test('a stay over 28 nights is long-term whatever the listing says', async () => {
    const listingId = await stage.addStay();
    const id = await stage.reach('paid', { listingId, endDate: '2026-04-18' });
    const { body } = await stage.page(stage.guest, id);
    expect(body.policy.effective).toBe('long-term');
    const { deposit, subtotal } = body.quote;
    expect(body.refundNow).toBe(deposit + Math.round(subtotal * 0.3));
    expect((await stage.cancel(stage.guest, id)).body.refund).toBe(body.refundNow);
  });
});

test('a host who cancels returns everything, whatever the policy says', async () => {
  const listingId = await stage.addStay({ cancellationPolicy: 'super-strict' });
  const id = await stage.reach('paid', { listingId });
  stage.app.clock.set('2026-03-22T09:00:00Z');
  expect((await stage.page(stage.host, id)).body.refundNow).toBe(TOTAL);
  expect((await stage.cancel(stage.host, id)).body.refund).toBe(TOTAL);
});

test('a request that waits is cancelled at no cost', async () => {
  const listingId = await stage.addStay();
  const id = await stage.reach('pending', { listingId });
  const { body } = await stage.cancel(stage.guest, id);
  expect(body).toMatchObject({ refund: 0, reservation: { status: 'cancelled' } });
  expect(await stage.refunds(id)).toEqual([]);
  expect(await stage.taken(START, END, listingId)).toEqual([0, 0, 0, 0, 0]);
});

test('a reservation is cancelled once', async () => {
  const id = await stage.reach('paid', { listingId: await stage.addStay() });
  const answers = await Promise.all(
    [stage.guest, stage.host, stage.guest].map((person) => stage.cancel(person, id)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await stage.refunds(id)).toHaveLength(1);
});

test('a stranger can not tell the reservation from one that does not exist', async () => {
  const id = await stage.reach('pending', { listingId: await stage.addStay() });
  const answer = await stage.cancel(stage.stranger, id);
  expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
});

describe('a guest who has checked in', () => {
  async function checkedIn(cancellationPolicy: 'flexible' | 'strict', moment: string) {
    const listingId = await stage.addStay({ cancellationPolicy });
    const id = await stage.reach('paid', { listingId });
    stage.app.clock.set('2026-03-20T06:00:00Z');
    const { checkInCode } = (await stage.page(stage.host, id)).body;
    await stage.act(stage.guest, id, { code: checkInCode });
    stage.app.clock.set(moment);
    return { id, listingId };
  }

  test.each([
    ['flexible', '2026-03-21T15:00:00Z', (RUNNING * 3) / 5],
    ['flexible', '2026-03-21T15:00:01Z', 0],
    ['strict', '2026-03-21T06:00:00Z', 0],
  ] as const)('leaves early under the %s policy at %s', async (policy, moment, refund) => {
    const { id, listingId } = await checkedIn(policy, moment);
    const { body: before } = await stage.page(stage.guest, id);
    expect(before.may.cancel).toBe(true);
    expect(before.refundNow).toBe(refund);
    const listed = before.refunds.find(
      ({ until }) => until === null || Temporal.Instant.compare(moment, until) <= 0,
    );
    expect(listed?.amount).toBe(refund + DEPOSIT);
    const left = await stage.cancel(stage.guest, id);
    expect(left.body).toMatchObject({ refund, reservation: { status: 'cancelled', due: 0 } });
    expect(await stage.taken(START, END, listingId)).toEqual([0, 0, 0, 0, 0]);
    const amounts = async () => (await stage.refunds(id)).map(({ amount }) => amount);
    const atOnce = refund === 0 ? [] : [refund];
    expect(await amounts()).toEqual(atOnce);
    // The deposit waits for a claim of the host.
    const returnsAt = Temporal.Instant.from(moment).add({ hours: 72 });
    stage.app.clock.set(returnsAt.subtract({ seconds: 1 }).toString());
    await stage.runJob('reservations.return-deposits');
    expect(await amounts()).toEqual(atOnce);
    stage.app.clock.set(returnsAt.toString());
    await stage.runJob('reservations.return-deposits');
    expect(await amounts()).toEqual([...atOnce, DEPOSIT]);
    const { events } = (await stage.page(stage.host, id)).body;
    expect(events.at(-1)).toMatchObject({
      action: 'cancel',
      party: 'guest',
      fromStatus: 'checked-in',
      details: { refund, kept: TOTAL - refund - DEPOSIT, deposit: DEPOSIT },
    });
  });

  test('is mailed what comes back, and the host what is kept', async () => {
    const { id } = await checkedIn('flexible', '2026-03-21T15:00:00Z');
    await stage.cancel(stage.guest, id);
    const findMail = async (person: typeof stage.guest, kind: string) =>
      (await stage.mails(person)).find(
        ({ template, text }) => template === `reservations.${kind}` && text.includes(id),
      );
    const refund = (RUNNING * 3) / 5;
    const mail = (await findMail(stage.guest, 'left-early'))?.text;
    expect(mail).toContain('343,44');
    expect(mail).toContain('50,00');
    expect((await findMail(stage.host, 'guest-left'))?.text).toContain('$258.96');
    expect([refund, TOTAL - refund - DEPOSIT]).toEqual([34_344, 25_896]);
  });

  test('has nothing left to give back on the check-out date', async () => {
    const { id } = await checkedIn('flexible', '2026-03-24T15:00:00Z');
    expect((await stage.page(stage.guest, id)).body).toMatchObject({
      refundNow: 0,
      may: { cancel: false },
    });
    expect((await stage.cancel(stage.guest, id)).body.code).toBe('status-conflict');
  });

  test('is not sent away: the host can not cancel', async () => {
    const { id } = await checkedIn('flexible', '2026-03-21T15:00:00Z');
    expect((await stage.page(stage.host, id)).body.may.cancel).toBe(false);
    expect((await stage.cancel(stage.host, id)).body.code).toBe('status-conflict');
  });
});
