import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type { ItinerantDetails } from '#features/itinerants/contract.ts';
import type { NightsQuote } from '#market/booking/contract.ts';
import { ITINERANT_FORM } from '../testing/itinerant-form.ts';

const app = await makeTestApp({ now: '2026-04-20T09:00:00Z' });
afterAll(() => app.close());

let host: TestPerson;
let guest: TestPerson;
beforeAll(async () => {
  host = await app.signUp('Hanna Host');
  guest = await app.signUp('Ada Guest');
});

/** Porto from 3 May for ten nights, then Lisbon for eleven, for two guests. */
async function listed(overrides: object = {}): Promise<string> {
  const { body, text } = await app.request<{ id: string }>('POST', '/api/itinerants', {
    body: { ...ITINERANT_FORM, guestCount: 2, ...overrides },
    as: host,
  });
  if (body.id === undefined) throw new Error(text);
  return body.id;
}

async function loadStops(id: string): Promise<ItinerantDetails['stops']> {
  const { body } = await app.request<ItinerantDetails>('GET', `/api/itinerants/${id}`);
  return body.stops;
}

async function loadTotal(id: string, startDate: string, endDate: string): Promise<number> {
  const { body } = await app.request<NightsQuote>(
    'GET',
    `/api/itinerants/${id}/quote?startDate=${startDate}&endDate=${endDate}`,
  );
  return body.quote.total;
}

describe('joining and leaving at a stop', () => {
  test('costs what the quote of the same nights does', async () => {
    const id = await listed();
    const [porto, lisbon] = await loadStops(id);
    expect(porto).toMatchObject({
      left: 2,
      joinHere: {
        startDate: '2026-05-03',
        endDate: '2026-05-24',
        nights: 21,
        total: await loadTotal(id, '2026-05-03', '2026-05-24'),
      },
      leaveHere: {
        startDate: '2026-05-03',
        endDate: '2026-05-13',
        nights: 10,
        total: await loadTotal(id, '2026-05-03', '2026-05-13'),
      },
    });
    expect(lisbon).toMatchObject({
      joinHere: { startDate: '2026-05-13', endDate: '2026-05-24', nights: 11 },
      leaveHere: { startDate: '2026-05-03', endDate: '2026-05-24', nights: 21 },
    });
  });

  test('is not offered below the minimum of nights', async () => {
    const [porto, lisbon] = await loadStops(await listed({ minnight: 11 }));
    expect(porto?.leaveHere).toBeNull();
    expect(lisbon?.joinHere).toMatchObject({ nights: 11 });
  });

  test('is not offered where a night between is full', async () => {
    const id = await listed({ guestCount: 1 });
    await app.request('POST', '/api/reservations', {
      body: { listingId: id, startDate: '2026-05-13', endDate: '2026-05-24' },
      as: guest,
    });
    const [porto, lisbon] = await loadStops(id);
    expect(porto).toMatchObject({ left: 1, joinHere: null, leaveHere: { nights: 10 } });
    expect(lisbon).toMatchObject({ left: 0, joinHere: null, leaveHere: null });
  });
});
