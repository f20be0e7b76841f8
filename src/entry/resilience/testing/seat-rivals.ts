import type { Answer, Send, Violations } from './call.ts';
import { makeChance } from './chance.ts';
import {
  type Booked,
  type ContestedExperience,
  chooseMove,
  classifyOutcome,
  MOVES,
  type Move,
  type MoveKind,
  type Waiting,
} from './seat-moves.ts';
import type { Person } from './seed.ts';

/** Rivals for the seats of a few experiences. */
export interface SeatsPlan {
  readonly guests: readonly Person[];
  readonly experiences: readonly ContestedExperience[];
  readonly rounds: number;
  /** Number of earlier rounds; each next one is about the next experience. */
  readonly roundsBefore?: number;
  readonly seed: number;
  /** The host's call or action that changes the number of seats. */
  readonly changeCapacity: (experience: ContestedExperience, seats: number) => Promise<Answer>;
  /** Goes on while a round does. */
  readonly meanwhile?: (round: number) => Promise<Violations>;
}

export interface SeatsOutcome {
  readonly calls: number;
  /** Outcomes of each kind of move. */
  readonly done: Readonly<Record<MoveKind, number>>;
  /** Refused because of a rival's earlier move. */
  readonly lost: number;
  /** Refused regardless of rivals. */
  readonly heldBack: number;
  readonly violations: Violations;
}

/** Holds and waitlist places of the rivals; updated during the run, for later runs. */
export interface RivalState {
  readonly made: Booked[];
  readonly waiting: Waiting[];
}

/**
 * In each round every guest acts at once on one experience: they book a seat or two, or a pass,
 * pay, move to another of its sessions, cancel, wait for seats, accept an offer or leave the
 * waitlist; the host cancels bookings and changes how many seats there are.
 */
export async function runSeatRivals(
  send: Send,
  plan: SeatsPlan,
  standing: RivalState,
): Promise<SeatsOutcome> {
  const chance = makeChance(plan.seed);
  const violations: string[] = [];
  const done = Object.fromEntries(MOVES.map((kind) => [kind, 0])) as Record<MoveKind, number>;
  let calls = 0;
  let lost = 0;
  let heldBack = 0;
  for (let round = 0; round < plan.rounds; round += 1) {
    const turn = (plan.roundsBefore ?? 0) + round;
    const experience = plan.experiences[turn % plan.experiences.length];
    if (experience === undefined) throw new Error('there is nothing to want');
    const moves = plan.guests.map((guest) => chooseMove(chance, guest, experience, standing));
    const [answers, found] = await Promise.all([
      Promise.all(moves.map((move) => act(send, plan, move))),
      plan.meanwhile?.(round) ?? [],
    ]);
    violations.push(...found);
    for (const [index, answer] of answers.entries()) {
      const move = moves[index];
      if (move === undefined) continue;
      calls += 1;
      const outcome = classifyOutcome(move, answer);
      if (outcome === 'done') {
        done[move.kind] += 1;
        remember(standing, move, answer);
      } else if (outcome === 'lost') lost += 1;
      else if (outcome === 'held') heldBack += 1;
      else violations.push(`${move.kind} answered ${answer.status} ${answer.body.code}`);
    }
  }
  return { calls, done, lost, heldBack, violations };
}

function remember({ made, waiting }: RivalState, move: Move, { body }: Answer): void {
  const { kind, guest, experience, date, target } = move;
  if (kind === 'book') made.push({ id: String(body.id), guest, experience });
  if (kind === 'accept') made.push({ id: String(body.reservationId), guest, experience });
  if (kind === 'wait') waiting.push({ guest, experience, date });
  if (kind === 'accept' || kind === 'leave') {
    const isIt = (each: Waiting) => each.guest === guest && each.date === date;
    takeOut(waiting, (each) => each.experience === experience && isIt(each));
  }
  // A cancelled booking leaves room for rivals who have something to lose.
  if (kind === 'cancel' || kind === 'host-cancel') takeOut(made, (each) => each === target);
}

function takeOut<T>(list: T[], isIt: (each: T) => boolean): void {
  const kept = list.filter((each) => !isIt(each));
  list.splice(0, list.length, ...kept);
}

async function act(send: Send, plan: SeatsPlan, { kind, call, experience, seats }: Move) {
  if (call === null) return plan.changeCapacity(experience, seats);
  const answer = await send(call);
  if (kind !== 'pay' || answer.status !== 200) return answer;
  return settle(send, answer);
}

/** Pays at the checkout of an answer. */
export function settle(send: Send, { body }: Answer): Promise<Answer> {
  const session = String(body.url).split('/').at(-1);
  const path = `/api/sandbox-checkout/${session}`;
  return send({ method: 'POST', path, body: { outcome: 'succeed' } });
}
