import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import { BERLIN, listedExperiences, once } from '../testing/listed-experiences.ts';

/** A Friday. */
const NOW = '2026-05-01T09:00:00Z';
const app = await makeTestApp({ now: NOW });
afterAll(() => app.close());

const world = listedExperiences(app, NOW);
const { search, found, card } = world;
let host: TestPerson;

beforeAll(async () => {
  host = await app.signUp('Hanna Host');
  // Tuesdays from the 5th, seven seats, $17.50 a week and evening, a fee of $5.
  await world.list(host, 'table');
  // Once, on the 9th; free of charge.
  await world.list(host, 'mats', {
    category: 'Fitness',
    style: 'yoga',
    routine: 'yoga-session',
    amenity: ['mats', 'shade'],
    location: BERLIN,
    address: 'Testweg 1',
    price: 0,
    guestCount: 3,
    depositRequired: false,
    routineSchedule: [once('2026-05-09', '10:00', '11:00', 'Europe/Berlin')],
  });
  // Twice a week for a month: a pass of eight sessions for $80.
  await world.list(host, 'course', {
    category: 'Workshop',
    style: 'no-code',
    routine: 'skill-swap',
    amenity: ['wifi'],
    guestCount: 21,
    price: 80,
    routineSchedule: [
      {
        title: 'No-code evening',
        days: ['Monday', 'Thursday'],
        timeZone: 'Europe/Lisbon',
        startTime: '19:00',
        endTime: '20:30',
        recurrence: { type: 'weekly' },
        duration: '3-months',
        startsOn: '2026-05-04',
      },
    ],
  });
  app.clock.set(NOW);
});

describe('what is found', () => {
  test('every one with a session to come, and none whose sessions are over', async () => {
    expect(await found('sort=newest')).toEqual(['course', 'mats', 'table']);
    // The session of the 9th begins at 8:00 UTC: from then on it is closed.
    app.clock.set('2026-05-09T07:59:59Z');
    expect(await found('sort=newest')).toContain('mats');
    app.clock.set('2026-05-09T08:00:00Z');
    expect(await found('sort=newest')).toEqual(['course', 'table']);
    app.clock.set(NOW);
  });

  test.each([
    ['locationValue=DE', ['mats']],
    ['category=Fitness', ['mats']],
    ['category=Van', ['course', 'mats', 'table']],
    ['style=yoga', ['mats']],
    ['style=no-such-style', ['course', 'mats', 'table']],
    ['amenity=mats,shade', ['mats']],
    // All of them.
    ['amenity=mats,wifi', []],
    // Any of them; an unknown routine is ignored.
    ['routine=yoga-session,skill-swap', ['course', 'mats']],
    ['routine=no-such-routine', ['course', 'mats', 'table']],
    ['guestCount=2', ['course', 'mats', 'table']],
    ['guestCount=3', ['course', 'table']],
    ['guestCount=20', ['course']],
    // The price that is paid, with the fee: $5 where nothing else is charged.
    ['price=0', []],
    ['price=5', ['mats']],
    ['price=10', ['course', 'mats']],
    ['price=9.99', ['mats']],
    ['price=22.49&scheduleDuration=full', ['mats']],
    ['price=22.5&scheduleDuration=full', ['mats', 'table']],
    ['price=80&scheduleDuration=full', ['course', 'mats', 'table']],
    // Filters by rooms and bathrooms, which no experience has.
    ['roomCount=5&bathroomCount=5', ['course', 'mats', 'table']],
  ])('%s', async (query, titles) => {
    expect(await found(query)).toEqual(titles);
  });

  test('in whatever way a place is named', async () => {
    expect(await found('address=Berlin')).toEqual(['mats']);
    expect(await found('address=Ber')).toEqual(['mats']);
    expect(await found('latitude=38.7139&longitude=-9.1394&radiusKm=5')).toEqual([
      'course',
      'table',
    ]);
    expect(await found('bbox=13,52,14,53')).toEqual(['mats']);
  });

  test('neither a removed one, nor its sessions', async () => {
    await world.list(host, 'removed', {
      category: 'Volunteer',
      style: 'garden-day',
      amenity: ['gloves'],
    });
    expect(await found('category=Volunteer')).toEqual(['removed']);
    await world.remove(host, 'removed');
    expect(await found('category=Volunteer')).toEqual([]);
    expect((await world.coming('category=Volunteer')).sessions).toEqual([]);
    app.clock.set(NOW);
  });
});

describe('what an answer says', () => {
  test('a card: its next session, seats left, and the price of a session or a pass', async () => {
    expect(await card('table')).toMatchObject({
      category: 'Community',
      style: 'family-dinner',
      styleLabel: 'Family Dinner',
      countryName: 'Portugal',
      timeZone: 'Europe/Lisbon',
      favorite: false,
      rating: null,
      session: {
        date: '2026-05-05',
        startsAt: '2026-05-05T18:30:00+01:00',
        endsAt: '2026-05-05T21:00:00+01:00',
        left: 7,
        capacity: 7,
      },
      price: { amount: 2_250, period: null, fee: 500 },
    });
    expect((await card('course')).price).toEqual({ amount: 1_000, period: null, fee: 0 });
    const whole = 'scheduleDuration=full';
    expect((await card('table', whole)).price).toMatchObject({ amount: 2_250, period: 'weekly' });
    expect((await card('course', whole)).price).toMatchObject({ amount: 8_000, period: 'monthly' });
    // A pass of a one-time experience is its single session.
    expect((await card('mats', whole)).price.period).toBeNull();
  });

  test('neither secrets nor an exact position', async () => {
    const cards = await app.request('GET', '/api/experiences?sort=newest');
    const sessions = await app.request('GET', '/api/coming-sessions');
    for (const secret of ['blue door', 'Rua das Provas', 'Testweg']) {
      expect(cards.text).not.toContain(secret);
      expect(sessions.text).not.toContain(secret);
    }
    const pins = await app.request('GET', '/api/experience-pins');
    expect(pins.text).not.toContain('38.7139071');
  });

  test('pins with the price of the cards', async () => {
    const { body } = await app.request<{ pins: { id: string; amount: number }[]; total: number }>(
      'GET',
      '/api/experience-pins?scheduleDuration=full',
    );
    expect(body.total).toBe(3);
    expect(body.pins.find(({ id }) => id === world.idOf('course'))).toMatchObject({
      amount: 8_000,
    });
  });

  test('categories with their counts, the own one and its style left aside', async () => {
    const { body } = await app.request<{ categories: { id: string; count: number }[] }>(
      'GET',
      '/api/experience-categories?category=Fitness&style=yoga&guestCount=1',
    );
    const counts = Object.fromEntries(body.categories.map(({ id, count }) => [id, count]));
    expect(body.categories).toHaveLength(9);
    expect(counts).toMatchObject({ Fitness: 1, Community: 1, Workshop: 1, Culture: 0 });
  });

  test('chips in words', async () => {
    const { chips } = await search(
      'category=Fitness&style=yoga&amenity=mats&routine=yoga-session&price=45.5&guestCount=2&when=weekend',
    );
    expect(chips.map(({ label }) => label)).toEqual([
      'This weekend',
      'Up to $45.50 a session',
      '2 guests',
      'Fitness',
      'Yoga',
      'Mats',
      'Yoga Session',
    ]);
    const dates = 'startDate=2026-05-01&endDate=2026-05-09';
    const dated = await search(`${dates}&price=9.5&scheduleDuration=full`);
    expect(dated.chips.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^May 1\s–\s9$/),
      'Up to $9.50 for a pass',
    ]);
  });

  test('one card of a search; none that the search does not find', async () => {
    const path = (title: string, query: string) =>
      `/api/experiences/${world.idOf(title)}/card?${query}`;
    const one = await app.request('GET', path('course', 'scheduleDuration=full'));
    expect(one.body).toMatchObject({ title: 'course', price: { amount: 8_000 } });
    expect((await app.request('GET', path('course', 'price=1'))).status).toBe(404);
  });

  test('an empty result offers the nearest place and what to drop', async () => {
    const answer = await search('address=Berlin&category=Community');
    expect(answer.total).toBe(0);
    expect(answer.placeTotal).toBe(1);
    expect(answer.suggestions).toContainEqual(
      expect.objectContaining({ kind: 'nearest-place', count: 1 }),
    );
    expect(answer.suggestions).toContainEqual(expect.objectContaining({ kind: 'relax', count: 1 }));
  });

  test('without parameters, all of them by country (spec 2 §7)', async () => {
    const { body } = await app.request<object[]>('GET', '/api/experiences');
    expect(body).toEqual([
      { locationValue: 'DE', experiences: [{ address: 'Berlin', price: 0 }] },
      {
        locationValue: 'PT',
        experiences: expect.arrayContaining([
          expect.objectContaining({ price: 17.5 }),
          expect.objectContaining({ price: 80 }),
        ]),
      },
    ]);
  });

  test('places are suggested with the experiences there', async () => {
    const { body } = await app.request<{ places: { label: string; count: number }[] }>(
      'GET',
      '/api/places?q=Berlin&kind=experience',
    );
    expect(body.places[0]).toMatchObject({ label: 'Berlin', count: 1 });
    const homes = await app.request<{ places: { count: number }[] }>('GET', '/api/places?q=Berlin');
    expect(homes.body.places[0]?.count).toBe(0);
  });
});

describe('orders', () => {
  test.each([
    ['soonest', ['course', 'table', 'mats']],
    ['price-asc', ['mats', 'course', 'table']],
    ['price-desc', ['table', 'course', 'mats']],
    ['price-desc&scheduleDuration=full', ['course', 'table', 'mats']],
    ['newest', ['course', 'mats', 'table']],
  ])('%s', async (sort, order) => {
    const { items } = await search(`sort=${sort}`);
    expect(items.map(({ title }) => title)).toEqual(order);
  });

  test('soonest in a place, and nearest', async () => {
    const { items } = await search('locationValue=PT&sort=soonest');
    expect(items.map(({ title }) => title)).toEqual(['course', 'table']);
    const near = await search('latitude=52.5&longitude=13.4&radiusKm=500&sort=nearest');
    expect(near.items[0]?.title).toBe('mats');
  });
});

test('a page names no more than fit, and their exact number, whatever is asked', async () => {
  const param = fc.record(
    {
      guestCount: fc.integer({ min: 1, max: 6 }),
      category: fc.constantFrom('Community', 'Fitness', 'Workshop'),
      price: fc.constantFrom('0', '17.5', '80'),
      scheduleDuration: fc.constantFrom('one-time', 'full'),
      locationValue: fc.constantFrom('PT', 'DE', 'FR'),
      address: fc.constantFrom('Lisbon', 'Berlin', 'Ber'),
      startDate: fc.constantFrom('2026-04-22', '2026-05-05', '2026-05-09'),
      endDate: fc.constantFrom('2026-05-10', '2026-07-20', '2026-12-01'),
      when: fc.constantFrom('today', 'tomorrow', 'weekend'),
      sort: fc.constantFrom('soonest', 'nearest', 'price-asc', 'recommended'),
    },
    { requiredKeys: ['sort'] },
  );
  await fc.assert(
    fc.asyncProperty(param, async (asked) => {
      const query = new URLSearchParams(
        Object.entries(asked).map(([name, value]) => [name, String(value)]),
      ).toString();
      const { items, total } = await search(query);
      expect(items).toHaveLength(total);
      const pins = await app.request<{ total: number }>('GET', `/api/experience-pins?${query}`);
      expect(pins.body.total).toBe(total);
      const { sessions } = await world.coming(query);
      expect(new Set(sessions.map(({ id }) => id)).size).toBe(total);
    }),
    { numRuns: 30 },
  );
});
