import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { CODE_ALPHABET } from '#domain/check-in-code.ts';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { RATE_LIMITS } from '#platform/server/http/rate-limits.ts';
import type { CheckedLetter, StayLetter } from '../../contract.ts';
import { SECRETS } from '../testing/add-stay.ts';
import { makeStage, NOW, START, type Stage } from '../testing/stage.ts';

const stage: Stage = await makeStage();
let listingId: string;
beforeEach(async () => {
  await stage.renewGuest();
  stage.app.clock.set(NOW);
  listingId = await stage.addStay();
});
afterAll(() => stage.app.close());

const { main } = stage.app.services.database;
type LetterAnswer = StayLetter & { code: string };
const show = (id: string, as: TestPerson = stage.guest) =>
  stage.app.request<LetterAnswer>('GET', `/api/reservations/${id}/letter`, { as });
const make = (id: string, as: TestPerson = stage.guest) =>
  stage.app.request<LetterAnswer>('POST', `/api/reservations/${id}/letter`, { as, body: {} });
const check = (code: string) =>
  stage.app.request<CheckedLetter & { code: string }>('GET', `/api/check/${code}`);

async function madeFor(id: string): Promise<NonNullable<StayLetter['letter']>> {
  const { body, text } = await make(id);
  if (!body.letter) throw new Error(text);
  return body.letter;
}

test('is made when the guest asks for it, and keeps its code', async () => {
  const id = await stage.reach('paid', { listingId });
  expect((await show(id)).body).toEqual({ isAvailable: true, letter: null });
  const letter = await madeFor(id);
  expect(letter.code).toMatch(new RegExp(`^(?:[${CODE_ALPHABET}]{4}-){4}[${CODE_ALPHABET}]{4}$`));
  expect(letter.url).toBe(`${stage.app.services.config.http.publicUrl}/check/${letter.code}`);
  expect(letter.qr.size).toBeGreaterThan(20);
  expect((await madeFor(id)).code).toBe(letter.code);
  expect((await show(id)).body.letter).toEqual(letter);
});

test('is in English and in the language of the guest, with the facts of the stay', async () => {
  const id = await stage.reach('paid', { listingId });
  const { versions, code } = await madeFor(id);
  expect(versions.map(({ locale, title }) => [locale, title])).toEqual([
    ['en', 'Letter of accommodation'],
    ['de', 'Unterkunftsbestätigung'],
  ]);
  const text = JSON.stringify(versions[0]);
  for (const word of ['Gina Guest', 'Haru Host', 'Cedar House', 'Tokyo, Japan', '5 nights', code]) {
    expect(text).toContain(word);
  }
  expect(text).not.toContain(SECRETS.address);
});

describe('whoever checks its code', () => {
  test('sees dates, city, initials and that it is valid, and nothing else', async () => {
    const id = await stage.reach('paid', { listingId });
    const { code } = await madeFor(id);
    const { status, body, headers } = await check(code);
    expect(status).toBe(200);
    expect(body).toEqual({
      state: 'valid',
      startDate: START,
      endDate: '2026-03-25',
      city: 'Tokyo',
      initials: 'G. G.',
    });
    expect(headers.get('cache-control')).toContain('no-store');
    expect((await check(code.toLowerCase().replaceAll('-', ' '))).body).toEqual(body);
  });

  test('sees the dates as they are now, and that the stay was cancelled', async () => {
    const id = await stage.reach('paid', { listingId });
    const { code } = await madeFor(id);
    await stage.act(stage.guest, id, { status: 'Update', startDate: START, endDate: '2026-03-27' });
    expect((await check(code)).body.endDate).toBe('2026-03-25');
    await stage.act(stage.host, id, { status: 'accept-change' });
    expect((await check(code)).body).toMatchObject({ state: 'valid', endDate: '2026-03-27' });
    await stage.cancel(stage.host, id);
    expect((await check(code)).body.state).toBe('cancelled');
    const { body } = await show(id);
    expect(body.letter?.code).toBe(code);
    expect(body.letter?.versions[0]?.notice).toBe(
      'This stay was cancelled. The letter is no longer valid.',
    );
  });

  test.each([
    ['a code that nobody has', '3467-9ACD-EFGH-JKMN-PRTU'],
    ['a short one', '3467'],
    ['a long one', '3'.repeat(80)],
    ['one with other letters', 'O0I1-O0I1-O0I1-O0I1-O0I1'],
    ['the reference of a reservation', 'WH-3467-9ACD'],
  ])('is told the same of %s', async (_, code) => {
    const { status, body } = await check(code);
    expect([status, body.code]).toEqual([404, 'not-found']);
  });

  test('finds no order in codes, and none of them in the index', async () => {
    const ids = [];
    for (const offset of [0, 1, 2, 3]) {
      const home = await stage.addStay();
      ids.push(await stage.reach('paid', { listingId: home, guests: 1 + (offset % 2) }));
    }
    const codes: string[] = [];
    for (const id of ids) codes.push((await madeFor(id)).code);
    expect(new Set(codes.map((code) => code.slice(0, 4))).size).toBeGreaterThan(1);
    const rows = await queryRows<{ digest: string }>(
      main,
      sql`select digest from accommodation_letter`,
    );
    for (const { digest } of rows) {
      expect(codes.some((code) => digest.includes(code.slice(0, 4)))).toBe(false);
    }
  });
});

test('is for the guest of a paid stay alone, and not made after a cancellation', async () => {
  const id = await stage.reach('approved', { listingId });
  expect((await make(id)).body.code).toBe('payment-required');
  await stage.pay(id);
  expect((await make(id, stage.host)).body.code).toBe('forbidden');
  expect((await make(id, stage.stranger)).status).toBe(404);
  await stage.cancel(stage.guest, id);
  expect((await show(id)).body).toEqual({ isAvailable: false, letter: null });
  expect((await make(id)).body.code).toBe('status-conflict');
});

test('goes with the account of its guest, and is in their data until then', async () => {
  const id = await stage.reach('paid', { listingId });
  const { code } = await madeFor(id);
  const data = await stage.app.request('GET', '/api/account/export', { as: stage.guest });
  expect(data.text).toContain(code);
  await stage.cancel(stage.host, id);
  const { status } = await stage.app.request('DELETE', '/api/account', {
    as: stage.guest,
    body: {},
  });
  expect(status).toBeLessThan(300);
  expect((await check(code)).status).toBe(404);
});

test('guesses of one network are counted, in pages too', async () => {
  const limited = await makeStage({ env: { RATE_LIMITS: 'on' } });
  try {
    const guess = () => limited.app.request('GET', '/api/check/3467-9ACD-EFGH-JKMN-PRTU');
    const { points } = RATE_LIMITS['letter-check'];
    for (let tries = 0; tries < points; tries += 1) {
      expect((await guess()).status).toBe(404);
    }
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await limited.app.close();
  }
});
