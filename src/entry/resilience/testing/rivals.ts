import type { Answer, Call, Send, Violations } from './call.ts';
import { type Chance, makeChance } from './chance.ts';
import type { Person } from './seed.ts';

/** A guest's request for a listing: its dates, and how much of it. */
interface RequestedStay {
  readonly startDate: string;
  readonly endDate: string;
  readonly rooms?: number;
  readonly guests?: number;
}

/** A contested listing; no one requests more of it than there is. */
export interface ContestedListing {
  readonly id: string;
  /** Moves that its kind doesn't know, and refuses with 403. */
  readonly unknown: readonly Move['kind'][];
  ask(chance: Chance): RequestedStay;
  /** The host's concurrent changes of its nights; missing where there are none. */
  hosting?(chance: Chance): Pick<Call, 'path' | 'body'>;
}

/** Rivals for a few listings. */
export interface RivalsPlan {
  readonly guests: readonly Person[];
  readonly host: Person;
  readonly listings: readonly ContestedListing[];
  readonly rounds: number;
  readonly seed: number;
}

export interface RivalsOutcome {
  readonly calls: number;
  readonly won: number;
  /** Refused because of a rival's earlier move. */
  readonly lost: number;
  /** Refused regardless of rivals: bounds, pauses, moves that a kind doesn't know. */
  readonly heldBack: number;
  readonly violations: Violations;
}

interface Made {
  readonly id: string;
  readonly guest: Person;
  readonly listingId: string;
}

/** Days that all of them want. */
export const WINDOW_DAYS = 14;
const LONGEST = 4;
/** Percentage of moves by a host who blocks, opens and reprices nights. */
const HOSTING_PERCENT = 15;
/** Codes of a loss against a rival, with 409. */
const LOST = new Set([
  'nights-taken',
  'nights-promised',
  'session-full',
  'status-conflict',
  'change-pending',
  'no-change-pending',
]);
/** Codes of a refusal because of the guest's own earlier moves, by the status of the answer. */
const HELD_BACK: ReadonlyMap<number, ReadonlySet<string>> = new Map([
  [
    409,
    new Set([
      'dates-unchanged',
      'request-pending',
      'too-many-pending',
      'too-many-pending-nights',
      'seats-held',
      'too-many-holds',
      'too-many-held-seats',
    ]),
  ],
  // A host may have set a longer minimum stay a moment ago.
  [400, new Set(['too-few-nights'])],
  [429, new Set(['request-pause', 'hold-pause', 'too-many-to-host', 'too-many-date-changes'])],
]);

/**
 * In each round every guest acts at once on one listing: most request some of it, others change
 * dates or cancel, and the host approves, declines and answers changes, and blocks and reprices
 * nights of some. Losers get a 409, as do guests with too many waiting requests; guests who
 * cancelled before have to wait with a 429.
 */
export async function runRivals(send: Send, plan: RivalsPlan): Promise<RivalsOutcome> {
  const chance = makeChance(plan.seed);
  const made: Made[] = [];
  const violations: string[] = [];
  let calls = 0;
  let won = 0;
  let lost = 0;
  let heldBack = 0;
  for (let round = 0; round < plan.rounds; round += 1) {
    const listing = plan.listings[round % plan.listings.length];
    if (listing === undefined) throw new Error('there is nothing to want');
    const here = made.filter(({ listingId }) => listingId === listing.id);
    const moves = plan.guests.map((guest) => chooseMove(chance, plan, guest, listing, here));
    const answers = await Promise.all(moves.map((move) => send(move.call)));
    for (const [index, answer] of answers.entries()) {
      calls += 1;
      const move = moves[index];
      if (move === undefined) continue;
      if (answer.status === 200 || answer.status === 201) {
        won += 1;
        if (move.kind === 'create') {
          made.push({ id: String(answer.body.id), guest: move.guest, listingId: listing.id });
        }
      } else if (isLoss(answer)) lost += 1;
      else if (isHeldBack(answer) || isUnknown(answer, move, listing)) heldBack += 1;
      else violations.push(`${move.kind} answered ${answer.status} ${answer.body.code}`);
    }
  }
  return { calls, won, lost, heldBack, violations };
}

function isLoss({ status, body }: Answer): boolean {
  return status === 409 && LOST.has(String(body.code));
}

function isHeldBack({ status, body }: Answer): boolean {
  return HELD_BACK.get(status)?.has(String(body.code)) ?? false;
}

function isUnknown({ status }: Answer, { kind }: Move, { unknown }: ContestedListing): boolean {
  return status === 403 && unknown.includes(kind);
}

interface Move {
  readonly kind: 'create' | 'change' | 'cancel' | 'host' | 'nights';
  readonly guest: Person;
  readonly call: Call;
}

function chooseMove(
  chance: Chance,
  plan: RivalsPlan,
  guest: Person,
  listing: ContestedListing,
  here: readonly Made[],
): Move {
  if (listing.hosting !== undefined && chance.below(100) < HOSTING_PERCENT) {
    const call = { method: 'PUT', ...listing.hosting(chance), cookie: plan.host.cookie } as const;
    return { kind: 'nights', guest, call };
  }
  const target = chance.oneOf(here);
  const dice = chance.below(100);
  const asked = listing.ask(chance);
  if (target === undefined || dice < 50) {
    const body = { listingId: listing.id, ...asked };
    const call = { method: 'POST', path: '/api/reservations', body, cookie: guest.cookie } as const;
    return { kind: 'create', guest, call };
  }
  const path = `/api/reservations/${target.id}`;
  if (dice < 67) {
    const { startDate, endDate } = asked;
    const body = { status: 'Update', startDate, endDate };
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

/**
 * A home with competition for one or two rooms for a few nights.
 *
 * @param firstDay of the two contested weeks, 'YYYY-MM-DD'
 */
export function contestedNights(id: string, rooms: number, firstDay: string): ContestedListing {
  return {
    id,
    unknown: [],
    ask(chance) {
      const start = dayWithin(chance, firstDay);
      const end = start.add({ days: 1 + chance.below(LONGEST) });
      const dates = { startDate: start.toString(), endDate: end.toString() };
      return { ...dates, rooms: Math.min(1 + chance.below(2), rooms) };
    },
  };
}

/** The same with a host who blocks, opens and reprices these nights while they are requested. */
export function contestedByBlockingHost(
  id: string,
  rooms: number,
  firstDay: string,
): ContestedListing {
  const wanted = contestedNights(id, rooms, firstDay);
  return {
    ...wanted,
    hosting(chance) {
      const { startDate: start, endDate: end } = wanted.ask(chance);
      if (chance.below(2) === 0) {
        const price = chance.below(3) === 0 ? null : 1_000 * (1 + chance.below(90));
        const terms = [{ start, end, price, minNights: chance.oneOf([null, 1, 2]) ?? null }];
        return { path: `/api/properties/${id}/terms`, body: { terms } };
      }
      const body = { nights: [{ start, end }], blocked: chance.below(2) === 0 };
      return { path: `/api/properties/${id}/nights`, body };
    },
  };
}

/**
 * An itinerant with competition for all or some of its nights, by one or two guests.
 *
 * @param dates its own, `WINDOW_DAYS` and more apart
 */
export function contestedPlaces(
  id: string,
  places: number,
  dates: { readonly startDate: string; readonly endDate: string },
): ContestedListing {
  const part = contestedNights(id, places, dates.startDate);
  return {
    id,
    unknown: [],
    ask(chance) {
      const { rooms: guests = 1, startDate, endDate } = part.ask(chance);
      const end = endDate < dates.endDate ? endDate : dates.endDate;
      return chance.below(5) === 0 ? { ...dates, guests } : { startDate, endDate: end, guests };
    },
  };
}

/**
 * An experience with competition for one or two seats of a session.
 *
 * @param firstDay of its sessions, which are one a day for `WINDOW_DAYS`
 */
export function contestedSeats(id: string, firstDay: string): ContestedListing {
  return {
    id,
    unknown: ['host'],
    ask(chance) {
      const day = dayWithin(chance, firstDay);
      const dates = { startDate: day.toString(), endDate: day.add({ days: 1 }).toString() };
      return { ...dates, guests: 1 + chance.below(2) };
    },
  };
}

function dayWithin(chance: Chance, firstDay: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(firstDay).add({ days: chance.below(WINDOW_DAYS) });
}
