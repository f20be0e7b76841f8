import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type { Crew, ItinerantDetails } from '#features/itinerants/contract.ts';
import { ITINERANT_FORM } from './testing/itinerant-form.ts';

const app = await makeTestApp({ now: '2026-04-20T09:00:00Z' });
afterAll(() => app.close());

const DATES = { startDate: '2026-05-03', endDate: '2026-05-24' };
/** Of all of them; what only one has is marked. */
const PEOPLE = [
  { workZone: 'Europe/Berlin', languages: ['de', 'en'], birthDate: '1990-01-01' },
  { workZone: 'Europe/Berlin', languages: ['en'], birthDate: '1996-04-20' },
  { workZone: 'Asia/Kathmandu', languages: ['en', 'ne', 'lb'], birthDate: '1996-04-21' },
  { workZone: null, languages: ['de'], birthDate: null },
  { workZone: 'America/Caracas', languages: [], birthDate: '1952-07-07' },
  { workZone: 'Europe/Berlin', languages: ['en'], birthDate: '1999-12-31' },
] as const;
const RARE = ['Kathmandu', 'Caracas', '"ne"', '"lb"'];

let host: TestPerson;
let guests: TestPerson[];
beforeAll(async () => {
  host = await app.signUp('Hanna Host');
  guests = await Promise.all(PEOPLE.map((_, at) => app.signUp(`Guest ${'ABCDEF'[at]}`)));
});

async function tell(at: number, countedAboard: boolean) {
  const as = guests[at];
  const person = PEOPLE[at];
  if (as === undefined || person === undefined) throw new Error(`no guest ${at}`);
  const { body } = await app.request<Record<string, unknown>>('GET', '/api/profile', { as });
  const hours = person.workZone === null ? {} : { workStart: '09:00', workEnd: '17:00' };
  const edit = { ...body, ...person, ...hours, countedAboard };
  const { status, text } = await app.request('PUT', '/api/profile', { as, body: edit });
  if (status !== 200) throw new Error(text);
}

/** An itinerant that costs nothing, so that whoever is approved is aboard. */
async function listed() {
  const free = {
    ...{ price: 0, guestCount: 10, taxFees: 0, cleaningFees: 0, extraGuestFees: 0 },
    ...{ petFees: 0, securityDepositFee: 0, stops: [] },
  };
  const body = { ...ITINERANT_FORM, ...free };
  const answer = await app.request<{ id: string }>('POST', '/api/itinerants', { body, as: host });
  if (answer.body.id === undefined) throw new Error(answer.text);
  return answer.body.id;
}

async function join(listingId: string, at: number, then: 'approve' | 'wait' | 'cancel') {
  const as = guests[at];
  if (as === undefined) throw new Error(`no guest ${at}`);
  const { body, text } = await app.request<{ id: string }>('POST', '/api/reservations', {
    body: { listingId, ...DATES },
    as,
  });
  if (body.id === undefined) throw new Error(text);
  if (then === 'wait') return;
  const path = `/api/reservations/${body.id}`;
  const approved = await app.request('POST', path, { as: host, body: { status: 'approved' } });
  if (approved.status !== 200) throw new Error(approved.text);
  if (then === 'cancel') await app.request('DELETE', path, { as, body: {} });
}

const page = (id: string) => app.request<ItinerantDetails>('GET', `/api/itinerants/${id}`);

/** What may not be in the bytes of a page that tells nothing. */
function expectSilence({ body, text }: { body: ItinerantDetails; text: string }) {
  expect(body.crew).toBeNull();
  for (const word of [...RARE, 'Europe/Berlin', '"decades"', '"zones"', '1990', '1996']) {
    expect(text).not.toContain(word);
  }
}

describe('who is aboard is told of nobody', () => {
  test.each([
    ['nobody there', [], []],
    ['four who agreed', [0, 1, 2, 3], [0, 1, 2, 3]],
    ['six there, of whom four agreed', [0, 1, 2, 3, 4, 5], [0, 1, 2, 3]],
    ['five there, none of whom agreed', [0, 1, 2, 3, 4], []],
  ])('with %s', async (_, there, agreed) => {
    for (const at of PEOPLE.keys()) await tell(at, (agreed as number[]).includes(at));
    const id = await listed();
    for (const at of there) await join(id, at, 'approve');
    expectSilence(await page(id));
  });

  test('with five who agreed, one of whom waits for an answer', async () => {
    for (const at of PEOPLE.keys()) await tell(at, true);
    const id = await listed();
    for (const at of [0, 1, 2, 3]) await join(id, at, 'approve');
    await join(id, 4, 'wait');
    expectSilence(await page(id));
  });

  test('with five who agreed, one of whom has cancelled', async () => {
    for (const at of PEOPLE.keys()) await tell(at, true);
    const id = await listed();
    for (const at of [0, 1, 2, 3]) await join(id, at, 'approve');
    await join(id, 4, 'cancel');
    expectSilence(await page(id));
  });
});

describe('who is aboard', () => {
  const crewOfFive: Crew = {
    people: 5,
    zones: [
      { value: 'Europe/Berlin', people: 2 },
      { value: null, people: 2 },
    ],
    languages: [
      { value: 'en', people: 3 },
      { value: 'de', people: 2 },
      { value: null, people: 1 },
    ],
    // Thirty on the very day, and 29 the day before a birthday.
    decades: [
      { value: 30, people: 2 },
      { value: null, people: 2 },
    ],
  };

  test('is told in numbers from five on, and what one alone said is other', async () => {
    for (const at of PEOPLE.keys()) await tell(at, at < 5);
    const id = await listed();
    for (const at of PEOPLE.keys()) await join(id, at, 'approve');
    const { body, text } = await page(id);
    expect(body.crew).toEqual(crewOfFive);
    for (const word of [...RARE, 'Guest A', '1952']) expect(text).not.toContain(word);

    await tell(5, true);
    const six = (await page(id)).body.crew;
    expect(six?.zones[0]).toEqual({ value: 'Europe/Berlin', people: 3 });
    expect(six?.decades).toContainEqual({ value: 20, people: 2 });

    // Whoever takes the consent back is out of it at once.
    await tell(0, false);
    await tell(1, false);
    expectSilence(await page(id));
  });

  test('is over with the itinerant', async () => {
    for (const at of PEOPLE.keys()) await tell(at, true);
    const id = await listed();
    for (const at of [0, 1, 2, 3, 4]) await join(id, at, 'approve');
    expect((await page(id)).body.crew?.people).toBe(5);
    app.clock.set('2026-05-26T09:00:00Z');
    const after = await page(id);
    app.clock.set('2026-04-20T09:00:00Z');
    expectSilence(after);
  });
});
