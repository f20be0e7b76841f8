import { type NightBook, nightBook } from '#domain/availability.ts';
import { addDays, type DateText } from '#domain/dates.ts';
import { type TermsRange, termsBook } from '#domain/night-terms.ts';
import { MAX_NIGHTS } from '#domain/search/stay-dates.ts';
import type { CalendarRules } from './choose-day.ts';

/** Days a calendar is asked for at once; the call takes at most 400. */
export const CALENDAR_DAYS = 400;

/** The first day one may arrive on, and the last to leave on. */
interface OpenDays {
  readonly from: DateText;
  readonly until: DateText;
}

/** What the calendar call answers. */
export interface CalendarAnswer {
  readonly today: DateText;
  readonly minNights: number;
  readonly capacity: number;
  /** Nights with a price or a minimum of their own; missing where there are none. */
  readonly terms?: readonly TermsRange[] | undefined;
  /** Of a listing with dates of its own, all of whose nights it then tells. */
  readonly open?: OpenDays | undefined;
  readonly nights: readonly { readonly date: DateText; readonly left: number }[];
}

/** Nights that a reservation holds itself: they are free to it. */
export interface HeldNights {
  readonly startDate: DateText;
  readonly endDate: DateText;
  /** Units it holds of each night. */
  readonly units: number;
}

/** What may be chosen on a listing's calendar; nights held by `own` count as free. */
export function calendarRules(
  answer: CalendarAnswer,
  units: number,
  own: HeldNights | null,
): CalendarRules {
  const { today, open } = answer;
  return {
    today,
    ...(open === undefined
      ? { from: today, until: addDays(today, CALENDAR_DAYS - 2), afterwards: 'beyond' }
      : { ...daysLeft(open, today), afterwards: 'outside', tellsPlaces: true }),
    book: bookOf(answer, own),
    minNights: answer.minNights,
    terms: answer.terms === undefined ? undefined : termsBook(answer.terms),
    maxNights: MAX_NIGHTS,
    rooms: units,
  };
}

/** What is left of dates, of which all but the last day may be over. */
function daysLeft({ from, until }: OpenDays, today: DateText): OpenDays {
  const left = from > today ? from : today;
  return { from: left < until ? left : until, until };
}

function bookOf({ capacity, nights }: CalendarAnswer, own: HeldNights | null): NightBook {
  return nightBook(
    capacity,
    nights.map(({ date, left }) => {
      const isOwn = own !== null && date >= own.startDate && date < own.endDate;
      return { date, capacity, taken: capacity - left - (isOwn ? own.units : 0) };
    }),
  );
}
