import type { ScheduleEntryForm, StoredExperience } from '../../../contract.ts';
import type { HostingField, HostingValues } from '../experience-form.ts';
import type { ChangeScope } from './confirmed-change.ts';

/** Fields whose change affects sessions and their guests: time, capacity, place and price. */
const AFFECTING_FIELDS: readonly HostingField[] = [
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

/** The affected entries of a change and the scopes it can have. */
export interface ChangeEffect {
  /** Whether sessions or their guests are affected. */
  readonly isFelt: boolean;
  readonly isPriceOther: boolean;
  /** Ids of the changed entries of the timetable. */
  readonly entries: readonly string[];
  /** Possible scopes, the widest first. */
  readonly scopes: readonly ChangeScope[];
}

/**
 * Determines which parts of an experience a host changed, and the scopes that the change can have.
 * A single session can only have its own hours and number of seats; with the scope `future` only
 * recurring entries can change.
 *
 * @param former the form as it was loaded
 */
export function detectChangeEffect(former: HostingValues, values: HostingValues): ChangeEffect {
  const differing = AFFECTING_FIELDS.filter((field) => differs(former[field], values[field]));
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

/** A computed price is not a change made by the host. */
function isOwnPrice(field: HostingField, { isPriceAutomatic }: HostingValues): boolean {
  return field === 'price' && isPriceAutomatic;
}

/** Whether an entry differs in its hours only. */
function isOnlyHours(before: ScheduleEntryForm | undefined, after: ScheduleEntryForm): boolean {
  const { startTime, endTime } = after;
  return before !== undefined && !differs({ ...before, startTime, endTime }, after);
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

/** The time zone in which an experience's sessions are shown. */
export function getTimeZone({
  routineSchedule,
}: Pick<StoredExperience, 'routineSchedule'>): string {
  return routineSchedule[0]?.timeZone ?? 'UTC';
}
