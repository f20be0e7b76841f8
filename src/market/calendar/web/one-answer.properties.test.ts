/** @module-tag long */
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { isFree, nightBook } from '#domain/availability.ts';
import { addDays, eachNight } from '#domain/dates.ts';
import { findOfferProblem, keepDaysBetween, WEEKDAYS } from '#domain/offer-rules.ts';
import { makeStage } from '#features/reservations/server/testing/stage.ts';
import type { StaySearchPage } from '#features/stays/contract.ts';
import { insertStay } from '#features/stays/server/testing/stay-builder.ts';
import type { NightsCalendar, NightsQuote } from '#market/booking/contract.ts';
import { listingNights } from '#market/inventory/server/tables.ts';
import { calendarRules } from './calendar-rules.ts';
import { chooseDay, NO_CHOICE } from './choose-day.ts';

const TODAY = '2026-03-02';
const stage = await makeStage({ now: `${TODAY}T09:00:00Z` });
afterAll(() => stage.app.close());
const { app } = stage;
const db = app.services.database.main;

const homes = fc.record({
  capacity: fc.integer({ min: 1, max: 3 }),
  minNights: fc.integer({ min: 1, max: 3 }),
  noticeDays: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9 })),
  daysBetween: fc.integer({ min: 0, max: 3 }),
  maxNights: fc.option(fc.integer({ min: 3, max: 8 })),
  daysAhead: fc.option(fc.integer({ min: 20, max: 40 })),
  noArrivalOn: fc.subarray([...WEEKDAYS], { maxLength: 2 }),
  nights: fc.array(
    fc.record({
      from: fc.integer({ min: -2, max: 45 }),
      nights: fc.integer({ min: 1, max: 4 }),
      taken: fc.integer({ min: 1, max: 3 }),
      state: fc.constantFrom('taken', 'taken', 'closed', 'imported'),
    }),
    { maxLength: 4 },
  ),
});

const stays = fc.record({
  from: fc.integer({ min: -1, max: 38 }),
  nights: fc.integer({ min: 1, max: 9 }),
  rooms: fc.constantFrom(1, 1, 2),
});

test('search, card, calendar, quote and claim give one answer for every home and dates', async () => {
  let run = 0;
  const answers = { yes: 0, no: 0 };
  await fc.assert(
    fc.asyncProperty(
      homes,
      fc.array(stays, { minLength: 4, maxLength: 4 }),
      async (home, asked) => {
        run += 1;
        const city = `Somewhere ${String.fromCodePoint(0x4e00 + run)}`;
        const { nights: drawn, capacity, ...rules } = home;
        const occupancy = capacity === 1 ? ('entire-place' as const) : ('private-room' as const);
        const rooms = { capacity, roomCount: Math.max(2, capacity), occupancy };
        const id = await insertStay(db, stage.host.id, { city, ...rules, ...rooms });
        const loads = new Map(
          drawn.flatMap(({ from, nights, taken: wanted, state }) =>
            eachNight(addDays(TODAY, from), addDays(TODAY, from + nights)).map((night) => {
              const taken = state === 'taken' ? Math.min(wanted, capacity) : 0;
              const isOpen = state === 'taken';
              return [
                night,
                {
                  listingId: id,
                  night,
                  taken,
                  capacity: isOpen ? capacity : 0,
                  closed: state === 'closed',
                  imported: state === 'imported',
                },
              ] as const;
            }),
          ),
        );
        if (loads.size > 0) await db.insert(listingNights).values([...loads.values()]);
        const book = keepDaysBetween(
          nightBook(
            capacity,
            [...loads.values()].map(({ night, ...load }) => ({ date: night, ...load })),
          ),
          rules.daysBetween,
        );

        for (const { from, nights, rooms: wanted } of asked) {
          const range = { start: addDays(TODAY, from), end: addDays(TODAY, from + nights) };
          const units = capacity === 1 ? 1 : wanted;
          const isPossible =
            from >= 0 &&
            nights >= rules.minNights &&
            findOfferProblem(rules, range, TODAY) === null &&
            isFree(book, range, units);
          answers[isPossible ? 'yes' : 'no'] += 1;
          const seen = await askAll(id, range, { rooms: wanted, units });
          const all = (answer: boolean) => ({
            search: answer,
            card: answer,
            calendar: answer,
            quote: answer,
            claim: answer,
          });
          expect(seen, JSON.stringify({ home, range, wanted })).toEqual(all(isPossible));
        }
      },
    ),
    { numRuns: 30 },
  );
  // Otherwise it would have compared refusals alone.
  expect(answers.yes).toBeGreaterThan(10);
  expect(answers.no).toBeGreaterThan(10);
});

/** Whether each of the five leaves a stay possible; a claim is given up again. */
async function askAll(
  id: string,
  { start, end }: { start: string; end: string },
  { rooms, units }: { rooms: number; units: number },
) {
  const dates = `startDate=${start}&endDate=${end}`;
  const search = await app.request<StaySearchPage>(
    'GET',
    `/api/listings?${dates}&roomCount=${rooms}&guestCount=1`,
  );
  const found = search.body.items.find((item) => item.id === id);
  const calendar = await app.request<NightsCalendar>(
    'GET',
    `/api/listings/${id}/calendar?from=${TODAY}&to=${addDays(TODAY, 120)}`,
  );
  const quote = await app.request<NightsQuote>(
    'GET',
    `/api/listings/${id}/quote?${dates}&guests=1&rooms=${rooms}`,
  );
  const guest = await stage.newGuest();
  const claim = await stage.book(
    { listingId: id, startDate: start, endDate: end, guests: 1, rooms },
    guest,
  );
  if (claim.status === 201) await stage.cancel(guest, claim.body.id);
  return {
    search: found !== undefined,
    card: found?.price.allIn === true && found.price.startDate === start,
    calendar: canChoose(calendar.body, start, end, units),
    quote: quote.status === 200 && quote.body.available,
    claim: claim.status === 201,
  };
}

function canChoose(answer: NightsCalendar, start: string, end: string, units: number): boolean {
  const rules = calendarRules(answer, units, null);
  const first = chooseDay(NO_CHOICE, start, rules);
  return first.refusal === null && chooseDay(first.choice, end, rules).refusal === null;
}
