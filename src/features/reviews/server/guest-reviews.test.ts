import { afterAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { GuestReviews } from '../contract.ts';
import { makeReviewStage, NOW } from './testing/review-stage.ts';

const stage = await makeReviewStage();
const { app, host, guest, stranger, admin } = stage;
const otherHost = await app.signUp('Olga Other');
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const SAID = { rating: 5, text: 'Left the loft as if nobody had been there.' };
const listed = (as: TestPerson, id: string) =>
  app.request<GuestReviews & { code: string }>('GET', `/api/reservations/${id}/guest-reviews`, {
    as,
  });

test('a host reads what other hosts said of who asks to come, once it is open', async () => {
  const newcomer = await app.signUp('Gil Guest');
  const past = await stage.addReservation(await stage.addListing('stay', host), { as: newcomer });
  const theirs = await stage.addListing('stay', otherHost);
  const asked = await stage.addReservation(theirs, {
    as: newcomer,
    status: 'pending',
    by: otherHost,
  });
  const none = { guestName: 'Gil Guest', total: 0, average: null, items: [] };
  expect((await listed(otherHost, asked)).body).toEqual(none);
  // While hidden, it is not in the response.
  await stage.write(host, past, SAID);
  expect((await listed(otherHost, asked)).body).toEqual(none);
  await stage.write(newcomer, past, { rating: 4, text: 'The desk faces the river.' });
  const { body, text } = await listed(otherHost, asked);
  expect(body).toEqual({
    guestName: 'Gil Guest',
    total: 1,
    average: 5,
    items: [{ ...SAID, hostName: 'Haru Host', writtenAt: '2026-03-11T00:00:00Z' }],
  });
  expect(text).not.toContain(past);
});

test.each([
  ['the guest', () => guest, 'forbidden'],
  ['a stranger', () => stranger, 'not-found'],
  ['an administrator', () => admin, 'forbidden'],
] as const)('not %s', async (_name, who, code) => {
  const id = await stage.addReservation(await stage.addListing(), { status: 'pending' });
  expect((await listed(who(), id)).body.code).toBe(code);
});

test.each(['completed', 'declined', 'cancelled'])(
  'nor the host of one that is %s',
  async (status) => {
    const id = await stage.addReservation(await stage.addListing(), { status });
    expect((await listed(host, id)).body.code).toBe('forbidden');
  },
);

test('what the host wrote of the guest themselves is left out', async () => {
  const past = await stage.addReservation(await stage.addListing());
  await stage.write(host, past, SAID);
  await stage.write(guest, past, { rating: 4, text: 'The desk faces the river.' });
  const asked = await stage.addReservation(await stage.addListing(), { status: 'pending' });
  expect((await listed(host, asked)).body).toMatchObject({ total: 0, items: [] });
});
