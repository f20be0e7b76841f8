import type {
  ReservationAction,
  ReservationParty,
  ReservationStatus,
} from './reservation-lifecycle.ts';

export interface Transition {
  readonly from: ReservationStatus;
  /** The same as `from` for an action that changes the reservation but not its status. */
  readonly to: ReservationStatus;
  readonly action: ReservationAction;
  readonly by: readonly ReservationParty[];
  /**
   * For a transition to an ending: whether the capacity is released, or was used. All transitions
   * into one status agree.
   */
  readonly ends?: 'released' | 'used';
  /**
   * For a transition out of an ending that released capacity: the capacity is taken again. The
   * status stays an ending, from which nothing is expected.
   */
  readonly revives?: true;
  /** The reason for this transition. */
  readonly why: string;
}

/** All transitions of a reservation of a kind. Other transitions cannot happen. */
export interface LifecycleGraph {
  readonly initial: ReservationStatus;
  readonly transitions: readonly Transition[];
}

/** A graph with its derived properties. */
export interface Lifecycle extends LifecycleGraph {
  readonly statuses: readonly ReservationStatus[];
  /** Statuses without exits, except reviving ones. */
  readonly terminal: readonly ReservationStatus[];
  /** Statuses that withhold the booked capacity from others. */
  readonly holding: readonly ReservationStatus[];
}

/**
 * A lifecycle from its graph. Each action must lead to one status from each status, each transition
 * must have a party and a reason, endings may have no exits but reviving ones, all other statuses
 * must have one, and every status must be reachable.
 *
 * @throws Error naming the first fault.
 */
export function makeLifecycle(graph: LifecycleGraph): Lifecycle {
  const statuses = listStatuses(graph);
  const endings = findEndings(graph);
  checkTransitions(graph, endings);
  checkReach(graph, statuses, endings);
  return {
    ...graph,
    statuses,
    terminal: statuses.filter((status) => endings.has(status)),
    holding: statuses.filter((status) => endings.get(status) !== 'released'),
  };
}

function fail(fault: string): never {
  throw new Error(`reservation lifecycle: ${fault}`);
}

function listStatuses({ initial, transitions }: LifecycleGraph): ReservationStatus[] {
  return [...new Set([initial, ...transitions.flatMap(({ from, to }) => [from, to])])];
}

function findEndings({ transitions }: LifecycleGraph): Map<ReservationStatus, 'released' | 'used'> {
  const endings = new Map<ReservationStatus, 'released' | 'used'>();
  for (const { to, ends } of transitions) {
    if (ends === undefined) continue;
    if ((endings.get(to) ?? ends) !== ends) fail(`"${to}" ends in two ways`);
    endings.set(to, ends);
  }
  return endings;
}

function checkRevival(name: string, ended: unknown, endsAgain: boolean): void {
  if (ended !== 'released') fail(`${name} revives what wasn't released`);
  if (endsAgain) fail(`${name} revives to an ending`);
}

function checkTransitions(
  { transitions }: LifecycleGraph,
  endings: ReadonlyMap<ReservationStatus, unknown>,
): void {
  const seen = new Set<string>();
  for (const { from, to, action, by, ends, revives, why } of transitions) {
    const name = `"${action}" from "${from}"`;
    if (seen.has(name)) fail(`${name} is listed twice`);
    seen.add(name);
    if (by.length === 0 || new Set(by).size !== by.length)
      fail(`${name} names no one, or one twice`);
    if (why.trim() === '') fail(`${name} has no reason`);
    if (revives) checkRevival(name, endings.get(from), endings.has(to));
    else if (endings.has(from)) fail(`${name} leaves a terminal status`);
    if (endings.has(to) && ends === undefined) fail(`${name} doesn't say how it ends`);
  }
}

function checkReach(
  { initial, transitions }: LifecycleGraph,
  statuses: readonly ReservationStatus[],
  endings: ReadonlyMap<ReservationStatus, unknown>,
): void {
  const listExits = (status: ReservationStatus) =>
    transitions.filter(({ from, to }) => from === status && to !== from).map(({ to }) => to);
  const reached = new Set([initial]);
  for (const status of reached) {
    for (const next of listExits(status)) reached.add(next);
  }
  for (const status of statuses) {
    if (!reached.has(status)) fail(`"${status}" cannot be reached from "${initial}"`);
    if (!endings.has(status) && listExits(status).length === 0) fail(`"${status}" has no way out`);
  }
}
