import { nightBook } from '#domain/availability.ts';
import { addDays, type DateText } from '#domain/dates.ts';
import { MAX_NIGHTS } from '#domain/search/stay-dates.ts';
import { CALENDAR_DAYS } from './calendar-rules.ts';
import type { CalendarRules } from './choose-day.ts';

/**
 * Rules of a calendar without a particular home: any day from today on but the disabled ones (spec
 * 3 §5).
 */
export function openRules(today: DateText, disabled: readonly DateText[] = []): CalendarRules {
  return {
    today,
    from: today,
    until: addDays(today, CALENDAR_DAYS - 2),
    afterwards: 'beyond',
    book: nightBook(
      1,
      disabled.map((date) => ({ date, taken: 1, capacity: 1 })),
    ),
    minNights: 1,
    maxNights: MAX_NIGHTS,
    rooms: 1,
  };
}
