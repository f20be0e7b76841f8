import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Problem } from '#platform/server/http/problem.ts';
import { errorForLog } from '#platform/server/telemetry/log.ts';
import { type GoogleDouble, JPEG, startGoogleDouble } from '../testing/google-double.ts';
import { askGoogle } from '../use-cases/show-place-details.ts';
import { type Google, isPhotoAddress } from './google.ts';
import { fetchGooglePhoto } from './google-photo.ts';

const KEY = 'AIzaKeyOfTheDouble';
const SYDNEY = 'ChIJN1t_tDeuEmsRUsoyG83frY4';
/** Milliseconds of tests that wait for a response that never arrives. */
const SHORT = 80;

let double: GoogleDouble;
let google: Google;
let logged: string;
const log = {
  warn: (entry: { err: Error }) => {
    logged += JSON.stringify(errorForLog(entry.err));
  },
};
beforeEach(async () => {
  double = await startGoogleDouble(KEY);
  google = { key: KEY, base: double.url };
  logged = '';
  double.places.set(SYDNEY, {
    name: 'Google Workplace 6',
    formatted_address: '48 Pirrama Rd, Pyrmont NSW 2009, Australia',
    rating: 4.1,
    user_ratings_total: 939,
    photos: [
      {
        photo_reference: 'Aap_uEA7vb0DDYVJWEaX3O',
        height: 3024,
        width: 4032,
        html_attributions: [
          '<a href="https://maps.google.com/maps/contrib/1">Ana &amp; Bo</a>',
          '<a href="https://maps.google.com/maps/contrib/2">C <script>alert(1)</script></a>',
        ],
      },
    ],
  });
  double.photos.set('Aap_uEA7vb0DDYVJWEaX3O', JPEG);
});
afterEach(async () => {
  await double.close();
  // Whatever fails, the log never contains the key.
  expect(logged).not.toContain(KEY);
});

const ask = (placeId: string, patienceMs?: number) =>
  askGoogle(google, { placeId, locale: 'pt' }, log as never, patienceMs);
const photo = (reference: string, patienceMs?: number) =>
  fetchGooglePhoto(google, reference, log as never, patienceMs);
const getProblemCode = (work: Promise<unknown>) =>
  work.then(
    (value) => value,
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );

describe('details of a place', () => {
  test('are asked for as Google documents it, and only what is shown', async () => {
    expect(await ask(SYDNEY)).toEqual({
      name: 'Google Workplace 6',
      formatted_address: '48 Pirrama Rd, Pyrmont NSW 2009, Australia',
      rating: 4.1,
      user_ratings_total: 939,
      photos: [{ reference: 'Aap_uEA7vb0DDYVJWEaX3O', credit: 'Ana & Bo, C alert(1)' }],
    });
    const [call] = double.calls;
    expect(call?.pathname).toBe('/maps/api/place/details/json');
    expect(Object.fromEntries(call?.searchParams ?? [])).toEqual({
      place_id: SYDNEY,
      fields: 'name,formatted_address,rating,user_ratings_total,photos',
      language: 'pt',
      key: KEY,
    });
  });

  test('of a place without ratings or photos say so', async () => {
    double.places.set('ChIJ-bare_place', { name: 'A\u0000 bare\u202E place' });
    expect(await ask('ChIJ-bare_place')).toEqual({
      name: 'A bare place',
      formatted_address: '',
      rating: null,
      user_ratings_total: 0,
      photos: [],
    });
  });

  test('leave out photos that no address can name', async () => {
    const photos = ['../x', 'a b', '', 'x'.repeat(2_000), 'fine'].map((photo_reference) => ({
      photo_reference,
      height: 1,
      width: 1,
      html_attributions: [],
    }));
    double.places.set('ChIJ-odd_photos', { name: 'Odd', photos });
    const place = await ask('ChIJ-odd_photos');
    expect(place?.photos.map(({ reference }) => reference)).toEqual(['fine']);
  });

  test.each(['ChIJ-nobody_knows_it', 'short'])('of %s are none', async (id) => {
    expect(await ask(id)).toBeNull();
  });

  test.each([
    'cut',
    'silent',
    'endless',
    'no-json',
    'OVER_QUERY_LIMIT',
    'UNKNOWN_ERROR',
    403,
    500,
    { leadTo: 'http://169.254.169.254/' },
  ] as const)('are unavailable when Google is in trouble: %o', async (trouble) => {
    double.troubles.push(trouble);
    const patience = trouble === 'silent' ? SHORT : undefined;
    expect(await getProblemCode(ask(SYDNEY, patience))).toBe('place-unavailable');
    // Only Google was called, and once.
    expect(double.calls).toHaveLength(1);
    expect(await ask(SYDNEY)).not.toBeNull();
  });

  test('are unavailable with a key that Google refuses', async () => {
    google = { ...google, key: 'AIzaAnotherKey' };
    expect(await getProblemCode(ask(SYDNEY))).toBe('place-unavailable');
    expect(logged).toContain('REQUEST_DENIED');
    expect(logged).not.toContain('AIzaAnotherKey');
  });
});

describe('a photo', () => {
  test('is fetched from where Google leads to, without the key', async () => {
    expect(await photo('Aap_uEA7vb0DDYVJWEaX3O')).toEqual({ content: JPEG, type: 'image/jpeg' });
    expect(double.calls.map(({ pathname }) => pathname)).toEqual([
      '/maps/api/place/photo',
      '/kept/Aap_uEA7vb0DDYVJWEaX3O',
    ]);
    expect(double.calls[1]?.search).toBe('');
  });

  test('that is gone is none', async () => {
    expect(await photo('gone')).toBeNull();
  });

  test('is what its bytes say, whatever its sender says', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
    double.photos.set('png', png);
    expect((await photo('png'))?.type).toBe('image/png');
    for (const content of ['<svg onload="alert(1)"/>', '<html>', '', 'GIF8']) {
      double.photos.set('lie', Buffer.from(content));
      expect(await getProblemCode(photo('lie'))).toBe('place-unavailable');
    }
  });

  test('of more than 5 MB is given up', async () => {
    const limit = 5 * 1024 * 1024;
    double.photos.set('large', Buffer.concat([JPEG, Buffer.alloc(limit - JPEG.length)]));
    expect((await photo('large'))?.content).toHaveLength(limit);
    double.photos.set('large', Buffer.concat([JPEG, Buffer.alloc(limit - JPEG.length + 1)]));
    expect(await getProblemCode(photo('large'))).toBe('place-unavailable');
  });

  test.each(['cut', 'silent', 'endless', 403, 500] as const)(
    'is unavailable when Google is in trouble: %o',
    async (trouble) => {
      double.troubles.push(trouble);
      const patience = trouble === 'silent' ? SHORT : undefined;
      expect(await getProblemCode(photo('Aap_uEA7vb0DDYVJWEaX3O', patience))).toBe(
        'place-unavailable',
      );
    },
  );

  test('is not fetched from anywhere else', async () => {
    const other = await startGoogleDouble(KEY);
    const targets = [
      `${other.url}/kept/photo`,
      'http://169.254.169.254/latest/meta-data/',
      'http://localhost:5432/',
      'file:///etc/passwd',
      '//[::1]/',
      'https://lh3.googleusercontent.com.evil.example/p',
      'https://lh3.googleusercontent.com@127.0.0.1/p',
      'http://lh3.googleusercontent.com/p',
      'https://lh3.googleusercontent.com:8443/p',
      'data:image/png;base64,iVBORw0KGgo=',
      '',
      'http://',
    ];
    for (const leadTo of targets) {
      double.troubles.push({ leadTo });
      expect([leadTo, await getProblemCode(photo('Aap_uEA7vb0DDYVJWEaX3O'))]).toEqual([
        leadTo,
        'place-unavailable',
      ]);
    }
    expect(other.calls).toEqual([]);
    await other.close();
  });

  test('is not fetched from a second place that the first one leads to', async () => {
    double.troubles.push({ leadTo: '/kept/first' }, { leadTo: '/kept/Aap_uEA7vb0DDYVJWEaX3O' });
    expect(await getProblemCode(photo('Aap_uEA7vb0DDYVJWEaX3O'))).toBe('place-unavailable');
    expect(double.calls).toHaveLength(2);
  });

  test.each([
    ['https://lh3.googleusercontent.com/p/AF1Qip', true],
    ['https://lh3.ggpht.com/p/AF1Qip', true],
    ['https://googleusercontent.com/p', true],
    ['https://evilgoogleusercontent.com/p', false],
    ['https://maps.googleapis.com/maps/api/place/photo', false],
    ['https://127.0.0.1/p', false],
  ])('may be kept at %s: %s', (address, may) => {
    expect(isPhotoAddress(new URL(address), { key: KEY })).toBe(may);
  });
});
