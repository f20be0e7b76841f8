import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { City, Country, MatchedCity } from '../contract/geography.ts';

const app = await makeTestApp();
afterAll(() => app.close());

const get = async <Body>(path: string, locale = 'en') =>
  (await app.request<Body>('GET', path, { headers: { cookie: `locale=${locale}` } })).body;

test('countries come in the language of the reader (spec 3 §3.8)', async () => {
  const { countries } = await get<{ countries: Country[] }>('/api/countries', 'de');
  expect(countries.length).toBeGreaterThan(240);
  expect(countries.find(({ value }) => value === 'PT')).toMatchObject({
    label: 'Portugal',
    region: 'Europe',
    latlng: [39.5, -8],
  });
  expect(countries.find(({ value }) => value === 'DE')?.label).toBe('Deutschland');
});

test('cities of a country, the largest first, by the beginning of any name', async () => {
  const cities = async (query: string, code = 'PT') =>
    (await get<{ cities: City[] }>(`/api/countries/${code}/cities${query}`)).cities;
  expect((await cities(''))[0]?.name).toBe('Lisbon');
  expect((await cities('?q=porto'))[0]?.name).toBe('Porto');
  expect((await cities('?q=Lissab'))[0]?.name).toBe('Lisbon');
  expect(await cities('?q=madrid')).toEqual([]);
  const texan = await cities('?region=Texas', 'US');
  expect(new Set(texan.map(({ region }) => region))).toEqual(new Set(['Texas']));
  expect(texan[0]?.name).toBe('Houston');
});

test('a city says whether it is called as one typed, in whatever language', async () => {
  const found = async (query: string, locale: string) =>
    (await get<{ cities: MatchedCity[] }>(`/api/countries/PT/cities?q=${query}`, locale)).cities;
  const [inArabic] = await found('lisbon', 'ar');
  expect(inArabic).toMatchObject({ name: 'لشبونة', isExact: true });
  expect((await found('Lissabon', 'en'))[0]).toMatchObject({ name: 'Lisbon', isExact: true });
  expect((await found('Lisbo', 'ar'))[0]).toMatchObject({ name: 'لشبونة', isExact: false });
  expect((await found('', 'en')).some(({ isExact }) => isExact)).toBe(false);
});

test('regions of a country, each of which has cities', async () => {
  const portugal = '/api/countries/PT/cities';
  const { regions } = await get<{ regions: string[] }>(portugal);
  expect(regions).toContain('Madeira');
  expect(regions.length).toBe(20);
  const { cities } = await get<{ cities: City[] }>(`${portugal}?region=Madeira`);
  expect(cities[0]).toMatchObject({ name: 'Funchal', region: 'Madeira' });
});

test.each([
  // As in the catalogue of places; the list has "Lisboa" and "Cataluña".
  ['one of another name', 'PT', 'Lisbon District', 'Lisbon', ''],
  ['one in the language of another country', 'ES', 'Katalonien', 'Barcelona', 'Cataluña'],
  ['one without regard to case and accents', 'PT', 'evora', 'Évora', 'Évora'],
  ['a region of a country that has no list', 'BE', 'East Flanders', 'Gent', ''],
  ['words of the host', 'PT', 'Along the river', 'Porto', ''],
])('cities are found beside a region: %s', async (_, code, region, city, listed) => {
  const path = `/api/countries/${code}/cities?${new URLSearchParams({ region, q: city })}`;
  const answer = await get<{ region: string; cities: City[] }>(path);
  expect(answer.region).toBe(listed);
  expect(answer.cities[0]?.name).toBe(city);
});

test('a region that is listed by another name narrows as its own does', async () => {
  const answer = await get<{ cities: City[] }>('/api/countries/ES/cities?region=Katalonien');
  expect(new Set(answer.cities.map(({ region }) => region))).toEqual(new Set(['Cataluña']));
});

test('a country nobody knows is not found', async () => {
  expect((await app.request('GET', '/api/countries/ZZ/cities')).status).toBe(404);
});

test.each([
  ['Lisbon', '38.7139', '-9.1394', 'PT', 'Lisbon', 'Europe/Lisbon'],
  ['Madeira', '32.6507', '-16.9084', 'PT', 'Funchal', 'Atlantic/Madeira'],
  ['Bali', '-8.65', '115.22', 'ID', 'Denpasar', 'Asia/Makassar'],
])('a point in %s knows its city, country and time zone', async (...place) => {
  const [, latitude, longitude, code, city, timeZone] = place;
  const found = await get<{ country: Country; city: City; timeZone: string }>(
    `/api/locate?latitude=${latitude}&longitude=${longitude}`,
  );
  expect(found).toMatchObject({ country: { value: code }, city: { name: city }, timeZone });
});

test.each([
  ['Kiritimati', '1.87', '-157.4', 'KI', 'Pacific/Kiritimati'],
  ['Lord Howe Island', '-31.55', '159.08', 'AU', 'Australia/Lord_Howe'],
])('%s is far from any town and knows its country', async (...place) => {
  const [, latitude, longitude, code, timeZone] = place;
  const found = await get<{ country: Country | null }>(
    `/api/locate?latitude=${latitude}&longitude=${longitude}`,
  );
  expect(found).toMatchObject({ country: { value: code }, city: null, timeZone });
});

test('a point at a border has the time of the country of its town', async () => {
  expect(await get('/api/locate?latitude=65.848&longitude=24.147')).toMatchObject({
    country: { value: 'FI' },
    city: { name: 'Tornio' },
    timeZone: 'Europe/Helsinki',
  });
});

test('a point in the ocean has a time zone and nothing else', async () => {
  expect(await get('/api/locate?latitude=-40&longitude=-120')).toMatchObject({
    country: null,
    city: null,
    distanceKm: null,
    timeZone: 'Etc/GMT+8',
  });
});
