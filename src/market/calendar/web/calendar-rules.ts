import { type NightBook, nightBook } from '#domain/availability.ts';
import { addDays, type DateText } from '#domain/dates.ts';
import { type OverrideRange, termsBook } from '#domain/night-overrides.ts';
import {
  keepDaysBetween,
  lastOfferedDay,
  longestStay,
  NO_RULES,
  type OfferRules,
} from '#domain/offer-rules.ts';
import { MAX_NIGHTS } from '#domain/search/stay-dates.ts';
import type { CalendarRules } from './choose-day.ts';

/** Days of one calendar request; the call accepts at most 400. */
export const CALENDAR_DAYS = 400;

/** The first possible check-in date, and the last possible check-out date. */
interface OpenDays {
  readonly from: DateText;
  readonly until: DateText;
}

/** Response of the calendar call. */
export interface CalendarAnswer {
  readonly today: DateText;
  readonly minNights: number;
  readonly capacity: number;
  /** Nights with their own price or minimum; missing without any. */
  readonly terms?: readonly OverrideRange[] | undefined;
  /** Only for a listing with its own dates, for which all nights are returned. */
  readonly open?: OpenDays | undefined;
  /** When it can be reserved; missing where its host sets no rules. */
  readonly rules?: OfferRules | undefined;
  readonly nights: readonly {
    readonly date: DateText;
    readonly left: number;
    /** Units that guests have, where days are kept between stays. */
    readonly guests?: number | undefined;
  }[];
}

/** Nights of an existing reservation, which are free to it. */
export interface ReservedNights {
  readonly startDate: DateText;
  readonly endDate: DateText;
  /** Units it reserves for each night. */
  readonly units: number;
}

/** Rules of a listing's calendar; nights reserved by `own` count as free. */
export function calendarRules(
  answer: CalendarAnswer,
  units: number,
  own: ReservedNights | null,
): CalendarRules {
  const { today, open, rules = NO_RULES } = answer;
  const [farthest, lastOffered] = [addDays(today, CALENDAR_DAYS - 2), lastOfferedDay(rules, today)];
  return {
    today,
    ...(open === undefined
      ? {
          from: today,
          until: lastOffered < farthest ? lastOffered : farthest,
          afterwards: 'beyond',
        }
      : { ...daysLeft(open, today), afterwards: 'outside', tellsPlaces: true }),
    book: toNightBook(answer, own),
    minNights: answer.minNights,
    terms: answer.terms === undefined ? undefined : termsBook(answer.terms),
    maxNights: longestStay(rules),
    offer: rules,
    kept: own?.startDate,
    rooms: units,
  };
}

/** The remaining part of a range of dates, of which all but the last day may be past. */
function daysLeft({ from, until }: OpenDays, today: DateText): OpenDays {
  const left = from > today ? from : today;
  return { from: left < until ? left : until, until };
}

function toNightBook(
  { capacity, nights, rules = NO_RULES }: CalendarAnswer,
  own: ReservedNights | null,
): NightBook {
  const ownUnits = (date: DateText) =>
    own !== null && date >= own.startDate && date < own.endDate ? own.units : 0;
  const book = nightBook(
    capacity,
    nights.map(({ date, left, guests = capacity - left }) => ({
      date,
      // A closed night without guests leaves the nights around it free.
      capacity: left + guests,
      taken: guests - ownUnits(date),
    })),
  );
  const kept = own === null ? null : { start: own.startDate, end: own.endDate, units: 0 };
  return keepDaysBetween(book, rules.daysBetween, kept);
}

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
