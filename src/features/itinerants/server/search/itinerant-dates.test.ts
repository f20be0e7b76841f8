import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import { BERLIN, listedItinerants } from '../testing/listed-itinerants.ts';

const NOW = '2026-04-20T09:00:00Z';
const app = await makeTestApp({ now: NOW });
afterAll(() => app.close());

const world = listedItinerants(app, NOW);
const { search, found, card } = world;
let host: TestPerson;
let guests: TestPerson[];
const join = async (by: number, startDate: string, endDate: string) => {
  const guest = guests[by];
  if (guest !== undefined) await world.join(guest, 'tight', startDate, endDate);
};

beforeAll(async () => {
  host = await app.signUp('Hanna Host');
  guests = await Promise.all(
    ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => app.signUp(`${name} Guest`)),
  );
  // Three weeks from 3 May, from Porto to Lisbon; guests join for a week at least.
  await world.list(host, 'coast', { price: 45, guestCount: 2 });
  // Four nights, fewer than its minimum: guests join for all of them.
  await world.list(host, 'festival', {
    category: 'Fest',
    stops: [],
    location: BERLIN,
    minnight: 14,
    checkinTime: '10/06/2026',
    checkoutTime: '14/06/2026',
  });
  // Twelve nights from tomorrow; guests join for seven at least.
  await world.list(host, 'begun', {
    stops: [],
    checkinTime: '21/04/2026',
    checkoutTime: '03/05/2026',
  });
});

describe('dates (spec 3 §4: a result fits when it lies inside, or overlaps by its least)', () => {
  test.each([
    // All of its nights are in the range.
    ['startDate=2026-05-01&endDate=2026-05-31', ['coast']],
    // Its minimum, seven nights, is in the range.
    ['startDate=2026-05-17&endDate=2026-05-31', ['coast']],
    // Six nights are too few.
    ['startDate=2026-05-18&endDate=2026-05-31', []],
    ['startDate=2026-06-09&endDate=2026-06-15', ['festival']],
    ['startDate=2026-06-11&endDate=2026-06-15', []],
    // Past days of the range are ignored.
    ['startDate=2026-04-01&endDate=2026-04-28', ['begun']],
    ['startDate=2026-04-01&endDate=2026-04-27', []],
  ])('%s', async (query, titles) => {
    expect(await found(query)).toEqual(titles);
  });

  test('cards say the first nights that one can join for', async () => {
    const { free } = await card('coast', 'startDate=2026-05-10&endDate=2026-06-30');
    expect(free).toEqual({ startDate: '2026-05-10', endDate: '2026-05-24' });
    expect((await card('coast')).free).toBeNull();
  });

  test.each([
    ['startDate=2026-04-01&endDate=2026-04-10', 'past'],
    ['startDate=2029-01-01&endDate=2029-02-01', 'too-far'],
    ['startDate=2026-04-01&endDate=2027-12-31', null],
  ])('%s: %s', async (query, problem) => {
    expect((await search(query)).datesProblem).toBe(problem);
  });
});

describe('places that are taken', () => {
  test('leave an itinerant out where too few nights remain, and cards say how many places are left', async () => {
    await world.list(host, 'tight', { category: 'TechHub', stops: [], guestCount: 2 });
    const only = 'category=TechHub';
    expect((await card('tight', only)).placesLeft).toBe(2);
    // 3 to 10 May for one: still a place each night.
    await join(0, '2026-05-03', '2026-05-10');
    expect((await card('tight', only)).placesLeft).toBe(1);
    expect(
      (await card('tight', `${only}&guestCount=2&startDate=2026-05-01&endDate=2026-05-31`)).free,
    ).toEqual({ startDate: '2026-05-10', endDate: '2026-05-24' });
    // 8 to 17 May for one: 8 and 9 May are full, and so are all spans of seven nights around them.
    await join(1, '2026-05-08', '2026-05-17');
    const tight = await card('tight', `${only}&startDate=2026-05-01&endDate=2026-05-31`);
    expect(tight.free).toEqual({ startDate: '2026-05-10', endDate: '2026-05-24' });
    expect(tight.placesLeft).toBe(0);
    expect(await found(`${only}&startDate=2026-05-01&endDate=2026-05-16`)).toEqual([]);
    // For two, 17 to 24 May is left, its minimum.
    expect(await found(`${only}&guestCount=2`)).toEqual(['tight']);
    await join(2, '2026-05-17', '2026-05-24');
    expect(await found(`${only}&guestCount=2`)).toEqual([]);
    expect(await found(only)).toEqual(['tight']);
    await join(3, '2026-05-10', '2026-05-24');
    expect(await found(only)).toEqual([]);
    expect(
      (await app.request('GET', `/api/itinerants/${world.idOf('tight')}/card?${only}`)).status,
    ).toBe(404);
    // The page stays available by its address.
    expect((await app.request('GET', `/api/itinerants/${world.idOf('tight')}`)).status).toBe(200);
    await world.list(host, 'free again', { category: 'TechHub', stops: [] });
    expect(await found(only)).toEqual(['free again']);
    await world.remove(host, 'free again');
  });
});
