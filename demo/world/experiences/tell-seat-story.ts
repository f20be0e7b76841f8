import { SEAT_HOLD_MINUTES } from '#domain/reservation-lifecycle.ts';
import { instantAt } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { DemoReservation, DemoReservationAction, DemoReservationEvent } from '../types.ts';
import { GUEST_CANCELS, HOST_CANCELS } from './data/letters.ts';

/** How a booking of seats came to stand where it stands. */
export type SeatStory =
  | 'held'
  | 'ran-out'
  | 'withdrawn'
  | 'booked'
  | 'there'
  | 'attended'
  | 'missed'
  | 'cancelled-by-guest'
  | 'cancelled-by-host';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Hours after the last session until which guests can still be checked in. */
const CHECK_IN_AFTER = 24;

export interface SeatTimes {
  /** Milliseconds of the booking, of the instant it is all seen from. */
  readonly requested: number;
  readonly now: number;
  /** Milliseconds at which the first session begins, and the last one ends. */
  readonly begins: number;
  readonly ends: number;
  /** Whether nothing has to be paid. */
  readonly isFree: boolean;
}

type Step = Omit<DemoReservationEvent, 'at'> & { readonly time: number };
type Told = Pick<DemoReservation, 'status' | 'paidAt' | 'events' | 'createdAt'>;

/** Status, payment and events of a booking; null where they don't fit before the present. */
export function tellSeatStory(story: SeatStory, times: SeatTimes, random: Random): Told | null {
  const { requested, now } = times;
  const steps = [
    { ...step('request', 'guest', null, 'pending'), time: requested },
    ...after(story, times, random),
  ];
  const last = steps.at(-1);
  if (last === undefined || last.time > now) return null;
  const paid = steps.find(({ action }) => action === 'confirm');
  return {
    status: last.to,
    createdAt: instantAt(requested),
    paidAt: paid === undefined ? null : instantAt(paid.time),
    events: steps.map(({ time, ...event }) => ({ ...event, at: instantAt(time) })),
  };
}

function after(story: SeatStory, times: SeatTimes, random: Random): Step[] {
  const { requested, now, begins, ends, isFree } = times;
  const minutes = (min: number, max: number) => random.int(min, max) * MINUTE;
  switch (story) {
    case 'held':
      return [];
    case 'ran-out': {
      const time = requested + SEAT_HOLD_MINUTES * MINUTE;
      return [{ ...step('expire', 'system', 'pending', 'expired'), time }];
    }
    case 'withdrawn': {
      const time = requested + minutes(3, SEAT_HOLD_MINUTES - 5);
      return [{ ...step('cancel', 'guest', 'pending', 'cancelled'), time }];
    }
    default: {
      const paid = requested + (isFree ? 0 : minutes(1, 20));
      const agreed: Step[] = [
        ...(isFree ? [] : [{ ...step('pay', 'guest', 'pending', 'pending'), time: paid }]),
        { ...step('confirm', 'system', 'pending', 'approved'), time: paid },
      ];
      const over = ends + CHECK_IN_AFTER * HOUR + MINUTE;
      const came = {
        ...step('check-in', 'guest', 'approved', 'checked-in'),
        time: Math.max(paid + MINUTE, begins + minutes(-12, 8)),
      };
      const cancelled = (by: 'guest' | 'host', reason: string): Step => ({
        ...step('cancel', by, 'approved', 'cancelled'),
        reason,
        time: paid + (Math.min(begins, now) - paid) * (0.1 + 0.8 * random.next()),
      });
      const endings: Readonly<
        Record<Exclude<SeatStory, 'held' | 'ran-out' | 'withdrawn'>, () => Step[]>
      > = {
        booked: () => [],
        there: () => [came],
        attended: () => [
          came,
          { ...step('complete', 'system', 'checked-in', 'completed'), time: over },
        ],
        missed: () => [{ ...step('no-show', 'system', 'approved', 'no-show'), time: over }],
        'cancelled-by-guest': () => [cancelled('guest', random.pick(GUEST_CANCELS))],
        'cancelled-by-host': () => [cancelled('host', random.pick(HOST_CANCELS))],
      };
      return [...agreed, ...endings[story]()];
    }
  }
}

function step(
  action: DemoReservationAction,
  by: Step['by'],
  from: Step['from'],
  to: Step['to'],
): Omit<Step, 'time'> {
  return { action, by, from, to, reason: null };
}
