import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import { ITINERANT_FORM } from '../testing/itinerant-form.ts';
import { BERLIN, LISBON, listedItinerants } from '../testing/listed-itinerants.ts';

const NOW = '2026-04-20T09:00:00Z';
const app = await makeTestApp({ now: NOW });
afterAll(() => app.close());

const world = listedItinerants(app, NOW);
const { search, found, card } = world;
let host: TestPerson;

beforeAll(async () => {
  host = await app.signUp('Hanna Host');
  // Three weeks from 3 May, from Porto to Lisbon; guests join for a week at least.
  await world.list(host, 'coast', { price: 45, guestCount: 2 });
  // Four nights, fewer than its minimum: guests join for all of them.
  await world.list(host, 'festival', {
    category: 'Fest',
    style: 'Nature',
    occupancy: 'private-room',
    stops: [],
    price: 80,
    location: BERLIN,
    address: 'Testweg 1',
    region: 'Berlin',
    city: 'Berlin',
    neighbourhood: 'Mitte',
    amenity: ['sauna'],
    event: [],
    guestCount: 200,
    minnight: 14,
    checkinTime: '10/06/2026',
    checkoutTime: '14/06/2026',
    roomCount: 20,
    bathroomCount: 9,
  });
  // Ninety nights, free of charge.
  await world.list(host, 'farm', {
    category: 'FarmCoop',
    stops: [],
    price: 0,
    guestCount: 1,
    minnight: 30,
    location: LISBON,
    checkinTime: '01/07/2026',
    checkoutTime: '29/09/2026',
    city: 'Lisbon',
    region: 'Lisbon',
  });
  // Twelve nights from tomorrow; guests join for seven at least.
  await world.list(host, 'begun', {
    stops: [],
    checkinTime: '21/04/2026',
    checkoutTime: '03/05/2026',
  });
});

describe('what is found', () => {
  test('every one that can still be joined; those that nobody can join any more are not', async () => {
    expect(await found('sort=newest')).toEqual(['begun', 'coast', 'farm', 'festival']);
    app.clock.set('2026-04-27T09:00:00Z');
    // Six nights are left, and seven are required.
    expect(await found('sort=newest')).toEqual(['coast', 'farm', 'festival']);
    app.clock.set('2026-04-26T09:00:00Z');
    expect(await found('sort=newest')).toContain('begun');
    app.clock.set(NOW);
  });

  test.each([
    ['locationValue=DE', ['festival']],
    ['category=Fest', ['festival']],
    ['category=Van', ['begun', 'coast', 'farm', 'festival']],
    ['style=Nature', ['festival']],
    ['occupancy=private-room', ['festival']],
    ['amenity=sauna', ['festival']],
    ['amenity=starlink,hot-tub', ['begun', 'coast', 'farm']],
    ['event=family-dinner&category=FarmCoop', ['farm']],
    ['guestCount=3', ['begun', 'festival']],
    ['guestCount=20', ['festival']],
    ['roomCount=4', ['festival']],
    ['bathroomCount=2', ['festival']],
    ['price=0', ['farm']],
    ['price=45', ['begun', 'coast', 'farm']],
    ['price=44.99', ['farm']],
    ['price=320&scheduleDuration=full', ['farm', 'festival']],
    ['price=319.99&scheduleDuration=full', ['farm']],
  ])('%s', async (query, titles) => {
    expect(await found(query)).toEqual(titles);
  });

  test('by any of its stops, in whatever way a place is named', async () => {
    expect(await found('address=Porto&category=Roadtrip')).toEqual(['begun', 'coast']);
    expect(await found('address=Lisbon')).toEqual(['coast', 'farm']);
    expect(await found('latitude=38.7139&longitude=-9.1394&radiusKm=5')).toEqual(['coast', 'farm']);
    expect(await found('bbox=-9.3,38.6,-9.0,38.8')).toEqual(['coast', 'farm']);
    expect(await found('address=Rib')).toEqual(['begun', 'coast', 'farm']);
    expect(await found('locationValue=PT&address=Lisb')).toEqual(['coast', 'farm']);
  });

  test('neither a removed one nor its stops', async () => {
    await world.list(host, 'removed');
    await world.remove(host, 'removed');
    expect(await found('address=Lisbon')).toEqual(['coast', 'farm']);
    expect(await found('category=Roadtrip')).toEqual(['begun', 'coast']);
  });

  test('a change of the host is found at once', async () => {
    await world.list(host, 'moved', { stops: [], category: 'Maritime' });
    expect(await found('category=Maritime&address=Porto')).toEqual(['moved']);
    const change = await app.request('POST', `/api/itinerantinfo/${world.idOf('moved')}`, {
      body: {
        ...ITINERANT_FORM,
        stops: [],
        title: 'moved',
        category: 'Maritime',
        location: BERLIN,
        city: 'Berlin',
        region: 'Berlin',
        neighbourhood: 'Mitte',
      },
      as: host,
    });
    expect(change.status).toBe(200);
    expect(await found('category=Maritime&address=Porto')).toEqual([]);
    expect(await found('category=Maritime&address=Berlin')).toEqual(['moved']);
    await world.remove(host, 'moved');
  });
});

describe('what an answer says', () => {
  test('a card: dates, its way, and the price of a night or of the whole way for one guest', async () => {
    expect(await card('coast')).toMatchObject({
      city: 'Porto',
      countryName: 'Portugal',
      neighbourhood: 'Ribeira',
      wifiMbps: 150,
      category: 'Roadtrip',
      style: 'Beach',
      occupancy: 'shared-room',
      guestCount: 2,
      startDate: '2026-05-03',
      endDate: '2026-05-24',
      leastNights: 7,
      placesLeft: 2,
      cities: ['Porto', 'Lisbon'],
      price: { amount: 4_500, nights: 1 },
      favorite: false,
    });
    const whole = await card('coast', 'scheduleDuration=full');
    expect(whole.price).toEqual({ amount: 94_500, nights: 21 });
  });

  test('neither secrets nor an exact position', async () => {
    const { text } = await app.request('GET', '/api/itinerants?sort=newest');
    for (const secret of ['van-wifi-password', 'van-network', 'yellow van', 'Rua das Provas']) {
      expect(text).not.toContain(secret);
    }
    const pins = await app.request('GET', '/api/itinerant-pins');
    expect(pins.text).not.toContain('41.1462219');
    expect(pins.text).not.toContain('38.7139071');
  });

  test('pins with the way of those that move', async () => {
    const { body } = await app.request<{ pins: { id: string; amount: number; way: object[] }[] }>(
      'GET',
      '/api/itinerant-pins?scheduleDuration=full',
    );
    const pin = body.pins.find(({ id }) => id === world.idOf('coast'));
    expect(pin).toMatchObject({ amount: 94_500 });
    expect(pin?.way).toHaveLength(2);
    expect(body.pins.find(({ id }) => id === world.idOf('festival'))?.way).toEqual([]);
  });

  test('categories with their counts, the own one left aside', async () => {
    const { body } = await app.request<{ categories: { id: string; count: number }[] }>(
      'GET',
      '/api/itinerant-categories?category=Fest&guestCount=1',
    );
    const counts = Object.fromEntries(body.categories.map(({ id, count }) => [id, count]));
    expect(body.categories).toHaveLength(18);
    expect(counts).toMatchObject({ Fest: 1, FarmCoop: 1, Roadtrip: 2, Popup: 0 });
  });

  test('chips in words', async () => {
    const { chips } = await search(
      'category=EcoVillage&style=Beach&price=45.5&scheduleDuration=full&guestCount=2&bathroomCount=2',
    );
    expect(chips.map(({ label }) => label)).toEqual([
      'Up to $45.50 for the whole trip',
      '2 guests',
      '2 bathrooms',
      'Eco Village',
      'Beach',
    ]);
  });

  test('an empty result offers the nearest place and what to drop', async () => {
    const answer = await search('address=Berlin&category=FarmCoop');
    expect(answer.total).toBe(0);
    expect(answer.placeTotal).toBe(1);
    expect(answer.suggestions).toContainEqual(
      expect.objectContaining({ kind: 'nearest-place', city: 'Lisbon', count: 1 }),
    );
    expect(answer.suggestions).toContainEqual(expect.objectContaining({ kind: 'relax', count: 1 }));
  });

  test('the nearest place may be a stop', async () => {
    const { suggestions } = await search('latitude=38&longitude=-9.1&radiusKm=5&category=Roadtrip');
    expect(suggestions).toContainEqual(
      expect.objectContaining({ kind: 'nearest-place', city: 'Lisbon', count: 1 }),
    );
  });

  test('without parameters, all of them by country (spec 3 §3.3)', async () => {
    const { body } = await app.request('GET', '/api/itinerants');
    expect(body).toEqual([
      { locationValue: 'DE', itinerants: [{ address: 'Mitte, Berlin', price: 80 }] },
      {
        locationValue: 'PT',
        itinerants: expect.arrayContaining([
          { address: 'Ribeira, Lisbon', price: 0 },
          { address: 'Ribeira, Porto', price: 45 },
        ]),
      },
    ]);
  });

  test('places are suggested with the itinerants there', async () => {
    const { body } = await app.request<{ places: { label: string; count: number }[] }>(
      'GET',
      '/api/places?q=Lisbon&kind=itinerant',
    );
    expect(body.places[0]).toMatchObject({ label: 'Lisbon', count: 2 });
    const homes = await app.request<{ places: { count: number }[] }>('GET', '/api/places?q=Lisbon');
    expect(homes.body.places[0]?.count).toBe(0);
  });
});

describe('orders', () => {
  test.each([
    ['soonest', ['begun', 'coast', 'festival', 'farm']],
    ['price-asc', ['farm', 'begun', 'coast', 'festival']],
    ['price-desc', ['festival', 'begun', 'coast', 'farm']],
    ['newest', ['begun', 'farm', 'festival', 'coast']],
  ])('%s', async (sort, order) => {
    const { items } = await search(`sort=${sort}`);
    const titles = items.map(({ title }) => title);
    // Two equal ones may come in either order.
    const alike = sort.startsWith('price') ? ['begun', 'coast'] : [];
    const shape = (list: readonly string[]) =>
      list.map((title) => (alike.includes(title) ? 'alike' : title));
    expect(shape(titles)).toEqual(shape(order));
  });

  test('of the whole way, by its price', async () => {
    const { items } = await search('sort=price-desc&scheduleDuration=full');
    expect(items.map(({ title }) => title)).toEqual(['coast', 'begun', 'festival', 'farm']);
  });

  test('nearest, by the nearest stop', async () => {
    const { items } = await search('latitude=38.72&longitude=-9.14&radiusKm=500&sort=nearest');
    expect(items.map(({ title }) => title).at(-1)).toBe('begun');
  });
});

test('a page names no more itinerants than fit, and their exact number, whatever is asked', async () => {
  const param = fc.record(
    {
      guestCount: fc.integer({ min: 1, max: 6 }),
      category: fc.constantFrom('Roadtrip', 'Fest', 'FarmCoop'),
      price: fc.constantFrom('0', '45', '80', '500'),
      scheduleDuration: fc.constantFrom('one-time', 'full'),
      locationValue: fc.constantFrom('PT', 'DE', 'FR'),
      address: fc.constantFrom('Lisbon', 'Porto', 'Mitte'),
      startDate: fc.constantFrom('2026-04-22', '2026-05-05', '2026-06-10'),
      endDate: fc.constantFrom('2026-06-14', '2026-07-20', '2026-10-01'),
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
      const pins = await app.request<{ total: number }>('GET', `/api/itinerant-pins?${query}`);
      expect(pins.body.total).toBe(total);
    }),
    { numRuns: 30 },
  );
});
