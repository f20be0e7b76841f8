import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRequest } from '#domain/search/nights-request.ts';
import { parseStaySearch } from '#domain/search/stay-search.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { StayCard, StaySearchPage } from '#features/stays/contract.ts';
import type { Quote } from '#market/booking/contract.ts';
import { nightsQuery } from '#market/booking/index.web.ts';
import { stayLink } from '../../web/search/stay-link.ts';
import { insertStay, type TestStay, takeNights } from '../testing/stay-builder.ts';

const app = await makeTestApp({ now: '2026-03-02T09:00:00Z' });
afterAll(() => app.close());
const db = app.services.database.main;

let hostId = '';
const ids: Record<string, string> = {};

async function add(title: string, overrides: TestStay = {}): Promise<string> {
  const id = await insertStay(db, hostId, { title, ...overrides });
  ids[title] = id;
  return id;
}

async function cards(query: string): Promise<Map<string, StayCard>> {
  const answer = await app.request<StaySearchPage>('GET', `/api/listings?${query}`);
  expect(answer.status).toBe(200);
  expect(answer.body.total).toBe(answer.body.items.length);
  return new Map(answer.body.items.map((card) => [card.title, card]));
}

async function found(query: string): Promise<string[]> {
  return [...(await cards(query)).keys()].sort();
}

beforeAll(async () => {
  hostId = (await app.signUp('Ana Ferreira')).id;
  // Taken from the 10th to the 19th of May: free again from the night of the 20th.
  await takeNights(db, await add('flat'), '2026-05-10', '2026-05-20');
  await add('week or longer', { minNights: 7 });
  const house = await add('house of three', { capacity: 3, roomCount: 3 });
  await takeNights(db, house, '2026-05-01', '2026-06-01', { taken: 1, capacity: 3 });
  await takeNights(db, house, '2026-06-01', '2026-06-11', { taken: 2, capacity: 3 });
  await takeNights(db, house, '2026-06-11', '2026-07-01', { taken: 3, capacity: 3 });
});

describe('exact dates', () => {
  const exact = (start: string, end: string, more = '') =>
    found(`startDate=${start}&endDate=${end}${more}`);

  test('a stay may end on the first taken night and begin on the first free one', async () => {
    expect(await exact('2026-05-05', '2026-05-10')).toContain('flat');
    expect(await exact('2026-05-05', '2026-05-11')).not.toContain('flat');
    expect(await exact('2026-05-19', '2026-05-25')).not.toContain('flat');
    expect(await exact('2026-05-20', '2026-05-25')).toContain('flat');
  });

  test('needs the minimum nights', async () => {
    expect(await exact('2026-04-01', '2026-04-07')).not.toContain('week or longer');
    expect(await exact('2026-04-01', '2026-04-08')).toContain('week or longer');
  });

  test('needs as many free rooms as are asked for', async () => {
    const inMay = ['2026-05-02', '2026-05-09'] as const;
    expect(await exact(...inMay, '&roomCount=2')).toContain('house of three');
    expect(await exact(...inMay, '&roomCount=3')).not.toContain('house of three');
    const inJune = ['2026-06-02', '2026-06-09'] as const;
    expect(await exact(...inJune)).toContain('house of three');
    expect(await exact(...inJune, '&roomCount=2')).not.toContain('house of three');
    expect(await exact('2026-06-10', '2026-06-12')).not.toContain('house of three');
  });

  test('a whole place is one unit, however many rooms are asked for', async () => {
    expect(await exact('2026-04-01', '2026-04-08', '&roomCount=2')).toEqual([
      'flat',
      'house of three',
      'week or longer',
    ]);
    expect(await exact('2026-05-12', '2026-05-19', '&roomCount=2')).not.toContain('flat');
  });

  test('the past finds nothing, today does, by the clock of the place', async () => {
    expect(await exact('2026-02-20', '2026-03-10')).toEqual([]);
    expect(await exact('2026-03-01', '2026-03-10')).toEqual([]);
    expect(await exact('2026-03-02', '2026-03-10')).toContain('flat');
    const kiritimati = await add('where it is tomorrow', { timeZone: 'Pacific/Kiritimati' });
    const samoa = await add('where it is yesterday', { timeZone: 'Pacific/Pago_Pago' });
    app.clock.set('2026-03-02T10:30:00Z');
    expect(await exact('2026-03-02', '2026-03-10')).not.toContain('where it is tomorrow');
    expect(await exact('2026-03-03', '2026-03-10')).toContain('where it is tomorrow');
    expect(await exact('2026-03-01', '2026-03-10')).toEqual(['where it is yesterday']);
    app.clock.set('2026-03-02T09:00:00Z');
    await takeNights(db, kiritimati, '2026-01-01', '2027-01-01');
    await takeNights(db, samoa, '2026-01-01', '2027-01-01');
  });

  test('cards show the all-in total of the dates, the deposit in it', async () => {
    const card = (await cards('startDate=2026-04-01&endDate=2026-04-08&guestCount=2')).get('flat');
    // 7 nights of $100 with the 6% service fee.
    expect(card?.price).toEqual({
      amount: 74_200,
      nights: 7,
      allIn: true,
      deposit: 0,
      discountPercent: 0,
      startDate: '2026-04-01',
      endDate: '2026-04-08',
    });
  });
});

describe('a card alone', () => {
  test.each([
    ['exact dates', 'startDate=2026-05-02&endDate=2026-05-09&guestCount=3&roomCount=2'],
    ['flexible dates', 'dateMode=flexible&baseDate=2026-05-14&endDate=2026-05-19&flexibility=9'],
    ['months', 'dateMode=months&startMonth=2026-09&endMonth=2026-10'],
    ['a duration', 'pricingDuration=week'],
  ])('is what it is among the others: %s', async (_, query) => {
    const listed = await cards(query);
    expect(listed.size).toBeGreaterThan(0);
    for (const card of listed.values()) {
      const alone = await app.request('GET', `/api/listings/${card.id}/card?${query}&page=2`);
      expect(alone.body).toEqual(card);
    }
  });

  test('is none where the search does not find it', async () => {
    for (const query of [
      'startDate=2026-05-05&endDate=2026-05-11',
      'startDate=2020-05-05&endDate=2020-05-11',
      'locationValue=FR',
    ]) {
      const answer = await app.request('GET', `/api/listings/${ids.flat}/card?${query}`);
      expect(answer.status, query).toBe(404);
    }
  });

  test.each([1, 2])('leads to a page that asks the same total for %i rooms', async (rooms) => {
    const query = `startDate=2026-05-02&endDate=2026-05-09&guestCount=3&roomCount=${rooms}`;
    for (const [card, capacity] of [
      [(await cards(query)).get('house of three'), 3],
      [(await cards(query)).get('week or longer'), 1],
    ] as const) {
      if (card === undefined) throw new Error('the card is missing');
      const { params, search } = stayLink(card, parseStaySearch(new URLSearchParams(query)));
      const { startDate, endDate, guests, rooms: asked } = readRequest(search);
      if (startDate === null || endDate === null) throw new Error('the link has no dates');
      // Rooms of a whole place aren't counted.
      const fitting = { guests, rooms: capacity === 1 ? 1 : asked, pets: 0 };
      const dates = new URLSearchParams(nightsQuery({ startDate, endDate, ...fitting }));
      const { body } = await app.request<{ quote: Quote }>(
        'GET',
        `/api/listings/${params.id}/quote?${dates}`,
      );
      expect(body.quote.total).toBe(card.price.amount);
    }
  });
});

describe('flexible dates', () => {
  const flexible = (base: string, end: string, flexibility: number) =>
    cards(`dateMode=flexible&baseDate=${base}&endDate=${end}&flexibility=${flexibility}`);

  test('finds the nearest arrival, the earlier of two that are equally near', async () => {
    // Among arrivals around the 14th, those up to the 5th and from the 20th have five free nights.
    const nearest = (await flexible('2026-05-14', '2026-05-19', 9)).get('flat');
    expect(nearest?.price).toMatchObject({ startDate: '2026-05-20', endDate: '2026-05-25' });
    const tie = await add('tie');
    await takeNights(db, tie, '2026-05-10', '2026-05-11');
    const both = (await flexible('2026-05-10', '2026-05-11', 3)).get('tie');
    expect(both?.price).toMatchObject({ startDate: '2026-05-09', endDate: '2026-05-10' });
    await takeNights(db, tie, '2026-03-01', '2026-05-10');
  });

  test('reaches exactly as far as the flexibility', async () => {
    expect((await flexible('2026-05-14', '2026-05-19', 5)).has('flat')).toBe(false);
    expect((await flexible('2026-05-14', '2026-05-19', 6)).has('flat')).toBe(true);
  });

  test('keeps the preferred day when it is free and never offers the past', async () => {
    const free = (await flexible('2026-04-10', '2026-04-15', 14)).get('flat');
    expect(free?.price.startDate).toBe('2026-04-10');
    const today = (await flexible('2026-02-28', '2026-03-05', 3)).get('flat');
    expect(today?.price.startDate).toBe('2026-03-02');
    expect((await flexible('2026-02-20', '2026-02-25', 3)).size).toBe(0);
  });
});

describe('months', () => {
  const months = (start: string, end: string, more = '') =>
    cards(`dateMode=months&startMonth=${start}&endMonth=${end}${more}`);

  test('finds a home with one free window of its minimum nights', async () => {
    const long = await add('29 or longer', { minNights: 29 });
    await takeNights(db, long, '2026-09-01', '2026-09-02');
    // 29 nights are left, when the month ends.
    expect((await months('2026-09', '2026-09')).has('29 or longer')).toBe(true);
    await takeNights(db, long, '2026-09-30', '2026-10-01');
    expect((await months('2026-09', '2026-09')).has('29 or longer')).toBe(false);
    expect((await months('2026-08', '2026-09')).has('29 or longer')).toBe(true);
  });

  test('counts rooms, and only days that are still to come', async () => {
    const inMay = (rooms: number) => months('2026-05', '2026-05', `&roomCount=${rooms}`);
    expect((await inMay(3)).has('house of three')).toBe(false);
    expect((await inMay(2)).has('house of three')).toBe(true);
    expect((await months('2026-02', '2026-02')).size).toBe(0);
    app.clock.set('2026-05-31T12:00:00Z');
    expect((await inMay(2)).has('house of three')).toBe(true);
    app.clock.set('2026-06-01T12:00:00Z');
    expect((await inMay(2)).has('house of three')).toBe(false);
    app.clock.set('2026-03-02T09:00:00Z');
  });

  test('cards show the all-in total of a month’s stay, with its dates', async () => {
    const card = (await months('2026-04', '2026-04')).get('flat');
    // 30 nights of $100 with the 6% service fee.
    expect(card?.price).toEqual({
      amount: 318_000,
      nights: 30,
      allIn: true,
      deposit: 0,
      discountPercent: 0,
      startDate: '2026-04-01',
      endDate: '2026-05-01',
    });
  });
});

test('without dates cards show the price of the duration', async () => {
  const amounts = new Map<string, number | undefined>();
  for (const duration of ['night', 'week', 'month', 'quarter', 'year', 'decade']) {
    const answer = await cards(`pricingDuration=${duration}&guestCount=1`);
    amounts.set(duration, answer.get('flat')?.price.amount);
  }
  expect([...amounts.values()]).toEqual([10_000, 70_000, 300_000, 910_000, 3_650_000, 10_000]);
});

test('prices are told as chips for the chosen duration (spec 1 §2.2)', async () => {
  const chip = async (query: string) => {
    const answer = await app.request<StaySearchPage>('GET', `/api/listings?${query}`);
    return answer.body.chips[0]?.label;
  };
  expect(await chip('maxPrice=100')).toBe('Up to $100 a night');
  expect(await chip('minPrice=50&pricingDuration=week')).toBe('From $350 a week');
  expect(await chip('minPrice=50&maxPrice=100&pricingDuration=year')).toBe(
    '$18,250 – $36,500 a year',
  );
  expect(await chip('minPrice=1000&maxPrice=2000&priceSpan=month&pricingDuration=week')).toBe(
    '$1,000 – $2,000 a month',
  );
});

test('dates are told as chips in words', async () => {
  const chip = async (query: string) => {
    const answer = await app.request<StaySearchPage>('GET', `/api/listings?${query}`);
    return answer.body.chips[0]?.label.replace(/\s/g, ' ');
  };
  expect(await chip('startDate=2026-04-01&endDate=2026-04-08')).toBe('Apr 1 – 8');
  expect(await chip('dateMode=flexible&baseDate=2026-04-01')).toBe(
    '14 nights around Apr 1 (± 3 days)',
  );
  expect(await chip('dateMode=months&startMonth=2026-04&endMonth=2026-05')).toBe(
    'April – May 2026',
  );
});

describe('dates that no home can be had for', () => {
  const page = async (query: string) =>
    (await app.request<StaySearchPage>('GET', `/api/listings?${query}`)).body;

  test.each([
    ['exact ones in the past', 'startDate=2020-03-01&endDate=2020-03-05', 'past'],
    ['flexible ones in the past', 'dateMode=flexible&baseDate=2020-03-01', 'past'],
    ['months that are over', 'dateMode=months&startMonth=2025-01&endMonth=2025-03', 'past'],
    ['more than a year', 'startDate=2026-06-01&endDate=2027-12-01', 'too-long'],
    ['beyond two years', 'startDate=2028-06-01&endDate=2028-06-08', 'too-far'],
    ['flexible ones beyond two years', 'dateMode=flexible&baseDate=2029-03-01', 'too-far'],
    ['months beyond two years', 'dateMode=months&startMonth=2029-01&endMonth=2029-03', 'too-far'],
  ])('%s find nothing and say why, with the way out', async (_, query, problem) => {
    const { total, datesProblem, suggestions, chips } = await page(query);
    expect(total).toBe(0);
    expect(datesProblem).toBe(problem);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(chips[0]?.key).toBe('dates');
    expect(chips[0]?.label).toMatch(/20(20|25|26|27|28|29)/);
  });

  test('dates that can be had have none', async () => {
    expect((await page('startDate=2026-04-01&endDate=2026-04-08')).datesProblem).toBeNull();
  });

  test('the same day twice is one night', async () => {
    const card = (await cards('startDate=2026-04-01&endDate=2026-04-01')).get('flat');
    expect(card?.price).toMatchObject({ nights: 1, endDate: '2026-04-02', amount: 10_600 });
  });

  test('chips say the year unless it is this one', async () => {
    const { chips } = await page('startDate=2027-04-01&endDate=2027-04-08');
    expect(chips[0]?.label.replace(/\s/g, ' ')).toBe('Apr 1 – 8, 2027');
  });
});
