import { afterAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { destination, festival, searchFlights } from './testing/travel-calls.ts';

const app = await makeTestApp();
afterAll(() => app.close());

describe('days that may shift', () => {
  const findCheaperDays = async (more: object) => {
    const { status, body } = await searchFlights(app, more);
    expect(status).toBe(200);
    return body.results[0]?.cheaper;
  };
  const typicalOn = async (departureDate: string, returnDate: string) => {
    const { body } = await searchFlights(app, { departureDate, returnDate });
    return body.results[0]?.total?.typical ?? 0;
  };
  // From a Friday to a Sunday: both are expensive.
  const dear = { departureDate: '2026-04-10', returnDate: '2026-04-19' };

  test('name the least expensive of them, the nearest of several, as long as planned', async () => {
    // The nearest first, as it is chosen of several.
    const shifts = [0, -1, 1, -2, 2, -3, 3];
    const typical = await Promise.all(
      shifts.map((by) => typicalOn(addDays(dear.departureDate, by), addDays(dear.returnDate, by))),
    );
    const lowest = Math.min(...typical);
    const cheaper = await findCheaperDays({ ...dear, flexibility: 3 });
    expect(cheaper?.typical).toBe(lowest);
    const by = shifts[typical.indexOf(lowest)] ?? 0;
    expect(cheaper).toEqual({
      departureDate: addDays(dear.departureDate, by),
      returnDate: addDays(dear.returnDate, by),
      typical: lowest,
    });
  });

  test.each([
    ['exact days', dear],
    ['the least expensive days', { departureDate: '2026-04-14', flexibility: 1 }],
    [
      'a festival',
      { departureDate: '2026-03-15', flexibility: 10, targets: [festival('las-fallas', 'VLC')] },
    ],
    ['the place itself', { ...dear, flexibility: 3, targets: [destination('NYC')] }],
  ])('name none for %s', async (_what, more) => {
    expect(await findCheaperDays(more)).toBeUndefined();
  });

  test.each([
    ['2026-03-02', 14],
    ['2027-02-26', 14],
  ])('stay possible around %s', async (departureDate, flexibility) => {
    const cheaper = await findCheaperDays({ departureDate, flexibility });
    const found = cheaper?.departureDate ?? departureDate;
    expect((await searchFlights(app, { departureDate: found })).status).toBe(200);
  });

  test.each([0, 15, 1.5, '3'])('are refused where they are %j', async (flexibility) => {
    expect((await searchFlights(app, { flexibility })).status).toBe(400);
  });
});
