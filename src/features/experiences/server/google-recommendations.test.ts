import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { Recommendation } from '../contract.ts';
import { startGoogleDouble } from './testing/google-double.ts';

const KEY = 'AIzaKeyOfTheDouble';
const STUDIO = 'ChIJN1t_tDeuEmsRUsoyG83frY4';
const CLOSED = 'ChIJclosedDeuEmsRUsoyG83frY4';
const YOGA = { countryCode: 'PT', city: 'Lisbon', category: 'Fitness', style: 'yoga' };

const double = await startGoogleDouble(KEY);
const app = await makeTestApp({
  env: { GOOGLE_PLACES_KEY: KEY, GOOGLE_PLACES_BASE: double.url, RATE_LIMITS: 'on' },
});
afterAll(() => Promise.all([app.close(), double.close()]));

double.places.set(STUDIO, {
  name: 'Little Yoga Space',
  formatted_address: 'R. São Tomé 5, 1100-561 Lisboa, Portugal',
  rating: 4.9,
});
double.places.set(CLOSED, { name: 'Gone by now', business_status: 'CLOSED_PERMANENTLY' });

let callers = 0;
let from: string;
beforeEach(() => {
  // Limits apply to each network: each test uses a network of its own.
  callers += 1;
  from = `198.51.100.${callers}`;
  double.calls.length = 0;
  double.searches.clear();
});

function get(path: string, query: Record<string, string>, locale = 'en') {
  const { origin } = new URL(app.services.config.http.publicUrl);
  return app.app.request(
    `${origin}${path}?${new URLSearchParams(query)}`,
    { headers: { 'accept-language': locale } },
    { remoteAddress: from },
  );
}
async function recommended(query: Record<string, string>) {
  const response = await get('/api/recommendations', query);
  expect(response.status).toBe(200);
  return ((await response.json()) as { recommendations: Recommendation[] }).recommendations;
}
const isBuiltIn = ({ placeId }: Recommendation) => placeId.startsWith('ChIJwh_');

describe('recommended places, where Google can be asked', () => {
  test('are those of its Text Search, none of them closed for good', async () => {
    double.searches.set('Yoga, Lisbon, Lisboa, Portugal', [CLOSED, STUDIO]);
    expect(await recommended({ ...YOGA, region: 'Lisboa' })).toEqual([
      {
        id: STUDIO,
        placeId: STUDIO,
        name: 'Little Yoga Space',
        address: 'R. São Tomé 5, 1100-561 Lisboa, Portugal',
        details: '',
        // Our guests' average: this place has no ratings.
        rating: null,
        city: 'Lisbon',
        region: 'Lisboa',
        country: 'PT',
      },
    ]);
    const [call, ...others] = double.calls;
    expect(others).toEqual([]);
    expect(call?.pathname).toBe('/maps/api/place/textsearch/json');
    expect(Object.fromEntries(call?.searchParams ?? [])).toEqual({
      query: 'Yoga, Lisbon, Lisboa, Portugal',
      region: 'pt',
      language: 'en',
      key: KEY,
    });
  });

  test('are asked for once in ten minutes, whoever asks', async () => {
    double.searches.set('Yoga, Porto, Portugal', [STUDIO]);
    await recommended({ ...YOGA, city: 'Porto' });
    from = '203.0.113.9';
    expect(await recommended({ ...YOGA, city: 'Porto' })).toHaveLength(1);
    expect(double.calls).toHaveLength(1);
  });

  test('are the built-in ones where it finds nothing, or doesn’t answer', async () => {
    for (const trouble of [undefined, 'no-json', 'OVER_QUERY_LIMIT', 500, 'cut'] as const) {
      if (trouble !== undefined) double.troubles.push(trouble);
      const places = await recommended({ ...YOGA, region: `Nothing ${trouble ?? ''}` });
      expect(places.length).toBeGreaterThan(0);
      expect(places.every(isBuiltIn)).toBe(true);
    }
  });

  test('are the built-in ones for a network that has had Google asked too often', async () => {
    const ids = Array.from({ length: 120 }, (_, number) => `ChIJnobody${number}`);
    for (const id of ids) await get('/api/google-places', { place_id: id });
    expect(double.calls).toHaveLength(ids.length);
    const places = await recommended({ ...YOGA, region: 'Anywhere' });
    expect(places.every(isBuiltIn)).toBe(true);
    expect(double.calls).toHaveLength(ids.length);
  });

  test('are not asked for before a category is chosen', async () => {
    const places = await recommended({ countryCode: 'PT', city: 'Lisbon' });
    expect(places.every(isBuiltIn)).toBe(true);
    expect(double.calls).toEqual([]);
  });
});
