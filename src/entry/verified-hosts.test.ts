import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeIdentitySteps,
  startIdentityDouble,
} from '#features/accounts/server/testing/identity-stage.ts';
import {
  listedExperiences,
  once,
} from '#features/experiences/server/testing/listed-experiences.ts';
import { listedItinerants } from '#features/itinerants/server/testing/listed-itinerants.ts';
import { insertStay } from '#features/stays/server/testing/stay-builder.ts';
import { makeTestApp, type TestPerson } from './testing/test-app.ts';

const NOW = '2026-03-02T09:00:00Z';
const { double, env } = await startIdentityDouble();
const app = await makeTestApp({ now: NOW, env });
const { verify } = makeIdentitySteps(app, double);
const itinerants = listedItinerants(app, NOW);
const experiences = listedExperiences(app, NOW);
afterAll(async () => {
  await app.close();
  await double.close();
});

interface Found {
  readonly total: number;
  readonly items: readonly { readonly id: string; readonly title: string }[];
  readonly chips: readonly { readonly key: string; readonly label: string }[];
  readonly suggestions: readonly { readonly kind: string; readonly without: readonly object[] }[];
}

/** Each kind by its paths, and how a host lists one of it. */
const KINDS = [
  {
    kind: 'stay',
    path: '/api/listings',
    pins: '/api/stays/pins',
    categories: '/api/stays/categories',
    list: (host: TestPerson, title: string) =>
      insertStay(app.services.database.main, host.id, { title }),
  },
  {
    kind: 'itinerant',
    path: '/api/itinerants',
    pins: '/api/itinerant-pins',
    categories: '/api/itinerant-categories',
    list: (host: TestPerson, title: string) => itinerants.list(host, title),
  },
  {
    kind: 'experience',
    path: '/api/experiences',
    pins: '/api/experience-pins',
    categories: '/api/experience-categories',
    list: (host: TestPerson, title: string) =>
      experiences.list(host, title, { entries: [once('2026-03-20')] }),
  },
] as const;

const get = async <Body>(path: string): Promise<Body> => {
  const { status, body, text } = await app.request<Body>('GET', path);
  if (status !== 200) throw new Error(text);
  return body;
};
const titles = async (path: string, query: string) =>
  (await get<Found>(`${path}?${query}`)).items.map(({ title }) => title).sort();

let vera: TestPerson;
let ugo: TestPerson;
beforeAll(async () => {
  vera = await app.signUp('Vera Verified');
  ugo = await app.signUp('Ugo Unknown');
  for (const { list } of KINDS) {
    await list(vera, 'of Vera');
    await list(ugo, 'of Ugo');
  }
});

const BOTH = ['of Ugo', 'of Vera'];

describe.each(KINDS)('before a host is verified, a search of the kind $kind', ({ path }) => {
  test('finds nothing, and says what to leave out', async () => {
    expect(await titles(path, 'sort=newest')).toEqual(BOTH);
    const none = await get<Found>(`${path}?hostVerified=1`);
    expect([none.total, none.items]).toEqual([0, []]);
    const chip = { key: 'hostVerified', value: null, label: 'Verified host' };
    expect(none.chips).toEqual([chip]);
    expect(none.suggestions).toEqual([{ kind: 'relax', without: [chip], count: 2 }]);
  });
});

describe.each(KINDS)('a search of the kind $kind', ({ kind, path, pins, categories, list }) => {
  beforeAll(async () => {
    if (kind === 'stay') await verify(vera);
  });

  test('finds those of hosts who have shown a document, before and after', async () => {
    expect(await titles(path, 'hostVerified=1')).toEqual(['of Vera']);
    // Whatever else the parameter says asks for nothing.
    for (const other of ['0', 'true', 'yes', '11']) {
      expect(await titles(path, `hostVerified=${other}&sort=newest`)).toEqual(BOTH);
    }
    await list(vera, 'later of Vera');
    expect(await titles(path, 'hostVerified=1')).toEqual(['later of Vera', 'of Vera']);
  });

  test('agrees in its pins, its counts and its pages', async () => {
    const found = await get<Found>(`${path}?hostVerified=1`);
    const map = await get<{ total: number; pins: readonly { id: string }[] }>(
      `${pins}?hostVerified=1`,
    );
    expect(map.total).toBe(found.total);
    expect(map.pins.map(({ id }) => id).sort()).toEqual(found.items.map(({ id }) => id).sort());
    const counted = await get<{ categories: readonly { count: number }[] }>(
      `${categories}?hostVerified=1`,
    );
    expect(counted.categories.reduce((sum, { count }) => sum + count, 0)).toBe(found.total);
    expect((await get<Found>(`${path}?hostVerified=1&page=2`)).total).toBe(found.total);
  });
});

test('the page of a listing says that its host was verified', async () => {
  const [found] = (await get<Found>('/api/listings?hostVerified=1')).items;
  const { host } = await get<{ host: { verified: object | null } }>(`/api/listings/${found?.id}`);
  expect(host.verified).toEqual({ on: '2026-03-02', nameMatches: true });
});

test('a host who listed at the moment of the check is found', async () => {
  for (let round = 0; round < 5; round += 1) {
    const host = await app.signUp(`Hana ${round}x`, { email: `hana${round}@example.org` });
    await Promise.all([
      insertStay(app.services.database.main, host.id, { title: `of Hana ${round}` }),
      verify(host),
    ]);
    expect(await titles('/api/listings', 'hostVerified=1')).toContain(`of Hana ${round}`);
  }
});

test('the choices of every filter dialog say whether it may be asked for', async () => {
  const bare = await makeTestApp({ now: NOW });
  for (const path of [
    '/api/stays/choices',
    '/api/itinerant-choices',
    '/api/experience-choices',
  ] as const) {
    const offered = async (at: typeof app) =>
      (await at.request<{ isIdentityOffered: boolean }>('GET', path)).body.isIdentityOffered;
    expect([path, await offered(app), await offered(bare)]).toEqual([path, true, false]);
  }
  await bare.close();
});
