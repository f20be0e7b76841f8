import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { END, makeStage, NOW, START, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage();
let listingId: string;
beforeEach(async () => {
  await stage.renewGuest();
  stage.app.clock.set(NOW);
  listingId = await stage.addStay();
});
afterAll(() => stage.app.close());

const TOTAL = 65_240;
const DEPOSIT = 5_000;
const FREE = [0, 0, 0, 0, 0];
const HELD = [1, 1, 1, 1, 1];
const nights = () => stage.taken(START, END, listingId);

async function readStatus(id: string) {
  return (await stage.row(id)).status;
}

test('the whole story: asked, approved, paid, checked in, completed', async () => {
  const { body: asked } = await stage.book({ listingId, message: 'We are quiet people.' });
  const { id } = asked;

  const approved = await stage.act(stage.host, id, { status: 'approved' });
  expect(approved.status).toBe(200);
  expect(approved.body).toMatchObject({
    status: 'approved',
    due: TOTAL,
    payBy: '2026-03-03T18:00:00+09:00',
  });

  const checkout = await stage.startPayment(id, { totalPrice: TOTAL / 100 });
  expect(checkout.body.amount).toBe(TOTAL);
  const settled = await stage.settle(checkout.body.url);
  expect(settled.body).toMatchObject({ status: 'paid', next: expect.stringContaining(id) });
  expect((await stage.page(stage.guest, id)).body).toMatchObject({ paid: TOTAL, due: 0 });

  stage.app.clock.set('2026-03-20T06:00:00Z');
  const { checkInCode } = (await stage.page(stage.host, id)).body;
  const checkedIn = await stage.act(stage.guest, id, { code: ` ${checkInCode?.toLowerCase()} ` });
  expect(checkedIn.body.status).toBe('checked-in');

  // The check-out date ends at midnight in Tokyo.
  stage.app.clock.set('2026-03-25T14:59:59Z');
  await stage.runJob('reservations.complete-stays');
  expect(await readStatus(id)).toBe('checked-in');
  stage.app.clock.set('2026-03-25T15:00:00Z');
  await stage.runJob('reservations.complete-stays');
  const { body: page } = await stage.page(stage.guest, id);
  expect(page).toMatchObject({ status: 'completed', refunded: 0 });
  expect(page.events.map(({ action, party }) => [action, party])).toEqual([
    ['request', 'guest'],
    ['approve', 'host'],
    ['pay', 'guest'],
    ['check-in', 'guest'],
    ['complete', 'system'],
  ]);
  expect(page.events[1]).toMatchObject({
    actorName: 'Haru Host',
    fromStatus: 'pending',
    toStatus: 'approved',
    at: NOW,
  });
  // The deposit waits 72 hours for a claim of the host.
  expect(await stage.refunds(id)).toEqual([]);
  stage.app.clock.set('2026-03-28T15:00:00Z');
  await stage.runJob('reservations.return-deposits');
  expect(await stage.refunds(id)).toEqual([{ amount: DEPOSIT, status: 'queued' }]);
  await stage.app.services.jobs.drain();
  expect(await stage.refunds(id)).toEqual([{ amount: DEPOSIT, status: 'done' }]);
  expect(await nights()).toEqual(HELD);
});

test('a declined request gives its nights back and tells why', async () => {
  const id = await stage.reach('pending', { listingId });
  const declined = await stage.act(stage.host, id, { status: 'declined', reason: 'We move out.' });
  expect(declined.body.status).toBe('declined');
  expect(await nights()).toEqual(FREE);
  const { events } = (await stage.page(stage.guest, id)).body;
  expect(events.at(-1)).toMatchObject({ action: 'decline', reason: [{ text: 'We move out.' }] });
});

describe('a request without an answer', () => {
  test('expires after 72 hours, not a second before', async () => {
    const id = await stage.reach('pending', { listingId });
    stage.app.clock.set('2026-03-05T08:59:59Z');
    await stage.runJob('reservations.expire-requests');
    expect(await readStatus(id)).toBe('pending');
    stage.app.clock.set('2026-03-05T09:00:00Z');
    await stage.runJob('reservations.expire-requests');
    expect(await readStatus(id)).toBe('expired');
    expect(await nights()).toEqual(FREE);
  });

  test('expires when the stay begins', async () => {
    const dates = { startDate: '2026-03-04', endDate: '2026-03-08' };
    const id = await stage.reach('pending', { listingId, ...dates });
    stage.app.clock.set('2026-03-03T14:59:59Z');
    await stage.runJob('reservations.expire-requests');
    expect(await readStatus(id)).toBe('pending');
    stage.app.clock.set('2026-03-03T15:00:00Z');
    await stage.runJob('reservations.expire-requests');
    expect(await readStatus(id)).toBe('expired');
  });

  test('can not be approved any more, even before the job has come by', async () => {
    const id = await stage.reach('pending', { listingId });
    stage.app.clock.set('2026-03-05T09:00:00Z');
    const late = await stage.act(stage.host, id, { status: 'approved' });
    expect([late.status, late.body.code]).toEqual([409, 'status-conflict']);
  });
});

describe('an approved reservation that is not paid', () => {
  test('holds its nights for 24 hours and is then cancelled by the system', async () => {
    const id = await stage.reach('approved', { listingId });
    stage.app.clock.set('2026-03-03T08:59:59Z');
    await stage.runJob('reservations.cancel-unpaid');
    expect(await readStatus(id)).toBe('approved');
    expect(await nights()).toEqual(HELD);
    stage.app.clock.set('2026-03-03T09:00:00Z');
    await stage.runJob('reservations.cancel-unpaid');
    expect(await readStatus(id)).toBe('cancelled');
    expect(await nights()).toEqual(FREE);
    const { events } = (await stage.page(stage.guest, id)).body;
    expect(events.at(-1)).toMatchObject({
      party: 'system',
      reason: [{ text: 'unpaid' }],
      actorName: null,
    });
  });

  test('can not be paid after its deadline', async () => {
    const id = await stage.reach('approved', { listingId });
    stage.app.clock.set('2026-03-03T09:00:00Z');
    expect((await stage.startPayment(id)).body.code).toBe('status-conflict');
  });

  test('is left alone by the deadline once it is paid', async () => {
    const id = await stage.reach('paid', { listingId });
    stage.app.clock.set('2026-03-04T09:00:00Z');
    await stage.runJob('reservations.cancel-unpaid');
    expect(await readStatus(id)).toBe('approved');
  });
});

test('whoever never checks in is a no-show once the check-out date is over', async () => {
  const id = await stage.reach('paid', { listingId });
  stage.app.clock.set('2026-03-25T14:59:59Z');
  await stage.runJob('reservations.mark-no-shows');
  expect(await readStatus(id)).toBe('approved');
  stage.app.clock.set('2026-03-25T15:00:00Z');
  await stage.runJob('reservations.mark-no-shows');
  expect(await readStatus(id)).toBe('no-show');
  // The deposit always returns in full.
  expect((await stage.page(stage.guest, id)).body.refunded).toBe(DEPOSIT);
  expect(await nights()).toEqual(FREE);
});

describe('a step that the graph does not have', () => {
  test.each([
    ['approve twice', 'approved', 'host', { status: 'approved' }, 409, 'status-conflict'],
    [
      'decline after the approval',
      'approved',
      'host',
      { status: 'declined' },
      409,
      'status-conflict',
    ],
    ['the guest approves', 'pending', 'guest', { status: 'approved' }, 403, 'forbidden'],
    ['the guest declines', 'pending', 'guest', { status: 'declined' }, 403, 'forbidden'],
    [
      'the host changes dates',
      'pending',
      'host',
      update('2026-03-21', '2026-03-26'),
      403,
      'forbidden',
    ],
    ['the host checks in', 'approved', 'host', { code: 'AAAAAA' }, 403, 'forbidden'],
    [
      'check in before the approval',
      'pending',
      'guest',
      { code: 'AAAAAA' },
      409,
      'status-conflict',
    ],
    ['a stranger approves', 'pending', 'stranger', { status: 'approved' }, 404, 'not-found'],
    ['accept no change', 'approved', 'host', { status: 'accept-change' }, 409, 'no-change-pending'],
    [
      'decline no change',
      'approved',
      'host',
      { status: 'decline-change' },
      409,
      'no-change-pending',
    ],
    [
      'accept while pending',
      'pending',
      'host',
      { status: 'accept-change' },
      409,
      'status-conflict',
    ],
    ['the guest accepts', 'approved', 'guest', { status: 'accept-change' }, 403, 'forbidden'],
    ['no such status', 'pending', 'host', { status: 'completed' }, 400, 'invalid-input'],
  ] as const)('is refused: %s', async (_name, status, who, body, expected, code) => {
    const id = await stage.reach(status, { listingId });
    const answer = await stage.act(stage[who], id, body);
    expect([answer.status, answer.body.code]).toEqual([expected, code]);
    expect(await readStatus(id)).toBe(status);
  });
});

test('approving and declining at once has one winner', async () => {
  const id = await stage.reach('pending', { listingId });
  const answers = await Promise.all([
    stage.act(stage.host, id, { status: 'approved' }),
    stage.act(stage.host, id, { status: 'declined' }),
    stage.cancel(stage.guest, id),
  ]);
  const won = answers.filter(({ status }) => status === 200).length;
  const { events } = (await stage.page(stage.guest, id)).body;
  // Approval followed by a cancellation is a path of the graph; any other pair is not.
  expect(events.length - 1).toBe(won);
  expect(won === 1 || (await readStatus(id)) === 'cancelled').toBe(true);
});

function update(startDate: string, endDate: string) {
  return { status: 'Update', startDate, endDate };
}
