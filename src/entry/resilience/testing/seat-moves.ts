import type { Answer, Call } from './call.ts';
import type { Chance } from './chance.ts';
import type { Person } from './seed.ts';

/** An experience with competition for its seats. */
export interface ContestedExperience {
  readonly id: string;
  readonly host: Person;
  /** Its only entry, and the days on which it has a session. */
  readonly entryId: string;
  readonly days: readonly string[];
  /** Seats of each session when it was made. */
  readonly seats: number;
  /**
   * Whether every guest can succeed: each has a booking of their own, and there is room to move.
   */
  readonly isRoomy: boolean;
}

/** A booking, whatever its state. */
export interface Booked {
  readonly id: string;
  readonly guest: Person;
  readonly experience: ContestedExperience;
}

/** A guest's place on the waitlist of a session, whatever its state. */
export interface Waiting {
  readonly guest: Person;
  readonly experience: ContestedExperience;
  readonly date: string;
}

export const MOVES = [
  'book',
  'pay',
  'move',
  'cancel',
  'host-cancel',
  'capacity',
  'wait',
  'accept',
  'leave',
] as const;
export type MoveKind = (typeof MOVES)[number];

/** Percentages of the moves of a guest who has booked here already; the others book. */
const SHARES: readonly (readonly [MoveKind, number])[] = [
  ['book', 26],
  ['pay', 18],
  ['move', 15],
  ['cancel', 11],
  ['host-cancel', 7],
  ['capacity', 6],
  ['wait', 17],
];
/** Percentages of the moves of a guest who waits here; the others are as above. */
const ACCEPTS = 55;
const LEAVES = 10;
/** Codes of a loss against a rival, with 409. */
const LOST = new Set([
  'session-full',
  'session-over',
  'status-conflict',
  'already-paid',
  'listing-changed',
  'listing-commitments',
  'offer-over',
  'waitlist-open-seat',
]);
/** Codes of a refusal because of the guest's own request or earlier moves. */
const HELD_BACK = new Set([
  'dates-unchanged',
  'request-pending',
  'too-many-pending',
  'too-many-pending-nights',
  'request-pause',
  'seats-held',
  'too-many-holds',
  'too-many-held-seats',
  'hold-pause',
  'too-many-to-host',
  'too-many-guests',
  'too-many-lines',
]);
/** One of so many bookings is a pass. */
const PASS_EACH = 6;

export interface Move {
  readonly kind: MoveKind;
  readonly guest: Person;
  readonly experience: ContestedExperience;
  /** The booking that the move concerns. */
  readonly target: Booked | undefined;
  /** The day of its session. */
  readonly date: string;
  /** Null for a change of seats, which is not sent here. */
  readonly call: Call | null;
  readonly seats: number;
}

/** Classifies the outcome of a move; null for one that should be impossible. */
export function classifyOutcome(
  move: Move,
  { status, body }: Answer,
): 'done' | 'lost' | 'held' | null {
  const code = String(body.code);
  if (status === 200 || status === 201) return 'done';
  // Offered seats are reserved for the guest.
  if (move.kind === 'accept' && code === 'session-full') return null;
  if (status === 409 && LOST.has(code)) return 'lost';
  // A host can cancel a confirmed booking, and nothing before.
  const isNotTheirs = move.kind === 'host-cancel' && status === 403;
  return HELD_BACK.has(code) || isNotTheirs ? 'held' : null;
}

/** A guest's next move at an experience, in which others have booked and wait. */
export function chooseMove(
  chance: Chance,
  guest: Person,
  experience: ContestedExperience,
  { made, waiting }: { readonly made: readonly Booked[]; readonly waiting: readonly Waiting[] },
): Move {
  const here = made.filter(
    (each) => each.experience === experience && !(experience.isRoomy && each.guest !== guest),
  );
  const mine = waiting.filter((each) => each.experience === experience && each.guest === guest);
  const target = chance.oneOf(here);
  const place = chance.oneOf(mine);
  const kind = chooseKind(chance, target, place);
  const { id: listingId, entryId, days, host } = experience;
  const anyDay = chance.oneOf(days) ?? '';
  const date = (kind === 'accept' || kind === 'leave' ? place?.date : undefined) ?? anyDay;
  const base = { kind, guest, experience, target, date, call: null, seats: experience.seats };
  const session = { entryId, date };
  const line = `/api/experiences/${listingId}/sessions/${entryId}/${date}/waitlist`;
  const path = `/api/reservations/${target?.id}`;
  const { cookie } = guest;
  const owner = target?.guest.cookie ?? '';
  switch (kind) {
    case 'book': {
      const scheduleDuration = chance.below(PASS_EACH) === 0 ? 'full' : 'one-time';
      const guests = oneOrTwo(chance, experience);
      const body = { listingId, session, guests, scheduleDuration };
      return { ...base, call: { method: 'POST', path: '/api/reservations', body, cookie } };
    }
    case 'capacity':
      // Fewer as often as more; never fewer than are taken, which the server checks.
      return { ...base, seats: Math.max(1, experience.seats - 1 + chance.below(3)) };
    case 'wait': {
      const body = { seats: oneOrTwo(chance, experience) };
      return { ...base, call: { method: 'POST', path: line, body, cookie } };
    }
    case 'accept':
      return { ...base, call: { method: 'POST', path: `${line}/accept`, body: {}, cookie } };
    case 'leave':
      return { ...base, call: { method: 'DELETE', path: line, body: {}, cookie } };
    case 'pay':
      return {
        ...base,
        call: { method: 'POST', path: `${path}/payment`, body: {}, cookie: owner },
      };
    case 'move': {
      const body = { status: 'Update', startDate: date, endDate: dayAfter(date), session };
      return { ...base, call: { method: 'POST', path, body, cookie: owner } };
    }
    case 'cancel':
      return { ...base, call: { method: 'DELETE', path, body: {}, cookie: owner } };
    case 'host-cancel':
      return { ...base, call: { method: 'DELETE', path, body: {}, cookie: host.cookie } };
  }
}

function chooseKind(
  chance: Chance,
  target: Booked | undefined,
  place: Waiting | undefined,
): MoveKind {
  const drawn = chance.below(100);
  if (place !== undefined && drawn < ACCEPTS) return 'accept';
  if (place !== undefined && drawn < ACCEPTS + LEAVES) return 'leave';
  let left = chance.below(100);
  for (const [kind, share] of SHARES) {
    left -= share;
    if (left < 0) return target === undefined && kind !== 'wait' ? 'book' : kind;
  }
  return 'book';
}

function oneOrTwo(chance: Chance, { seats }: ContestedExperience): number {
  return Math.min(seats, 1 + chance.below(2));
}

function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}
