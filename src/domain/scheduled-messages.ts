import { addDays, type DateText, startOfDay } from './dates.ts';
import { type HeldNights, isUnpaidHold } from './instant-booking.ts';
import { hasCome } from './instants.ts';
import type { ReservationStatus } from './reservation-lifecycle.ts';
import type { ReplyFact } from './saved-replies.ts';

/** Moments of a stay at which a home writes to its guest, in their order. */
export const MESSAGE_MOMENTS = [
  'approval',
  'before-arrival',
  'arrival',
  'before-departure',
] as const;
export type MessageMoment = (typeof MESSAGE_MOMENTS)[number];

/** The moments that dates decide: a day, and the hour in the zone of the home. */
export const MOMENT_TIMES = {
  /** Days after the day of arrival. */
  'before-arrival': { from: 'arrival', days: -3, hour: 9 },
  arrival: { from: 'arrival', days: 0, hour: 9 },
  /** Days after the day of departure. */
  'before-departure': { from: 'departure', days: -1, hour: 18 },
} as const satisfies Readonly<
  Record<
    Exclude<MessageMoment, 'approval'>,
    { readonly from: 'arrival' | 'departure'; readonly days: number; readonly hour: number }
  >
>;

/** Hours after its time for which a message may still go; then it is missed. */
export const MESSAGE_LATE_HOURS = 24;

/** Statuses in which a stay's messages go. */
export const WRITTEN_TO: readonly ReservationStatus[] = ['approved', 'checked-in'];

/** Ends of a scheduled message of a reservation; nothing more happens to it. */
export const MESSAGE_OUTCOMES = ['sent', 'skipped', 'withheld'] as const;
export type MessageOutcome = (typeof MESSAGE_OUTCOMES)[number];

export const MESSAGE_STATES = ['coming', ...MESSAGE_OUTCOMES, 'missed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** A stay as far as its scheduled messages depend on it. */
export interface WrittenStay extends HeldNights {
  readonly status: ReservationStatus;
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly timeZone: string;
  /** When it was approved; of one that was approved at once, when it was first paid. */
  readonly agreedAt: Temporal.Instant | null;
  /** When its dates were changed last; null where they are those of its request. */
  readonly movedAt: Temporal.Instant | null;
}

/** A home's message for a moment, as far as it decides when it goes. */
export interface Schedule {
  readonly moment: MessageMoment;
  /** Since when it is on; null while it is off. */
  readonly onSince: Temporal.Instant | null;
}

/** Facts that a text may name at a moment: a guest who was just approved sees no code yet. */
export function canNameAt(moment: MessageMoment, fact: ReplyFact): boolean {
  return fact !== 'code' || moment !== 'approval';
}

/** When a message goes; null for one that follows an approval, or a payment, that hasn't come. */
export function messageTime(
  moment: MessageMoment,
  { startDate, endDate, timeZone, agreedAt }: WrittenStay,
): Temporal.Instant | null {
  if (moment === 'approval') return agreedAt;
  const { from, days, hour } = MOMENT_TIMES[moment];
  const day = addDays(from === 'arrival' ? startDate : endDate, days);
  const zoned = startOfDay(day, timeZone).toZonedDateTimeISO(timeZone);
  return zoned.withPlainTime({ hour }).toInstant();
}

/**
 * The state of a scheduled message of a stay; null for one that there is not: it is off, it was
 * switched on after its time, the stay was agreed on or moved after it, or the stay has ended.
 *
 * @param outcome what became of it already; null for nothing yet
 */
export function messageState(
  schedule: Schedule,
  stay: WrittenStay,
  outcome: MessageOutcome | null,
  now: Temporal.Instant,
): MessageState | null {
  if (outcome !== null) return outcome;
  const { moment, onSince } = schedule;
  if (onSince === null) return null;
  if (stay.status !== 'pending' && !WRITTEN_TO.includes(stay.status)) return null;
  const at = messageTime(moment, stay);
  if (at === null) return 'coming';
  const isBefore = (other: Temporal.Instant | null) =>
    other !== null && Temporal.Instant.compare(at, other) < 0;
  if (isBefore(onSince)) return null;
  if (moment !== 'approval' && (isBefore(stay.agreedAt) || isBefore(stay.movedAt))) return null;
  const isAgreed = stay.agreedAt !== null && !isUnpaidHold(stay);
  // Who isn't a guest yet when it comes won't have it either.
  if (!isAgreed) return hasCome(at, now) ? null : 'coming';
  return hasCome(at.add({ hours: MESSAGE_LATE_HOURS }), now) ? 'missed' : 'coming';
}

/** Whether a scheduled message of a stay goes now. */
export function isMessageDue(
  schedule: Schedule,
  stay: WrittenStay,
  outcome: MessageOutcome | null,
  now: Temporal.Instant,
): boolean {
  const at = messageTime(schedule.moment, stay);
  return (
    at !== null &&
    hasCome(at, now) &&
    outcome === null &&
    WRITTEN_TO.includes(stay.status) &&
    messageState(schedule, stay, outcome, now) === 'coming'
  );
}

/** Whether a message that was skipped can go after all: its time is still to come. */
export function canUnskip(
  moment: MessageMoment,
  stay: WrittenStay,
  now: Temporal.Instant,
): boolean {
  const at = messageTime(moment, stay);
  return at === null || !hasCome(at, now);
}
