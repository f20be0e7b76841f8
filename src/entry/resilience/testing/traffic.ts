import type { Call, Execute, Send, Violations } from './call.ts';
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
}

/** The known state of a reservation: the last acknowledged one, or one step further. */
interface Known {
  readonly acknowledged: Record<string, unknown>;
  /** Sent when the server stopped, so done or not. */
  readonly inFlight?: Step;
}

type Step = 'approve' | 'update' | 'cancel' | 'pay';

/** Acknowledged states, by id of the reservation. */
export type Ledger = Map<string, Known>;

/**
 * Writes until the first broken connection of each guest.
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
    for (let turn = index; ; turn += plan.writers) {
      const guest = plan.guests[turn % plan.guests.length];
      if (guest === undefined) throw new Error('nobody writes');
      const days = chance.below(300);
      const start = Temporal.PlainDate.from(plan.firstDay).add({ days });
      const dates = (shift: number) => ({
        startDate: start.add({ days: shift }).toString(),
        endDate: start.add({ days: shift + 3 }).toString(),
      });
      const listingId = chance.oneOf(plan.listingIds);
      const created = await send({
        method: 'POST',
        path: '/api/reservations',
        body: { listingId, ...dates(0) },
        cookie: guest.cookie,
      });
      if (created.status === 0) return;
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
        if (answer.status === 0) return;
        if (answer.status === 200) acknowledged = after(step, acknowledged, answer.body);
        else if (answer.status !== 409) {
          violations.push(`${step} answered ${answer.status} ${answer.body.code}`);
        }
        ledger.set(id, { acknowledged });
      }
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
