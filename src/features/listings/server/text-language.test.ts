import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import { HOME_FORM } from '#features/stays/server/testing/home-form.ts';

const app = await makeTestApp({ now: '2026-03-02T09:00:00Z' });
afterAll(() => app.close());

let host: TestPerson;
beforeAll(async () => {
  host = await app.signUp('Hanna Host');
});

interface Told {
  readonly id: string;
  readonly version: number;
  readonly language?: string;
  readonly fields?: Record<string, string>;
  readonly items: { readonly id: string; readonly language?: string }[];
}
const post = (path: string, body: object, headers = {}) =>
  app.request<Told>('POST', path, { as: host, body, headers });
/** Requests as a visitor who reads the pages in a language. */
const get = (path: string, locale: string) =>
  app.request<Told>('GET', path, { headers: { cookie: `locale=${locale}` } });
const onCard = async (id: string, locale: string) =>
  (await get('/api/listings?address=Porto', locale)).body.items.find((card) => card.id === id);

test('a home has the language that its host says, and cards name it to readers of others', async () => {
  const { body, text } = await post('/api/listings', { ...HOME_FORM, language: 'pt-BR' });
  expect(body.id, text).toBeDefined();
  expect((await get(`/api/listings/${body.id}`, 'en')).body.language).toBe('pt-BR');
  const form = await app.request<Told>('GET', `/api/listinginfo/${body.id}`, { as: host });
  expect(form.body.language).toBe('pt-BR');
  expect((await onCard(body.id, 'de'))?.language).toBe('pt-BR');
  expect(await onCard(body.id, 'pt')).not.toHaveProperty('language');
});

test('without one it is that of the page the host wrote it on, and a change keeps it', async () => {
  const { body } = await post('/api/listings', HOME_FORM, { 'accept-language': 'de' });
  expect((await get(`/api/listings/${body.id}`, 'en')).body.language).toBe('de');
  const change = { ...HOME_FORM, title: 'Attic', version: body.version };
  expect((await post(`/api/listinginfo/${body.id}`, change)).status).toBe(200);
  expect((await get(`/api/listings/${body.id}`, 'en')).body.language).toBe('de');
});

test.each(['', 'english', 'en_US', 'EN', 'x'.repeat(40)])(
  '"%s" is no language',
  async (language) => {
    const answer = await post('/api/listings', { ...HOME_FORM, language });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['language']]);
  },
);
