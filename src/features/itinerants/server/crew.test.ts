import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type { Crew, ItinerantDetails } from '#features/itinerants/contract.ts';
import { ITINERANT_FORM } from './testing/itinerant-form.ts';

const app = await makeTestApp({ now: '2026-04-20T09:00:00Z' });
afterAll(() => app.close());

const DATES = { startDate: '2026-05-03', endDate: '2026-05-24' };
/** Everyone aboard; values that fewer than three share are marked. */
const PEOPLE = [
  { workZone: 'Europe/Berlin', languages: ['de', 'en'], birthDate: '1990-01-01' },
  { workZone: 'Europe/Berlin', languages: ['en'], birthDate: '1996-04-20' },
  { workZone: 'Asia/Kathmandu', languages: ['en', 'ne', 'lb'], birthDate: '1996-04-21' },
  { workZone: null, languages: ['de'], birthDate: null },
  { workZone: 'Europe/Berlin', languages: [], birthDate: '1994-07-07' },
  { workZone: 'America/Caracas', languages: ['en'], birthDate: '1952-12-31' },
  { workZone: 'Europe/Berlin', languages: ['en'], birthDate: '1999-12-31' },
  { workZone: 'Europe/Berlin', languages: ['en'], birthDate: '1998-12-31' },
] as const;
const RARE = ['Kathmandu', 'Caracas', '"ne"', '"lb"', '"de"'];

let host: TestPerson;
let hosts = 0;
let guests: TestPerson[];
beforeAll(async () => {
  guests = await Promise.all(PEOPLE.map((_, at) => app.signUp(`Guest ${'ABCDEFGH'[at]}`)));
});

const tell = (at: number, countedAboard: boolean) =>
  save(at, { ...PEOPLE[at], countedAboard } as CrewPreferences);

type CrewPreferences = { workZone: string | null; countedAboard: boolean };

async function save(at: number, person: CrewPreferences) {
  const as = guests[at];
  if (as === undefined) throw new Error(`no guest ${at}`);
  const { body } = await app.request<Record<string, unknown>>('GET', '/api/profile', { as });
  const hours = person.workZone === null ? {} : { workStart: '09:00', workEnd: '17:00' };
  const edit = { ...body, ...person, ...hours };
  const { status, text } = await app.request('PUT', '/api/profile', { as, body: edit });
  if (status !== 200) throw new Error(text);
}

/** An itinerant with room for all, with a new host. */
async function listed(price = 45) {
  hosts += 1;
  host = await app.signUp(`Host ${hosts}`);
  const none = { taxFees: 0, cleaningFees: 0, extraGuestFees: 0, petFees: 0 };
  const more = { price, guestCount: 10, securityDepositFee: 0, stops: [], ...none };
  const body = { ...ITINERANT_FORM, ...more };
  const answer = await app.request<{ id: string }>('POST', '/api/itinerants', { body, as: host });
  if (answer.body.id === undefined) throw new Error(answer.text);
  return answer.body.id;
}

/** @returns the reservation; `pay` equals `approve` where nothing is due */
async function join(listingId: string, at: number, then: 'pay' | 'approve' | 'wait') {
  const as = guests[at];
  if (as === undefined) throw new Error(`no guest ${at}`);
  const { body, text } = await app.request<{ id: string }>('POST', '/api/reservations', {
    body: { listingId, ...DATES },
    as,
  });
  if (body.id === undefined) throw new Error(text);
  if (then === 'wait') return body.id;
  const path = `/api/reservations/${body.id}`;
  const approved = await app.request('POST', path, { as: host, body: { status: 'approved' } });
  if (approved.status !== 200) throw new Error(approved.text);
  if (then === 'pay') {
    const { body: checkout } = await app.request<{ url: string }>('POST', `${path}/payment`, {
      as,
      body: {},
    });
    const session = checkout.url.split('/').at(-1);
    const paid = { as, body: { outcome: 'succeed' } };
    await app.request('POST', `/api/sandbox-checkout/${session}`, paid);
  }
  return body.id;
}

async function leave(reservationId: string, at: number) {
  const as = guests[at];
  if (as === undefined) throw new Error(`no guest ${at}`);
  const answer = await app.request('DELETE', `/api/reservations/${reservationId}`, {
    as,
    body: {},
  });
  if (answer.status !== 200) throw new Error(answer.text);
}

/** Runs the job of the next minute. */
async function count() {
  const job = app.jobHandlers.find(({ name }) => name === 'itinerants.count-crews');
  await job?.run({} as never);
}

/** The page of an itinerant a minute later. */
async function page(id: string) {
  await count();
  return app.request<ItinerantDetails>('GET', `/api/itinerants/${id}`);
}

/** Strings that may not be in the bytes of a page without crew figures. */
function expectSilence({ body, text }: { body: ItinerantDetails; text: string }) {
  expect(body.crew).toBeNull();
  for (const word of [...RARE, 'Europe/Berlin', '"decades"', '"zones"', '1990', '1996']) {
    expect(text).not.toContain(word);
  }
}

const ALL = [...PEOPLE.keys()];
const agree = async (...agreed: number[]) => {
  for (const at of ALL) await tell(at, agreed.includes(at));
};

describe('who is aboard is told of nobody', () => {
  test.each([
    ['nobody there', [], []],
    ['four who agreed', [0, 1, 2, 3], [0, 1, 2, 3]],
    ['six there, of whom four agreed', [0, 1, 2, 3, 4, 5], [0, 1, 2, 3]],
    ['five there, none of whom agreed', [0, 1, 2, 3, 4], []],
  ])('with %s', async (_, there, agreed) => {
    await agree(...agreed);
    const id = await listed();
    for (const at of there) await join(id, at, 'pay');
    expectSilence(await page(id));
  });

  test.each(['wait', 'approve'] as const)(
    'with five who agreed, of whom one has only come to: %s',
    async (then) => {
      await agree(...ALL);
      const id = await listed();
      for (const at of [0, 1, 2, 3]) await join(id, at, 'pay');
      await join(id, 4, then);
      expectSilence(await page(id));
    },
  );

  test('with five who agreed, one of whom has cancelled', async () => {
    await agree(...ALL);
    const id = await listed();
    for (const at of [0, 1, 2, 3]) await join(id, at, 'pay');
    await leave(await join(id, 4, 'pay'), 4);
    expectSilence(await page(id));
  });

  test('where nobody has paid anything', async () => {
    await agree(...ALL);
    const id = await listed(0);
    for (const at of ALL) await join(id, at, 'approve');
    expectSilence(await page(id));
  });
});

describe('who is aboard', () => {
  const crewOfFive: Crew = {
    people: 5,
    zones: [
      { value: 'Europe/Berlin', people: 3 },
      { value: null, people: 1 },
    ],
    languages: [
      { value: 'en', people: 3 },
      { value: null, people: 3 },
    ],
    // Thirty on that day, and 29 the day before a birthday.
    decades: [
      { value: 30, people: 3 },
      { value: null, people: 1 },
    ],
  };
  const fetchCrew = async (id: string) => (await page(id)).body.crew;

  test('is told in numbers from five on, and what fewer than three said is other', async () => {
    await agree(...ALL);
    const id = await listed();
    for (const at of [0, 1, 2, 3, 4]) await join(id, at, 'pay');
    const { body, text } = await page(id);
    expect(body.crew).toEqual(crewOfFive);
    for (const word of [...RARE, 'Guest A', '1952']) expect(text).not.toContain(word);
  });

  test('stays the same until three have joined or left, whoever looks in between', async () => {
    await agree(...ALL);
    const id = await listed();
    for (const at of [0, 1, 2, 3, 4]) await join(id, at, 'pay');
    expect(await fetchCrew(id)).toEqual(crewOfFive);
    const sixth = await join(id, 5, 'pay');
    expect(await fetchCrew(id)).toEqual(crewOfFive);
    await join(id, 6, 'pay');
    expect(await fetchCrew(id)).toEqual(crewOfFive);
    await leave(sixth, 5);
    expect(await fetchCrew(id)).toEqual(crewOfFive);
    // A later change in the profile of a counted guest shows with the next figures.
    const changed = { ...PEOPLE[0], languages: ['fr'] };
    await save(0, { ...changed, countedAboard: true });
    expect(await fetchCrew(id)).toEqual(crewOfFive);
    await join(id, 5, 'pay');
    await join(id, 7, 'pay');
    const eight = await fetchCrew(id);
    expect(eight?.people).toBe(8);
    expect(eight?.zones).toEqual([
      { value: 'Europe/Berlin', people: 5 },
      { value: null, people: 2 },
    ]);
  });

  test('is not told again of nearly the same people, after others have come and gone', async () => {
    await agree(...ALL);
    const id = await listed();
    for (const at of [0, 1, 2, 3, 4]) await join(id, at, 'pay');
    expect((await fetchCrew(id))?.people).toBe(5);
    const others = [];
    for (const at of [5, 6, 7]) others.push([await join(id, at, 'pay'), at] as const);
    expect((await fetchCrew(id))?.people).toBe(8);
    // Six are left: the first five and one more.
    for (const [reservation, at] of others.slice(0, 2)) await leave(reservation, at);
    expect((await fetchCrew(id))?.people).toBe(8);
  });

  test('is silent as soon as one who was counted takes the consent back', async () => {
    await agree(...ALL);
    const id = await listed();
    for (const at of ALL.slice(0, 6)) await join(id, at, 'pay');
    expect((await fetchCrew(id))?.people).toBe(6);
    await tell(0, false);
    const at = `/api/itinerants/${id}`;
    expectSilence(await app.request<ItinerantDetails>('GET', at));
    expectSilence(await page(id));
  });

  test('is counted once by two servers at the same moment', async () => {
    await agree(...ALL);
    const id = await listed();
    for (const at of [0, 1, 2, 3, 4]) await join(id, at, 'pay');
    await Promise.all([count(), count(), count()]);
    expect(await fetchCrew(id)).toEqual(crewOfFive);
    const { rows } = await app.services.database.main.execute(
      sql`select number from itinerant_crew where listing_id = ${id}`,
    );
    expect(rows).toEqual([{ number: 1 }]);
  });

  test('is over with the itinerant', async () => {
    await agree(...ALL);
    const id = await listed();
    for (const at of [0, 1, 2, 3, 4]) await join(id, at, 'pay');
    expect((await page(id)).body.crew?.people).toBe(5);
    app.clock.set('2026-05-26T09:00:00Z');
    const after = await page(id);
    app.clock.set('2026-04-20T09:00:00Z');
    expectSilence(after);
  });
});
