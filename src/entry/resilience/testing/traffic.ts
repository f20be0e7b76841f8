import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Call, Execute, Send, Violations } from './call.ts';
import { makeChance } from './chance.ts';
import type { Person } from './seed.ts';

/** Guests who write without pause until the server stops. */
export interface TrafficPlan {
  /** Many more than `writers`: a guest with many requests to a host often pauses for the next. */
  readonly guests: readonly Person[];
  /** Number of concurrent writers. */
  readonly writers: number;
  readonly host: Person;
  readonly listingIds: readonly string[];
  readonly firstDay: string;
  readonly seed: number;
  /**
   * Where it is set, writers go on after a failure, until it says so. Each request for a home is then
   * sent again under its key until it is answered; of a later step it stays unknown whether it was done.
   */
  readonly isOver?: () => boolean;
}

/** The known state of a reservation: the last acknowledged one, or one step further. */
interface Known {
  readonly acknowledged: Record<string, unknown>;
  /** Sent when the server stopped, so done or not. */
  readonly inFlight?: Step;
}

type Step = 'approve' | 'update' | 'cancel' | 'pay';

/** Begins each key of a request, which is its message too. */
const KEYS = 'traffic-';

/** Acknowledged states, by id of the reservation. */
export type Ledger = Map<string, Known>;

/** Answers after which it is unknown what was done: broken, or sent by a server or a balancer. */
const FAILED: ReadonlySet<number> = new Set([0, 500, 502, 503, 504]);
const AGAIN_MS = 200;

export function hasFailed({ status }: Answer): boolean {
  return FAILED.has(status);
}

/**
 * Writes until the first broken connection of each guest, or until `isOver`.
 *
 * @param ledger is updated during the run, so that it can be read before the end
 */
export async function runTraffic(
  send: Send,
  plan: TrafficPlan,
  ledger: Ledger = new Map(),
): Promise<{ ledger: Ledger; violations: Violations }> {
  const violations: string[] = [];
  await Promise.all(Array.from({ length: plan.writers }, (_, index) => writeOn(index)));
  return { ledger, violations };

  async function writeOn(index: number): Promise<void> {
    const chance = makeChance(plan.seed * 1_000 + index);
    for (let turn = index; plan.isOver?.() !== true; turn += plan.writers) {
      const guest = plan.guests[turn % plan.guests.length];
      if (guest === undefined) throw new Error('nobody writes');
      const days = chance.below(300);
      const start = Temporal.PlainDate.from(plan.firstDay).add({ days });
      const dates = (shift: number) => ({
        startDate: start.add({ days: shift }).toString(),
        endDate: start.add({ days: shift + 3 }).toString(),
      });
      const listingId = chance.oneOf(plan.listingIds);
      const key = `${KEYS}${plan.seed}-${turn}`;
      const created = await sendUntilAnswered({
        method: 'POST',
        path: '/api/reservations',
        body: { listingId, ...dates(0), message: key },
        cookie: guest.cookie,
        headers: { 'idempotency-key': key },
      });
      if (plan.isOver === undefined ? created.status === 0 : hasFailed(created)) return;
      // Taken nights, or a guest who must pause before the next request.
      if (created.status === 409 || created.status === 429) continue;
      if (created.status !== 201) {
        violations.push(`create answered ${created.status} ${created.body.code}`);
        continue;
      }
      const id = String(created.body.id);
      const path = `/api/reservations/${id}`;
      let acknowledged = { ...created.body };
      ledger.set(id, { acknowledged });
      const story: readonly (readonly [Step, Call])[] = [
        ['update', { method: 'POST', path, body: { status: 'Update', ...dates(1) } }],
        ['approve', { method: 'POST', path, body: { status: 'approved' } }],
        ['pay', { method: 'POST', path: `${path}/payment`, body: {} }],
        ['cancel', { method: 'DELETE', path, body: {} }],
      ];
      for (const [step, call] of story) {
        if (step !== 'approve' && chance.below(3) === 0) continue;
        const cookie = step === 'approve' ? plan.host.cookie : guest.cookie;
        ledger.set(id, { acknowledged, inFlight: step });
        const answer =
          step === 'pay' ? await pay({ ...call, cookie }) : await send({ ...call, cookie });
        if (plan.isOver !== undefined && hasFailed(answer)) break;
        if (answer.status === 0) return;
        if (answer.status === 200) acknowledged = after(step, acknowledged, answer.body);
        else if (answer.status !== 409) {
          violations.push(`${step} answered ${answer.status} ${answer.body.code}`);
        } else if (plan.isOver !== undefined) {
          // A balancer sends it again where the server that had done it was killed.
          const read = await send({ method: 'GET', path, cookie: guest.cookie });
          if (read.status !== 200) break;
          acknowledged = { ...read.body };
        }
        ledger.set(id, { acknowledged });
      }
    }
  }

  async function sendUntilAnswered(call: Call): Promise<Answer> {
    for (;;) {
      const answer = await send(call);
      if (plan.isOver === undefined || plan.isOver() || !hasFailed(answer)) return answer;
      await wait(AGAIN_MS);
    }
  }

  async function pay(call: Call) {
    const started = await send(call);
    if (started.status !== 200) return started;
    const session = String(started.body.url).split('/').at(-1);
    return send({
      method: 'POST',
      path: `/api/sandbox-checkout/${session}`,
      body: { outcome: 'succeed' },
    });
  }
}

function after(
  step: Step,
  before: Record<string, unknown>,
  body: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  if (step === 'pay') return { ...before, paid: before.total };
  if (step === 'cancel') return { ...(body.reservation as Record<string, unknown>) };
  return { ...body };
}

/** Compares the acknowledged state with the stored one. */
export async function lostChanges(execute: Execute, ledger: Ledger): Promise<Violations> {
  const violations: string[] = [];
  const { rows } = await execute(
    `select id, status, start_date::text as start_date, paid::int as paid
     from reservation where id = any($1::uuid[])`,
    [[...ledger.keys()]],
  );
  const stored = new Map(rows.map((row) => [String(row.id), row]));
  for (const [id, { acknowledged, inFlight }] of ledger) {
    const row = stored.get(id);
    if (row === undefined) {
      violations.push(`reservation ${id} was acknowledged and is gone`);
      continue;
    }
    const expectations: readonly (readonly [unknown, unknown, boolean])[] = [
      [row.status, acknowledged.status, inFlight === 'approve' || inFlight === 'cancel'],
      [row.start_date, acknowledged.startDate, inFlight === 'update'],
      [row.paid, acknowledged.paid, inFlight === 'pay'],
    ];
    for (const [is, was, mayDiffer] of expectations) {
      if (is !== was && !mayDiffer) {
        violations.push(`reservation ${id} was acknowledged as ${was} and is ${is}`);
      }
    }
  }
  return violations;
}

/** Requests under one key that were done more than once. */
export async function doneTwice(execute: Execute): Promise<Violations> {
  const { rows } = await execute(
    `select message, count(*)::int as effects from reservation
     where message like $1 group by message having count(*) > 1`,
    [`${KEYS}%`],
  );
  return rows.map(({ message, effects }) => `${message} had ${effects} effects`);
}
