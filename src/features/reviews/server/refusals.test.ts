import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makeReviewStage, NOW } from './testing/review-stage.ts';

const stage = await makeReviewStage();
const { app, host, guest, stranger, admin } = stage;
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const OF_LISTING = { rating: 3, text: 'The desk wobbles, the view makes up for it.' };
const OF_GUEST = { rating: 2, text: 'Left the kitchen as a battlefield.' };

describe('refused', () => {
  test.each([
    ['a stranger', () => stranger, 'not-found'],
    ['an administrator', () => admin, 'forbidden'],
  ] as const)('%s', async (_name, who, code) => {
    const id = await stage.addReservation(await stage.addListing());
    expect((await stage.write(who(), id, OF_LISTING)).body.code).toBe(code);
  });

  test('before it is completed, and after sixty days', async () => {
    const listingId = await stage.addListing();
    const going = await stage.addReservation(listingId, { status: 'checked-in' });
    expect((await stage.write(guest, going, OF_LISTING)).body.code).toBe('review-too-early');
    const id = await stage.addReservation(listingId);
    app.clock.set('2026-05-09T00:00:00Z');
    expect((await stage.write(guest, id, OF_LISTING)).body.code).toBe('review-too-late');
    expect((await stage.show(guest, id)).body.may.write).toBe(false);
  });

  test('facts of another kind, and any of a guest', async () => {
    const id = await stage.addReservation(await stage.addListing('experience'), {
      kind: 'experience',
    });
    const ofHome = await stage.write(guest, id, { ...OF_LISTING, facts: { desk: 'yes' } });
    expect(Object.keys(ofHome.body.fields ?? {})).toEqual(['facts.desk']);
    const ofGuest = await stage.write(host, id, { ...OF_GUEST, facts: { 'on-time': 'yes' } });
    expect(Object.keys(ofGuest.body.fields ?? {})).toEqual(['facts.on-time']);
  });

  test.each(['Call me on +351 912 345 678 for more.', 'Write to me at gina@example.org instead.'])(
    'a way to reach somebody: %s',
    async (text) => {
      const id = await stage.addReservation(await stage.addListing());
      const { status, body } = await stage.write(guest, id, { rating: 5, text });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['text']]);
      expect((await stage.show(guest, id)).body.ofListing).toBeNull();
    },
  );
});

test('prices, hours and names of firms are no way to reach somebody', async () => {
  const id = await stage.addReservation(await stage.addListing());
  const text =
    'Open 9.00-18.00, 1200-1500 a month or 2.500.000 pesos, 300/300/12. I work at Booking.com.';
  expect((await stage.write(guest, id, { rating: 5, text })).status).toBe(200);
});
