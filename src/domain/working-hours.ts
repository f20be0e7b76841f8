import { addDays, type DateText, eachNight, getWeekday } from './dates.ts';
import type { RoutineList } from './vocabulary.ts';

/** Local times, HH:MM; an end before the start is on the next day. */
export interface ClockSlot {
  readonly start: string;
  readonly end: string;
}

/** Working hours, Monday to Friday, in a time zone of their own. */
export interface WorkHours extends ClockSlot {
  /** IANA zone. */
  readonly zone: string;
}

/** An entry of the routine of a day. */
export interface RoutineSlot {
  readonly id: string;
  readonly slot: ClockSlot;
  /** Whether it is one's own work: it doesn't conflict with working hours. */
  readonly forWork: boolean;
}

export type RoutineSlots = Readonly<Partial<Record<RoutineList, readonly RoutineSlot[]>>>;

/** Minutes from the start of a day, half-open. */
export interface MinuteSpan {
  readonly from: number;
  readonly to: number;
}

/** One day in a zone: its activities and working hours, in minutes of that day's local time. */
export interface DayFit {
  readonly date: DateText;
  /** Minutes of the day: 1,440, except for days with a change to or from summer time. */
  readonly length: number;
  readonly work: readonly MinuteSpan[];
  readonly routine: readonly (MinuteSpan & Pick<RoutineSlot, 'id' | 'forWork'>)[];
  /** Minutes of work that overlap with the routine, each counted once. */
  readonly conflict: number;
  /** The overlapping parts of the routine. */
  readonly inTheWay: readonly string[];
}

const MINUTE_MS = 60_000;
const SATURDAY = 6;

/** Whether a day is a working day, or a weekday of a routine. */
export function isWeekday(date: DateText): boolean {
  return getWeekday(date) < SATURDAY;
}

/** Compares a day of a routine in one zone with working hours in another. */
export function dayFit(
  date: DateText,
  zone: string,
  routines: RoutineSlots,
  hours: WorkHours,
): DayFit {
  const begin = toEpochMs(date, '00:00', zone);
  const length = (toEpochMs(addDays(date, 1), '00:00', zone) - begin) / MINUTE_MS;
  const day = { begin, length };
  // A slot of the day before may continue, and in distant zones the day after overlaps too.
  const around = [addDays(date, -1), date, addDays(date, 1)];
  const work = around
    .filter(isWeekday)
    .flatMap((start) => spanOn(day, start, hours, hours.zone) ?? []);
  const routine = around.flatMap((start) =>
    routineFor(start, routines).flatMap(({ id, forWork, slot }) => {
      const span = spanOn(day, start, slot, zone);
      return span === null ? [] : [{ ...span, id, forWork }];
    }),
  );
  const clashing = routine.filter(({ forWork }) => !forWork);
  const overlaps = clashing.flatMap((one) => work.flatMap((span) => overlap(one, span) ?? []));
  return {
    date,
    length,
    work,
    routine: routine.sort((a, b) => a.from - b.from || a.to - b.to),
    conflict: covered(overlaps),
    inTheWay: [
      ...new Set(
        clashing
          .filter((one) => work.some((span) => overlap(one, span) !== null))
          .map(({ id }) => id),
      ),
    ],
  };
}

/**
 * The weekday of some nights that loses most of the working hours, and a day of a weekend; null
 * where the nights have none.
 */
export function fitOfNights(
  nights: { readonly startDate: DateText; readonly endDate: DateText },
  zone: string,
  routines: RoutineSlots,
  hours: WorkHours,
): { weekday: DayFit | null; weekend: DayFit | null } {
  // Weeks repeat themselves.
  const days = eachNight(nights.startDate, nights.endDate)
    .slice(0, 7)
    .map((date) => dayFit(date, zone, routines, hours));
  const worst = (some: readonly DayFit[]) =>
    some.reduce<DayFit | null>(
      (max, day) => (max === null || day.conflict > max.conflict ? day : max),
      null,
    );
  return {
    weekday: worst(days.filter(({ date }) => isWeekday(date))),
    weekend: worst(days.filter(({ date }) => !isWeekday(date))),
  };
}

function routineFor(date: DateText, routines: RoutineSlots): readonly RoutineSlot[] {
  const lists = isWeekday(date)
    ? [routines.weekDay, routines.weekNight]
    : [routines.weekendDay, routines.weekendNight];
  return lists.flatMap((list) => list ?? []);
}

/** The minutes of a day within a slot that begins on `start`; null for none of them. */
function spanOn(
  day: { readonly begin: number; readonly length: number },
  start: DateText,
  slot: ClockSlot,
  zone: string,
): MinuteSpan | null {
  const from = toEpochMs(start, slot.start, zone);
  const to = toEpochMs(slot.end > slot.start ? start : addDays(start, 1), slot.end, zone);
  const whole = { from: 0, to: day.length };
  return overlap({ from: (from - day.begin) / MINUTE_MS, to: (to - day.begin) / MINUTE_MS }, whole);
}

function overlap(one: MinuteSpan, other: MinuteSpan): MinuteSpan | null {
  const from = Math.max(one.from, other.from);
  const to = Math.min(one.to, other.to);
  return from < to ? { from, to } : null;
}

/** Minutes in any of these. */
function covered(spans: readonly MinuteSpan[]): number {
  let minutes = 0;
  let until = 0;
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    minutes += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return minutes;
}

function toEpochMs(date: DateText, time: string, timeZone: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: time })
    .epochMilliseconds;
}
