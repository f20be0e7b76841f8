import { describe, expect, it, test } from 'vitest';
import { WEEKDAYS } from '#domain/schedule/schedule-entry.ts';
import {
  blankEntry,
  type EntryValues,
  entryOfValues,
  problemOfValues,
  valuesOfEntry,
  withType,
} from './entry-values.ts';

const NOW = Temporal.Instant.from('2026-05-01T09:00:00Z');
const ID = '5f0b1c0e-6f4e-4b60-9d6e-0d9a6b7b2b11';
const blank = blankEntry('Europe/Lisbon');
const WEEKLY: EntryValues = {
  ...blank,
  type: 'weekly',
  title: 'Tuesday table',
  days: ['Tuesday'],
  startTime: '18:30',
  endTime: '21:00',
};
const ONCE: EntryValues = { ...WEEKLY, type: 'one-time', days: [], specificDate: '2026-05-09' };

describe('an entry is refused, the first problem at its field (spec 2 §5)', () => {
  test.each<[string, Partial<EntryValues>, string, string]>([
    ['without a type', { type: null, title: '' }, 'type', 'type'],
    ['without a title', { title: '  ', endTime: '' }, 'title', 'title'],
    ['without a day', { days: [] }, 'required', 'days'],
    ['without a start', { startTime: '' }, 'required', 'startTime'],
    ['without an end', { endTime: '' }, 'required', 'endTime'],
    ['that ends as it begins', { endTime: '18:30' }, 'end', 'endTime'],
    ['that begins yesterday', { startsOn: '2026-04-30' }, 'past', 'startsOn'],
    ['that was over yesterday', { until: '2026-04-30' }, 'past', 'until'],
    ['every 31 days', { type: 'custom', unit: 'days', interval: 31 }, 'interval', 'interval'],
    ['every half day', { type: 'custom', unit: 'days', interval: 0.5 }, 'interval', 'interval'],
  ])('%s', (_, change, problem, field) => {
    expect(problemOfValues({ ...WEEKLY, ...change }, NOW)).toEqual({ problem, field });
  });

  test('that happens once and has no date, or one that is over', () => {
    expect(problemOfValues({ ...ONCE, specificDate: '' }, NOW)?.field).toBe('specificDate');
    expect(problemOfValues({ ...ONCE, specificDate: '2026-04-30' }, NOW)).toEqual({
      problem: 'past',
      field: 'specificDate',
    });
  });

  test('and not for days that are past and were there before', () => {
    const past = { ...ONCE, specificDate: '2026-04-30' };
    const former = entryOfValues(past, ID);
    expect(problemOfValues({ ...past, title: 'Another' }, NOW, former)).toBeNull();
    expect(problemOfValues({ ...past, specificDate: '2026-04-29' }, NOW, former)?.problem).toBe(
      'past',
    );
  });

  it('is none where nothing is wrong', () => {
    expect(problemOfValues(WEEKLY, NOW)).toBeNull();
    expect(problemOfValues(ONCE, NOW)).toBeNull();
  });
});

describe('another type', () => {
  test('that happens once has neither days nor length', () => {
    const entry = withType({ ...WEEKLY, duration: '1-month', until: '2026-06-01' }, 'one-time');
    expect(entry).toMatchObject({ days: [], duration: null, until: '' });
  });

  test('that comes back has no date', () => {
    expect(withType(ONCE, 'monthly').specificDate).toBe('');
  });

  test('that happens daily begins with all days, and keeps those that were chosen', () => {
    expect(withType(blank, 'daily').days).toEqual(WEEKDAYS);
    expect(withType(WEEKLY, 'daily').days).toEqual(['Tuesday']);
  });
});

describe('what the form holds', () => {
  test('is nothing while the entry is not whole', () => {
    expect(entryOfValues(blank, ID)).toBeNull();
    expect(entryOfValues({ ...WEEKLY, days: [] }, ID)).toBeNull();
  });

  test('has the days in the order of the week, and an interval of custom ones alone', () => {
    const entry = entryOfValues({ ...WEEKLY, days: ['Sunday', 'Monday'], interval: 3 }, ID);
    expect(entry).toMatchObject({
      id: ID,
      days: ['Monday', 'Sunday'],
      recurrence: { type: 'weekly', interval: 1, unit: 'weeks', until: null },
    });
    expect(entryOfValues({ ...WEEKLY, type: 'custom', interval: 3 }, ID)?.recurrence.interval).toBe(
      3,
    );
  });

  test('is read back as it was typed, and a change keeps what it is', () => {
    const entry = entryOfValues(WEEKLY, ID);
    if (entry === null) throw new Error('not whole');
    expect(valuesOfEntry(entry, 'UTC')).toEqual(WEEKLY);
    const off = { ...entry, isActive: false };
    expect(entryOfValues({ ...WEEKLY, title: 'Other' }, 'another', off)).toMatchObject({
      id: ID,
      title: 'Other',
      isActive: false,
    });
  });
});
