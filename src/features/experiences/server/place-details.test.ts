import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { type PlaceDetails, placeDetailsSchema } from '../contract.ts';
import { JPEG, startGoogleDouble } from './testing/google-double.ts';

const KEY = 'AIzaKeyOfTheDouble';
const ESTRELA = 'ChIJwh_ZTLIpOewSSnZqgkteHY9';
const SYDNEY = 'ChIJN1t_tDeuEmsRUsoyG83frY4';
/** Google's ids of addresses and routes have other forms. */
const ADDRESS = 'EicxMyBNYXJrZXQgU3QsIFdpbG1pbmd0b24sIE5DIDI4NDAxLCBVU0E';

const double = await startGoogleDouble(KEY);
const app = await makeTestApp({
  env: { GOOGLE_PLACES_KEY: KEY, GOOGLE_PLACES_BASE: double.url, RATE_LIMITS: 'on' },
});
const keyless = await makeTestApp();
afterAll(() => Promise.all([app.close(), keyless.close(), double.close()]));

const photos = [
  { photo_reference: 'Aap_uEA7vb', height: 300, width: 400, html_attributions: ['<a>Ana</a>'] },
];
double.places.set(SYDNEY, { name: 'Sydney', rating: 4.1, user_ratings_total: 9, photos });
double.places.set(ADDRESS, { name: '13 Market St', photos });
double.photos.set('Aap_uEA7vb', JPEG);

interface Details {
  code?: string;
  cached: boolean;
  status: string;
  result: PlaceDetails;
}
let callers = 0;
let from: string;
beforeEach(() => {
  // Limits apply to each network: each test uses a network of its own.
  callers += 1;
  from = `198.51.100.${callers}`;
  double.calls.length = 0;
});

async function get(path: string, query: Record<string, string>, on = app) {
  const { origin } = new URL(on.services.config.http.publicUrl);
  const response = await on.app.request(
    `${origin}${path}?${new URLSearchParams(query)}`,
    {},
    { remoteAddress: from },
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}
async function details(placeId: string, on = app) {
  const { status, bytes } = await get('/api/google-places', { place_id: placeId }, on);
  return { status, body: JSON.parse(Buffer.from(bytes).toString()) as Details };
}
const image = (reference: string, placeId: string, on = app) =>
  get('/api/experienceImages', { photo_reference: reference, place_id: placeId }, on);

describe('a place of the catalogue', () => {
  test.each([
    ['where Google could be asked', app],
    ['where it could not', keyless],
  ])('is told without asking anybody, %s', async (_where, on) => {
    expect(await details(ESTRELA, on)).toEqual({
      status: 200,
      body: {
        cached: true,
        status: 'OK',
        result: {
          name: 'Jardim da Estrela',
          formatted_address: 'Praça da Estrela, Lisbon, Portugal',
          rating: null,
          user_ratings_total: 0,
          photos: [
            { photo_reference: `wh:${ESTRELA}:0`, credit: '' },
            { photo_reference: `wh:${ESTRELA}:1`, credit: '' },
          ],
        },
      },
    });
    expect(double.calls).toEqual([]);
  });

  test('has drawings that may be kept', async () => {
    const drawn = await image(`wh:${ESTRELA}:1`, ESTRELA);
    expect(drawn.status).toBe(200);
    expect(drawn.headers.get('content-type')).toBe('image/svg+xml');
    expect(drawn.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(drawn.headers.get('x-content-type-options')).toBe('nosniff');
    expect(drawn.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect((await image(`wh:${ESTRELA}:1`, ESTRELA)).bytes).toEqual(drawn.bytes);
    expect((await image(`wh:${ESTRELA}:0`, ESTRELA)).bytes).not.toEqual(drawn.bytes);
  });

  test('is drawn by the demonstration world where that is shown, elsewhere by a sign of its kind', async () => {
    expect((await image(`wh:${ESTRELA}:1`, ESTRELA)).bytes.length).toBeGreaterThan(4_000);
    const product = await makeTestApp({ env: { DEMO: 'off' } });
    const drawn = await image(`wh:${ESTRELA}:1`, ESTRELA, product);
    expect(drawn.headers.get('content-type')).toBe('image/svg+xml');
    expect(drawn.bytes.length).toBeLessThan(1_000);
    await product.close();
  });

  test.each(['ChIJwh_00000000000000000000', 'ChIJwh_', 'ChIJwh_ZTLIpOewSSnZqgkteHY9x'])(
    'is not %s, and Google is not asked for it',
    async (id) => {
      expect(await details(id)).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect((await image(`wh:${id}:0`, id)).status).toBe(404);
      expect(double.calls).toEqual([]);
    },
  );
});

describe('a place of Google’s', () => {
  test('is asked for once in ten minutes, in each language', async () => {
    const first = await details(SYDNEY);
    expect(first).toMatchObject({ status: 200, body: { cached: false, status: 'OK' } });
    expect(first.body.result).toMatchObject({ name: 'Sydney', rating: 4.1, user_ratings_total: 9 });
    expect(v.is(placeDetailsSchema, first.body.result)).toBe(true);
    app.clock.advance({ minutes: 9 });
    expect((await details(SYDNEY)).body.cached).toBe(true);
    expect(double.calls).toHaveLength(1);
    app.clock.advance({ minutes: 1 });
    expect((await details(SYDNEY)).body.cached).toBe(false);
    expect(double.calls).toHaveLength(2);
  });

  test('is unknown where Google can’t be asked', async () => {
    expect(await details(SYDNEY, keyless)).toMatchObject({ status: 404 });
  });

  test('that Google doesn’t know either is asked for once', async () => {
    for (const _ of [1, 2]) {
      expect(await details('ChIJ000000000000000000none0')).toMatchObject({ status: 404 });
    }
    expect(double.calls).toHaveLength(1);
  });

  test('can be asked for again after Google was in trouble', async () => {
    const id = 'ChIJ0000000000000000trouble';
    double.places.set(id, { name: 'Troubled' });
    double.troubles.push('OVER_QUERY_LIMIT');
    expect(await details(id)).toMatchObject({ status: 503, body: { code: 'place-unavailable' } });
    expect(await details(id)).toMatchObject({ status: 200, body: { cached: false } });
  });

  test('has photos where its id has 27 letters, and else its details alone', async () => {
    const { photos: shown } = (await details(SYDNEY)).body.result;
    expect(shown).toMatchObject([{ credit: 'Ana' }]);
    expect((await details(ADDRESS)).body.result).toMatchObject({
      name: '13 Market St',
      photos: [],
    });
  });

  test('shows its photo, until an hour is over', async () => {
    const [shown] = (await details(SYDNEY)).body.result.photos;
    const reference = shown?.photo_reference ?? '';
    const photo = await image(reference, SYDNEY);
    expect(photo.status).toBe(200);
    expect(Buffer.from(photo.bytes)).toEqual(JPEG);
    expect(photo.headers.get('content-type')).toBe('image/jpeg');
    expect(photo.headers.get('x-content-type-options')).toBe('nosniff');
    expect(photo.headers.get('cache-control')).toBe('private, max-age=3600');
    app.clock.advance({ minutes: 59 });
    expect((await image(reference, SYDNEY)).status).toBe(200);
    app.clock.advance({ minutes: 2 });
    expect((await image(reference, SYDNEY)).status).toBe(404);
  });
});

describe('whoever means harm', () => {
  test('has nothing fetched that we didn’t sign', async () => {
    const [shown] = (await details(SYDNEY)).body.result.photos;
    const signed = shown?.photo_reference ?? '';
    double.calls.length = 0;
    const [prefix, until, reference, signature] = signed.split('.');
    const forged = [
      'Aap_uEA7vb',
      'http://169.254.169.254/latest/meta-data/',
      `${double.url}/kept/Aap_uEA7vb`,
      [prefix, until, 'other', signature].join('.'),
      [prefix, 'zzzzzz', reference, signature].join('.'),
      [prefix, until, reference, (signature ?? '').replace(/.$/, '')].join('.'),
      [prefix, until, reference, 'A'.repeat(43)].join('.'),
      `${signed}.`,
      `wh:${SYDNEY}:0`,
      `wh:${ESTRELA}:0`,
      `wh:../../${ESTRELA}:0`,
      'x'.repeat(4_096),
      '\u0000',
      '',
    ];
    for (const each of forged) {
      expect([each, (await image(each, SYDNEY)).status]).toEqual([each, 404]);
    }
    expect((await image(signed, ADDRESS)).status).toBe(404);
    for (const each of [`wh:${ESTRELA}:2`, `wh:${ESTRELA}:-1`, `wh:${ESTRELA}:00`, 'wh::0']) {
      expect([each, (await image(each, ESTRELA)).status]).toEqual([each, 404]);
    }
    expect((await get('/api/experienceImages', {})).status).toBe(404);
    expect(double.calls).toEqual([]);
  });

  test.each(['', '../../etc/passwd', 'ChIJ\u0000', 'ChIJ x', 'x'.repeat(4_096), 'ChIJ&key=1'])(
    'asks in vain for %j',
    async (id) => {
      const { status, body } = await details(id);
      expect([status, body.code]).toEqual([400, 'invalid-input']);
      expect(double.calls).toEqual([]);
    },
  );

  test('has us ask Google a bounded number of times, and takes nothing from others', async () => {
    const [shown] = (await details(SYDNEY)).body.result.photos;
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const photos = Array.from({ length: 40 }, () => image(shown?.photo_reference ?? '', SYDNEY));
      statuses.push(...(await Promise.all(photos)).map(({ status }) => status));
    }
    // One of the 120 was used by the details.
    const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
    expect([count(200), count(429)]).toEqual([119, 81]);
    expect(await details('ChIJ-another-that-is-asked-for')).toMatchObject({ status: 429 });
    // Pictures that are generated here are returned all the same, and other callers are served.
    expect((await details(ESTRELA)).status).toBe(200);
    expect((await image(`wh:${ESTRELA}:0`, ESTRELA)).status).toBe(200);
    from = '203.0.113.7';
    expect((await details(SYDNEY)).status).toBe(200);
  });

  test('who sends many at once has them refused, and not waiting for ever', async () => {
    const [shown] = (await details(SYDNEY)).body.result.photos;
    const statuses: number[] = [];
    const refused = Promise.withResolvers<void>();
    const answerAll = double.hold();
    const all = Array.from({ length: 400 }, async () => {
      const { status } = await image(shown?.photo_reference ?? '', SYDNEY);
      statuses.push(status);
      // All but the 8 that are being fetched and the 64 that wait.
      if (statuses.length === 328) refused.resolve();
    });
    await refused.promise;
    expect(statuses).not.toContain(200);
    answerAll();
    await Promise.all(all);
    const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
    // One of the 120 was used by the details; how many are beyond a full queue first depends on the machine.
    expect(count(200)).toBe(72);
    expect(count(503)).toBeGreaterThanOrEqual(47);
    expect(count(429)).toBeGreaterThan(0);
    expect(count(503) + count(429)).toBe(328);
    expect((await image(shown?.photo_reference ?? '', SYDNEY)).status).toBe(429);
  });
});
