import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nightsBetween, todayIn } from '#domain/dates.ts';
import { requestedUnits } from '#domain/kinds.ts';
import { parseStaySearch } from '#domain/search/stay-search.ts';
import { STAY_NUMBERS, type StayNumber } from '#domain/stay-form.ts';
import { priceStay } from '#domain/stay-pricing.ts';
import { GUEST_GROUPS } from '#domain/vocabulary.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { StaySearchPage } from '#features/stays/contract.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { stayPricingInput } from '../booking/stay-pricing-input.ts';
import { loadStayForBooking } from '../store/booking.ts';
import { priceJoin } from '../store/search/search-price.ts';
import { insertStay, type TestStay } from '../testing/stay-builder.ts';

const app = await makeTestApp();
afterAll(() => app.close());
const db = app.services.database.main;

let hostId = '';
beforeAll(async () => {
  hostId = (await app.signUp('Ana Ferreira')).id;
});

async function search(query: string): Promise<StaySearchPage> {
  const answer = await app.request<StaySearchPage>('GET', `/api/listings?${query}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

async function order(query: string): Promise<string[]> {
  return (await search(query)).items.map(({ title }) => title);
}

/** Homes of a single test, identified by their country. */
function homeAdder(countryCode: string) {
  return (title: string, overrides: TestStay = {}) =>
    insertStay(db, hostId, { title, countryCode, city: 'Somewhere', ...overrides });
}

describe('the orders', () => {
  test('price sorts by the night without dates, by the all-in total with them', async () => {
    const add = homeAdder('ES');
    // An expensive night without fees, a cheap one with a fee, one with a discount for 28 nights.
    await add('plain', { price: 11_000 });
    await add('fee', { price: 9_000, cleaningFee: 30_000 });
    await add('discount', { price: 12_000, discount: 40 });
    expect(await order('locationValue=ES&sort=price-asc')).toEqual(['fee', 'plain', 'discount']);
    expect(await order('locationValue=ES&sort=price-desc')).toEqual(['discount', 'plain', 'fee']);
    const week = 'startDate=2026-03-10&endDate=2026-03-17';
    expect(await order(`locationValue=ES&sort=price-asc&${week}`)).toEqual([
      'plain',
      'discount',
      'fee',
    ]);
    const month = 'startDate=2026-03-10&endDate=2026-04-07';
    const sorted = await search(`locationValue=ES&sort=price-asc&${month}`);
    expect(sorted.items.map(({ title }) => title)).toEqual(['discount', 'fee', 'plain']);
    const amounts = sorted.items.map(({ price }) => price.amount);
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    expect(sorted.items[0]?.price.discountPercent).toBe(40);
  });

  test('newest first', async () => {
    const add = homeAdder('FR');
    await add('first', { createdAt: Temporal.Instant.from('2025-01-01T00:00:00Z') });
    await add('last', { createdAt: Temporal.Instant.from('2026-02-01T00:00:00Z') });
    await add('middle', { createdAt: Temporal.Instant.from('2025-06-01T00:00:00Z') });
    expect(await order('locationValue=FR&sort=newest')).toEqual(['last', 'middle', 'first']);
  });

  test('recommended weighs stars with a prior, wifi and how much is told', async () => {
    const add = homeAdder('IT');
    await add('many good stars', { ratingSum: 98, ratingCount: 20 });
    await add('one full mark', { ratingSum: 5, ratingCount: 1 });
    await add('new');
    await add('new without wifi', { wifiMbps: null });
    await add('many poor stars', { ratingSum: 60, ratingCount: 20 });
    const expected = [
      'many good stars',
      'one full mark',
      'new',
      'new without wifi',
      'many poor stars',
    ];
    expect(await order('locationValue=IT')).toEqual(expected);
    expect(await order('locationValue=IT&sort=nearest')).toHaveLength(5);
  });
});

describe('what is recommended', () => {
  test('has at most two homes of a city on a page, and no two of a category side by side', async () => {
    const add = homeAdder('MX');
    const categories = ['Home', 'Loft', 'Van', 'Cabin'] as const;
    // The best thirty are all in one city and of one category.
    for (let at = 0; at < 30; at += 1) {
      await add(`best ${at}`, {
        city: 'Oaxaca',
        category: 'Modern',
        ratingSum: 100,
        ratingCount: 20,
      });
    }
    for (let at = 0; at < 60; at += 1) {
      await add(`other ${at}`, { city: `Town ${at % 30}`, category: categories[at % 4] ?? 'Home' });
    }
    const pages = [];
    for (const page of [1, 2, 3, 4])
      pages.push((await search(`locationValue=MX&page=${page}`)).items);
    expect(pages.map(({ length }) => length)).toEqual([24, 24, 24, 18]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(90);
    const [first = []] = pages;
    const cities = Map.groupBy(first, ({ city }) => city);
    expect([...cities.values()].every(({ length }) => length <= 2)).toBe(true);
    expect(cities.get('Oaxaca')).toHaveLength(2);
    expect(first[0]?.city).toBe('Oaxaca');
    expect(first.some(({ category }, at) => category === first[at - 1]?.category)).toBe(false);
    // The block of three pages contains as many others as fit.
    const second = Map.groupBy(pages[1] ?? [], ({ city }) => city);
    expect(second.get('Oaxaca')?.length).toBeLessThan(24);
  });

  test('is the same whether asked page by page or again', async () => {
    const of = async (page: number) =>
      (await search(`locationValue=MX&page=${page}`)).items.map(({ id }) => id);
    expect(await of(2)).toEqual(await of(2));
  });
});

describe('pages', () => {
  test('hold 24 each, never overlap and together are everything', async () => {
    const add = homeAdder('GR');
    // All alike, so that only the id distinguishes them.
    for (let at = 0; at < 50; at += 1) await add(`home ${at}`);
    for (const sort of ['recommended', 'price-asc', 'newest']) {
      const pages = [];
      for (const page of [1, 2, 3]) {
        pages.push(await search(`locationValue=GR&sort=${sort}&page=${page}`));
      }
      expect(pages.map(({ items }) => items.length)).toEqual([24, 24, 2]);
      expect(pages.every(({ total, pageCount }) => total === 50 && pageCount === 3)).toBe(true);
      const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
      expect(new Set(ids).size).toBe(50);
    }
    const beyond = await search('locationValue=GR&page=9');
    expect(beyond).toMatchObject({ items: [], total: 50, page: 9, suggestions: [] });
  });
});

describe('all of them', () => {
  test('are counted, also by category, as they come and go', async () => {
    const counts = async (query: string) => {
      const answer = await app.request<{ categories: { id: string; count: number }[] }>(
        'GET',
        `/api/stays/categories?${query}`,
      );
      return new Map(answer.body.categories.map(({ id, count }) => [id, count]));
    };
    const before = (await search('page=1')).total;
    const vans = (await counts('')).get('Van');
    const van = await homeAdder('NO')('van', { category: 'Van' });
    expect((await search('page=1')).total).toBe(before + 1);
    expect((await search('category=Van')).total).toBe((vans ?? 0) + 1);
    expect((await counts('')).get('Van')).toBe((vans ?? 0) + 1);
    expect((await counts('locationValue=NO&category=Home')).get('Van')).toBe(1);
    await db.execute(sql`update listing set deleted_at = now() where id = ${van}`);
    expect((await search('page=1')).total).toBe(before);
    expect((await search('style=Van')).total).toBe(vans);
    expect((await counts('')).get('Van')).toBe(vans);
  });

  test('are grouped by country when nothing is asked, without a street', async () => {
    const answer = await app.request<{ locationValue: string; listings: object[] }[]>(
      'GET',
      '/api/listings',
    );
    const french = answer.body.find(({ locationValue }) => locationValue === 'FR');
    expect(french?.listings).toHaveLength(3);
    expect(french?.listings[0]).toEqual({
      address: 'Alfama, Somewhere',
      price: 100,
      occupancy: 'entire-place',
      averageGuestAge: 25,
    });
  });

  test('have pins with the price of their cards', async () => {
    const query = 'locationValue=ES&startDate=2026-03-10&endDate=2026-04-07';
    const { body } = await app.request<{ pins: { id: string; amount: number }[]; total: number }>(
      'GET',
      `/api/stays/pins?${query}`,
    );
    const cards = await search(query);
    expect(body.total).toBe(3);
    expect(new Map(body.pins.map(({ id, amount }) => [id, amount]))).toEqual(
      new Map(cards.items.map(({ id, price }) => [id, price.amount])),
    );
  });
});

test('the total that SQL sorts by is the total that the domain charges', async () => {
  const rate = (field: StayNumber) =>
    fc.oneof(
      fc.integer({ min: 0, max: STAY_NUMBERS[field].max }),
      fc.constantFrom(7.25, 33.333, 0.5),
    );
  const cents = fc.integer({ min: 0, max: 90_000 });
  const terms = fc.record({
    price: fc.integer({ min: 100, max: 400_000 }),
    capacity: fc.constantFrom(1, 3),
    includedGuests: fc.integer({ min: 0, max: 4 }),
    cleaningFee: cents,
    extraGuestFee: cents,
    taxRate: rate('taxRate'),
    discount: rate('discount'),
    influencerDiscount: rate('influencerDiscount'),
    localDiscount: rate('localDiscount'),
    parentDiscount: rate('parentDiscount'),
    specialDiscount: rate('specialDiscount'),
    specialDiscountOn: fc.boolean(),
    studentDiscount: rate('studentDiscount'),
    volunteerDiscount: rate('volunteerDiscount'),
    womenDiscount: rate('womenDiscount'),
    securityRate: rate('securityRate'),
    timeZone: fc.constantFrom('Pacific/Auckland', 'America/Los_Angeles', 'UTC'),
  });
  const request = fc.record({
    nights: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(27, 28, 29)),
    ahead: fc.constantFrom(1, 26, 27, 28, 29, 200),
    guests: fc.integer({ min: 1, max: 8 }),
    rooms: fc.integer({ min: 1, max: 3 }),
    groups: fc.subarray([...GUEST_GROUPS]),
  });
  await fc.assert(
    fc.asyncProperty(terms, request, async (home, { nights, ahead, guests, rooms, groups }) => {
      const id = await insertStay(db, hostId, { ...home, countryCode: 'AQ', roomCount: 3 });
      const stay = await loadStayForBooking(db, id);
      if (stay === null) throw new Error('the stay is gone');
      const now = app.services.now();
      const startDate = now.toZonedDateTimeISO('UTC').toPlainDate().add({ days: ahead }).toString();
      const search = parseStaySearch({ guestCount: String(guests), roomCount: String(rooms) });
      const criteria = { search, area: null, centre: null, now, groups };
      const [row] = await queryRows<{ total: number }>(
        db,
        sql`select price.total::integer as total
          from stay_search x ${priceJoin(criteria, { arrival: sql`${startDate}::date`, nights: sql`${nights}::integer` })}
          where x.listing_id = ${id}`,
      );
      const quote = priceStay(
        stayPricingInput(stay, {
          nights,
          guests,
          pets: 0,
          units: requestedUnits({ kind: 'stay', capacity: stay.capacity }, { guests: 1, rooms }),
          daysAhead: nightsBetween(todayIn(now, stay.timeZone), startDate),
          groups,
        }),
      );
      expect(row?.total).toBe(quote.total);
    }),
    { numRuns: 120 },
  );
});
