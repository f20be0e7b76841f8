import { afterAll, describe, expect, test } from 'vitest';
import type { FeatureFactory } from '#entry/feature.ts';
import { FEATURES } from '#entry/features.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { Recommendation } from '../contract.ts';
import { makePlaceRoutes } from './routes.ts';

const app = await makeTestApp();
afterAll(() => app.close());

async function recommended(
  query: Record<string, string>,
  locale = 'en',
  on = app,
): Promise<Recommendation[]> {
  const { status, body, text } = await on.request<{ recommendations: Recommendation[] }>(
    'GET',
    `/api/recommendations?${new URLSearchParams(query)}`,
    { headers: { 'accept-language': locale } },
  );
  expect(status, text).toBe(200);
  return body.recommendations;
}
const recommendedNames = async (query: Record<string, string>, locale?: string) =>
  (await recommended(query, locale)).map(({ name }) => name);

describe('places for an experience', () => {
  test('are told as the specification names them', async () => {
    const [first] = await recommended({ countryCode: 'PT', city: 'Lisbon', category: 'Retreat' });
    expect(first).toEqual({
      id: 'ChIJwh_mZd8jsTQjdF_Yh7w6Nas',
      name: 'Miradouro da Graça',
      address: 'Largo da Graça, Lisbon, Portugal',
      details: 'Viewpoint · Open during daylight',
      rating: null,
      city: 'Lisbon',
      region: 'Lisbon District',
      country: 'PT',
      placeId: 'ChIJwh_mZd8jsTQjdF_Yh7w6Nas',
    });
  });

  test('come nearest to the city first, those of its neighbours behind', async () => {
    const names = await recommendedNames({ countryCode: 'PT', city: 'Ericeira' });
    expect(names.slice(0, 2)).toEqual(['Praça da República', 'Praia dos Pescadores']);
    expect(names).toContain('Jardim da Estrela');
    expect(names).not.toContain('Mercado do Bolhão');
  });

  test('are found by any name of the city, in the reader’s language', async () => {
    const english = await recommendedNames({ countryCode: 'PT', city: 'Lisbon' });
    for (const city of ['Lisboa', 'lissabon', 'リスボン', 'لشبونة']) {
      expect(await recommendedNames({ countryCode: 'PT', city })).toEqual(english);
    }
    const [german] = await recommended({ countryCode: 'PT', city: 'Lissabon' }, 'de');
    expect(german?.address).toBe('Largo da Graça, Lissabon, Portugal');
  });

  test('are those near a town that has none of its own', async () => {
    // 12 km from the middle of Lisbon.
    const names = await recommendedNames({ countryCode: 'PT', city: 'Oeiras' });
    expect(names[0]).toBe('LX Factory');
    expect(await recommendedNames({ countryCode: 'PT', city: 'Beja' })).toEqual([]);
    expect(await recommendedNames({ countryCode: 'PT', city: 'Nowhere at all' })).toEqual([]);
  });

  test('are narrowed by a region as the list of regions names it, or as we do', async () => {
    for (const region of ['Lisboa', 'Lisbon District', 'distrito de lisboa']) {
      const cities = new Set(
        (await recommended({ countryCode: 'PT', region })).map(({ city }) => city),
      );
      expect(cities).toEqual(new Set(['Lisbon', 'Ericeira', 'Mafra']));
    }
    expect(await recommendedNames({ countryCode: 'PT', region: 'Bavaria' })).toEqual([]);
  });

  test('of a country show a place of each city before the second of any', async () => {
    const places = await recommended({ countryCode: 'PT' });
    expect(places.slice(0, 4).map(({ city }) => city)).toEqual([
      'Lisbon',
      'Porto',
      'Ericeira',
      'Funchal',
    ]);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    // Malta has no places; XX is an unknown country.
    expect(await recommendedNames({ countryCode: 'MT' })).toEqual([]);
    expect(await recommendedNames({ countryCode: 'XX' })).toEqual([]);
  });

  test('suit the style, or else the category', async () => {
    const kinds = async (query: Record<string, string>) =>
      new Set(
        (await recommended({ countryCode: 'PT', ...query })).map(
          ({ details }) => details.split(' · ')[0],
        ),
      );
    expect(await kinds({ category: 'Adventure', style: 'surf' })).toEqual(new Set(['Beach']));
    const adventure = await kinds({ category: 'Adventure' });
    expect(await kinds({ category: 'Adventure', style: 'no such style' })).toEqual(adventure);
    expect(adventure.has('Museum')).toBe(false);
    expect((await kinds({})).has('Museum')).toBe(true);
  });

  test.each([
    [{}],
    [{ countryCode: 'pt' }],
    [{ countryCode: 'Portugal' }],
    [{ countryCode: 'PT', category: 'Surfing' }],
    [{ countryCode: 'PT', city: 'x'.repeat(4_000) }],
  ])('are refused for %o', async (query) => {
    const path = `/api/recommendations?${new URLSearchParams(query as Record<string, string>)}`;
    const { status, body } = await app.request<{ code: string }>('GET', path);
    expect([status, body.code]).toEqual([400, 'invalid-input']);
  });

  test('are told with what guests say of them, once somebody knows', async () => {
    const rated: FeatureFactory = (_services, limits) => ({
      routes: makePlaceRoutes(
        limits,
        async (_db, ids) => new Map(ids.slice(0, 1).map((id) => [id, { average: 4.5, count: 3 }])),
      ),
    });
    const other = await makeTestApp({ features: [rated, ...FEATURES] });
    try {
      const [first, second] = await recommended({ countryCode: 'PT' }, 'en', other);
      expect([first?.rating, second?.rating]).toEqual([4.5, null]);
      const { body } = await other.request<{ result: object }>(
        'GET',
        `/api/google-places?place_id=${first?.placeId}`,
      );
      expect(body.result).toMatchObject({ rating: 4.5, user_ratings_total: 3 });
    } finally {
      await other.close();
    }
  });
});
