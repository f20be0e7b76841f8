import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { experienceCalls } from '../testing/experience-calls.ts';
import { WEEKLY } from '../testing/experience-form.ts';

const NOW = '2026-05-01T09:00:00Z';
const app = await makeTestApp({ now: NOW });
afterAll(() => app.close());
const { host, guest, created, sessions, quote, book } = await experienceCalls(app);
beforeEach(() => app.clock.set(NOW));

describe('booking a session', () => {
  test('holds its seats, and costs what was quoted', async () => {
    const id = await created();
    const [first, second] = await sessions(id);
    if (first === undefined || second === undefined) throw new Error('there are sessions');
    const { body: asked } = await quote(id, first, '&guests=2');
    expect(asked.quote).toMatchObject({ total: 8_500, deposit: 4_000, subtotal: 4_500 });
    expect(asked.quote.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['session', 3_500],
      ['experience-fee', 1_000],
      ['deposit', 4_000],
    ]);
    expect(asked.refunds.map(({ amount }) => amount)).toEqual([7_500, 4_000]);
    const { body } = await book(id, first, { guests: 2, totalPrice: 85 });
    expect(body).toMatchObject({ status: 'pending', total: 8_500 });
    expect((await sessions(id)).slice(0, 2).map(({ left }) => left)).toEqual([5, 7]);
    expect((await book(id, second, { guests: 8 })).body.code).toBe('too-many-guests');
    expect((await book(id, second, { guests: 1 }, host)).body.code).toBe('own-listing');
  });

  test('moves to a day with several only once one of them is named', async () => {
    const id = await created({
      routineSchedule: [
        { ...WEEKLY, days: ['Monday'], title: 'Monday', startsOn: '2026-05-04' },
        WEEKLY,
        { ...WEEKLY, title: 'Lunch', startTime: '12:00', endTime: '14:00' },
      ],
    });
    const [monday] = await sessions(id);
    if (monday === undefined) throw new Error('there is a session');
    const { body: booking } = await book(id, monday);
    const path = `/api/reservations/${booking.id}`;
    const { body: checkout } = await app.request<{ url: string }>('POST', `${path}/payment`, {
      body: {},
      as: guest,
    });
    await app.request('POST', `/api/sandbox-checkout/${checkout.url.split('/').at(-1)}`, {
      body: { outcome: 'succeed' },
    });
    const { status, body } = await app.request<{ code: string; message: string }>('POST', path, {
      body: { status: 'Update', startDate: '2026-05-05', endDate: '2026-05-06' },
      as: guest,
    });
    expect([status, body.code, body.message]).toEqual([
      400,
      'session-needed',
      'There are several sessions on that day. Please choose one.',
    ]);
  });

  test('as a pass takes every session of its period', async () => {
    const id = await created({
      routineSchedule: [{ ...WEEKLY, days: ['Tuesday', 'Thursday'] }],
    });
    const [first] = await sessions(id);
    if (first === undefined) throw new Error('there are sessions');
    const { body } = await quote(id, first, '&scheduleDuration=full');
    expect(body.sessions.map(({ date }) => date)).toEqual(['2026-05-05', '2026-05-07']);
    expect(body.quote.lines[0]).toMatchObject({ kind: 'pass', amount: 1_750 });
    const single = await quote(id, first);
    expect(single.body.quote.lines[0]).toMatchObject({ kind: 'session', amount: 875 });
  });

  test('that has begun, or is of a home, is none', async () => {
    const id = await created();
    const [first] = await sessions(id);
    if (first === undefined) throw new Error('there are sessions');
    app.clock.set(first.startsAt);
    expect((await quote(id, first)).body.code).toBe('session-over');
    expect((await book(id, first)).body.code).toBe('session-over');
    const nowhere = { ...first, date: '2026-05-06' };
    expect((await book(id, nowhere)).status).toBe(404);
  });

  test('sessions go on as their days come near', async () => {
    const id = await created();
    app.clock.set('2026-06-01T09:00:00Z');
    const job = app.jobHandlers.find(({ name }) => name === 'experiences.make-sessions');
    await job?.run({} as never);
    const made = await sessions(id, '2026-11-01', '2026-12-01');
    expect(made.map(({ date }) => date)).toEqual([
      '2026-11-03',
      '2026-11-10',
      '2026-11-17',
      '2026-11-24',
    ]);
    expect(made[0]?.startsAt).toBe('2026-11-03T18:30:00+00:00');
  });
});
