import type { ScheduleEntryForm, StoredExperience } from '../../../contract.ts';
import type { HostingField, HostingValues } from '../experience-form.ts';
import type { ChangeScope } from './confirmed-change.ts';

/** Fields that sessions and those who booked them feel: when, how many, where, and at what price. */
const FELT: readonly HostingField[] = [
  'routineSchedule',
  'guestCount',
  'location',
  'recommendationId',
  'address',
  'price',
  'isPriceAutomatic',
  'arrangementFee',
  'depositRequired',
  'depositAmount',
];

/** What a change is of, as far as sessions feel it. */
export interface FeltChange {
  /** Whether sessions or their guests feel any of it. */
  readonly isFelt: boolean;
  readonly isPriceOther: boolean;
  /** Entries of the timetable that are other ones now, by their ids. */
  readonly entries: readonly string[];
  /** What it can be of, the widest first. */
  readonly scopes: readonly ChangeScope[];
}

/**
 * What a host changed of an experience, and which sessions that can be of. One session has hours and
 * a number of seats of its own, no more; from one session on only what repeats can be another.
 *
 * @param former the form as it was loaded
 */
export function feltChange(former: HostingValues, values: HostingValues): FeltChange {
  const differing = FELT.filter((field) => differs(former[field], values[field]));
  const known = new Map(former.routineSchedule.map((entry) => [entry.id, entry]));
  const changed = values.routineSchedule.filter((entry) => {
    const before = known.get(entry.id);
    return before !== undefined && differs(before, entry);
  });
  const isGroupOther = differing.includes('guestCount');
  const isSameList =
    former.routineSchedule.map(({ id }) => id).join() ===
    values.routineSchedule.map(({ id }) => id).join();
  const hasOwn = changed.length > 0 || isGroupOther;
  const isOfOne =
    hasOwn &&
    isSameList &&
    changed.every((entry) => isOnlyHours(known.get(entry.id), entry)) &&
    differing.every(
      (field) => field === 'routineSchedule' || field === 'guestCount' || isOwnPrice(field, values),
    );
  const repeats = changed.filter(({ recurrence }) => recurrence.type !== 'one-time');
  const isOfFuture = repeats.length > 0 || isGroupOther;
  return {
    isFelt: differing.length > 0,
    isPriceOther: differing.some((field) => field === 'price' || field === 'arrangementFee'),
    entries: changed.flatMap(({ id }) => id ?? []),
    scopes: [
      'all',
      ...(isOfFuture ? (['future'] as const) : []),
      ...(isOfOne ? (['one'] as const) : []),
    ],
  };
}

/** A price that follows from the rest is no change of its own. */
function isOwnPrice(field: HostingField, { isPriceAutomatic }: HostingValues): boolean {
  return field === 'price' && isPriceAutomatic;
}

/** Whether an entry differs in its hours alone. */
function isOnlyHours(before: ScheduleEntryForm | undefined, after: ScheduleEntryForm): boolean {
  const { startTime, endTime } = after;
  return before !== undefined && !differs({ ...before, startTime, endTime }, after);
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

/** The zone that an experience's sessions are told in. */
export function zoneOf({ routineSchedule }: Pick<StoredExperience, 'routineSchedule'>): string {
  return routineSchedule[0]?.timeZone ?? 'UTC';
}
