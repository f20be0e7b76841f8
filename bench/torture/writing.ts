import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Call, Send, Violations } from '#entry/resilience/testing/call.ts';
import { brokenRules } from '#entry/resilience/testing/invariants.ts';
import { type Client, makeClient } from '#entry/resilience/testing/over-http.ts';
import {
  doneTwice,
  hasFailed,
  type Ledger,
  lostChanges,
  runTraffic,
} from '#entry/resilience/testing/traffic.ts';
import type { Arena } from './arena.ts';
import { daysAhead } from './checks.ts';

/** Writers of reservations; two of tickets and two readers come with them. */
const WRITERS = 8;
const SINGLE_PAUSE_MS = 100;
const PATIENCE_MS = 60_000;
/** Milliseconds that a request may fail after the end of a disturbance: it began within it. */
const GRACE_MS = 1_000;

/** An answer, and when it came: milliseconds of `performance.now()`. */
interface Heard extends Answer {
  readonly call: string;
  readonly at: number;
  readonly ms: number;
}

/** When something was out of order, in milliseconds of `performance.now()`. */
export interface Disturbance {
  readonly from: number;
  readonly until: number;
}

/** Requests that go on whatever happens to servers and database. */
export interface Writing {
  readonly heard: readonly Heard[];
  /** Reservations that were acknowledged so far. */
  readonly ledger: Ledger;
  /** @throws Error when no reservation is acknowledged within a minute from now on */
  untilAcknowledged(): Promise<void>;
  stop(): Promise<void>;
  /** All that was acknowledged is there, nothing was done twice, and no rule is broken. */
  check(): Promise<Violations>;
}

/**
 * Reservations that are made, changed, approved, paid and cancelled, tickets, and reads, sent to all
 * servers in turn.
 */
export function startWriting(arena: Arena, ports: readonly number[], seed: number): Writing {
  const clients = ports.map(makeClient);
  const heard: Heard[] = [];
  const ledger: Ledger = new Map();
  const tickets: string[] = [];
  const violations: string[] = [];
  let isOver = false;
  const send = inTurn(clients, heard);
  const plan = {
    ...arena,
    writers: WRITERS,
    firstDay: daysAhead(10),
    seed,
    isOver: () => isOver,
  };
  const traffic = runTraffic(send, plan, ledger);
  const singles = [1, 2].flatMap((nth) => [
    again(async (turn) => {
      const message = `Where is the key, asked for by ${seed}-${nth}-${turn}?`;
      const answer = await send(ticket(message));
      if (answer.status < 300 && answer.status > 0) tickets.push(message);
    }),
    again(async (turn) => {
      const cookie = arena.guests[turn % arena.guests.length]?.cookie ?? '';
      await send({ method: 'GET', path: '/api/trips', cookie });
      await send({ method: 'GET', path: '/api/listings?categories=Loft' });
      await send({ method: 'GET', path: `/?asked=${seed}-${nth}-${turn}` });
    }),
  ]);

  async function again(work: (turn: number) => Promise<void>): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      await work(turn);
      await wait(SINGLE_PAUSE_MS);
    }
  }

  return {
    heard,
    ledger,
    untilAcknowledged: async () => {
      const known = ledger.size;
      const latest = performance.now() + PATIENCE_MS;
      while (ledger.size === known) {
        if (performance.now() > latest) throw new Error('nothing was acknowledged for a minute');
        await wait(10);
      }
    },
    stop: async () => {
      isOver = true;
      violations.push(...(await traffic).violations);
      await Promise.all(singles);
      for (const client of clients) client.close();
    },
    check: () =>
      arena.ask(async (execute) => {
        const { rows } = await execute('select message from support_ticket');
        const kept = new Set(rows.map(({ message }) => message));
        const lost = tickets.filter((message) => !kept.has(message));
        return [
          ...violations,
          ...defectsIn(heard),
          ...lost.map((message) => `a ticket was acknowledged and is gone: ${message}`),
          ...(await lostChanges(execute, ledger)),
          ...(await doneTwice(execute)),
          ...(await brokenRules(execute)),
        ];
      }),
  };
}

function ticket(message: string): Call {
  const body = { email: 'guest@example.org', subject: 'A question', message };
  return { method: 'POST', path: '/api/support-tickets', body };
}

/** Sends each call to the next server, and keeps when it was answered. */
function inTurn(clients: readonly Client[], heard: Heard[]): Send {
  let turn = 0;
  return async (call) => {
    const client = clients[turn % clients.length];
    turn += 1;
    if (client === undefined) throw new Error('there is no server');
    const started = performance.now();
    const answer = await client.send(call);
    const at = performance.now();
    heard.push({ ...answer, call: `${call.method} ${call.path}`, at, ms: at - started });
    return answer;
  };
}

/** Answers that no disturbance excuses: defects, and refusals that don't say when to come back. */
function defectsIn(heard: readonly Heard[]): Violations {
  return heard
    .filter(
      ({ status, retryAfter }) => status === 500 || (status === 503 && retryAfter === undefined),
    )
    .map(({ call, status }) => `${call} answered ${status} without Retry-After`);
}

/** Requests that failed, and were under way in none of the disturbances nor a second after them. */
export function failuresOutside(
  heard: readonly Heard[],
  disturbances: readonly Disturbance[],
): Violations {
  return heard
    .filter(hasFailed)
    .filter(
      ({ at, ms }) =>
        !disturbances.some(({ from, until }) => at >= from && at - ms <= until + GRACE_MS),
    )
    .map((failed) => `${failed.call} answered ${failed.status} with nothing out of order`);
}

/** Milliseconds from the end of a disturbance to the last request that failed, of those it caused. */
export function longestAfter(
  heard: readonly Heard[],
  disturbances: readonly Disturbance[],
): number {
  const late = disturbances.flatMap(({ until }) =>
    heard
      .filter(
        (answer) =>
          hasFailed(answer) && answer.at > until && answer.at - answer.ms <= until + GRACE_MS,
      )
      .map(({ at }) => at - until),
  );
  return Math.round(Math.max(0, ...late));
}
