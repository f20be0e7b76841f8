import type { Answer, Call, Send, Violations } from '../call.ts';
import { makeChance } from '../chance.ts';
import {
  choose,
  chooseMoneyMove,
  type KnownMoney,
  MONEY_MOVES,
  type MoneyActors,
  type MoneyMove,
  type MoneyMoveKind,
} from './moves.ts';
import type { MoneyReservation } from './stages.ts';

export interface MoneyPlan extends MoneyActors {
  readonly reservations: readonly MoneyReservation[];
  readonly rounds: number;
  /** Calls of a round, all at once. */
  readonly abreast: number;
  readonly seed: number;
  /** The guest pays at the provider: the checkout's address. */
  pay(url: string): Promise<void>;
}

export interface MoneyOutcome {
  readonly calls: number;
  readonly done: Readonly<Record<MoneyMoveKind, number>>;
  /** Refused, mostly because of a rival's move. */
  readonly refused: number;
  /** Put off, since the provider was away. */
  readonly putOff: number;
  /** Sent again under one key. */
  readonly repeated: number;
  /** Without an answer, since the server was killed. */
  readonly broken: number;
  readonly violations: Violations;
}

/** Reservations that the calls of one round are about. */
const HOT = 4;
/** In a hundred: calls that are sent twice at once under one key. */
const REPEATED_PERCENT = 25;

/** The ids that the rivals have learnt, kept from one server to the next. */
export interface MoneyKnowledge {
  readonly about: Map<string, KnownMoney>;
  /** Calls whose answer was lost with a server; the next one gets them again under their key. */
  readonly unanswered: Sent[];
}

interface Sent {
  readonly move: MoneyMove;
  /** How often it is sent at once. */
  readonly times: number;
  readonly key: string;
}

/** They call the provider between transactions, and a killed server leaves their key unanswered. */
const WITHOUT_KEY: readonly MoneyMoveKind[] = ['pay', 'onboard'];

/**
 * In each round guests, their host and an administrator act at once on a few reservations, some of
 * them twice. Goes on until the rounds are over, or until the server is gone.
 *
 * @param known is updated during the run
 */
export async function runMoneyRivals(
  send: Send,
  plan: MoneyPlan,
  known: MoneyKnowledge,
): Promise<MoneyOutcome> {
  const chance = makeChance(plan.seed);
  const violations: string[] = [];
  const done = Object.fromEntries(MONEY_MOVES.map((kind) => [kind, 0])) as Record<
    MoneyMoveKind,
    number
  >;
  const counts = { calls: 0, refused: 0, putOff: 0, repeated: 0, broken: 0 };

  await Promise.all(known.unanswered.splice(0).map((each) => act({ ...each, times: 1 })));
  for (let round = 0; round < plan.rounds; round += 1) {
    const hot = Array.from({ length: HOT }, () => choose(chance, plan.reservations));
    const moves = Array.from({ length: plan.abreast }, () => {
      const { id } = choose(chance, hot);
      const about = known.about.get(id);
      if (about === undefined) throw new Error(`nothing is known of ${id}`);
      const move = chooseMoneyMove(chance, about, plan);
      const isRepeated = chance.below(100) < REPEATED_PERCENT;
      const key = `money-${plan.seed}-${round}-${chance.below(1_000_000_000)}`;
      return { move, times: isRepeated ? 2 : 1, key };
    });
    const brokenBefore = counts.broken;
    await Promise.all(moves.map((each) => act(each)));
    if (counts.broken > brokenBefore) break;
  }
  return { ...counts, done, violations };

  async function act({ move, times, key }: Sent): Promise<void> {
    const isKeyed = !WITHOUT_KEY.includes(move.kind);
    const call: Call = isKeyed ? { ...move.call, headers: { 'idempotency-key': key } } : move.call;
    const inOrder: Answer[] = [];
    const answers = await Promise.all(
      Array.from({ length: times }, async () => {
        const answer = await send(call);
        inOrder.push(answer);
        return answer;
      }),
    );
    counts.calls += times;
    counts.repeated += times - 1;
    for (const answer of answers) judge(move, answer);
    if (answers.some(({ status }) => status === 0)) known.unanswered.push({ move, times, key });
    const [first] = answers.filter(isDone);
    if (first !== undefined) {
      done[move.kind] += 1;
      learn(known, move, first);
      if (move.kind === 'pay') await plan.pay(String(first.body.url));
    }
    violations.push(...differing(move, inOrder));
  }

  function judge(move: MoneyMove, { status, body }: Answer): void {
    if (status === 0) counts.broken += 1;
    else if (body.code === 'timeout' || body.code === 'payment-failed') counts.putOff += 1;
    else if (status >= 500 || status === 401) {
      violations.push(`${move.kind} answered ${status} ${body.code}`);
    } else if (status >= 300) counts.refused += 1;
  }
}

/**
 * One key has one effect: a repeated call that was done is answered the same. A refusal is kept
 * under no key, so the repeated call may succeed after it.
 *
 * @param inOrder the answers as they came
 */
function differing({ kind }: MoneyMove, inOrder: readonly Answer[]): Violations {
  const [first, second] = inOrder;
  if (first === undefined || second === undefined || !ONCE.includes(kind)) return [];
  if (!isDone(first) || second.status === 0 || second.status === first.status) return [];
  return [`${kind} sent twice under one key answered ${first.status} and then ${second.status}`];
}

/** Moves that can be done once alone. */
const ONCE: readonly MoneyMoveKind[] = ['report', 'claim', 'reply', 'host-answer', 'check-in'];

function isDone({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

/** Keeps the ids of the claim and the newest case, by which they are answered. */
function learn(known: MoneyKnowledge, { reservation }: MoneyMove, { body }: Answer): void {
  if (body.reservationId !== reservation.id) return;
  const { claim, cases } = body as {
    claim: { id: string } | null;
    cases: readonly { id: string }[];
  };
  known.about.set(reservation.id, {
    reservation,
    claimId: claim?.id ?? null,
    caseId: cases[0]?.id ?? null,
  });
}

/** The ids that the rivals know at the start: all that the database has. */
export function knownAtFirst(
  reservations: readonly MoneyReservation[],
  rows: readonly Record<string, unknown>[],
): MoneyKnowledge {
  const ids = new Map(rows.map((row) => [String(row.reservation_id), row]));
  const about = new Map(
    reservations.map((reservation) => {
      const row = ids.get(reservation.id);
      const read = (id: unknown) => (typeof id === 'string' ? id : null);
      return [
        reservation.id,
        { reservation, claimId: read(row?.claim_id), caseId: read(row?.case_id) },
      ] as const;
    }),
  );
  return { about, unanswered: [] };
}
