import { afterAll, expect, test } from 'vitest';
import { customerProfile, groupsOf, mailRecipient, personsByIds } from '../index.server.ts';
import { ageOn } from './customer-profile.ts';
import { makeAccountApp } from './testing/account-app.ts';

const app = await makeAccountApp({ ports: { countFoundListings: async () => 3 } });
afterAll(() => app.close());

const PROFILE = {
  name: 'Mina Park',
  image: null,
  birthDate: '1990-03-02',
  headline: 'Maps by day',
  bio: 'Two lines\nof text',
  career: 'Cartographer',
  philosophy: 'Slow',
  interests: ['climbing', 'climbing', 'tea'],
  languages: ['KO', 'en'],
  countries: ['kr', 'PT'],
  groups: ['women', 'local'],
  social: 'mina.social',
  phone: '+82 2 555 0100',
  x: '@minax',
  linkedin: 'in/minapark',
  instagram: '@mina.gram',
  whatsapp: '+82 10 5550101',
  revolut: '@minarev',
  wise: '@minawise',
};

test('a profile is saved whole, cleaned, and read back', async () => {
  const mina = await app.signUp('Mina Park');
  const saved = await app.request('PUT', '/api/profile', { as: mina, body: PROFILE });
  expect(saved.status).toBe(200);
  const read = await app.request('GET', '/api/profile', { as: mina });
  expect(read.body).toEqual(saved.body);
  expect(read.body).toMatchObject({
    ...PROFILE,
    interests: ['climbing', 'tea'],
    languages: ['ko', 'en'],
    countries: ['KR', 'PT'],
  });
  expect((await app.request('GET', '/api/me', { as: mina })).body).toMatchObject({
    groups: ['women', 'local'],
  });
});

test('working hours are told whole or not at all, and nobody else learns of them', async () => {
  const mina = await app.signUp('Mina Worker');
  const save = (hours: object) =>
    app.request<{ fields?: object }>('PUT', '/api/profile', {
      as: mina,
      body: { ...PROFILE, ...hours },
    });
  const me = () => app.request<{ work: object | null }>('GET', '/api/me', { as: mina });
  expect((await me()).body.work).toBeNull();
  const whole = { workZone: 'Asia/Seoul', workStart: '10:00', workEnd: '19:00' };
  expect((await save(whole)).body).toMatchObject({ ...whole, countedAboard: false });
  expect((await me()).body.work).toEqual({ zone: 'Asia/Seoul', start: '10:00', end: '19:00' });
  const { text } = await app.request('GET', `/api/profiles/${mina.id}`);
  expect(text).not.toContain('Asia/Seoul');

  for (const [wrong, fields] of [
    [{ workZone: 'Asia/Seoul' }, ['workStart', 'workEnd']],
    [{ ...whole, workZone: null }, ['workZone']],
    [{ ...whole, workZone: 'Mars/Olympus' }, ['workZone']],
    [{ ...whole, workStart: '24:00' }, ['workStart']],
    [{ ...whole, workEnd: '9:00' }, ['workEnd']],
    [{ ...whole, workEnd: '10:00' }, ['workEnd']],
  ] as const) {
    const { status, body } = await save(wrong);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [...fields]]);
  }
  expect((await save({ ...whole, workStart: '22:00', workEnd: '06:00' })).status).toBe(200);
  expect((await save({})).status).toBe(200);
  expect((await me()).body.work).toBeNull();
});

test('anybody sees the public part and nothing else in any byte', async () => {
  const mina = await app.signUp('Mina Seen');
  await app.request('PUT', '/api/profile', { as: mina, body: PROFILE });
  const { status, body, text } = await app.request('GET', `/api/profiles/${mina.id}`);
  expect(status).toBe(200);
  expect(body).toEqual({
    id: mina.id,
    name: 'Mina Park',
    headline: 'Maps by day',
    bio: 'Two lines\nof text',
    image: null,
    interests: ['climbing', 'tea'],
    languages: ['ko', 'en'],
    countries: ['KR', 'PT'],
    language: null,
    sharedInterests: [],
    joinedAt: expect.any(String),
    listingCount: 3,
    isEmailConfirmed: true,
    answers: null,
    verified: null,
    isIdentityOffered: false,
  });
  const { birthDate, phone, whatsapp, x, linkedin, instagram, revolut, wise, social } = PROFILE;
  for (const secret of [
    birthDate,
    phone,
    whatsapp,
    x,
    linkedin,
    instagram,
    revolut,
    wise,
    social,
    mina.email,
    'Cartographer',
  ]) {
    expect(text).not.toContain(secret);
  }
});

test('a member sees what they share, which nobody else does', async () => {
  const mina = await app.signUp('Mina Shared');
  await app.request('PUT', '/api/profile', { as: mina, body: PROFILE });
  const reader = await app.signUp('Rita Reader');
  const edit = { ...PROFILE, name: 'Rita Reader', interests: ['TEA', 'rowing'] };
  await app.request('PUT', '/api/profile', { as: reader, body: edit });
  const shared = async (as?: typeof mina) => {
    const path = `/api/profiles/${mina.id}`;
    const { body, text } = await app.request<{ sharedInterests: string[] }>(
      'GET',
      path,
      as === undefined ? {} : { as },
    );
    expect(text).not.toContain('rowing');
    return body.sharedInterests;
  };
  expect(await shared(reader)).toEqual(['tea']);
  expect(await shared(mina)).toEqual([]);
  expect(await shared()).toEqual([]);
});

test('the language of one’s texts is what one says, and is kept where it is left out', async () => {
  const mina = await app.signUp('Mina Language');
  const put = async (change: object) =>
    (
      await app.request<{ language: string | null; fields?: object }>('PUT', '/api/profile', {
        as: mina,
        body: { ...PROFILE, ...change },
      })
    ).body;
  const seen = async () =>
    (await app.request<{ language: string | null }>('GET', `/api/profiles/${mina.id}`)).body
      .language;
  expect((await put({})).language).toBeNull();
  expect((await put({ language: 'pt-BR' })).language).toBe('pt-BR');
  expect((await put({})).language).toBe('pt-BR');
  expect(await seen()).toBe('pt-BR');
  expect((await put({ language: null })).language).toBeNull();
  expect(await seen()).toBeNull();
  for (const language of ['english', 'EN', '', 'e']) {
    expect(Object.keys((await put({ language })).fields ?? {})).toEqual(['language']);
  }
});

test('whether one is shown aboard is one’s own affair', async () => {
  const mina = await app.signUp('Mina Aboard');
  const put = async (change: object) =>
    (await app.request('PUT', '/api/profile', { as: mina, body: { ...PROFILE, ...change } })).body;
  expect(await put({})).toMatchObject({ shownAboard: false });
  expect(await put({ shownAboard: true })).toMatchObject({ shownAboard: true });
  expect((await app.request('GET', `/api/profiles/${mina.id}`)).text).not.toMatch(/aboard/i);
  // A page of the release before, which doesn't know it, switches it off.
  expect(await put({})).toMatchObject({ shownAboard: false });
});

test.each([
  ['groups', { groups: ['admin'] }],
  ['birthDate', { birthDate: '2009-01-01' }],
  ['birthDate', { birthDate: '2026-02-30' }],
  ['phone', { phone: 'call me' }],
  ['bio', { bio: 'x'.repeat(2_001) }],
  ['name', { name: '' }],
  ['name', { name: 'Wayhearth: confirm your payout' }],
  ['name', { name: 'Mina https://evil.example' }],
  ['headline', { headline: 'Read more on www.evil.example' }],
  ['bio', { bio: 'Write to mina@posteo.net' }],
  ['career', { career: 'evil-payout.com' }],
  ['philosophy', { philosophy: 'See https://evil.example' }],
  ['interests', { interests: ['https://evil.example'] }],
  ['image', { image: 'portrait of somebody' }],
  ['image', { image: 'photo-that-nobody-sent' }],
])('an unfit %s is told at the field', async (field, change) => {
  const somebody = await app.signUp(`Somebody ${JSON.stringify(change).slice(0, 40)}`);
  const body = { ...PROFILE, ...change };
  const answer = await app.request<{ fields: Record<string, string> }>('PUT', '/api/profile', {
    as: somebody,
    body,
  });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields)[0]).toMatch(new RegExp(`^${field}`));
});

test('a name is kept without what is not seen, and refused with a word why', async () => {
  const somebody = await app.signUp('Unseen Somebody');
  const put = (name: string) =>
    app.request<{ name: string; fields: Record<string, string> }>('PUT', '/api/profile', {
      as: somebody,
      body: { ...PROFILE, name },
    });
  expect((await put('Mina\u202E Park\u0007')).body.name).toBe('Mina Park');
  expect((await put('Mina: click')).body.fields.name).toBe(
    'Please enter a name without links or special characters.',
  );
});

test('what one works at and with is no link, and initials are a name', async () => {
  const somebody = await app.signUp('J.P.de Vries');
  const put = (change: Record<string, string>) =>
    app.request<{ name: string; fields?: Record<string, string> }>('PUT', '/api/profile', {
      as: somebody,
      body: { ...PROFILE, ...change },
    });
  const bio = 'I work at Booking.com and build with socket.io.';
  expect((await put({ bio })).status).toBe(200);
  expect(Object.keys((await put({ bio: 'All on evil。com' })).body.fields ?? {})).toEqual(['bio']);
  expect((await put({ name: 'Siobhán O`Brien' })).body.name).toBe("Siobhán O'Brien");
  expect((await put({ name: 'Ana evil。com' })).status).toBe(400);
});

test('somebody who turns 18 today may say so', async () => {
  const young = await app.signUp('Yara Young');
  const put = (birthDate: string) =>
    app.request('PUT', '/api/profile', { as: young, body: { ...PROFILE, birthDate } });
  // The tests' time starts on 2 March 2026.
  expect((await put('2008-03-03')).status).toBe(400);
  expect((await put('2008-03-02')).status).toBe(200);
});

test.each([
  ['1990-03-02', '2026-03-01', 35],
  ['1990-03-02', '2026-03-02', 36],
  ['2000-02-29', '2026-02-28', 25],
  ['2000-02-29', '2026-03-01', 26],
  ['2000-02-29', '2028-02-29', 28],
])('born on %s, on %s one is %i', (birthDate, day, years) => {
  expect(ageOn(birthDate, day)).toBe(years);
});

test('who is signed out has no profile to change, and unknown people are not found', async () => {
  expect((await app.request('GET', '/api/profile')).status).toBe(401);
  expect((await app.request('PUT', '/api/profile', { body: PROFILE })).status).toBe(401);
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect((await app.request('GET', `/api/profiles/${nobody}`)).status).toBe(404);
  expect((await app.request('GET', '/api/profiles/me')).status).toBe(404);
});

test('other features learn of people by these', async () => {
  const mina = await app.signUp('Mina Peer', { locale: 'fr', groups: ['student', 'unknown'] });
  await app.request('PUT', '/api/profile', { as: mina, body: PROFILE });
  const db = app.services.database.main;
  expect(await groupsOf(db, mina.id)).toEqual(['women', 'local']);
  expect(await personsByIds(db, [mina.id, mina.id])).toEqual(
    new Map([[mina.id, { id: mina.id, name: 'Mina Park', image: null }]]),
  );
  expect(await personsByIds(db, [])).toEqual(new Map());
  expect(await mailRecipient(db, mina.id)).toEqual({
    email: mina.email,
    isConfirmed: true,
    name: 'Mina Park',
    locale: 'fr',
    timeZone: null,
  });
  expect(await customerProfile(db, mina.id, mina.id, app.services.now())).toMatchObject({
    name: 'Mina Park',
    age: 36,
    career: 'Cartographer',
    contact: { email: mina.email, phone: PROFILE.phone, wise: '@minawise' },
  });
});

test('a chosen language is kept in the account and told to the browser', async () => {
  const mina = await app.signUp('Mina Lingua');
  const put = (locale: string | null) =>
    app.request('PUT', '/api/account/locale', { as: mina, body: { locale } });
  const answer = await put('ar');
  expect(answer.headers.getSetCookie()).toEqual([
    'locale=ar; Path=/; Max-Age=31536000; SameSite=Lax',
  ]);
  const me = await app.request('GET', '/api/me', { as: mina });
  expect(me.body).toMatchObject({ locale: 'ar' });
  expect(me.headers.getSetCookie()[0]).toContain('locale=ar;');
  expect((await put('xx')).status).toBe(400);
  expect((await put(null)).headers.getSetCookie()[0]).toContain('locale=; Path=/; Max-Age=0');
});
