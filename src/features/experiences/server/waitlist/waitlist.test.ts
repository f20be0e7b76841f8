import { afterAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { Session, WaitlistPlace } from '#features/experiences/contract.ts';
import { makeExperienceStage, NOW, type Refusal } from '../testing/experience-stage.ts';

const stage = await makeExperienceStage();
const { app } = stage;
afterAll(() => app.close());

let id = '';
let first: Session;
let booking = '';
let booker: TestPerson;
let waiter: TestPerson;
/** Two seats, both of them booked. */
beforeEach(async () => {
  app.clock.set(NOW);
  booker = await stage.newGuest('Bea Booker');
  waiter = await stage.newGuest('Wim Waiter');
  id = await stage.created({ guestCount: 3 });
  const [found] = await stage.sessions(id);
  if (found === undefined) throw new Error('there are sessions');
  first = found;
  booking = await stage.book(id, first, booker, { guests: 2 });
});

interface Place {
  place: WaitlistPlace;
}
const path = (suffix = '') =>
  `/api/experiences/${id}/sessions/${first.entryId}/${first.date}/waitlist${suffix}`;
const join = (as: TestPerson, seats = 1) =>
  app.request<Place & Refusal>('POST', path(), { as, body: { seats } });
/** The guest's place in the waitlist of the first session, from their list. */
const findPlace = async (as: TestPerson) => {
  const { body } = await app.request<{ places: WaitlistPlace[] }>(
    'GET',
    `/api/experiences/${id}/waitlist`,
    { as },
  );
  return body.places.find(({ date }) => date === first.date) ?? null;
};
const accept = (as: TestPerson) =>
  app.request<{ reservationId: string } & Refusal>('POST', path('/accept'), { as, body: {} });
const offer = () => stage.runJob('experiences.offer-seats');
const taken = async () => (await stage.seatCounts(id))[0]?.taken;
const fetchEmailKinds = async (person: TestPerson) =>
  (await stage.mailsTo(person)).map(({ template }) =>
    template.replace('experiences.waitlist-', ''),
  );

test('one waits where it is full, and is offered the seats that come free', async () => {
  expect((await join(waiter, 2)).body.place).toEqual({
    entryId: first.entryId,
    date: first.date,
    state: 'waiting',
    seats: 2,
    ahead: 0,
    offerUntil: null,
    restsAtNight: true,
  });
  await offer();
  expect((await findPlace(waiter))?.state).toBe('waiting');
  await stage.cancelReservation(booking, booker);
  await offer();
  expect(await findPlace(waiter)).toMatchObject({
    state: 'offered',
    offerUntil: '2026-05-01T22:00:00+01:00',
  });
  expect(await taken()).toBe(2);
  expect(await fetchEmailKinds(waiter)).toEqual(['seats-offered']);
  // Another guest can't get them meanwhile.
  const rival = await app.request<Refusal>('POST', '/api/reservations', {
    as: booker,
    body: { listingId: id, session: { entryId: first.entryId, date: first.date } },
  });
  expect(rival.body.code).toBe('session-full');
  const { body } = await accept(waiter);
  expect(await stage.reservation(body.reservationId, waiter)).toMatchObject({
    status: 'pending',
    guests: 2,
  });
  expect(await taken()).toBe(2);
  expect(await findPlace(waiter)).toBeNull();
  expect((await accept(waiter)).body.code).toBe('offer-over');
});

test('who comes first is served first, and who wants more than there is keeps their place', async () => {
  const next = await stage.newGuest('Nia Next');
  await stage.cancelReservation(booking, booker);
  const single = await stage.book(id, first, booker);
  await stage.book(id, first, await stage.newGuest());
  await join(waiter, 2);
  app.clock.advance({ minutes: 1 });
  expect((await join(next)).body.place?.ahead).toBe(1);
  await stage.cancelReservation(single, booker);
  await offer();
  expect((await findPlace(waiter))?.state).toBe('waiting');
  expect((await findPlace(next))?.state).toBe('offered');
});

test('an offer that runs out goes to the next in line', async () => {
  const next = await stage.newGuest('Nia Next');
  await join(waiter, 2);
  app.clock.advance({ minutes: 1 });
  await join(next, 2);
  await stage.cancelReservation(booking, booker);
  await offer();
  // The offer is made at a minute past ten in Lisbon, so one minute of its twelve hours is
  // tomorrow's.
  expect((await findPlace(waiter))?.offerUntil).toBe('2026-05-02T08:01:00+01:00');
  app.clock.set('2026-05-02T07:01:00Z');
  expect((await accept(waiter)).body.code).toBe('offer-over');
  await offer();
  expect(await findPlace(waiter)).toBeNull();
  expect((await findPlace(next))?.state).toBe('offered');
  expect(await taken()).toBe(2);
  expect(await fetchEmailKinds(waiter)).toEqual(['seats-offered', 'offer-over']);
});

test('who leaves gives back what was offered', async () => {
  await join(waiter, 2);
  await stage.cancelReservation(booking, booker);
  await offer();
  await app.request('DELETE', path(), { as: waiter, body: {} });
  expect(await taken()).toBe(0);
  expect(await findPlace(waiter)).toBeNull();
  await offer();
  expect(await taken()).toBe(0);
});

test('a session that is cancelled ends its line, and what was offered of it', async () => {
  await join(waiter, 1);
  await stage.cancelReservation(booking, booker);
  await offer();
  await stage.cancelSession(id, first);
  expect(await taken()).toBe(0);
  expect((await accept(waiter)).body.code).toBe('offer-over');
});

test('two hours before the start all are told, and nobody is offered anything', async () => {
  await join(waiter, 1);
  app.clock.set('2026-05-05T15:30:00Z');
  await stage.cancelReservation(booking, booker);
  await offer();
  await offer();
  expect(await findPlace(waiter)).toBeNull();
  expect(await fetchEmailKinds(waiter)).toEqual(['seats-free']);
});

test('nobody waits for seats that are there, for more than there are, or at their own table', async () => {
  expect((await join(stage.host)).body.code).toBe('forbidden');
  expect((await join(waiter, 3)).body.code).toBe('too-many-guests');
  expect((await join(waiter, 2)).body.place?.state).toBe('waiting');
  expect((await join(waiter, 1)).body.place?.seats).toBe(2);
  await stage.cancelReservation(booking, booker);
  expect((await join(await stage.newGuest(), 1)).body.code).toBe('waitlist-open-seat');
  app.clock.set(first.startsAt);
  expect((await join(await stage.newGuest())).body.code).toBe('session-over');
});
