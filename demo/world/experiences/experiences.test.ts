/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { EXPERIENCE_POLICIES } from '#domain/experience-policies.ts';
import { computeBasePrice } from '#domain/experience-pricing.ts';
import { LIFECYCLES, nextStatus } from '#domain/lifecycles.ts';
import { LISTING_TEXTS } from '#domain/listing-form.ts';
import { RECURRENCES } from '#domain/schedule/schedule-entry.ts';
import { EXPERIENCE_CATEGORIES } from '#domain/vocabulary.ts';
import { EVENT_TYPES } from '#features/catalogues/index.server.ts';
import { countSeats, EXPERIENCE_STYLES, PLACES } from '#features/experiences/index.server.ts';
import { buildExperiences, buildWorld } from '../index.ts';

const TODAY = '2026-11-21';
const NOW = `${TODAY}T08:00:00Z`;
const SEED = 20_260_301;
const world = buildWorld({ seed: SEED, today: TODAY });
const { experiences, managedPlaces, waiting } = world;
const byId = new Map(experiences.map((each) => [each.id, each]));
const bookings = world.reservations.filter(({ listingId }) => byId.has(listingId));
const reviews = world.reviews.filter(({ listingId }) => byId.has(listingId));
const [mina] = world.guests;
const [ana] = world.hosts;

function experienceOf(id: string) {
  const experience = byId.get(id);
  if (experience === undefined) throw new Error(`No experience ${id}.`);
  return experience;
}

describe('experiences', () => {
  it('are 120, of every category, every style and every recurrence', () => {
    expect(experiences).toHaveLength(120);
    for (const category of EXPERIENCE_CATEGORIES) {
      const own = experiences.filter((each) => each.category === category);
      expect(own.length, category).toBeGreaterThanOrEqual(13);
    }
    expect(new Set(experiences.map(({ style }) => style)).size).toBe(EXPERIENCE_STYLES.length);
    const recurrences = experiences.flatMap(({ entries }) =>
      entries.map((each) => each.recurrence),
    );
    for (const type of RECURRENCES) {
      const count = recurrences.filter((each) => each === type).length;
      expect(count, type).toBeGreaterThanOrEqual(6);
    }
    const units = experiences.flatMap(({ entries }) =>
      entries.flatMap(({ recurrence, unit }) => (recurrence === 'custom' ? [unit] : [])),
    );
    expect(new Set(units)).toEqual(new Set(['days', 'weeks', 'months']));
    expect(new Set(experiences.map(({ city }) => city)).size).toBeGreaterThan(35);
    expect(new Set(experiences.map((each) => each.cancellationPolicy)).size).toBe(
      EXPERIENCE_POLICIES.length,
    );
  });

  it('say each their own thing, within the letters of a form', () => {
    expect(new Set(experiences.map(({ title }) => title)).size).toBe(120);
    expect(new Set(experiences.map(({ description }) => description)).size).toBe(120);
    const events = new Set<string>(EVENT_TYPES.map(({ id }) => id));
    for (const { title, description, rules, instructions, routine } of experiences) {
      expect(title.length, title).toBeLessThanOrEqual(LISTING_TEXTS.title.max);
      expect(description.length, title).toBeGreaterThan(200);
      expect(`${rules}${instructions}`, title).not.toContain('{');
      if (routine !== null) expect(events.has(routine), routine).toBe(true);
      // It happens on any day of the year.
      expect(`${title} ${description}`).not.toMatch(
        /\b(?:summer|autumn|winter|snow)\b|in spring\b/i,
      );
    }
  });

  it.each(['2027-01-01', '2028-02-29', '2026-12-31'])('have a past and a future on %s', (today) => {
    const own = buildWorld({ seed: SEED, today });
    const now = `${today}T08:00:00Z`;
    const coming = own.experiences.filter(({ sessions }) =>
      sessions.some(({ startsAt, status }) => status === 'scheduled' && startsAt > now),
    );
    expect(coming.length).toBeGreaterThanOrEqual(117);
    const past = own.experiences.filter(({ sessions }) => (sessions[0]?.endsAt ?? now) < now);
    expect(past.length).toBeGreaterThan(95);
    for (const { entries, sessions, createdAt } of own.experiences) {
      expect(entries.length).toBeGreaterThan(0);
      expect(sessions.every(({ startsAt }) => startsAt > createdAt)).toBe(true);
      const keys = sessions.map(({ entryId, date }) => `${entryId} ${date}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('are hosted by people of their city, some by Ana', () => {
    const anas = experiences.filter(({ hostId }) => hostId === ana?.id);
    expect(anas.length).toBeGreaterThanOrEqual(5);
    expect(new Set(anas.map(({ city }) => city))).toEqual(new Set(['Lisbon']));
    expect(new Set(experiences.map(({ hostId }) => hostId)).size).toBeGreaterThan(35);
  });

  it('go on beyond the world, with the same stories of other hosts elsewhere', () => {
    const { hosts } = world;
    const plan = { seed: SEED, today: TODAY, now: NOW, hosts };
    const [later] = buildExperiences({ ...plan, from: 120, count: 1 });
    const [first] = experiences;
    expect(later).toMatchObject({ title: first?.title, recommendationId: null });
    expect(later?.id).not.toBe(first?.id);
    expect(later?.entries[0]?.entryId).not.toBe(first?.entries[0]?.entryId);
    const entry = later?.entries[0]?.entryId;
    expect(later?.sessions.every((each) => each.entryId === entry && each.startsAt > NOW)).toBe(
      true,
    );
  });
});

describe('managed places', () => {
  it('are twelve of the catalogue, asking for every combination of options', () => {
    expect(managedPlaces).toHaveLength(12);
    const known = new Set(PLACES.map(({ id }) => id));
    expect(managedPlaces.every((each) => known.has(each.recommendationId))).toBe(true);
    const asks = managedPlaces.map(({ pricingOptions }) =>
      pricingOptions.map(({ type }) => type).join(' '),
    );
    expect(new Set(asks)).toEqual(
      new Set([
        'monthly',
        'daily weekly',
        'per-person',
        'one-time',
        'daily weekly monthly one-time per-person',
        '',
      ]),
    );
  });

  it('are where some experiences are, at their price and with what they have', () => {
    const at = experiences.filter(({ managedBy }) => managedBy !== null);
    expect(new Set(at.map(({ recommendationId }) => recommendationId)).size).toBe(12);
    expect(at.some(({ managedBy, hostId }) => managedBy === hostId)).toBe(true);
    expect(at.some(({ managedBy, hostId }) => managedBy !== hostId)).toBe(true);
    for (const { title, recommendationId, price, arrangements } of at) {
      const place = managedPlaces.find((each) => each.recommendationId === recommendationId);
      expect(arrangements).toEqual(place?.arrangements);
      // What a manager asks for a single day makes no price of a month.
      const asked = computeBasePrice(place?.pricingOptions ?? [], price.tier, 30);
      expect(price.source === 'manager', title).toBe(asked !== null);
    }
    expect(experiences.some(({ price }) => price.source === 'base')).toBe(true);
    expect(experiences.some(({ price }) => price.base?.isPerPerson)).toBe(true);
    expect(experiences.some(({ price }) => price.split.share === 0)).toBe(true);
  });
});

describe('bookings', () => {
  const taken = new Map<string, number>();
  for (const { listingId, status, guests, seats } of bookings) {
    if (!LIFECYCLES.experience.holding.includes(status)) continue;
    for (const { entryId, date } of seats?.sessions ?? []) {
      const key = `${listingId} ${entryId} ${date}`;
      taken.set(key, (taken.get(key) ?? 0) + guests);
    }
  }

  it('stand in every state that seats can', () => {
    const seen = new Set(bookings.map(({ status }) => status));
    expect(seen).toEqual(
      new Set([
        ...['pending', 'approved', 'checked-in', 'completed', 'expired', 'cancelled', 'no-show'],
      ]),
    );
  });

  it('went the ways of the lifecycle, in the order of time, none after now', () => {
    for (const { events, status, createdAt } of bookings) {
      expect(events[0]).toMatchObject({
        action: 'request',
        from: null,
        to: 'pending',
        at: createdAt,
      });
      let current: string = 'pending';
      let last = createdAt;
      for (const event of events.slice(1)) {
        if (event.action === 'request') throw new Error('Seats are booked once.');
        expect(event.from).toBe(current);
        expect(nextStatus('experience', event.from ?? 'pending', event.action, event.by)).toBe(
          event.to,
        );
        expect(event.at >= last).toBe(true);
        current = event.to;
        last = event.at;
      }
      expect(current).toBe(status);
      expect(last <= NOW).toBe(true);
      // Seats are held for 35 minutes.
      if (status === 'pending') {
        expect(Date.parse(NOW) - Date.parse(createdAt)).toBeLessThan(30 * 60_000);
      }
    }
  });

  it('are of sessions that there are, for no more than fit, by somebody else', () => {
    for (const { listingId, guestId, guests, seats, createdAt, start } of bookings) {
      const experience = experienceOf(listingId);
      expect(guestId).not.toBe(experience.hostId);
      expect(createdAt >= experience.createdAt).toBe(true);
      expect(guests).toBeGreaterThanOrEqual(1);
      expect(seats?.sessions[0]?.date).toBe(start);
      for (const session of seats?.sessions ?? []) {
        expect(experience.sessions).toContainEqual(session);
        expect(session.status).toBe('scheduled');
        expect(createdAt < session.startsAt).toBe(true);
      }
    }
    for (const [key, seats] of taken) {
      const [id = ''] = key.split(' ');
      expect(seats, key).toBeLessThanOrEqual(countSeats(experienceOf(id)));
    }
    expect(bookings.some(({ seats }) => seats?.isPass === true)).toBe(true);
  });

  it('leave some sessions full, with people who wait, and of some one seat', () => {
    const left = [...taken].map(([key, seats]) => {
      const [id = ''] = key.split(' ');
      return countSeats(experienceOf(id)) - seats;
    });
    expect(left.filter((seats) => seats === 0).length).toBeGreaterThan(5);
    expect(left.filter((seats) => seats === 1).length).toBeGreaterThan(5);
    expect(waiting.length).toBeGreaterThan(8);
    for (const { listingId, entryId, date, joinedAt, seats, userId } of waiting) {
      const experience = experienceOf(listingId);
      expect(taken.get(`${listingId} ${entryId} ${date}`)).toBe(countSeats(experience));
      expect(joinedAt < NOW).toBe(true);
      expect(seats).toBeLessThanOrEqual(countSeats(experience));
      expect(userId).not.toBe(experience.hostId);
    }
    const pairs = waiting.map((each) => `${each.entryId} ${each.date} ${each.userId}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it.each(['T00:00:01Z', 'T23:59:59Z', 'T12:30:00Z'])(
    'give Mina one to check in today, at Ana’s, at %s',
    (time) => {
      const own = buildWorld({ seed: SEED, today: TODAY, now: `${TODAY}${time}` });
      const ids = new Map(own.experiences.map((each) => [each.id, each]));
      const minas = own.reservations.filter(
        ({ guestId, listingId }) => guestId === own.guests[0]?.id && ids.has(listingId),
      );
      const today = minas.filter(({ start }) => start === TODAY);
      expect(today).toMatchObject([{ status: 'approved', paidAt: expect.any(String) }]);
      expect(ids.get(today[0]?.listingId ?? '')?.hostId).toBe(own.hosts[0]?.id);
      expect(minas.map(({ status }) => status).toSorted()).toEqual([
        'approved',
        'approved',
        'completed',
      ]);
    },
  );

  it('let Mina wait for a seat', () => {
    expect(waiting.some(({ userId }) => userId === mina?.id)).toBe(true);
  });
});

describe('reviews of experiences', () => {
  it('are by those who were there, one each, none twice the same', () => {
    const made = new Map(bookings.map((booking) => [booking.id, booking]));
    for (const { reservationId, listingId, guestId, createdAt, text } of reviews) {
      const booking = made.get(reservationId);
      expect(booking).toMatchObject({ status: 'completed', listingId, guestId });
      expect(createdAt >= (booking?.events.at(-1)?.at ?? NOW) && createdAt < NOW).toBe(true);
      expect(text).not.toContain('{');
    }
    expect(new Set(reviews.map(({ reservationId }) => reservationId)).size).toBe(reviews.length);
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
    expect(reviews.length).toBeGreaterThan(100);
    const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
    expect(average.toFixed(1)).toBe('4.8');
  });
});
