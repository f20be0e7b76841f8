import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { StaySearchPage } from '#features/stays/contract.ts';
import { insertStay, moveNorth, type TestStay } from '../testing/stay-builder.ts';

const app = await makeTestApp();
afterAll(() => app.close());

const LISBON = { latitude: 38.7139, longitude: -9.1394 };
const FIJI = { latitude: -17.6, longitude: 179.97 };
const titles: Record<string, string> = {};

async function search(query: string): Promise<StaySearchPage> {
  const answer = await app.request<StaySearchPage>('GET', `/api/listings?${query}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

async function found(query: string): Promise<string[]> {
  return (await search(query)).items.map(({ title }) => title).sort();
}

beforeAll(async () => {
  const host = await app.signUp('Ana Ferreira');
  const add = async (title: string, overrides: TestStay) => {
    titles[title] = await insertStay(app.services.database.main, host.id, { title, ...overrides });
  };
  await add('centre', LISBON);
  await add('just inside', moveNorth(LISBON, 9.999));
  await add('just outside', moveNorth(LISBON, 10.001));
  await add('removed', { ...LISBON, deletedAt: Temporal.Instant.from('2026-02-01T00:00:00Z') });
  const fiji = { countryCode: 'FJ', region: 'Western', city: 'Nadi', timeZone: 'Pacific/Fiji' };
  await add('west of the line', { ...fiji, ...FIJI, neighbourhood: 'Namaka' });
  await add('east of the line', { ...fiji, latitude: -17.6, longitude: -179.97 });
  await add('lodz', {
    latitude: 51.77,
    longitude: 19.46,
    countryCode: 'PL',
    region: 'Łódzkie',
    city: 'Łódź',
    neighbourhood: 'Księży Młyn',
    timeZone: 'Europe/Warsaw',
  });
});

describe('a position', () => {
  const here = `latitude=${LISBON.latitude}&longitude=${LISBON.longitude}`;

  test('finds what is within 10 km unless the URL names another radius', async () => {
    expect(await found(here)).toEqual(['centre', 'just inside']);
    expect(await found(`${here}&radiusKm=10.002`)).toEqual([
      'centre',
      'just inside',
      'just outside',
    ]);
    expect(await found(`${here}&radiusKm=1`)).toEqual(['centre']);
  });

  test('ignores values that are not numeric', async () => {
    expect(await found(`${here}&radiusKm=near`)).toEqual(['centre', 'just inside']);
    expect((await search('latitude=north&longitude=-9')).total).toBe(6);
    expect((await search('latitude=95&longitude=-9')).place).toBeNull();
  });

  test('sorts by distance when asked to', async () => {
    const { items } = await search(`${here}&radiusKm=50&sort=nearest`);
    expect(items.map(({ title }) => title)).toEqual(['centre', 'just inside', 'just outside']);
  });

  test('reaches across the antimeridian', async () => {
    const there = `latitude=${FIJI.latitude}&longitude=${FIJI.longitude}`;
    expect(await found(there)).toEqual(['east of the line', 'west of the line']);
  });

  test('names its place: what was typed, else the city of what was found', async () => {
    expect((await search(here)).place).toMatchObject({ label: 'Lisbon', ...LISBON });
    expect((await search(`${here}&address=Alfama`)).place).toMatchObject({ label: 'Alfama' });
  });
});

describe('a box', () => {
  test('finds what is inside, its edges included', async () => {
    const { latitude, longitude } = LISBON;
    expect(await found(`bbox=${longitude},${latitude},-9,38.72`)).toEqual(['centre']);
    expect(await found('bbox=-9.2,38.80,-9.1,38.9')).toEqual(['just inside', 'just outside']);
  });

  test('may cross the antimeridian', async () => {
    expect(await found('bbox=179.9,-18,-179.9,-17')).toEqual([
      'east of the line',
      'west of the line',
    ]);
    expect(await found('bbox=179.9,-18,179.99,-17')).toEqual(['west of the line']);
  });

  test('goes before a position, since the map was moved', async () => {
    const moved = `latitude=${LISBON.latitude}&longitude=${LISBON.longitude}&bbox=19,51,20,52`;
    expect(await found(moved)).toEqual(['lodz']);
  });
});

describe('a name', () => {
  test('of a country by its code, in either case', async () => {
    expect(await found('locationValue=FJ')).toEqual(['east of the line', 'west of the line']);
    expect((await search('locationValue=pt')).total).toBe(3);
    expect((await search('locationValue=pt')).place).toMatchObject({ label: 'Portugal' });
  });

  test('within a country matches city, neighbourhood or region without case or accents', async () => {
    expect(await found('locationValue=PL&address=lodz')).toEqual(['lodz']);
    expect(await found('locationValue=PL&address=KSIEZY+mlyn')).toEqual(['lodz']);
    expect(await found('locationValue=FJ&address=namaka')).toEqual(['west of the line']);
    expect(await found('locationValue=FJ&address=wester')).toHaveLength(2);
    expect(await found('locationValue=FJ&address=lodz')).toEqual([]);
  });

  test('in another language finds the city as it is stored', async () => {
    const answer = await app.request<StaySearchPage>(
      'GET',
      '/api/listings?locationValue=PT&address=Lissabon',
      { headers: { 'accept-language': 'de' } },
    );
    expect(answer.body.total).toBe(3);
  });

  test('of a city alone is its position, of anything else the words of a place', async () => {
    const city = await search('address=Lisbon');
    expect(city.items.map(({ title }) => title)).toContain('centre');
    expect(city.place?.latitude).toBeCloseTo(38.7, 0);
    expect(await found('address=ksiezy')).toEqual(['lodz']);
    expect((await search('address=%27%26%7C%21%28%29%3A*')).total).toBe(6);
  });
});

describe('an empty result', () => {
  const FIVE = { key: 'guestCount', value: '5', label: '5 guests' };

  test('offers the nearest place that fits all else, and what to relax', async () => {
    const empty = await search('latitude=41.15&longitude=-8.61&guestCount=4');
    expect(empty).toMatchObject({ total: 0, items: [], pageCount: 0 });
    const [nearest, ...relaxed] = empty.suggestions;
    expect(nearest).toMatchObject({
      kind: 'nearest-place',
      city: 'Lisbon',
      countryName: 'Portugal',
    });
    if (nearest?.kind !== 'nearest-place') throw new Error('no nearest place');
    expect(nearest.distanceKm).toBeGreaterThan(250);
    expect(nearest.distanceKm).toBeLessThan(290);
    const there = await search(
      `latitude=${nearest.latitude}&longitude=${nearest.longitude}&guestCount=4`,
    );
    expect(there.total).toBe(nearest.count);
    const position = { key: 'position', value: null, label: 'Within 10 km' };
    expect(relaxed).toEqual([{ kind: 'relax', without: [position], count: 6 }]);
  });

  test('counts what is near that place within the radius that was asked for', async () => {
    const { suggestions } = await search('latitude=41.15&longitude=-8.61&radiusKm=11');
    expect(suggestions[0]).toMatchObject({ kind: 'nearest-place', count: 3 });
  });

  test('tells distances in the units that the reader has chosen', async () => {
    const { body } = await app.request<StaySearchPage>(
      'GET',
      '/api/listings?latitude=41.15&longitude=-8.61&radiusKm=10',
      { headers: { cookie: 'preferences=units%3Dmi' } },
    );
    expect(body.chips).toEqual([{ key: 'position', value: null, label: 'Within 6.2 mi' }]);
  });

  test('counts what dropping each filter would find, the best three', async () => {
    const empty = await search(
      'locationValue=PT&guestCount=5&amenity=hot-tub,dedicated-wifi&category=Home&minPrice=50',
    );
    expect(empty.total).toBe(0);
    const one = await search('locationValue=PT&guestCount=5');
    expect(one.suggestions).toEqual([{ kind: 'relax', without: [FIVE], count: 3 }]);
  });

  test('drops a place as a whole', async () => {
    const { suggestions } = await search('locationValue=PL&address=alfama&minPrice=50');
    const [place] = suggestions.filter(({ kind }) => kind === 'relax');
    expect(place).toMatchObject({ without: [{ key: 'locationValue' }, { key: 'address' }] });
    expect(place?.count).toBe((await search('minPrice=50')).total);
  });

  test('drops together what no one filter alone is to blame for, and as few as it can', async () => {
    const { suggestions } = await search(
      'locationValue=PT&minPrice=50&guestCount=5&amenity=hot-tub',
    );
    expect(suggestions).toEqual([
      {
        kind: 'relax',
        without: [FIVE, { key: 'amenity', value: 'hot-tub', label: 'Hot Tub' }],
        count: 3,
      },
    ]);
    const anywhere = await search('minPrice=9000&guestCount=5');
    expect(anywhere.suggestions).toEqual([
      {
        kind: 'relax',
        without: [{ key: 'price', value: null, label: 'From $9,000 a night' }, FIVE],
        count: 6,
      },
    ]);
  });

  test('leaves a place that has no homes at all for the nearest that has some', async () => {
    const far = 'latitude=41.15&longitude=-8.61&guestCount=5&amenity=hot-tub';
    const { suggestions } = await search(`${far}&minPrice=50`);
    expect(suggestions).toEqual([
      expect.objectContaining({
        kind: 'nearest-place',
        city: 'Lisbon',
        without: [FIVE, expect.objectContaining({ key: 'amenity' })],
        count: 2,
      }),
    ]);
    const nowhere = await search('address=zzyzx&guestCount=5');
    expect(nowhere.suggestions).toEqual([
      { kind: 'relax', without: [expect.objectContaining({ key: 'address' }), FIVE], count: 6 },
    ]);
  });
});

describe('what is not known', () => {
  test('is ignored, never an error', async () => {
    const junk = [
      'locationValue=ZZ',
      'locationValue[]=PT',
      'category=Spaceship&occupancy=floor&amenity=unicorn&event=moon-landing',
      'guestCount=-1&roomCount=two&bathroomCount=1e9&residentCount=-2',
      'minPrice=abc&maxPrice=%00',
      'dateMode=exact&startDate=2026-02-30&endDate=2026-03-99',
      'dateMode=months&startMonth=2026-13&endMonth=x',
      'bbox=1,2,3&radiusKm=-4&residentCount=%F0%9F%8F%A0&averageAge=old',
      'page=0&sort=random&scheduleDuration=never',
      'utm_source=newsletter',
    ];
    for (const query of junk) expect((await search(query)).total, query).toBe(6);
  });

  test('an unknown amenity beside a known one leaves the known one at work', async () => {
    expect((await search('amenity=unicorn,dedicated-wifi')).total).toBe(6);
    expect((await search('amenity=unicorn,hot-tub')).total).toBe(0);
    const chips = (await search('amenity=unicorn,dedicated-wifi')).chips;
    expect(chips).toEqual([{ key: 'amenity', value: 'dedicated-wifi', label: 'Dedicated WiFi' }]);
  });
});
