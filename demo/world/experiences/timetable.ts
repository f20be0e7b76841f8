import type { DateText } from '#domain/dates.ts';
import { findAnchor } from '#domain/schedule/schedule-entry.ts';
import {
  type EntryDetails,
  plannedSessions,
  sessionHorizon,
  toEntryRule,
} from '#features/experiences/index.server.ts';
import { dateOf, dayNumber } from '../calendar.ts';
import { idFor, type Random } from '../random.ts';
import type { DemoSession } from '../types.ts';
import { NOTES } from './data/joining.ts';
import type { TimetableLine } from './idea.ts';

const SECOND = 1_000;
/** Of coming sessions of one that has many: those that its host cancelled, and says something of. */
const CANCELLED = 0.006;
const NOTED = 0.05;
const MANY = 8;

export interface TimetablePlan {
  readonly seed: number;
  /** Of the experience, which its entries are named by. */
  readonly index: number;
  /** The day everything is seen from, and the day it was listed. */
  readonly today: DateText;
  readonly listed: DateText;
  readonly timeZone: string;
}

/** The lines of a timetable as a host who typed them would have stored them. */
export function entriesOf(
  lines: readonly TimetableLine[],
  { seed, index, today, listed, timeZone }: TimetablePlan,
): EntryDetails[] {
  const dayOf = (day: number) => dateOf(dayNumber(today) + day);
  return lines.map((line, sortOrder) => {
    const { type, days, day, until, duration, interval, unit } = line;
    const isOnce = type === 'one-time';
    const first = day === undefined || isOnce ? listed : dayOf(day);
    return {
      entryId: entryIdOf(seed, index, sortOrder),
      sortOrder,
      title: line.title ?? 'Session',
      description: '',
      recurrence: type,
      interval,
      unit,
      until: until === undefined ? null : dayOf(until),
      duration: duration ?? null,
      specificDate: isOnce && day !== undefined ? dayOf(day) : null,
      startsOn: isOnce ? first : findAnchor({ days, startsOn: first }),
      days: [...days],
      startTime: line.startTime,
      endTime: line.endTime,
      timeZone,
      isActive: line.isActive ?? true,
      exceptions: [],
      followsEntryId: null,
    };
  });
}

/** The id of an entry, which all of the same place in a timetable have their own of. */
export function entryIdOf(seed: number, index: number, sortOrder: number): string {
  return idFor(seed, `experience entry ${sortOrder}`, index);
}

/** The day before which the sessions of entries exist, as of now. */
export function madeUntilOf(timeZone: string, now: string): DateText {
  return sessionHorizon(timeZone, Temporal.Instant.from(now)).end;
}

/**
 * The sessions that the product makes of entries: from the day they were listed to the horizon, in
 * the order of their beginnings; nothing that had begun by then.
 */
export function sessionsOf(
  entries: readonly EntryDetails[],
  { listedAt, now }: { readonly listedAt: string; readonly now: string },
  random: Random,
): DemoSession[] {
  const listed = Temporal.Instant.from(listedAt);
  const planned = entries
    .filter(({ isActive }) => isActive)
    .flatMap((entry) => {
      const range = {
        start: sessionHorizon(entry.timeZone, listed).start,
        end: madeUntilOf(entry.timeZone, now),
      };
      return plannedSessions(toEntryRule(entry), range).map((session) => ({ ...session, entry }));
    })
    .filter(({ startsAt }) => Temporal.Instant.compare(startsAt, listed) > 0)
    .toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt));
  const coming = planned.filter(({ startsAt }) => startsAt.toString() > now).length;
  return planned.map(({ entry, date, startsAt, endsAt }) => {
    const isComing = coming > MANY && startsAt.toString() > now;
    return {
      entryId: entry.entryId,
      date,
      startsAt: textOf(startsAt),
      endsAt: textOf(endsAt),
      status: isComing && random.chance(CANCELLED) ? 'cancelled' : 'scheduled',
      note: isComing && random.chance(NOTED) ? random.pick(NOTES) : '',
    };
  });
}

function textOf(instant: Temporal.Instant): string {
  return new Date(Math.floor(instant.epochMilliseconds / SECOND) * SECOND)
    .toISOString()
    .replace('.000Z', 'Z');
}
