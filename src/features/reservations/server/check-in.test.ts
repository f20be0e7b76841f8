import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makeStage, NOW, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage();
let id: string;
let code: string;
beforeEach(async () => {
  await stage.renewGuest();
  stage.app.clock.set(NOW);
  id = await stage.reach('paid', { listingId: await stage.addStay() });
  code = (await stage.page(stage.host, id)).body.checkInCode ?? '';
});
afterAll(() => stage.app.close());

const ARRIVAL_DAY = '2026-03-19T15:00:00Z';
const enter = (text: string, headers = {}) =>
  stage.app.request<{ status: string; code: string }>('POST', `/api/reservations/${id}`, {
    as: stage.guest,
    body: { code: text },
    headers,
  });
/** Has a valid format but never matches. */
const WRONG = '2BSIQZ';

test('a code has six characters without look-alikes', () => {
  expect(code).toMatch(/^[34679ACDEFGHJKMNPRTUWXY]{6}$/);
});

test('it opens at midnight of the arrival day where the stay is', async () => {
  stage.app.clock.set('2026-03-19T14:59:59Z');
  const early = await enter(code);
  expect([early.status, early.body.code]).toEqual([409, 'check-in-too-early']);
  stage.app.clock.set(ARRIVAL_DAY);
  expect((await enter(code)).body.status).toBe('checked-in');
});

test('it closes when the check-out date is over', async () => {
  stage.app.clock.set('2026-03-25T15:00:00Z');
  expect((await enter(code)).body.code).toBe('status-conflict');
});

test('a code that was taken, typed once more, says that one is checked in', async () => {
  stage.app.clock.set(ARRIVAL_DAY);
  expect((await enter(code)).status).toBe(200);
  const again = await enter(code);
  expect([again.status, again.body.code]).toEqual([409, 'already-checked-in']);
  expect(again.text).toContain('Already checked in.');
});

test('it waits for the payment', async () => {
  const unpaid = await stage.reach('approved', { listingId: await stage.addStay() });
  const { checkInCode } = (await stage.page(stage.host, unpaid)).body;
  stage.app.clock.set(ARRIVAL_DAY);
  const answer = await stage.act(stage.guest, unpaid, { code: checkInCode });
  expect(answer.body.code).toBe('payment-required');
});

test('a code is needed', async () => {
  stage.app.clock.set(ARRIVAL_DAY);
  const answer = await enter('  ');
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
});

describe('wrong codes', () => {
  beforeEach(() => stage.app.clock.set(ARRIVAL_DAY));

  test('four, and the right one still opens', async () => {
    for (let i = 0; i < 4; i += 1) expect((await enter(WRONG)).body.code).toBe('wrong-code');
    expect((await enter(code)).body.status).toBe('checked-in');
  });

  test('five lock it for 15 minutes, even for the right one', async () => {
    for (let i = 0; i < 5; i += 1) expect((await enter(WRONG)).body.code).toBe('wrong-code');
    stage.app.clock.advance({ minutes: 14, seconds: 59 });
    const locked = await enter(code);
    expect([locked.status, locked.body.code]).toEqual([429, 'code-locked']);
    expect(locked.headers.get('retry-after')).toBe('1');
    const { body } = await stage.page(stage.guest, id);
    expect([body.may.checkIn, body.checkInLockedUntil]).toEqual([
      false,
      '2026-03-20T00:15:00+09:00',
    ]);
    const hosts = await stage.page(stage.host, id);
    expect(hosts.body.checkInLockedUntil, 'told to the guest alone').toBeNull();
    stage.app.clock.advance({ seconds: 1 });
    const open = (await stage.page(stage.guest, id)).body;
    expect([open.may.checkIn, open.checkInLockedUntil]).toEqual([true, null]);
    expect((await enter(code)).body.status).toBe('checked-in');
  });

  test('begin a new count after the lock', async () => {
    for (let i = 0; i < 5; i += 1) await enter(WRONG);
    stage.app.clock.advance({ minutes: 15 });
    for (let i = 0; i < 4; i += 1) expect((await enter(WRONG)).body.code).toBe('wrong-code');
    expect((await enter(code)).body.status).toBe('checked-in');
  });

  test('sent 20 at once are counted one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(WRONG)));
    const codes = answers.map(({ body }) => body.code).sort();
    expect(codes.filter((each) => each === 'wrong-code')).toHaveLength(5);
    expect(codes.filter((each) => each === 'code-locked')).toHaveLength(15);
  });

  test('under one key count each time, and leave the key free', async () => {
    const headers = { 'idempotency-key': stage.key() };
    for (let i = 0; i < 5; i += 1) {
      expect((await enter(WRONG, headers)).body.code).toBe('wrong-code');
    }
    expect((await enter(WRONG, headers)).body.code).toBe('code-locked');
  });
});

test('a check-in is told to the host', async () => {
  stage.app.clock.set(ARRIVAL_DAY);
  await enter(code);
  const { body } = await stage.app.request<{ items: { kind: string; text: string }[] }>(
    'GET',
    '/api/notices',
    { as: stage.host },
  );
  expect(body.items[0]).toMatchObject({
    kind: 'checked-in',
    text: 'Your guest has checked in at Cedar House',
  });
});
