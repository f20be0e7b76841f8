import { afterAll, describe, expect, test } from 'vitest';
import { landingDays } from '#domain/landing-days.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { Airport, listFestivals, TravelTarget } from '#features/travel/contract.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { isSameTown, placeByCode } from '../airports/airports.ts';
import { toDateRange } from '../festivals/festival-dates.ts';
import { wayBetween } from './search/flight-way.ts';
import type { Refusal } from './testing/travel-calls.ts';

const app = await makeTestApp({ now: '2026-11-23T12:00:00Z' });
afterAll(() => app.close());

async function get<Body>(path: string, query: Record<string, string>, locale = 'en') {
  const { status, body } = await app.request<Body & Refusal>(
    'GET',
    `${path}?${new URLSearchParams(query)}`,
    { headers: { 'accept-language': locale } },
  );
  return { status, body };
}

const targets = async (query: Record<string, string>, locale?: string) =>
  (await get<{ targets: TravelTarget[] }>('/api/travel/targets', query, locale)).body.targets;
const festivals = async (query: Record<string, string>, locale?: string) =>
  (await get<RouteAnswer<typeof listFestivals>>('/api/festivals', query, locale)).body.festivals;
const airports = async (q: string, locale?: string) =>
  (await get<{ airports: Airport[] }>('/api/airports', { q }, locale)).body.airports;
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

describe('targets', () => {
  test('are all there is, festivals of the dates first', async () => {
    const found = await targets({ startDate: '2027-03-14', endDate: '2027-03-18' });
    expect(found.length).toBeGreaterThan(160);
    const types = found.map(({ type }) => type);
    const first = types.indexOf('destination');
    expect(ids(found.slice(0, first))).toEqual(
      expect.arrayContaining(['las-fallas', 'st-patricks-day', 'sxsw']),
    );
    expect(new Set(types.slice(first, types.lastIndexOf('destination') + 1))).toEqual(
      new Set(['destination']),
    );
    expect(types.at(-1)).toBe('festival');
  });

  test('say how far they are from the origin, which is no distance from itself', async () => {
    const kmFrom = async (origin: string) =>
      (await targets({ ids: 'LIS,LON', origin })).map(({ kmFromOrigin }) => kmFromOrigin);
    expect(await kmFrom('LIS')).toEqual([null, expect.closeTo(1_570, -2)]);
    expect(await kmFrom('LHR')).toEqual([expect.closeTo(1_570, -2), null]);
  });

  test('are festivals or destinations alone', async () => {
    const fetchTypes = async (type: string) =>
      new Set((await targets({ type })).map((each) => each.type));
    expect(await fetchTypes('festivals')).toEqual(new Set(['festival']));
    expect(await fetchTypes('destinations')).toEqual(new Set(['destination']));
  });

  test('of a festival say when, and which dates to fly on', async () => {
    const [fallas] = await targets({ ids: 'las-fallas' });
    expect(fallas).toMatchObject({
      name: 'Las Fallas',
      town: 'Valencia',
      iataCode: 'VLC',
      region: 'Europe',
      season: 'Spring',
      countryName: 'Spain',
      festival: { startDate: '2027-03-15', endDate: '2027-03-19', month: 3, part: null, note: '' },
      suggestedDates: { startDate: '2027-03-13', endDate: '2027-03-20' },
    });
    // It is already under way: tomorrow at the earliest.
    app.clock.set('2027-03-16T12:00:00Z');
    expect((await targets({ ids: 'las-fallas' }))[0]?.suggestedDates).toEqual({
      startDate: '2027-03-17',
      endDate: '2027-03-20',
    });
    // No flight lands before it is over.
    app.clock.set('2027-03-19T12:00:00Z');
    expect((await targets({ ids: 'las-fallas' }))[0]?.suggestedDates).toBeNull();
    app.clock.set('2026-11-23T12:00:00Z');
    const [tomorrowland] = await targets({ ids: 'tomorrowland' });
    expect(tomorrowland).toMatchObject({
      festival: { startDate: null, endDate: null, month: 7, year: 2027, part: 'late' },
      suggestedDates: null,
    });
  });

  test.each([
    ['over half of the world', 'nyepi', 'NYC', '2027-03-05'],
    ['from the other side', 'nyepi', 'LON', '2027-03-05'],
    ['from a neighbour', 'nyepi', 'SIN', '2027-03-06'],
    ['in the same town', 'nyepi', 'DPS', '2027-03-07'],
    ['from where nobody knows', 'nyepi', 'QQQ', '2027-03-05'],
    ['to one day', 'gion-matsuri', 'NYC', '2027-07-14'],
    ['of a neighbour', 'las-fallas', 'BER', '2027-03-13'],
  ])('flights for a festival land the day before it: %s', async (_what, id, origin, startDate) => {
    const [found] = await targets({ ids: id, origin });
    expect(found?.suggestedDates?.startDate).toBe(startDate);
  });

  test('a festival is dated so that no flight of the day misses its beginning', async () => {
    for (const origin of ['NYC', 'LON', 'SYD', 'HNL']) {
      const dated = (await targets({ type: 'festivals', origin })).filter(
        ({ suggestedDates }) => suggestedDates !== null && suggestedDates.startDate > '2026-11-24',
      );
      expect(dated.length).toBeGreaterThan(40);
      for (const { id, iataCode, festival, suggestedDates } of dated) {
        const [from, to] = [placeByCode(origin), placeByCode(iataCode)];
        if (from === null || to === null || suggestedDates === null) throw new Error(id);
        if (isSameTown(origin, iataCode)) continue;
        const { last } = landingDays(suggestedDates.startDate, wayBetween(from, to));
        expect([id, origin, last < (festival?.startDate ?? '')]).toEqual([id, origin, true]);
      }
    }
  });

  test('a town is in its own country, though its airport is in another', async () => {
    expect((await targets({ ids: 'GVA' }))[0]).toMatchObject({
      name: 'Chamonix',
      country: 'FR',
      countryName: 'France',
    });
  });

  test('by id come in that order, whatever airport it is, and what nobody knows is missing', async () => {
    const found = await targets({ ids: 'NYC,las-fallas,ORD,QQQ,LIS', region: 'Asia' });
    expect(ids(found)).toEqual(['NYC', 'las-fallas', 'ORD', 'LIS']);
    expect(found[2]).toMatchObject({ name: 'Chicago', country: 'US', bestSeasons: [] });
  });

  test.each([
    ['a beginning', 'lisb', ['LIS']],
    ['a code', 'cnx', ['CNX']],
    ['another name', 'Bansko', ['SOF']],
    ['a later word', 'gran canaria', ['LPA']],
    ['without accents', 'medellin', ['MDE']],
    ['a name of another language', 'Lissabon', ['LIS']],
    ['a country', 'Nepal', ['KTM', 'PKR']],
    ['nothing that is there', 'Atlantis', []],
    ['signs alone', '???', []],
  ])('by %s', async (_what, searchTerm, expected) => {
    expect(ids(await targets({ searchTerm, type: 'destinations' })).sort()).toEqual(expected);
  });

  test('narrow by region, and by the season of their own hemisphere', async () => {
    const south = await targets({
      region: 'Oceania',
      type: 'destinations',
      startDate: '2027-01-10',
    });
    expect(new Set(south.map(({ season }) => season))).toEqual(new Set(['Summer']));
    const summer = await targets({
      season: 'Summer',
      type: 'destinations',
      startDate: '2027-01-10',
    });
    expect(ids(summer)).toContain('SYD');
    expect(ids(summer)).not.toContain('LIS');
    const ofSummer = await targets({ season: 'Summer', type: 'festivals' });
    expect(ids(ofSummer)).toContain('kaapse-klopse');
    expect(ids(ofSummer)).not.toContain('vivid-sydney');
  });

  test('are named in the reader’s language', async () => {
    const [lisbon] = await targets({ ids: 'LIS' }, 'de');
    expect(lisbon).toMatchObject({ name: 'Lissabon' });
    const [nyepi] = await targets({ ids: 'nyepi' });
    expect(nyepi?.festival?.note).toContain('closed for 24 hours');
  });

  test.each([
    ['seven of them', { ids: 'LIS,OPO,BCN,PAR,BER,ROM,LON' }, 'ids'],
    ['no code', { ids: 'L1' }, 'ids'],
    ['another season', { season: 'Monsoon' }, 'season'],
    ['another region', { region: 'Atlantis' }, 'region'],
    ['no date', { startDate: '2027-02-30' }, 'startDate'],
  ])('%s are refused at the field', async (_what, query, field) => {
    const { status, body } = await get('/api/travel/targets', query);
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });
});

describe('festivals', () => {
  test('are those of the next twelve months, in their order', async () => {
    const found = await festivals({});
    const starts = found.map(
      ({ startDate, year, month, part }) => startDate ?? toDateRange({ year, month, part }).start,
    );
    expect(starts).toEqual(starts.toSorted());
    // The fair of this month may be over.
    expect(found[0]?.id).toBe('yi-peng');
    expect(found.length).toBeGreaterThan(60);
  });

  test('of a year, a kind, a country and a region', async () => {
    expect(ids(await festivals({ year: '2027', type: 'carnival', country: 'BR' }))).toEqual([
      'rio-carnival',
    ]);
    const oceania = await festivals({ year: '2027', region: 'Oceania' });
    expect(ids(oceania)).toEqual(['vivid-sydney']);
    const years = new Set((await festivals({ year: '2031' })).map(({ year }) => year));
    expect([...years].every((year) => year === 2031 || year === 2030)).toBe(true);
  });

  test('of a range go on within it', async () => {
    expect(ids(await festivals({ startDate: '2027-01-02', endDate: '2027-01-02' }))).toEqual([
      'kaapse-klopse',
    ]);
    const { status, body } = await get('/api/festivals', {
      startDate: '2027-01-02',
      endDate: '2027-01-01',
    });
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
      400,
      'return-first',
      ['endDate'],
    ]);
  });

  test.each([
    [{ startDate: '2199-12-31' }],
    [{ startDate: '1900-01-01', endDate: '2199-12-31' }],
    [{ startDate: '2189-12-31', endDate: '2199-12-31' }],
  ])('of %o are none', async (query) => {
    const { status, body } = await get<RouteAnswer<typeof listFestivals>>('/api/festivals', query);
    expect([status, body.festivals]).toEqual([200, []]);
  });

  test('of no year that a calendar is known for are refused', async () => {
    expect((await get('/api/festivals', { year: '1999' })).status).toBe(400);
  });
});

describe('airports', () => {
  test.each([
    ['nyc', 'NYC'],
    ['NY', 'NYC'],
    ['new york', 'NYC'],
    ['jfk', 'JFK'],
    ['lisb', 'LIS'],
    ['heathrow', 'LHR'],
    ['Parigi', 'PAR'],
    ['tokio', 'TYO'],
  ])('%s finds %s first', async (q, code) => {
    expect((await airports(q))[0]?.iataCode).toBe(code);
  });

  test('a metropolis names its airports', async () => {
    expect((await airports('lon'))[0]).toMatchObject({
      kind: 'metro',
      iataCode: 'LON',
      name: 'London',
      countryName: 'United Kingdom',
      airports: ['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN'],
    });
    expect((await airports('LHR'))[0]).toMatchObject({ kind: 'airport', airports: [] });
    expect((await airports('london', 'fr'))[0]?.name).toBe('Londres');
  });

  test.each([
    ['Europe/Berlin', 'BER'],
    ['America/New_York', 'NYC'],
    ['Asia/Tokyo', 'TYO'],
    ['Asia/Calcutta', 'CCU'],
    ['America/Los_Angeles', 'LAX'],
    ['Atlantic/Madeira', 'FNC'],
    ['America/Argentina/Buenos_Aires', 'BUE'],
    ['UTC', undefined],
  ])('of %s fly from %s', async (zone, code) => {
    const { status, body } = await get<{ airports: Airport[] }>('/api/airports', { zone });
    expect([status, body.airports.map(({ iataCode }) => iataCode)]).toEqual([
      200,
      code === undefined ? [] : [code],
    ]);
  });

  test('of no zone are refused', async () => {
    expect((await get('/api/airports', { zone: 'Etc/Unknown' })).status).toBe(400);
  });

  test('are eight at most, and none for nothing', async () => {
    expect(await airports('a')).toHaveLength(8);
    expect(await airports('  ')).toEqual([]);
    expect((await get('/api/airports', { q: 'x'.repeat(61) })).status).toBe(400);
  });
});
