import type { ExperiencePolicy } from '#domain/experience-policies.ts';
import {
  type Recurrence,
  type RecurrenceUnit,
  type ScheduleLength,
  WEEKDAYS,
  type Weekday,
} from '#domain/schedule/schedule-entry.ts';
import type { EventTypeId } from '#features/catalogues/index.server.ts';
import type { EXPERIENCE_STYLES } from '#features/experiences/index.server.ts';

export type StyleId = (typeof EXPERIENCE_STYLES)[number]['id'];

/** A line of a timetable, before it has dates. */
export interface TimetableLine {
  readonly type: Recurrence;
  readonly days: readonly Weekday[];
  /** HH:MM where it is. */
  readonly startTime: string;
  readonly endTime: string;
  readonly interval: number;
  readonly unit: RecurrenceUnit;
  /** Made of its day and hour where it is left out. */
  readonly title?: string;
  readonly duration?: ScheduleLength;
  /** Days from today: the only one of what happens once; else the first, when it was listed unless told. */
  readonly day?: number;
  /** Days from today that it goes on until. */
  readonly until?: number;
  readonly isActive?: boolean;
}

type More = Pick<TimetableLine, 'title' | 'duration' | 'day' | 'until' | 'isActive'>;

/** An experience as its host thought of it, before it has dates. */
export interface ExperienceIdea {
  readonly style: StyleId;
  /** Id of a city of the demo world. */
  readonly city: string;
  readonly title: string;
  /** Says nothing of a season, since it happens on any day of the year. */
  readonly about: string;
  readonly timetable: readonly TimetableLine[];
  /** Participants, the host included. */
  readonly guests: number;
  /** Dollars a guest and session; the rate of the style where it is left out. */
  readonly each?: number;
  /** Name of the public place of the catalogue it is held at; else at the host's. */
  readonly at?: string;
  /** Dollars; a category without a fee has none. */
  readonly fee?: number;
  /** Dollars a guest, returned afterwards. */
  readonly deposit?: number;
  readonly routine?: EventTypeId;
  readonly policy?: ExperiencePolicy;
  /** Whether the first host of the city has it: Ana in Lisbon. */
  readonly isFirstHosts?: boolean;
}

export function idea(
  style: StyleId,
  city: string,
  title: string,
  about: string,
  timetable: TimetableLine | readonly TimetableLine[],
  more: Omit<ExperienceIdea, 'style' | 'city' | 'title' | 'about' | 'timetable'>,
): ExperienceIdea {
  const lines = 'type' in timetable ? [timetable] : timetable;
  return { style, city, title, about, timetable: lines, ...more };
}

/** @param days the first three letters of each, as in `Tue Thu`; `all` for the whole week */
function line(type: Recurrence, days: string, hours: string, more: Partial<TimetableLine> = {}) {
  const [startTime = '', endTime = ''] = hours.split('-');
  const named =
    days === 'all' ? [...WEEKDAYS] : WEEKDAYS.filter((day) => days.includes(day.slice(0, 3)));
  const base = { type, days: named, startTime, endTime, interval: 1, unit: 'weeks' as const };
  return { ...base, ...more } satisfies TimetableLine;
}

/** @param hours as in `18:30-21:00` */
export const weekly = (days: string, hours: string, more?: More) =>
  line('weekly', days, hours, more);
export const daily = (days: string, hours: string, more?: More) => line('daily', days, hours, more);
export const fortnightly = (days: string, hours: string, more?: More) =>
  line('bi-weekly', days, hours, more);
export const monthly = (days: string, hours: string, more?: More) =>
  line('monthly', days, hours, more);
/** @param day days from today */
export const once = (day: number, hours: string, more?: More) =>
  line('one-time', '', hours, { ...more, day });
export const every = (
  interval: number,
  unit: RecurrenceUnit,
  days: string,
  hours: string,
  more?: More,
) => line('custom', days, hours, { ...more, interval, unit });
