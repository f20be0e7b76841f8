import { addDays, type DateText, startOfDay } from './dates.ts';

export const RESERVATION_STATUSES = [
  'pending',
  'approved',
  'checked-in',
  'completed',
  'declined',
  'expired',
  'cancelled',
  'no-show',
] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

export const RESERVATION_ACTIONS = [
  'approve',
  'decline',
  'expire',
  'cancel',
  'check-in',
  'complete',
  'no-show',
  'pay',
  'update-dates',
  'request-change',
  'accept-change',
  'decline-change',
] as const;
export type ReservationAction = (typeof RESERVATION_ACTIONS)[number];

export type ReservationParty = 'guest' | 'host' | 'system';

export interface Transition {
  readonly from: ReservationStatus;
  /** The same as `from` for an action that changes the reservation but not its status. */
  readonly to: ReservationStatus;
  readonly action: ReservationAction;
  readonly by: readonly ReservationParty[];
  /** Why this way exists. */
  readonly why: string;
}

/** Hours a host has to answer a request before it expires. */
export const ANSWER_HOURS = 72;
/** Hours a guest has to pay after the approval. */
export const PAY_HOURS = 24;
/** Wrong check-in codes in a row before the lock. */
export const CODE_TRIES = 5;
/** Minutes that the check-in stays locked. */
export const CODE_LOCK_MINUTES = 15;
/** Days before arrival from which address, wifi and entry instructions are shown. */
export const ARRIVAL_DETAILS_DAYS = 3;

/** Statuses that keep a reservation's nights from others. */
export const HOLDS_NIGHTS: readonly ReservationStatus[] = [
  'pending',
  'approved',
  'checked-in',
  'completed',
];

/** Every way a reservation may go. What is not here cannot happen. */
export const TRANSITIONS: readonly Transition[] = [
  {
    from: 'pending',
    to: 'approved',
    action: 'approve',
    by: ['host'],
    why: 'The host knows who comes and says yes; the guest may pay now.',
  },
  {
    from: 'pending',
    to: 'declined',
    action: 'decline',
    by: ['host'],
    why: 'The host says no; the nights are free again.',
  },
  {
    from: 'pending',
    to: 'expired',
    action: 'expire',
    by: ['system'],
    why: 'Nobody answered in time, or the stay would have begun.',
  },
  {
    from: 'pending',
    to: 'cancelled',
    action: 'cancel',
    by: ['guest'],
    why: 'The guest changed their mind before the host answered.',
  },
  {
    from: 'pending',
    to: 'pending',
    action: 'update-dates',
    by: ['guest'],
    why: 'Nothing is agreed yet, so new dates simply replace the old.',
  },
  {
    from: 'approved',
    to: 'approved',
    action: 'pay',
    by: ['guest'],
    why: 'A stay is paid once it is approved.',
  },
  {
    from: 'approved',
    to: 'approved',
    action: 'request-change',
    by: ['guest'],
    why: 'Dates were agreed, so new ones need the host; the old nights stay held.',
  },
  {
    from: 'approved',
    to: 'approved',
    action: 'accept-change',
    by: ['host'],
    why: 'The host agrees to the new dates and their price difference.',
  },
  {
    from: 'approved',
    to: 'approved',
    action: 'decline-change',
    by: ['host'],
    why: 'The host keeps to the dates that were agreed.',
  },
  {
    from: 'approved',
    to: 'cancelled',
    action: 'cancel',
    by: ['guest', 'host', 'system'],
    why: 'A party withdraws under the policy agreed on, or the payment did not come in time.',
  },
  {
    from: 'approved',
    to: 'checked-in',
    action: 'check-in',
    by: ['guest'],
    why: 'The guest stands at the door and has the code from the host.',
  },
  {
    from: 'approved',
    to: 'no-show',
    action: 'no-show',
    by: ['system'],
    why: 'The stay went by and nobody came.',
  },
  {
    from: 'checked-in',
    to: 'cancelled',
    action: 'cancel',
    by: ['guest'],
    why: 'The guest leaves early; the policy agreed on says what comes back of the unused nights.',
  },
  {
    from: 'checked-in',
    to: 'completed',
    action: 'complete',
    by: ['system'],
    why: 'The day of leaving is over; both sides may review.',
  },
];

/** Statuses that nothing leaves. */
export const TERMINAL_STATUSES: readonly ReservationStatus[] = [
  'completed',
  'declined',
  'expired',
  'cancelled',
  'no-show',
];

/** A graph of transitions with what it has to satisfy. */
export interface LifecycleGraph {
  readonly statuses: readonly string[];
  readonly initial: string;
  readonly terminal: readonly string[];
  readonly transitions: readonly {
    readonly from: string;
    readonly to: string;
    readonly action: string;
    readonly by: readonly string[];
    readonly why: string;
  }[];
}

/**
 * Checks that a lifecycle graph is whole: no unknown or repeated status, no two transitions for
 * one action in one status, someone and a reason behind each, terminal statuses without exits,
 * all others with one, and every status reachable from the initial one.
 *
 * @throws Error naming the first fault.
 */
export function checkGraph(graph: LifecycleGraph): void {
  const fail = (fault: string): never => {
    throw new Error(`reservation lifecycle: ${fault}`);
  };
  const known = new Set(graph.statuses);
  if (known.size !== graph.statuses.length) fail('a status is listed twice');
  for (const status of [graph.initial, ...graph.terminal]) {
    if (!known.has(status)) fail(`unknown status "${status}"`);
  }
  const seen = new Set<string>();
  const exits = new Map<string, string[]>();
  for (const { from, to, action, by, why } of graph.transitions) {
    const name = `"${action}" from "${from}"`;
    for (const status of [from, to]) {
      if (!known.has(status)) fail(`${name}: unknown status "${status}"`);
    }
    if (seen.has(name)) fail(`${name} is listed twice`);
    seen.add(name);
    if (by.length === 0 || new Set(by).size !== by.length)
      fail(`${name} names no one, or one twice`);
    if (why.trim() === '') fail(`${name} has no reason`);
    if (graph.terminal.includes(from)) fail(`${name} leaves a terminal status`);
    if (from !== to) exits.set(from, [...(exits.get(from) ?? []), to]);
  }
  const reached = new Set([graph.initial]);
  for (const status of reached) {
    for (const next of exits.get(status) ?? []) reached.add(next);
  }
  for (const status of graph.statuses) {
    if (!reached.has(status)) fail(`"${status}" cannot be reached from "${graph.initial}"`);
    if (!graph.terminal.includes(status) && !exits.has(status)) fail(`"${status}" has no way out`);
  }
}

checkGraph({
  statuses: RESERVATION_STATUSES,
  initial: 'pending',
  terminal: TERMINAL_STATUSES,
  transitions: TRANSITIONS,
});

/**
 * The status that `action` by `by` leads to, the same status for an action that does not move
 * it, or null when that is not allowed.
 */
export function nextStatus(
  status: ReservationStatus,
  action: ReservationAction,
  by: ReservationParty,
): ReservationStatus | null {
  const way = TRANSITIONS.find((each) => each.from === status && each.action === action);
  return way?.by.includes(by) ? way.to : null;
}

/** Whether a party takes an action in any status at all. */
export function isPartyTo(action: ReservationAction, party: ReservationParty): boolean {
  return TRANSITIONS.some((each) => each.action === action && each.by.includes(party));
}

/**
 * Until when a host may answer a request: 72 hours after it was made, but no longer than to the
 * start of the stay in the listing's zone. One whose dates are chosen on their own first day
 * (spec 1 §5 lets a guest choose today) can be answered until that day is over.
 *
 * @param chosenAt when these dates were chosen, which a change of dates does after the request
 */
export function answerDeadline(
  askedAt: Temporal.Instant,
  { startDate, timeZone }: { readonly startDate: DateText; readonly timeZone: string },
  chosenAt: Temporal.Instant = askedAt,
): Temporal.Instant {
  const start = startOfDay(startDate, timeZone);
  const isBegun = Temporal.Instant.compare(start, chosenAt) <= 0;
  const last = isBegun ? startOfDay(addDays(startDate, 1), timeZone) : start;
  const patience = askedAt.add({ hours: ANSWER_HOURS });
  return Temporal.Instant.compare(patience, last) < 0 ? patience : last;
}

/** When an approved stay that is not paid is given up: 24 hours after the approval. */
export function payDeadline(approvedAt: Temporal.Instant): Temporal.Instant {
  return approvedAt.add({ hours: PAY_HOURS });
}
