import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { SuggestedPlace } from '#market/search/contract.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import type { showPriceRange } from '../../contract.ts';
import { insertStay } from '../testing/stay-builder.ts';

const app = await makeTestApp();
afterAll(() => app.close());

type Places = SuggestedPlace[];

async function places(q: string, locale = 'en'): Promise<Places> {
  const { status, body } = await app.request<{ places: Places }>(
    'GET',
    `/api/places?${new URLSearchParams({ q })}`,
    { headers: { 'accept-language': locale } },
  );
  expect(status).toBe(200);
  return body.places;
}

const named = (kind: Places[number]['kind'], found: Places) =>
  found.filter((place) => place.kind === kind).map(({ label, count }) => `${label} ${count}`);

async function priceRange() {
  return (await app.request<RouteResponse<typeof showPriceRange>>('GET', '/api/stays/price-range'))
    .body;
}

describe('before anything is listed', () => {
  test('prices are 0 to 1000 with an average of 100 (spec 3 §4)', async () => {
    expect(await priceRange()).toEqual({ min: 0, max: 1000, average: 100 });
  });
});

describe('once homes are listed', () => {
  beforeAll(async () => {
    const host = await app.signUp('Ana Ferreira');
    const barcelona = {
      countryCode: 'ES',
      region: 'Catalonia',
      city: 'Barcelona',
      latitude: 41.38,
      longitude: 2.17,
      timeZone: 'Europe/Madrid',
    };
    const add = (overrides: Parameters<typeof insertStay>[2]) =>
      insertStay(app.services.database.main, host.id, overrides);
    await add({ ...barcelona, neighbourhood: 'Gràcia', price: 4_550 });
    await add({ ...barcelona, neighbourhood: 'Gràcia', price: 10_000 });
    await add({ ...barcelona, neighbourhood: 'Poblenou', price: 30_001 });
    await add({
      ...barcelona,
      neighbourhood: 'Hidden Street',
      price: 900_000,
      deletedAt: Temporal.Instant.from('2026-02-01T00:00:00Z'),
    });
    app.clock.advance({ minutes: 6 });
  });

  test('prices go from the cheapest home to the dearest, in whole dollars', async () => {
    expect(await priceRange()).toEqual({ min: 45, max: 301, average: 149 });
  });

  test('a region is found in any language, and named in the reader’s', async () => {
    expect(named('region', await places('Catalo'))).toEqual(['Catalonia 3']);
    expect(named('region', await places('Katalonien'))).toEqual(['Catalonia 3']);
    expect(named('region', await places('كتالونيا', 'ar'))).toEqual(['كتالونيا 3']);
    expect((await places('Cataluña', 'es'))[0]).toMatchObject({
      kind: 'region',
      label: 'Cataluña',
      detail: 'España',
      countryCode: 'ES',
    });
  });

  test('an address is a neighbourhood and its city, with typos forgiven', async () => {
    expect(named('address', await places('gracia'))).toEqual(['Gràcia, Barcelona 2']);
    expect(named('address', await places('poblenuo'))).toEqual(['Poblenou, Barcelona 1']);
    expect((await places('poblenou'))[0]?.kind).toBe('address');
  });

  test('what has homes comes first, also where one types in other letters than one reads', async () => {
    expect((await places('barc', 'ar'))[0]).toMatchObject({ kind: 'city', label: 'برشلونة' });
    expect((await places('spai', 'ar'))[0]).toMatchObject({ kind: 'country', countryCode: 'ES' });
  });

  test('before anything is typed it names the cities with the most homes, eight at most', async () => {
    const host = await app.signUp('Rui Costa');
    for (const [nth, city] of [
      'Porto',
      'Braga',
      'Faro',
      'Évora',
      'Coimbra',
      'Aveiro',
      'Sintra',
      'Tavira',
      'Lagos',
    ].entries()) {
      await insertStay(app.services.database.main, host.id, {
        countryCode: 'PT',
        region: '',
        city,
        neighbourhood: '',
        // Far enough from each other to be counted separately.
        latitude: 37 + nth / 2,
        longitude: -8,
      });
    }
    app.clock.advance({ minutes: 6 });
    const found = await places('');
    expect(found).toHaveLength(8);
    expect(found[0]).toMatchObject({ kind: 'city', label: 'Barcelona', count: 3 });
    expect(found.every(({ count }) => count > 0)).toBe(true);
    expect((await places('', 'es'))[0]).toMatchObject({ label: 'Barcelona', detail: 'España' });
  });

  test('what is no longer listed is no place', async () => {
    expect(named('address', await places('Hidden'))).toEqual([]);
  });

  test('a country and a city with typos are found too', async () => {
    expect(named('city', await places('barcalona'))[0]).toBe('Barcelona 3');
    expect(named('country', await places('Spain'))).toEqual(['Spain 3']);
  });

  test('what is suggested is what a search then finds, whatever the language', async () => {
    for (const [q, locale] of [
      ['Catalo', 'en'],
      ['Katal', 'de'],
      ['كتالونيا', 'ar'],
      ['poblenou', 'fr'],
    ] as const) {
      const place = (await places(q, locale)).find(({ kind }) => kind !== 'city');
      const query = new URLSearchParams({
        locationValue: place?.countryCode ?? '',
        address: place?.label ?? '',
      });
      const found = await app.request<{ total: number }>('GET', `/api/listings?${query}`, {
        headers: { 'accept-language': locale },
      });
      expect(found.body.total, q).toBe(place?.count);
    }
  });

  const search = async (query: Record<string, string>, locale = 'en') =>
    (
      await app.request<{ total: number; unknownPlace: unknown; place: { label: string } | null }>(
        'GET',
        `/api/listings?${new URLSearchParams(query)}`,
        { headers: { 'accept-language': locale } },
      )
    ).body;

  test.each([
    ['Barcelona Spain'],
    ['Barcelona, Spain'],
    ['Spain - Barcelona'],
    ['Barcelona ES'],
    ['Barcelona, Cataluña, España'],
    ['バルセロナ スペイン'],
    ['西班牙巴塞罗那'],
    ['برشلونة إسبانيا'],
    ['Barcellona in Spagna'],
  ])('a search and the suggestions for %s find the same city', async (address) => {
    const [best] = await places(address);
    expect(best).toMatchObject({ kind: 'city', label: 'Barcelona', count: 3 });
    expect(await search({ address })).toMatchObject({ total: 3, unknownPlace: null });
    expect(await search({ address, locationValue: 'ES' })).toMatchObject({ total: 3 });
    expect(await search({ address, locationValue: 'PT' })).toMatchObject({ total: 0 });
  });

  test.each([
    ['Poblenou Barcelona', 1],
    ['Poblenou, Barcelona, Spain', 1],
    ['Gràcia Barcelone Espagne', 2],
    ['Catalonia Spain', 3],
    ['Katalonien, Spanien', 3],
    ['Spain', 3],
    ['España', 3],
  ])('a search for %s finds all homes there', async (address, total) => {
    expect(await search({ address })).toMatchObject({ total, unknownPlace: null });
  });

  test('an island is searched as far as its shores, from whatever was typed', async () => {
    const host = await app.signUp('Putu Ayu');
    const bali = { countryCode: 'ID', region: 'Bali', timeZone: 'Asia/Makassar' };
    const add = (overrides: Parameters<typeof insertStay>[2]) =>
      insertStay(app.services.database.main, host.id, { ...bali, ...overrides });
    await add({ city: 'Ubud', neighbourhood: '', latitude: -8.5069, longitude: 115.2625 });
    await add({ city: 'Canggu', neighbourhood: '', latitude: -8.6478, longitude: 115.1385 });
    app.clock.advance({ minutes: 6 });
    for (const q of ['Bali', 'Bali Indonesia', 'バリ島']) {
      const [place] = await places(q);
      expect(place, q).toMatchObject({ kind: 'region', countryCode: 'ID', count: 2 });
      expect((await search({ address: q })).total, q).toBe(2);
      expect((await search({ address: place?.label ?? '', locationValue: 'ID' })).total, q).toBe(2);
    }
    expect(named('region', await places('Bali'))).toEqual(['Bali 2']);
    expect((await places('Canggu'))[0]).toMatchObject({ label: 'Canggu', count: 1 });
    expect((await search({ address: 'Canggu, Bali' })).total).toBe(1);
  });

  test('of namesakes the one with many homes is suggested and searched', async () => {
    const host = await app.signUp('Luz Rivas');
    for (let nth = 0; nth < 2; nth += 1) {
      await insertStay(app.services.database.main, host.id, {
        countryCode: 'ES',
        region: 'Valencian Community',
        city: 'Valencia',
        neighbourhood: '',
        latitude: 39.4699,
        longitude: -0.3763,
      });
    }
    app.clock.advance({ minutes: 6 });
    expect((await places('Valencia'))[0]).toMatchObject({ countryCode: 'ES', count: 2 });
    expect((await search({ address: 'Valencia' })).total).toBe(2);
    expect((await search({ address: 'Valencia Venezuela' })).total).toBe(0);
  });
});
