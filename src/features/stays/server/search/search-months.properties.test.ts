/** @module-tag long */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addDays,
  type DateText,
  eachNight,
  getWeekday,
  monthRange,
  nightsBetween,
} from '#domain/dates.ts';
import { minNightsFrom, nightsByPrice } from '#domain/night-overrides.ts';
import { lastOfferedDay, longestStay, type OfferRules, WEEKDAYS } from '#domain/offer-rules.ts';
import { SHORTEST_MONTHS, type StayMonths } from '#domain/search/choose-months.ts';
import { priceStay } from '#domain/stay-pricing.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { StayAnalytics, StaySearchPage } from '#features/stays/contract.ts';
import { indexOverrides } from '#market/inventory/index.server.ts';
import { listingNights } from '#market/inventory/server/tables.ts';
import { stayPricingInput } from '../booking/stay-pricing-input.ts';
import { loadStayForBooking } from '../store/booking.ts';
import { insertStay, setTerms, type TestStay } from '../testing/stay-builder.ts';

const TODAY = '2026-03-02';
const app = await makeTestApp({ now: `${TODAY}T09:00:00Z` });
afterAll(() => app.close());
const db = app.services.database.main;

let hostId = '';
beforeAll(async () => {
  hostId = (await app.signUp('Ana Ferreira')).id;
});

async function results(query: string): Promise<StaySearchPage> {
  const answer = await app.request<StaySearchPage>('GET', `/api/listings?${query}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

const months = (start: string, end: string) =>
  `dateMode=months&startMonth=${start}&endMonth=${end}`;

interface Home {
  readonly overrides: TestStay & OfferRules;
  /** First and last night taken, in days from the start of the months. */
  readonly taken: readonly (readonly [number, number])[];
  /** Nights with their own terms, from the start of the months on. */
  readonly terms: readonly {
    readonly from: number;
    readonly nights: number;
    readonly price: number | null;
    readonly minNights: number | null;
  }[];
}

const cents = fc.integer({ min: 0, max: 90_000 });
const percent = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 50 }));
const homes = fc.record({
  overrides: fc.record({
    price: fc.integer({ min: 1_000, max: 60_000 }),
    minNights: fc.constantFrom(1, 7, 27, 28, 30, 40),
    includedGuests: fc.integer({ min: 1, max: 3 }),
    cleaningFee: cents,
    extraGuestFee: fc.integer({ min: 0, max: 3_000 }),
    taxRate: percent,
    discount: percent,
    womenDiscount: fc.integer({ min: 0, max: 35 }),
    studentDiscount: fc.integer({ min: 0, max: 50 }),
    securityRate: percent,
    noticeDays: fc.constantFrom(0, 0, 0, 12),
    daysBetween: fc.constantFrom(0, 0, 2),
    maxNights: fc.constantFrom(null, null, null, 29, 60),
    daysAhead: fc.constantFrom(null, null, null, 40, 90),
    noArrivalOn: fc.oneof(
      fc.constant<number[]>([]),
      fc.constant<number[]>([]),
      fc.subarray<number>([...WEEKDAYS], { minLength: 1, maxLength: 6 }),
    ),
  }),
  taken: fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 20 }))
      .map(([first, more]) => [first, first + more] as const),
    { maxLength: 4 },
  ),
  terms: fc.array(
    fc
      .record({
        from: fc.integer({ min: -5, max: 70 }),
        nights: fc.integer({ min: 1, max: 25 }),
        price: fc.option(fc.integer({ min: 1_000, max: 60_000 })),
        minNights: fc.option(fc.constantFrom(1, 5, 28, 45)),
      })
      .filter(({ price, minNights }) => price !== null || minNights !== null),
    { maxLength: 3 },
  ),
});

/** The cheapest stay of these months by trying every arrival, with the domain's price. */
async function cheapestByTrying(
  id: string,
  free: ReadonlySet<DateText>,
  guests: number,
  /** Remaining days of the months, and how many of these one stays. */
  { days, stayMonths }: { days: number; stayMonths: StayMonths },
): Promise<{ total: number; nights: number; arrivals: DateText[] } | null> {
  const stay = await loadStayForBooking(db, id);
  if (stay === null) throw new Error('the stay is gone');
  const runFrom = (start: DateText): number => {
    let nights = 0;
    while (free.has(addDays(start, nights))) nights += 1;
    return nights;
  };
  const book = indexOverrides(stay.nightOverrides);
  const arrivals = [...free].filter((start) => !stay.noArrivalOn.includes(getWeekday(start)));
  const longest = Math.max(0, ...arrivals.map(runFrom));
  const max = longestStay(stay);
  const lengthFrom = (start: DateText) =>
    Math.max(minNightsFrom(book, start, stay.minNights), Math.min(30 * stayMonths, longest, max));
  const fitting = arrivals.filter(
    (start) => runFrom(start) >= lengthFrom(start) && lengthFrom(start) <= max,
  );
  if (fitting.length === 0) return null;
  const nights = Math.min(...fitting.map(lengthFrom));
  const shortest = SHORTEST_MONTHS[stayMonths];
  if (nights < (stayMonths === 1 ? Math.min(shortest, days) : shortest)) return null;
  const tried = fitting
    .filter((start) => lengthFrom(start) === nights)
    .map((start) => {
      const dates = { start, end: addDays(start, nights) };
      const pricedNights = nightsByPrice(book, dates, stay.nightlyPrice);
      const request = { nights, pricedNights, guests, pets: 0, units: 1, groups: [] };
      const daysAhead = nightsBetween(TODAY, start);
      return { start, total: priceStay(stayPricingInput(stay, { ...request, daysAhead })).total };
    });
  const total = Math.min(...tried.map((each) => each.total));
  return {
    total,
    nights,
    arrivals: tried.filter((each) => each.total === total).map(({ start }) => start),
  };
}

test('card, pin, order, price range and histogram are of the cheapest window, all in', async () => {
  let run = 0;
  const ranges = [
    ['2026-03', '2026-03', 1],
    ['2026-03', '2026-04', 1],
    ['2026-03', '2026-05', 2],
    ['2026-04', '2026-05', 1],
    ['2027-02', '2027-02', 1],
    ['2027-02', '2027-04', 3],
  ] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.array(homes, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...ranges),
      fc.integer({ min: 1, max: 4 }),
      async (drawn: readonly Home[], [startMonth, endMonth, stayMonths], guests) => {
        run += 1;
        const city = `Somewhere ${String.fromCodePoint(0x4e00 + run)}`;
        const start = monthRange(startMonth).start;
        const end = monthRange(endMonth).end;
        const expected = new Map<
          string,
          NonNullable<Awaited<ReturnType<typeof cheapestByTrying>>>
        >();
        for (const { overrides, taken, terms } of drawn) {
          const id = await insertStay(db, hostId, {
            ...overrides,
            countryCode: 'AQ',
            city,
            timeZone: 'UTC',
          });
          const ranges = terms.map(({ from, nights, ...own }) => {
            return { ...own, start: addDays(start, from), end: addDays(start, from + nights) };
          });
          await setTerms(db, id, ranges);
          const busy = new Set(
            taken.flatMap(([first, last]) =>
              eachNight(addDays(start, first), addDays(start, last + 1)),
            ),
          );
          if (busy.size > 0) {
            const rows = [...busy].map((night) => {
              return { listingId: id, night, taken: 1, capacity: 1 };
            });
            await db.insert(listingNights).values(rows);
          }
          const asked = eachNight(start > TODAY ? start : TODAY, end);
          const { noticeDays, daysBetween } = overrides;
          const isNearGuests = (night: DateText) =>
            eachNight(addDays(night, -daysBetween), addDays(night, daysBetween + 1)).some((near) =>
              busy.has(near),
            );
          const free = asked.filter(
            (night) =>
              !isNearGuests(night) &&
              night >= addDays(TODAY, noticeDays) &&
              night < lastOfferedDay(overrides, TODAY),
          );
          const cheapest = await cheapestByTrying(id, new Set(free), guests, {
            days: asked.length,
            stayMonths,
          });
          if (cheapest !== null) expected.set(id, cheapest);
        }
        const query = `locationValue=AQ&address=${encodeURIComponent(city)}&guestCount=${guests}&${months(startMonth, endMonth)}&stayMonths=${stayMonths}`;

        const { items, total } = await results(`${query}&sort=price-asc`);
        expect(total).toBe(expected.size);
        for (const { id, price } of items) {
          const { total: amount, nights, arrivals } = expected.get(id) ?? { arrivals: [] };
          expect(price).toMatchObject({ amount, nights, allIn: true });
          expect(arrivals).toContain(price.startDate);
        }
        const amounts = items.map(({ price }) => price.amount);
        expect(amounts).toEqual([...amounts].sort((a, b) => a - b));

        const pins = await app.request<{ pins: { id: string; amount: number }[] }>(
          'GET',
          `/api/stays/pins?${query}`,
        );
        expect(new Map(pins.body.pins.map(({ id, amount }) => [id, amount]))).toEqual(
          new Map(items.map(({ id, price }) => [id, price.amount])),
        );

        const nightly = items.map(({ price }) => price.amount / price.nights);
        const middle = Math.ceil((nightly[0] ?? 0) / 100);
        const under = await results(`${query}&maxPrice=${middle}`);
        expect(under.total).toBe(nightly.filter((amount) => amount <= middle * 100).length);
        const monthly = await results(`${query}&minPrice=${middle * 30}&priceSpan=month`);
        expect(monthly.total).toBe(nightly.filter((amount) => amount >= middle * 100).length);

        const figures = await app.request<StayAnalytics>('GET', `/api/stays/analytics?${query}`);
        const { histogram, price } = figures.body;
        const buckets = histogram.counts.map(() => 0);
        for (const amount of nightly) {
          const at = Math.min(buckets.length - 1, Math.floor(amount / (histogram.width * 100)));
          buckets[at] = (buckets[at] ?? 0) + 1;
        }
        expect(histogram.counts).toEqual(buckets);
        if (nightly.length > 0) {
          expect(price.lowest).toBe(Math.floor(Math.min(...nightly) / 100));
          expect(price.highest).toBe(Math.ceil(Math.max(...nightly) / 100));
        }
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);
