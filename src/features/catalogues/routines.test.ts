import type { Messages } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { ROUTINE_LISTS } from '#domain/vocabulary.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { ROUTINES } from './index.server.ts';

const HALF_A_DAY = 12 * 60;

const catalogs = import.meta.glob<{ messages: Messages }>('./messages/*.po', { eager: true });

/** Minutes from `start` to `time`, both `HH:MM`, across midnight: 0 … 1,439. */
function minutesFrom(start: string, time: string): number {
  return (toMinutes(time) - toMinutes(start) + 2 * HALF_A_DAY) % (2 * HALF_A_DAY);
}

function toMinutes(time: string): number {
  expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

describe('routines', () => {
  it('are four lists', () => {
    expect(Object.keys(ROUTINES)).toEqual([...ROUTINE_LISTS]);
  });

  describe.each([
    ['weekDay', 40, '06:00'],
    ['weekNight', 30, '18:00'],
    ['weekendDay', 40, '06:00'],
    ['weekendNight', 50, '18:00'],
  ] as const)('%s', (list, count, halfStart) => {
    const rows = ROUTINES[list];

    it(`are ${count}`, () => {
      expect(rows.length).toBe(count);
    });

    it('lie within their half of the day, in the order of their hours', () => {
      const starts = rows.map(({ id, slot }) => {
        const start = minutesFrom(halfStart, slot.start);
        const end = start + minutesFrom(slot.start, slot.end);
        expect(end, id).toBeGreaterThan(start);
        expect(end, id).toBeLessThanOrEqual(HALF_A_DAY);
        return start;
      });
      expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    });

    it('say when guests can work, and leave hours without work', () => {
      const forWork = rows.filter((row) => 'forWork' in row);
      expect(forWork.length).toBeGreaterThan(0);
      expect(forWork.length).toBeLessThan(rows.length);
    });

    it.each(Object.keys(LOCALES))('are called differently each, %s', (locale) => {
      const messages = catalogs[`./messages/${locale}.po`]?.messages ?? {};
      const labels = rows.map(({ label }) => JSON.stringify(messages[label.id] ?? ''));
      expect(new Set(labels).size).toBe(rows.length);
    });
  });
});
