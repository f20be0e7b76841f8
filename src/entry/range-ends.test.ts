import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeExperienceStage } from '#features/experiences/server/testing/experience-stage.ts';
import { ITINERANT_FORM } from '#features/itinerants/server/testing/itinerant-form.ts';
import { HOME_FORM } from '#features/stays/server/testing/home-form.ts';
import type { TestPerson } from './testing/test-app.ts';

const stage = await makeExperienceStage();
const { app, host } = stage;
afterAll(() => app.close());

let guest: TestPerson;
const ids = { listings: '', itinerants: '', experiences: '' };
let session: { entryId: string; date: string };
/** Of seats that are paid. */
let booked: string;
beforeAll(async () => {
  guest = await stage.newGuest();
  const created = async (path: string, form: object) =>
    (await app.request<{ id: string }>('POST', path, { as: host, body: form })).body.id;
  ids.listings = await created('/api/listings', { ...HOME_FORM, minnight: 1 });
  ids.itinerants = await created('/api/itinerants', { ...ITINERANT_FORM, minnight: 1 });
  ids.experiences = await stage.created();
  const [{ entryId, date }, second] = await stage.firstOf(ids.experiences);
  session = { entryId, date };
  booked = await stage.book(ids.experiences, second, guest);
});

interface Refusal {
  code: string;
  fields?: Record<string, string>;
}
const DATES = { startDate: '2026-05-08', endDate: '2026-05-12' };
type Kind = keyof typeof ids;

/** A request with one value changed. */
function wanted(kind: Kind, changed: Record<string, string | number>) {
  const unit = kind === 'experiences' ? session : DATES;
  return { guests: 1, ...unit, ...changed };
}

function quote(kind: Kind, changed: Record<string, string | number>) {
  const values = Object.entries(wanted(kind, changed)).map(([name, value]) => [name, `${value}`]);
  const query = new URLSearchParams(values);
  return app.request<Refusal>('GET', `/api/${kind}/${ids[kind]}/quote?${query}`);
}

function request(kind: Kind, changed: Record<string, string | number>) {
  const { guests, ...unit } = wanted(kind, changed);
  const dates = kind === 'experiences' ? { session: unit } : unit;
  const body = { listingId: ids[kind], guests, ...dates };
  return app.request<Refusal>('POST', '/api/reservations', { as: guest, body });
}

const NIGHTS = [
  ['from the calendar’s last week', { startDate: '9999-12-25', endDate: '9999-12-31' }],
  ['to the calendar’s last day', { endDate: '9999-12-31' }],
  ['from the calendar’s last day', { startDate: '9999-12-31' }],
  ['from the calendar’s first day', { startDate: '0001-01-01' }],
] as const;
const GUESTS = [
  ['for nobody', { guests: 0 }],
  ['for fewer than nobody', { guests: -1 }],
  ['for 9,999', { guests: 9_999 }],
] as const;
const SESSIONS = [
  ['in the calendar’s last week', { date: '9999-12-25' }],
  ['on the calendar’s last day', { date: '9999-12-31' }],
  ['on the calendar’s first day', { date: '0001-01-01' }],
] as const;

const CASES: readonly [Kind, (readonly [string, Record<string, string | number>])[]][] = [
  ['listings', [...GUESTS, ...NIGHTS]],
  ['itinerants', [...GUESTS, ...NIGHTS]],
  ['experiences', [...GUESTS, ...SESSIONS]],
];

describe.each(CASES)('of %s', (kind, cases) => {
  test('what is within the ranges has a price', async () => {
    expect((await quote(kind, {})).status).toBe(200);
  });

  test.each(cases)('%s neither a price nor a request is made', async (_, changed) => {
    const fields = Object.keys(changed);
    for (const { status, body } of [await quote(kind, changed), await request(kind, changed)]) {
      expect([status, body.code]).toEqual([400, 'invalid-input']);
      const named = Object.keys(body.fields ?? {}).map((name) => name.replace('session.', ''));
      expect(named).toEqual(fields);
    }
  });
});

test.each(NIGHTS)('seats are not moved %s', async (_, dates) => {
  const body = { status: 'Update', startDate: '2026-05-19', endDate: '2026-05-20', ...dates };
  const answer = await app.request<Refusal>('POST', `/api/reservations/${booked}`, {
    as: guest,
    body,
  });
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
});
