import type { Answer, Call, Send, Violations } from './call.ts';
import { type Chance, makeChance } from './chance.ts';
import type { Person } from './seed.ts';

/** Rivals for the nights of a few homes. */
export interface RivalsPlan {
  readonly guests: readonly Person[];
  readonly host: Person;
  readonly listingIds: readonly string[];
  /** Rooms of each home; nobody asks for more. */
  readonly capacities: readonly number[];
  readonly rounds: number;
  /** First day of the two weeks that all of them want, 'YYYY-MM-DD'. */
  readonly firstDay: string;
  readonly seed: number;
}

export interface RivalsOutcome {
  readonly calls: number;
  readonly won: number;
  readonly lost: number;
  readonly violations: Violations;
}

interface Made {
  readonly id: string;
  readonly guest: Person;
  readonly listingId: string;
}

const WINDOW_DAYS = 14;
const LONGEST = 4;
/** Why one may lose against a rival. */
const LOST = new Set([
  'nights-taken',
  'status-conflict',
  'dates-unchanged',
  'change-pending',
  'no-change-pending',
  'request-pending',
  'too-many-pending',
  'too-many-pending-nights',
]);
/** Why one may have to wait after what one did before. */
const MUST_WAIT = new Set(['request-pause', 'too-many-to-host', 'too-many-date-changes']);

/**
 * In each round every guest acts at once on one home: most ask for nights, others change dates or
 * cancel, and the host approves, declines and answers changes. Whoever loses gets a 409, whoever
 * cancelled before has to wait with a 429.
 */
export async function runRivals(send: Send, plan: RivalsPlan): Promise<RivalsOutcome> {
  const chance = makeChance(plan.seed);
  const made: Made[] = [];
  const violations: string[] = [];
  let calls = 0;
  let won = 0;
  let lost = 0;
  for (let round = 0; round < plan.rounds; round += 1) {
    const listingId = plan.listingIds[round % plan.listingIds.length] ?? '';
    const here = made.filter((each) => each.listingId === listingId);
    const moves = plan.guests.map((guest) => chooseMove(chance, plan, guest, listingId, here));
    const answers = await Promise.all(moves.map((move) => send(move.call)));
    for (const [index, answer] of answers.entries()) {
      calls += 1;
      const move = moves[index];
      if (move === undefined) continue;
      if (answer.status === 200 || answer.status === 201) {
        won += 1;
        if (move.kind === 'create') {
          made.push({ id: String(answer.body.id), guest: move.guest, listingId });
        }
      } else if (isLoss(answer)) lost += 1;
      else violations.push(`${move.kind} answered ${answer.status} ${answer.body.code}`);
    }
  }
  return { calls, won, lost, violations };
}

function isLoss({ status, body }: Answer): boolean {
  const code = String(body.code);
  return (status === 409 && LOST.has(code)) || (status === 429 && MUST_WAIT.has(code));
}

interface Move {
  readonly kind: 'create' | 'change' | 'cancel' | 'host';
  readonly guest: Person;
  readonly call: Call;
}

function chooseMove(
  chance: Chance,
  plan: RivalsPlan,
  guest: Person,
  listingId: string,
  here: readonly Made[],
): Move {
  const target = chance.oneOf(here);
  const dice = chance.below(100);
  const dates = someDates(chance, plan.firstDay);
  if (target === undefined || dice < 50) {
    const most = plan.capacities[plan.listingIds.indexOf(listingId)] ?? 1;
    const rooms = Math.min(1 + chance.below(2), most);
    const body = { listingId, ...dates, rooms };
    const call = { method: 'POST', path: '/api/reservations', body, cookie: guest.cookie } as const;
    return { kind: 'create', guest, call };
  }
  const path = `/api/reservations/${target.id}`;
  if (dice < 67) {
    const body = { status: 'Update', ...dates };
    const call = { method: 'POST', path, body, cookie: target.guest.cookie } as const;
    return { kind: 'change', guest, call };
  }
  if (dice < 82) {
    const cookie = target.guest.cookie;
    return { kind: 'cancel', guest, call: { method: 'DELETE', path, body: {}, cookie } };
  }
  const statuses = ['approved', 'approved', 'declined', 'accept-change', 'decline-change'];
  const body = { status: chance.oneOf(statuses) };
  return { kind: 'host', guest, call: { method: 'POST', path, body, cookie: plan.host.cookie } };
}

function someDates(chance: Chance, firstDay: string) {
  const start = Temporal.PlainDate.from(firstDay).add({ days: chance.below(WINDOW_DAYS) });
  const end = start.add({ days: 1 + chance.below(LONGEST) });
  return { startDate: start.toString(), endDate: end.toString() };
}
