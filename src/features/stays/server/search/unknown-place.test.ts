import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { StaySearchPage } from '#features/stays/contract.ts';
import { insertStay } from '../testing/stay-builder.ts';

const app = await makeTestApp({ now: '2026-03-02T09:00:00Z' });
afterAll(() => app.close());
const db = app.services.database.main;

beforeAll(async () => {
  const hostId = (await app.signUp('Ana Ferreira')).id;
  await insertStay(db, hostId, { title: 'cheap', price: 5_000 });
  await insertStay(db, hostId, {
    city: 'Porto',
    neighbourhood: 'Ribeira',
    latitude: 41.1579,
    longitude: -8.6291,
  });
  await insertStay(db, hostId, {
    city: 'Berlin',
    neighbourhood: 'Mitte',
    countryCode: 'DE',
    latitude: 52.52,
    longitude: 13.405,
    price: 20_000,
  });
});

async function page(query: string, headers: Record<string, string> = {}): Promise<StaySearchPage> {
  const answer = await app.request<StaySearchPage>('GET', `/api/listings?${query}`, { headers });
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('a place that nobody knows', () => {
  test('is answered with the cities spelled most like it, which have homes', async () => {
    const { total, unknownPlace, placeTotal } = await page('address=Lisbonn');
    expect(total).toBe(0);
    expect(placeTotal).toBe(0);
    expect(unknownPlace?.name).toBe('Lisbonn');
    expect(unknownPlace?.similar[0]).toMatchObject({ label: 'Lisbon', count: 1 });
  });

  test('is offered no place that has no homes, and none that is called otherwise', async () => {
    for (const address of ['Nowherebury', 'Gothenburgg', 'Zzyzx']) {
      const { unknownPlace } = await page(`address=${address}`);
      expect(unknownPlace, address).toEqual({ name: address, similar: [] });
    }
  });

  test('keeps what else was asked for where that leaves something', async () => {
    const dear = await page('address=Berlinn&minPrice=150');
    expect(dear.unknownPlace?.similar[0]).toMatchObject({
      label: 'Berlin',
      count: 1,
      keepsFilters: true,
    });
    const none = await page('address=Berlinn&minPrice=900');
    expect(none.unknownPlace?.similar[0]).toMatchObject({
      label: 'Berlin',
      count: 1,
      keepsFilters: false,
    });
  });

  test('is none where the place is known, with homes or without', async () => {
    expect((await page('address=Oslo')).unknownPlace).toBeNull();
    expect((await page('address=Alfama&minPrice=900')).unknownPlace).toBeNull();
    expect((await page('address=Alfama&minPrice=900')).placeTotal).toBe(1);
    expect((await page('address=Lisbon')).placeTotal).toBeNull();
  });
});

test('cities have their name in the language of the reader', async () => {
  const german = { 'accept-language': 'de' };
  const found = await page('address=Lisbon', german);
  expect(found.items[0]?.city).toBe('Lissabon');
  expect(found.place?.label).toBe('Lissabon');
  const around = await page('address=Lisbon&latitude=38.7139&longitude=-9.1394', german);
  expect(around.place?.label).toBe('Lissabon');
  expect((await page('locationValue=PT&address=Lisbon', german)).place?.label).toBe(
    'Lissabon, Portugal',
  );
  expect((await page('address=Lisbonn', german)).unknownPlace?.similar[0]?.label).toBe('Lissabon');
});
