/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { nightsBetween } from '#domain/dates.ts';
import { LIFECYCLES } from '#domain/lifecycles.ts';
import { HOSTED_LISTS, LISTING_TEXTS } from '#domain/listing-form.ts';
import { distanceKm } from '#domain/places.ts';
import { RESERVATION_STATUSES } from '#domain/reservation-lifecycle.ts';
import {
  CANCELLATION_POLICIES,
  ITINERANT_CATEGORIES,
  type ItinerantCategory,
} from '#domain/vocabulary.ts';
import { countryByCode, isInCountry, timeZoneAt } from '#features/catalogues/index.server.ts';
import { dateOf, dayNumber } from '../calendar.ts';
import { buildItinerants, buildWorld } from '../index.ts';
import { PLACES } from './data/places.ts';
import { placeOf } from './places.ts';

const TODAY = '2026-11-21';
const SEED = 20_260_301;
const world = buildWorld({ seed: SEED, today: TODAY });
const { itinerants } = world;
const itinerantById = new Map(itinerants.map((each) => [each.id, each]));
const reservations = world.reservations.filter(({ listingId }) => itinerantById.has(listingId));
const reviews = world.reviews.filter(({ listingId }) => itinerantById.has(listingId));

function itinerantOf(id: string) {
  const itinerant = itinerantById.get(id);
  if (itinerant === undefined) throw new Error(`No itinerant ${id}.`);
  return itinerant;
}

/** Nights that a category usually lasts, as its card says. */
const LENGTHS: Readonly<Record<ItinerantCategory, readonly [min: number, max: number]>> = {
  Popup: [14, 56],
  Roadtrip: [30, 92],
  Fest: [7, 14],
  Retreat: [7, 28],
  Wellness: [7, 21],
  ArtistRes: [30, 92],
  Performance: [14, 42],
  CultureEx: [14, 56],
  Historic: [7, 14],
  CreativeInc: [30, 92],
  TechHub: [14, 56],
  EduLab: [14, 84],
  EcoVillage: [30, 184],
  FarmCoop: [14, 84],
  Adventure: [7, 28],
  Maritime: [7, 42],
  Family: [14, 56],
  Trip: [3, 14],
};

describe('itinerants', () => {
  it('are 90, five of each category, as long as their category is', () => {
    expect(itinerants).toHaveLength(90);
    for (const category of ITINERANT_CATEGORIES) {
      const own = itinerants.filter((each) => each.category === category);
      expect(own, category).toHaveLength(5);
      const [min, max] = LENGTHS[category];
      for (const { title, startDate, endDate } of own) {
        const nights = nightsBetween(startDate, endDate);
        expect(nights, title).toBeGreaterThanOrEqual(min);
        expect(nights, title).toBeLessThanOrEqual(max);
      }
    }
  });

  it.each(['2027-01-01', '2028-02-29', '2026-12-31'])(
    'are past, running and coming on %s',
    (day) => {
      const own = buildWorld({ seed: SEED, today: day }).itinerants;
      const past = own.filter(({ endDate }) => endDate < day).length;
      const coming = own.filter(({ startDate }) => startDate > day).length;
      expect([past, 90 - past - coming, coming]).toEqual([18, 18, 54]);
    },
  );

  it('say where to meet at each stop, and nothing of the first alone to those who board later', () => {
    for (const { title, stops, entryInstructions } of itinerants) {
      const [first, ...later] = stops;
      if (first === undefined) continue;
      expect(first.meetingPoint, title).toBe('');
      for (const { meetingPoint } of later) expect(meetingPoint, title).not.toBe('');
      expect(entryInstructions, title).not.toContain(first.city);
    }
  });

  it('say each their own thing, within the letters of a form', () => {
    expect(new Set(itinerants.map(({ title }) => title)).size).toBe(90);
    expect(new Set(itinerants.map(({ description }) => description)).size).toBe(90);
    for (const { title, description } of itinerants) {
      expect(title.length, title).toBeLessThanOrEqual(LISTING_TEXTS.title.max);
      expect(description.length, title).toBeGreaterThan(200);
      // It may begin on any day of the year.
      expect(`${title} ${description}`).not.toMatch(
        /\b(?:summer|autumn|winter|snow)\b|in spring\b/i,
      );
    }
  });

  it('have stops that follow each other from the first day to the last, on a way one can go', () => {
    const moving = itinerants.filter(({ stops }) => stops.length > 0);
    expect(moving.length).toBeGreaterThanOrEqual(20);
    for (const { title, stops, startDate, endDate, city } of moving) {
      expect(stops.length, title).toBeGreaterThanOrEqual(2);
      expect(stops.length, title).toBeLessThanOrEqual(8);
      expect(stops[0]).toMatchObject({ startDate, city });
      expect(stops.at(-1)?.endDate).toBe(endDate);
      for (const [at, stop] of stops.entries()) {
        expect(stop.startDate < stop.endDate, title).toBe(true);
        const next = stops[at + 1];
        if (next === undefined) continue;
        expect(next.startDate).toBe(stop.endDate);
        expect(distanceKm(stop, next), `${stop.city} to ${next.city}`).toBeLessThan(900);
      }
    }
  });

  it('are of every policy, and cost from nothing to what is usual', () => {
    expect(new Set(itinerants.map((each) => each.cancellationPolicy)).size).toBe(
      CANCELLATION_POLICIES.length,
    );
    const prices = itinerants.map(({ nightlyPrice }) => nightlyPrice);
    expect(prices.filter((price) => price === 0).length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...prices)).toBeGreaterThan(9_000);
    expect(Math.max(...prices)).toBeLessThan(15_000);
    expect(itinerants.some(({ logoSeed }) => logoSeed !== null)).toBe(true);
    expect(itinerants.some(({ logoSeed }) => logoSeed === null)).toBe(true);
  });

  it('say by which rules one lives there, each once', () => {
    for (const { title, houseRules } of itinerants) {
      expect(houseRules.length, title).toBeGreaterThanOrEqual(3);
      expect(houseRules.length, title).toBeLessThanOrEqual(HOSTED_LISTS.houseRules);
      expect(new Set(houseRules).size, title).toBe(houseRules.length);
    }
  });

  it('go on beyond the world, with the same stories on other days', () => {
    const { hosts } = world;
    const [later] = buildItinerants({ seed: SEED, today: TODAY, hosts, from: 90, count: 1 });
    expect(later).toMatchObject({ title: itinerants[0]?.title, category: 'Popup' });
    expect(later?.id).not.toBe(itinerants[0]?.id);
    expect(later?.startDate).not.toBe(itinerants[0]?.startDate);
  });
});

describe('places of itinerants', () => {
  it.each(Object.keys(PLACES))('%s lies in its country', (id) => {
    const place = placeOf(id);
    expect(countryByCode(place.countryCode, 'en')).not.toBeNull();
    expect(isInCountry(place, place.countryCode)).toBe(true);
    expect(place.timeZone).toBe(timeZoneAt(place, place.countryCode));
    expect(
      itinerants.some(({ city, stops }) =>
        [city, ...stops.map((stop) => stop.city)].includes(place.city),
      ),
    ).toBe(true);
  });
});

describe('reservations of itinerants', () => {
  /** Places taken by listing and night. */
  const taken = new Map<string, number>();
  for (const { listingId, status, start, end, guests } of reservations) {
    if (!LIFECYCLES.itinerant.holding.includes(status)) continue;
    for (let night = dayNumber(start); night < dayNumber(end); night += 1) {
      const key = `${listingId} ${dateOf(night)}`;
      taken.set(key, (taken.get(key) ?? 0) + guests);
    }
  }
  const leftOf = (id: string) => {
    const { startDate, endDate, guestCount } = itinerantOf(id);
    const nights = nightsBetween(startDate, endDate);
    return Array.from({ length: nights }, (_, at) => {
      const night = dateOf(dayNumber(startDate) + at);
      return guestCount - (taken.get(`${id} ${night}`) ?? 0);
    });
  };

  it('stand in every state', () => {
    const seen = new Set(reservations.map(({ status }) => status));
    expect([...seen].sort()).toEqual([...RESERVATION_STATUSES].sort());
  });

  it('are of nights that there are, as many as one has to join for, for no more than fit', () => {
    for (const { listingId, start, end, guests, guestId, createdAt } of reservations) {
      const { startDate, endDate, minNights, guestCount, hostId, ...itinerant } =
        itinerantOf(listingId);
      expect(start >= startDate && end <= endDate).toBe(true);
      const min = Math.min(minNights, nightsBetween(startDate, endDate));
      expect(nightsBetween(start, end), itinerant.title).toBeGreaterThanOrEqual(min);
      expect(guests).toBeGreaterThanOrEqual(1);
      expect(guests).toBeLessThanOrEqual(guestCount);
      expect(guestId).not.toBe(hostId);
      expect(createdAt >= itinerant.createdAt).toBe(true);
    }
    for (const { id, title } of itinerants) {
      for (const left of leftOf(id)) expect(left, title).toBeGreaterThanOrEqual(0);
    }
  });

  it('are for the whole way and for a part', () => {
    const whole = reservations.filter(({ listingId, start, end }) => {
      const { startDate, endDate } = itinerantOf(listingId);
      return start === startDate && end === endDate;
    }).length;
    expect(whole / reservations.length).toBeGreaterThan(0.3);
    expect(whole / reservations.length).toBeLessThan(0.8);
  });

  it('leave none on some nights of some to come, and one of others', () => {
    const coming = itinerants.filter(({ startDate }) => startDate > TODAY);
    const left = coming.map(({ id }) => leftOf(id));
    expect(left.some((nights) => nights.includes(0) && nights.some((some) => some > 0))).toBe(true);
    expect(left.some((nights) => Math.min(...nights) === 1)).toBe(true);
    expect(left.some((nights) => nights.every((some) => some > 2))).toBe(true);
  });

  it('have five or more aboard some to come who agreed to be counted, and fewer aboard others', () => {
    const people = new Map([...world.guests, ...world.hosts].map((each) => [each.id, each]));
    const counted = itinerants
      .filter(({ endDate }) => endDate > TODAY)
      .map(({ id }) => {
        const aboard = reservations.filter(
          ({ listingId, status, paidAt }) =>
            listingId === id && paidAt !== null && ['approved', 'checked-in'].includes(status),
        );
        const agreed = aboard.filter(({ guestId }) => people.get(guestId)?.countedAboard);
        return new Set(agreed.map(({ guestId }) => guestId)).size;
      });
    expect(counted.filter((some) => some >= 5).length).toBeGreaterThanOrEqual(3);
    expect(counted.some((some) => some > 0 && some < 5)).toBe(true);
  });

  it('give the demo accounts one each', () => {
    const [mina] = world.guests;
    const [ana] = world.hosts;
    const minas = reservations.filter(({ guestId }) => guestId === mina?.id);
    expect(minas).toMatchObject([{ status: 'approved', paidAt: expect.any(String) }]);
    const asked = reservations.filter(
      ({ listingId, status }) => status === 'pending' && itinerantOf(listingId).hostId === ana?.id,
    );
    expect(asked.length).toBeGreaterThanOrEqual(1);
  });
});

describe('reviews of itinerants', () => {
  it('are by those who were aboard one that is over, one each, none twice the same', () => {
    const made = new Map(reservations.map((reservation) => [reservation.id, reservation]));
    for (const review of reviews) {
      expect(made.get(review.reservationId)).toMatchObject({
        status: 'completed',
        listingId: review.listingId,
        guestId: review.guestId,
      });
      expect(itinerantOf(review.listingId).endDate < TODAY).toBe(true);
      const left = made.get(review.reservationId)?.end ?? TODAY;
      expect(review.createdAt > left && review.createdAt < `${TODAY}T08:00:00Z`).toBe(true);
    }
    expect(new Set(reviews.map(({ reservationId }) => reservationId)).size).toBe(reviews.length);
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
  });

  it.each([TODAY, '2026-03-01', '2027-07-14'])('give 4.7 stars on average on %s', (today) => {
    const { itinerants: all, reviews: written } = buildWorld({ seed: SEED, today });
    const ids = new Set(all.map(({ id }) => id));
    const stars = written.filter(({ listingId }) => ids.has(listingId)).map((one) => one.rating);
    expect(stars.length).toBeGreaterThan(50);
    const average = stars.reduce((sum, rating) => sum + rating, 0) / stars.length;
    expect(average.toFixed(1)).toBe('4.7');
  });
});
