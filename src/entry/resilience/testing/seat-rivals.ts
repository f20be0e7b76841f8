import type { Answer, Call, Send, Violations } from './call.ts';
import { type Chance, makeChance } from './chance.ts';
import type { Person } from './seed.ts';

/** An experience of which everybody wants the last seat. */
export interface WantedExperience {
  readonly id: string;
  readonly host: Person;
  /** Its only entry, and the days on which it has a session. */
  readonly entryId: string;
  readonly days: readonly string[];
  /** Seats of each session when it was made. */
  readonly seats: number;
}

/** Rivals for the seats of a few experiences. */
export interface SeatsPlan {
  readonly guests: readonly Person[];
  readonly experiences: readonly WantedExperience[];
  readonly rounds: number;
  readonly seed: number;
  /** What the host sends, or does, to have so many seats from now on. */
  readonly changeCapacity: (experience: WantedExperience, seats: number) => Promise<Answer>;
  /** Goes on while a round does. */
  readonly meanwhile?: (round: number) => Promise<Violations>;
}

const MOVES = ['book', 'pay', 'move', 'cancel', 'host-cancel', 'capacity'] as const;
type MoveKind = (typeof MOVES)[number];

export interface SeatsOutcome {
  readonly calls: number;
  /** What came of each kind of move. */
  readonly done: Readonly<Record<MoveKind, number>>;
  /** Refused because of what a rival did before. */
  readonly lost: number;
  /** Refused for what the guest does, whoever else asks. */
  readonly heldBack: number;
  readonly violations: Violations;
}

/** Of a hundred moves of one who has booked here already; the others book. */
const SHARES: readonly (readonly [MoveKind, number])[] = [
  ['book', 36],
  ['pay', 22],
  ['move', 18],
  ['cancel', 11],
  ['host-cancel', 7],
  ['capacity', 6],
];
/** Why one may lose against a rival, with 409. */
const LOST = new Set([
  'session-full',
  'session-over',
  'status-conflict',
  'already-paid',
  'listing-changed',
  'listing-commitments',
]);
/** Why one may be held back because of what one asks or did before. */
const HELD_BACK = new Set([
  'dates-unchanged',
  'request-pending',
  'too-many-pending',
  'too-many-pending-nights',
  'request-pause',
  'too-many-to-host',
  'too-many-guests',
]);
/** Of so many bookings one is a pass. */
const PASS_EACH = 6;

/** A booking, whatever has become of it. */
export interface Booked {
  readonly id: string;
  readonly guest: Person;
  readonly experience: WantedExperience;
}

/**
 * In each round every guest acts at once on one experience: they book a seat or two, or a pass, pay,
 * move to another of its sessions or cancel; the host cancels bookings and changes how many seats
 * there are.
 *
 * @param made is written in as it goes, for who goes on with it
 */
export async function runSeatRivals(
  send: Send,
  plan: SeatsPlan,
  made: Booked[] = [],
): Promise<SeatsOutcome> {
  const chance = makeChance(plan.seed);
  const violations: string[] = [];
  const done = Object.fromEntries(MOVES.map((kind) => [kind, 0])) as Record<MoveKind, number>;
  let calls = 0;
  let lost = 0;
  let heldBack = 0;
  for (let round = 0; round < plan.rounds; round += 1) {
    const experience = plan.experiences[round % plan.experiences.length];
    if (experience === undefined) throw new Error('there is nothing to want');
    const here = made.filter((each) => each.experience === experience);
    const moves = plan.guests.map((guest) => chooseMove(chance, guest, experience, here));
    const [answers, found] = await Promise.all([
      Promise.all(moves.map((move) => act(send, plan, move))),
      plan.meanwhile?.(round) ?? [],
    ]);
    violations.push(...found);
    for (const [index, answer] of answers.entries()) {
      const move = moves[index];
      if (move === undefined) continue;
      calls += 1;
      const code = String(answer.body.code);
      if (answer.status === 200 || answer.status === 201) {
        done[move.kind] += 1;
        if (move.kind === 'book') {
          made.push({ id: String(answer.body.id), guest: move.guest, experience });
        }
        // What is cancelled leaves room for rivals who have something to lose.
        if (move.kind === 'cancel' || move.kind === 'host-cancel') forget(made, move.target);
      } else if (answer.status === 409 && LOST.has(code)) lost += 1;
      else if (HELD_BACK.has(code) || isNotTheirs(move, answer)) heldBack += 1;
      else violations.push(`${move.kind} answered ${answer.status} ${code}`);
    }
  }
  return { calls, done, lost, heldBack, violations };
}

function forget(made: Booked[], target: Booked | undefined): void {
  const at = target === undefined ? -1 : made.indexOf(target);
  if (at >= 0) made.splice(at, 1);
}

/** A host can cancel what is confirmed, and nothing before. */
function isNotTheirs({ kind }: Move, { status }: Answer): boolean {
  return kind === 'host-cancel' && status === 403;
}

interface Move {
  readonly kind: MoveKind;
  readonly guest: Person;
  readonly experience: WantedExperience;
  /** Whose booking it is about. */
  readonly target: Booked | undefined;
  /** Of a change of seats none is sent here. */
  readonly call: Call | null;
  readonly seats: number;
}

async function act(send: Send, plan: SeatsPlan, move: Move): Promise<Answer> {
  const { kind, call, experience, seats } = move;
  if (call === null) return plan.changeCapacity(experience, seats);
  const answer = await send(call);
  if (kind !== 'pay' || answer.status !== 200) return answer;
  const session = String(answer.body.url).split('/').at(-1);
  const path = `/api/sandbox-checkout/${session}`;
  return send({ method: 'POST', path, body: { outcome: 'succeed' } });
}

function chooseMove(
  chance: Chance,
  guest: Person,
  experience: WantedExperience,
  here: readonly Booked[],
): Move {
  const target = chance.oneOf(here);
  const kind = target === undefined ? 'book' : shared(chance);
  const base = { kind, guest, experience, target, call: null, seats: experience.seats };
  const { id: listingId, entryId, days, host } = experience;
  const date = chance.oneOf(days) ?? '';
  const session = { entryId, date };
  if (target === undefined || kind === 'book') {
    const scheduleDuration = chance.below(PASS_EACH) === 0 ? 'full' : 'one-time';
    const seats = Math.min(experience.seats, 1 + chance.below(2));
    const body = { listingId, session, guests: seats, scheduleDuration };
    const call = { method: 'POST', path: '/api/reservations', body, cookie: guest.cookie } as const;
    return { ...base, call };
  }
  if (kind === 'capacity') {
    // As often fewer as more; never fewer than are taken, which is the server's to see.
    const seats = Math.max(1, experience.seats - 1 + chance.below(3));
    return { ...base, seats };
  }
  const path = `/api/reservations/${target.id}`;
  const { cookie } = target.guest;
  const calls: Readonly<Record<Exclude<MoveKind, 'book' | 'capacity'>, Call>> = {
    pay: { method: 'POST', path: `${path}/payment`, body: {}, cookie },
    move: {
      method: 'POST',
      path,
      body: { status: 'Update', startDate: date, endDate: dayAfter(date), session },
      cookie,
    },
    cancel: { method: 'DELETE', path, body: {}, cookie },
    'host-cancel': { method: 'DELETE', path, body: {}, cookie: host.cookie },
  };
  return { ...base, call: calls[kind] };
}

function shared(chance: Chance): MoveKind {
  let left = chance.below(100);
  for (const [kind, share] of SHARES) {
    left -= share;
    if (left < 0) return kind;
  }
  return 'book';
}

function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}
