import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type { StoredItinerant } from '#features/itinerants/contract.ts';
import { ITINERANT_FORM } from '../testing/itinerant-form.ts';

const app = await makeTestApp({ now: '2026-03-02T09:00:00Z' });
afterAll(() => app.close());

let host: TestPerson;
beforeAll(async () => {
  host = await app.signUp('Hanna Host');
});

const info = (id: string, query = '') =>
  app.request<StoredItinerant>('GET', `/api/itinerantinfo/${id}${query}`, { as: host });
const update = (id: string, body: unknown) =>
  app.request<{ id: string }>('POST', `/api/itinerantinfo/${id}`, { body, as: host });
const created = async (overrides: object = {}) => {
  const body = { ...ITINERANT_FORM, ...overrides };
  const answer = await app.request<{ id: string }>('POST', '/api/itinerants', { body, as: host });
  if (answer.body.id === undefined) throw new Error(answer.text);
  return answer.body.id;
};

/** The second with a meeting point and an hour. */
const MEETING_STOPS = [
  ITINERANT_FORM.stops[0],
  { ...ITINERANT_FORM.stops[1], meetingPoint: 'Cais do Teste, gate 4', checkInFrom: '18:30' },
] as const;

test('needs no street: at a trailhead there is none', async () => {
  const { address: _address, ...form } = ITINERANT_FORM;
  const id = await created({ address: '' });
  expect((await info(id)).body.address).toBe('');
  expect((await update(id, { ...form, title: 'From the trailhead' })).status).toBe(200);
  expect((await info(id)).body).toMatchObject({ address: '', title: 'From the trailhead' });
});

test.each(['price', 'cleaningFees', 'extraGuestFees', 'petFees', 'taxFees', 'securityDepositFee'])(
  'takes no %s of more than cents',
  async (field) => {
    const send = (amount: number) =>
      app.request<{ fields: Record<string, string> }>('POST', '/api/itinerants', {
        body: { ...ITINERANT_FORM, [field]: amount },
        as: host,
      });
    const refused = await send(1.005);
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { [field]: 'This has too many decimal places.' },
    ]);
    expect((await send(1.01)).status).toBe(201);
  },
);

test('keeps where and when guests meet at each stop', async () => {
  const id = await created({ stops: MEETING_STOPS });
  const { body } = await info(id);
  expect(body.stops).toMatchObject(MEETING_STOPS);
  const [first, second] = body.stops;
  await update(id, { ...body, stops: [{ ...second, checkInFrom: '09:15' }] });
  expect((await info(id)).body.stops).toMatchObject([
    { ...MEETING_STOPS[1], checkInFrom: '09:15' },
  ]);
  expect(first).toMatchObject({ meetingPoint: '', checkInFrom: null });
});

test.each([
  ['a meeting point that is too long', { meetingPoint: 'x'.repeat(201) }, 'meetingPoint'],
  ['no time of day', { checkInFrom: '24:10' }, 'checkInFrom'],
])('is refused at its field with %s', async (_, wrong, field) => {
  const [first, second] = ITINERANT_FORM.stops;
  const form = { ...ITINERANT_FORM, stops: [first, { ...second, ...wrong }] };
  const { status, body } = await app.request<{ fields: object }>('POST', '/api/itinerants', {
    body: form,
    as: host,
  });
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual([`stops.1.${field}`]);
});

test('meeting points neither leave nor change, in whatever order their stops are', async () => {
  const id = await created({ stops: MEETING_STOPS });
  const { body, text } = await info(id, '?sensitive=true');
  expect(text).not.toContain('Cais do Teste');
  const { address: _address, ...form } = body;
  const [, lisbon] = body.stops;
  const changed = await update(id, { ...form, stops: [lisbon] });
  expect(changed.status).toBe(200);
  expect((await info(id)).body.stops).toMatchObject([MEETING_STOPS[1]]);
});
