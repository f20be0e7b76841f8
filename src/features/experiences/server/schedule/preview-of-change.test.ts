/** @module-tag long */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { ScheduleEntryForm } from '#features/experiences/contract.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import type { previewExperience } from '../../contract.ts';
import { WEEKLY } from '../testing/experience-form.ts';
import { makeExperienceStage, NOW, type Refusal } from '../testing/experience-stage.ts';

const stage = await makeExperienceStage();
const { app } = stage;
afterAll(() => app.close());

let guest: TestPerson;
beforeEach(async () => {
  app.clock.set(NOW);
  guest = await stage.newGuest();
});

type Preview = RouteResponse<typeof previewExperience>;
type Entry = Omit<ScheduleEntryForm, 'id'> & { id: string };

const preview = (body: object, as = stage.host) =>
  app.request<Preview & Refusal>('POST', '/api/experience-preview', { body, as });

/** A day on which the first three weeks of the timetable are past. */
const LATER = '2026-05-28T09:00:00Z';

/** Changes of an entry that ran for three weeks, next to a second one. */
const CHANGES: readonly (readonly [string, (entry: Entry) => Partial<Entry>])[] = [
  ['nothing', () => ({})],
  ['other hours', () => ({ startTime: '20:00', endTime: '22:30' })],
  ['another weekday', () => ({ days: ['Wednesday'] })],
  ['two weekdays', () => ({ days: ['Tuesday', 'Friday'] })],
  ['every other week', (entry) => ({ recurrence: { ...entry.recurrence, type: 'bi-weekly' } })],
  ['once a month', (entry) => ({ recurrence: { ...entry.recurrence, type: 'monthly' } })],
  [
    'an end that is past',
    (entry) => ({ recurrence: { ...entry.recurrence, until: '2026-05-20' } }),
  ],
  ['an end to come', (entry) => ({ recurrence: { ...entry.recurrence, until: '2026-07-01' } })],
  ['a length', () => ({ duration: '3-months' })],
  ['a length that is over', () => ({ duration: '1-week' })],
  ['a later beginning', () => ({ startsOn: '2026-06-20' })],
  ['a date that is off', () => ({ exceptions: [{ date: '2026-06-09', cancelled: true }] })],
  ['another zone', () => ({ timeZone: 'America/New_York' })],
  ['no sessions', () => ({ isActive: false })],
];

/** Start of a session, in whatever time zone it is given. */
function toStart({ date, startsAt }: { date: string; startsAt: string }) {
  return { date, startsAt: Temporal.Instant.from(startsAt).toString() };
}

describe('the next dates of a stored entry are those that saving makes', () => {
  test.each(CHANGES)('with %s', async (_, changeOf) => {
    const id = await stage.created({
      routineSchedule: [
        WEEKLY,
        {
          ...WEEKLY,
          title: 'Sunday brunch',
          days: ['Sunday'],
          startTime: '10:00',
          endTime: '12:00',
        },
      ],
    });
    const all = await stage.sessions(id, '2026-05-01', '2026-08-01');
    const on = (day: string) => {
      const found = all.find(({ date }) => date === day);
      if (found === undefined) throw new Error(`no session on ${day}`);
      return found;
    };
    await stage.book(id, on('2026-06-02'), guest);
    await stage.cancelSession(id, on('2026-06-16'));
    const entry = (await stage.entryOf(id)) as Entry;
    await stage.update(id, {
      scope: 'one',
      session: { entryId: entry.id, date: '2026-06-23' },
      routineSchedule: [{ ...entry, startTime: '12:00', endTime: '13:00' }],
    });
    app.clock.set(LATER);

    const { pictures: _p, logos: _l, version: _v, ...form } = await stage.stored(id);
    const routineSchedule = form.routineSchedule.map((each) =>
      each.id === entry.id ? { ...each, ...changeOf(each as Entry) } : each,
    );
    const shown = (await preview({ ...form, id, routineSchedule })).body;
    const { body } = await stage.update(id, { routineSchedule });
    const problems = shown.entries.map(({ problem }) => problem);
    if (body.code !== undefined) {
      // Entries that can't be saved are shown with their errors.
      expect(Object.values(body.fields ?? {})).toEqual(problems.filter((each) => each !== null));
      return;
    }
    expect(problems).toEqual([null, null]);
    const now = await stage.sessions(id, '2026-05-28', '2026-09-01');
    for (const { at, sessions } of shown.entries) {
      const saved = now.filter(
        ({ entryId, status }) => entryId === routineSchedule[at]?.id && status === 'scheduled',
      );
      const starts = sessions.map(toStart);
      expect(starts.length).toBeLessThanOrEqual(12);
      expect(saved.slice(0, 12).map(toStart)).toEqual(
        starts.filter(({ date }) => date < '2026-09-01'),
      );
    }
  });

  test('and an end that is put into the past is refused, but not one that was there', async () => {
    const id = await stage.created({
      routineSchedule: [{ ...WEEKLY, recurrence: { type: 'weekly', until: '2026-05-20' } }],
    });
    app.clock.set(LATER);
    const form = await stage.stored(id);
    const [entry] = form.routineSchedule;
    if (entry === undefined) throw new Error('there is an entry');
    const previewProblem = async (change: object) =>
      (await preview({ ...form, id, routineSchedule: [{ ...entry, ...change }] })).body.entries[0]
        ?.problem;
    expect(await previewProblem({})).toBeNull();
    expect(await previewProblem({ recurrence: { ...entry.recurrence, until: '2026-05-21' } })).toBe(
      'Dates cannot be in the past.',
    );
    // In another timetable it is new, and past.
    expect((await preview({ ...form, id: undefined })).body.entries[0]?.problem).toBe(
      'Dates cannot be in the past.',
    );
  });
});

test("another's experience is no one's to preview a change of", async () => {
  const id = await stage.created();
  expect((await preview({ id }, guest)).body.code).toBe('forbidden');
  const unknown = '5d1f4f9e-8f3c-4d75-9a07-0123456789ab';
  expect((await preview({ id: unknown })).body.code).toBe('not-found');
});

describe('the page of an unsaved form', () => {
  const page = async (overrides: object = {}) =>
    preview({ ...stage.form, isPageWanted: true, ...overrides });

  test('is as the stored one would be', async () => {
    const id = await stage.created();
    const stored = (await stage.page(id, stage.host)).body;
    const { body } = await page();
    const { id: _id, place: _place, entries: _e, sessions: _s, ...shown } = body.page ?? { id };
    const { id: _i, place, entries, sessions, ...rest } = stored;
    expect(shown).toEqual(rest);
    expect(body.page?.place.city).toBe(place.city);
    expect(body.page?.sessions.map(({ startsAt, left }) => [startsAt, left])).toEqual(
      sessions.map(({ startsAt, left }) => [startsAt, left]),
    );
    expect(body.page?.entries[0]).toMatchObject({ title: entries[0]?.title });
  });

  test('has neither the id of a listing, nor its true place, nor what booked guests alone read', async () => {
    const id = await stage.created();
    const stored = await stage.stored(id);
    const { text, body } = await preview({ ...stored, isPageWanted: true });
    expect(body.page?.id).toBe('00000000-0000-0000-0000-000000000000');
    const [latitude, longitude] = stored.location.latlng ?? [0, 0];
    for (const secret of [
      id,
      String(latitude),
      String(longitude),
      stored.address,
      stored.instructions,
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  test('may be in the middle of being written', async () => {
    const { category, style } = stage.form;
    const { body } = await preview({ category, style, isPageWanted: true });
    expect(body.page).toMatchObject({ title: '', policy: null, sessions: [], pictures: [] });
    expect((await preview({ category, isPageWanted: true })).body.fields).toEqual({
      style: 'Style is required.',
    });
    expect((await preview({ category, style })).body.page).toBeNull();
  });

  test('shows nobody’s pictures but one’s own', async () => {
    const { body } = await preview({ ...stage.form, isPageWanted: true }, guest);
    expect(body.code).toBe('invalid-input');
  });
});
