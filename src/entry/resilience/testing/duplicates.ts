import type { Answer, Execute, Send, Violations } from './call.ts';
import type { Person } from './seed.ts';

/**
 * One request after another, each sent many times over under one key. There must be a guest for
 * each key: of one guest, a second request for a home waits for the answer to the first.
 */
export interface DuplicatesPlan {
  readonly guests: readonly Person[];
  readonly listingIds: readonly string[];
  readonly keys: number;
  readonly duplicates: number;
  /** First of the nights, one for each key of a home, 'YYYY-MM-DD'. */
  readonly firstDay: string;
  /** Number of keys in use at once. */
  readonly abreast: number;
  /** Sends a call and drops its answer, after the server has done its work. */
  readonly sendAndLose: Send;
}

export interface DuplicatesOutcome {
  readonly sent: number;
  readonly cut: number;
  readonly violations: Violations;
}

/** Sends every key's request several times, some with the connection cut after the commit. */
export async function runDuplicates(
  send: Send,
  execute: Execute,
  plan: DuplicatesPlan,
): Promise<DuplicatesOutcome> {
  const violations: string[] = [];
  const first = Temporal.PlainDate.from(plan.firstDay);
  let cut = 0;

  const oneKey = async (index: number) => {
    const start = first.add({ days: Math.floor(index / plan.listingIds.length) });
    const call = {
      method: 'POST',
      path: '/api/reservations',
      cookie: plan.guests[index % plan.guests.length]?.cookie ?? '',
      headers: { 'idempotency-key': makeKey(index) },
      body: {
        listingId: plan.listingIds[index % plan.listingIds.length],
        startDate: start.toString(),
        endDate: start.add({ days: 1 }).toString(),
        message: makeKey(index),
      },
    } as const;
    const answers: Answer[] = [];
    // In two waves: at once with each other, then after all of them are done.
    for (const wave of [plan.duplicates - 2, 2]) {
      const sent = Array.from({ length: wave }, (_, turn) => {
        const lose = wave > 2 && turn % 3 === 0;
        if (lose) cut += 1;
        return lose ? plan.sendAndLose(call).then(() => null) : send(call);
      });
      for (const answer of await Promise.all(sent)) if (answer !== null) answers.push(answer);
    }
    const [one] = answers;
    for (const answer of answers) {
      if (answer.status !== 201) {
        violations.push(`key ${index} answered ${answer.status} ${answer.body.code}`);
      } else if (JSON.stringify(answer.body) !== JSON.stringify(one?.body)) {
        violations.push(`key ${index} answered differently`);
      }
    }
  };

  const waiting = Array.from({ length: plan.keys }, (_, index) => index);
  const worker = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      await oneKey(index);
    }
  };
  await Promise.all(Array.from({ length: plan.abreast }, worker));
  const { rows } = await execute(
    `select message, count(*)::int as effects from reservation
     where message like 'duplicate-%' group by message`,
  );
  for (const { message, effects } of rows) {
    if (effects !== 1) violations.push(`${message} had ${effects} effects`);
  }
  if (rows.length !== plan.keys)
    violations.push(`${rows.length} of ${plan.keys} keys had an effect`);
  return { sent: plan.keys * plan.duplicates, cut, violations };
}

function makeKey(index: number): string {
  return `duplicate-${String(index).padStart(6, '0')}`;
}
