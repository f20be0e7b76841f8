import { ANSWER_HOURS, PAY_HOURS } from '#domain/reservation-lifecycle.ts';
import { instantAt } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { DemoReservation, DemoReservationAction, DemoReservationEvent } from '../types.ts';
import type { Letters } from './booked-listing.ts';

/** How a reservation came to stand where it stands. */
export type Story =
  | 'pending'
  | 'unpaid'
  | 'paid'
  | 'checked-in'
  | 'completed'
  | 'declined'
  | 'expired'
  | 'withdrawn'
  | 'cancelled-by-guest'
  | 'cancelled-by-host'
  | 'never-paid'
  | 'no-show';

type Step = Omit<DemoReservationEvent, 'at'> & { readonly time: number };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ARRIVAL_HOUR = 16;

export interface StoryTimes {
  /** Milliseconds of the request, of the instant it is all seen from. */
  readonly requested: number;
  readonly now: number;
  /** Days since 1970 of arrival and leaving. */
  readonly start: number;
  readonly end: number;
  /** Hours by which the listing's clock runs ahead of UTC, near enough. */
  readonly offsetHours: number;
}

/** Why people decline and cancel. */
type Reasons = Pick<Letters, 'declines' | 'guestCancels' | 'hostCancels'>;

/** Status, payment and events of a reservation, none of them later than `now`. */
export function tellStory(
  story: Story,
  times: StoryTimes,
  random: Random,
  reasons: Reasons,
): Pick<DemoReservation, 'status' | 'paidAt' | 'events' | 'createdAt'> {
  const steps = stepsOf(story, times, random, reasons);
  const last = steps.at(-1);
  if (last === undefined || last.time > times.now) {
    throw new Error(`A "${story}" reservation does not fit before the present.`);
  }
  const paid = steps.find(({ action }) => action === 'pay');
  return {
    status: last.to,
    createdAt: instantAt(times.requested),
    paidAt: paid === undefined ? null : instantAt(paid.time),
    events: steps.map(({ time, ...event }) => ({ ...event, at: instantAt(time) })),
  };
}

function stepsOf(story: Story, times: StoryTimes, random: Random, reasons: Reasons): Step[] {
  const { requested, now } = times;
  const request: Step = { ...step('request', 'guest', 'pending'), from: null, time: requested };
  const hours = (from: number, min: number, max: number) =>
    from + (min + (max - min) * random.next()) * HOUR;
  switch (story) {
    case 'pending':
      return [request];
    case 'declined':
      return [
        request,
        {
          ...step('decline', 'host', 'declined', 'pending'),
          reason: random.pick(reasons.declines),
          time: hours(requested, 2, 50),
        },
      ];
    case 'expired':
      return [
        request,
        {
          ...step('expire', 'system', 'expired', 'pending'),
          time: requested + ANSWER_HOURS * HOUR,
        },
      ];
    case 'withdrawn':
      return [
        request,
        {
          ...step('cancel', 'guest', 'cancelled', 'pending'),
          reason: random.pick(reasons.guestCancels),
          time: hours(requested, 2, 40),
        },
      ];
    case 'unpaid':
      return [request, approval(hours(now, -6, -1))];
    case 'never-paid': {
      const approved = hours(requested, 1, 40);
      return [
        request,
        approval(approved),
        {
          ...step('cancel', 'system', 'cancelled', 'approved'),
          reason: 'The payment did not arrive in time.',
          time: approved + PAY_HOURS * HOUR,
        },
      ];
    }
    default:
      return [request, ...agreed(story, times, random, hours, reasons)];
  }
}

function agreed(
  story: Story,
  { requested, start, end, offsetHours }: StoryTimes,
  random: Random,
  hours: (from: number, min: number, max: number) => number,
  reasons: Reasons,
): Step[] {
  const approved = hours(requested, 1, 40);
  const paid = hours(approved, 0.2, 20);
  const steps: Step[] = [
    approval(approved),
    { ...step('pay', 'guest', 'approved', 'approved'), time: paid },
  ];
  const localMidnight = (day: number) => day * DAY - offsetHours * HOUR;
  const cancelled = (by: 'guest' | 'host', reason: string): Step => ({
    ...step('cancel', by, 'cancelled', 'approved'),
    reason,
    time: hours(paid, 3, 70),
  });
  const arrival: Step = {
    ...step('check-in', 'guest', 'checked-in', 'approved'),
    time: hours(localMidnight(start) + ARRIVAL_HOUR * HOUR, -1, 4),
  };
  const dayAfter = localMidnight(end + 1) + HOUR;
  if (story === 'cancelled-by-guest')
    return [...steps, cancelled('guest', random.pick(reasons.guestCancels))];
  if (story === 'cancelled-by-host')
    return [...steps, cancelled('host', random.pick(reasons.hostCancels))];
  if (story === 'checked-in') return [...steps, arrival];
  if (story === 'completed') {
    return [
      ...steps,
      arrival,
      { ...step('complete', 'system', 'completed', 'checked-in'), time: dayAfter },
    ];
  }
  if (story === 'no-show') {
    return [...steps, { ...step('no-show', 'system', 'no-show', 'approved'), time: dayAfter }];
  }
  return steps;
}

function approval(time: number): Step {
  return { ...step('approve', 'host', 'approved', 'pending'), time };
}

function step(
  action: DemoReservationAction,
  by: Step['by'],
  to: Step['to'],
  from: Step['from'] = null,
): Omit<Step, 'time'> {
  return { action, by, from, to, reason: null };
}
