import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type { ExperienceCard } from '#features/experiences/contract.ts';
import { BERLIN, listedExperiences, once } from '../testing/listed-experiences.ts';

/** A Friday, 18:00 in Lisbon. */
const NOW = '2026-05-01T17:00:00Z';
const app = await makeTestApp({ now: NOW });
afterAll(() => app.close());

const world = listedExperiences(app, NOW);
const { found, card, coming, search } = world;
const AUCKLAND = {
  value: 'NZ',
  label: 'New Zealand',
  latlng: [-36.85, 174.76],
  region: 'Auckland',
  city: 'Auckland',
};
let host: TestPerson;
let guests: TestPerson[];

beforeAll(async () => {
  host = await app.signUp('Hanna Host');
  guests = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => app.signUp(`${name} Guest`)));
  await world.list(host, 'tonight', { routineSchedule: [once('2026-05-01', '20:00', '22:00')] });
  await world.list(host, 'tomorrow', { routineSchedule: [once('2026-05-02')] });
  await world.list(host, 'sunday', { routineSchedule: [once('2026-05-03')] });
  await world.list(host, 'monday', { routineSchedule: [once('2026-05-04')] });
  // It is Saturday there already.
  await world.list(host, 'far east', {
    location: AUCKLAND,
    routineSchedule: [once('2026-05-02', '09:00', '10:00', 'Pacific/Auckland')],
  });
  app.clock.set(NOW);
});

describe('days by their names, each as it is where the experience is', () => {
  test.each([
    ['today', ['far east', 'tonight']],
    ['tomorrow', ['tomorrow']],
    ['weekend', ['far east', 'sunday', 'tomorrow']],
  ])('on a Friday: %s', async (when, titles) => {
    expect(await found(`when=${when}`)).toEqual(titles);
  });

  test('on a Sunday the weekend is that day alone, and what has begun is over', async () => {
    app.clock.set('2026-05-03T10:00:00Z');
    expect(await found('when=weekend')).toEqual(['sunday']);
    expect(await found('when=today')).toEqual(['sunday']);
    app.clock.set('2026-05-03T18:00:00Z');
    expect(await found('when=weekend')).toEqual([]);
    app.clock.set(NOW);
  });

  test('sessions of all that fit, the soonest first, by the day of their place', async () => {
    const { sessions, hasMore } = await coming('when=weekend');
    expect(hasMore).toBe(false);
    expect(sessions.map(({ title, day }) => [title, day])).toEqual([
      ['far east', '2026-05-02'],
      ['tomorrow', '2026-05-02'],
      ['sunday', '2026-05-03'],
    ]);
    expect(sessions[1]).toMatchObject({
      sessionTitle: 'Once on 2026-05-02',
      timeZone: 'Europe/Lisbon',
      left: 7,
      startsAt: '2026-05-02T18:30:00+01:00',
      price: { amount: 2_250, period: null, fee: 500 },
    });
  });
});

describe('dates: a session on one of them', () => {
  test.each([
    ['startDate=2026-05-04&endDate=2026-05-05', ['monday']],
    ['startDate=2026-05-02&endDate=2026-05-04', ['far east', 'sunday', 'tomorrow']],
    // Past days of the range are ignored.
    ['startDate=2026-04-01&endDate=2026-05-02', ['tonight']],
    ['startDate=2026-05-05&endDate=2026-05-20', []],
  ])('%s', async (query, titles) => {
    expect(await found(query)).toEqual(titles);
  });

  test.each([
    ['startDate=2026-04-01&endDate=2026-04-10', 'past'],
    ['startDate=2027-01-01&endDate=2027-02-01', 'too-far'],
    ['startDate=2026-04-01&endDate=2027-12-31', null],
  ])('%s: %s', async (query, problem) => {
    expect((await search(query)).datesProblem).toBe(problem);
    if (problem !== null) expect((await coming(query)).sessions).toEqual([]);
  });
});

describe('seats', () => {
  test('a card shows the next session with seats for all, and leaves out what has none', async () => {
    await world.list(host, 'weekly', {
      category: 'Culture',
      style: 'museum-morning',
      amenity: ['guide'],
      guestCount: 3,
      routineSchedule: [
        {
          title: 'Museum',
          days: ['Wednesday'],
          startTime: '10:00',
          endTime: '12:00',
          timeZone: 'Europe/Lisbon',
          recurrence: { type: 'weekly', until: '2026-05-13' },
          startsOn: '2026-05-06',
        },
      ],
    });
    const only = 'category=Culture';
    expect((await card('weekly', only)).session).toMatchObject({ date: '2026-05-06', left: 2 });
    const [ada, ben, cleo] = guests;
    if (ada === undefined || ben === undefined || cleo === undefined)
      throw new Error('nobody is there');
    await world.book(ada, 'weekly', '2026-05-06', 1);
    expect((await card('weekly', only)).session).toMatchObject({ date: '2026-05-06', left: 1 });
    // For two guests only the week after is free.
    expect((await card('weekly', `${only}&guestCount=2`)).session.date).toBe('2026-05-13');
    expect(await found(`${only}&guestCount=2&startDate=2026-05-06&endDate=2026-05-13`)).toEqual([]);
    await world.book(ben, 'weekly', '2026-05-06', 1);
    expect((await card('weekly', only)).session.date).toBe('2026-05-13');
    await world.book(cleo, 'weekly', '2026-05-13', 2);
    expect(await found(only)).toEqual([]);
    expect((await coming(only)).sessions).toEqual([]);
    // The page stays available by its address.
    const path = `/api/experiences/${world.idOf('weekly')}`;
    expect((await app.request('GET', path)).status).toBe(200);
    app.clock.set(NOW);
  });
});

describe('others that evening', () => {
  const similar = async (title: string, query = '') => {
    const path = `/api/experiences/${world.idOf(title)}/similar${query}`;
    const { body } = await app.request<{ items: ExperienceCard[] }>('GET', path);
    return body.items.map(({ title: other }) => other);
  };

  test('those near by of the day of its next session come first', async () => {
    // All except the one on the other side of the earth; the one of that day first, then the
    // soonest.
    await world.list(host, 'walk', {
      category: 'Culture',
      style: 'street-art-walk',
      amenity: ['guide'],
      routineSchedule: [once('2026-05-04', '10:00', '12:00')],
    });
    app.clock.set(NOW);
    expect(await similar('monday')).toEqual(['walk', 'tonight', 'tomorrow', 'sunday']);
    expect(await similar('monday', '?date=2026-05-03')).toEqual([
      'sunday',
      ...['tonight', 'tomorrow', 'walk'],
    ]);
    expect(await similar('far east')).toEqual([]);
  });

  test('none of what is unknown', async () => {
    const path = '/api/experiences/00000000-0000-4000-8000-000000000000/similar';
    expect((await app.request('GET', path)).status).toBe(404);
  });

  test('nor of what is far away', async () => {
    await world.list(host, 'in Berlin', {
      location: BERLIN,
      routineSchedule: [once('2026-05-04', '18:30', '20:00', 'Europe/Berlin')],
    });
    app.clock.set(NOW);
    expect(await similar('in Berlin')).toEqual([]);
  });
});
