import { countSeats } from '#features/experiences/index.server.ts';
import { instantAt, millisecondsOf } from '../calendar.ts';
import { at, type Random, randomFor } from '../random.ts';
import type { DemoReservation, DemoSession } from '../types.ts';
import type { DemoExperience, DemoWaiting } from './demo-experience.ts';
import { writeMinas } from './demo-guest-seats.ts';
import {
  type Desk,
  leftOf,
  phaseOf,
  type SeatsPlan,
  type Wanted,
  writeSeats,
} from './seat-desk.ts';
import type { SeatStory } from './tell-seat-story.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Sessions of an experience that somebody has booked: the last ones and the next ones. */
const LOOKED_AT = { past: 4, coming: 3 } as const;
/** Bookings of one session at most, but where it is filled up. */
const MAX_BOOKINGS = 3;
const GUEST_TRIES = 10;
/** Of each four experiences for a small group: one has a session that is full, one with a seat left. */
const EACH = 4;
const SMALL_GROUP = 16;
/** Of bookings where there are passes. */
const PASSES = 0.15;

export interface SeatBookings {
  readonly reservations: readonly DemoReservation[];
  readonly waiting: readonly DemoWaiting[];
}

/**
 * Bookings of experiences in every state: those of the demo guest, then everyone's. Some sessions
 * are full, with people who wait for a seat; of some, one seat is left.
 *
 * @throws Error when nothing of it fits the demo guest
 */
export function reserveExperiences(plan: SeatsPlan): SeatBookings {
  const desk: Desk = { plan, reservations: [], waiting: [], taken: new Map(), busy: new Set() };
  writeMinas(desk);
  for (const experience of plan.experiences) {
    const random = randomFor(plan.seed, 'seats', experience.index);
    fill(desk, experience, random);
  }
  const { reservations, waiting } = desk;
  return { reservations, waiting };
}

/** People book some of the last sessions and of the next ones. */
function fill(desk: Desk, experience: DemoExperience, random: Random): void {
  const { now } = desk.plan;
  const scheduled = experience.sessions.filter(({ status }) => status === 'scheduled');
  const of = (phase: string) => scheduled.filter((session) => phaseOf(session, now) === phase);
  const coming = of('coming');
  const sessions = [
    ...of('past').slice(-LOOKED_AT.past),
    ...of('running'),
    ...coming.slice(0, LOOKED_AT.coming),
    ...random.sample(coming.slice(LOOKED_AT.coming), 1),
  ];
  for (const session of sessions) {
    if (!random.chance(0.7)) continue;
    const share = 0.15 + 0.6 * random.next();
    for (let made = 0; made < MAX_BOOKINGS; made += 1) {
      const left = leftOf(desk, experience, session);
      if (left <= (1 - share) * countSeats(experience)) break;
      bookOne(desk, experience, session, Math.min(left, groupOf(random)), random);
    }
  }
  const [, second] = coming;
  const rest = experience.index % EACH;
  if (second === undefined || experience.guestCount > SMALL_GROUP || rest % 2 === 0) return;
  completeSession(desk, experience, second, rest === 1 ? 0 : 1, random);
}

function groupOf(random: Random): number {
  return random.weighted([
    [1, 6],
    [2, 4],
    [3, 1],
  ]);
}

const COMING: readonly (readonly [SeatStory, number])[] = [
  ['booked', 82],
  ['cancelled-by-guest', 6],
  ['ran-out', 5],
  ['withdrawn', 3],
  ['held', 3],
  ['cancelled-by-host', 1],
];
const PAST: readonly (readonly [SeatStory, number])[] = [
  ['attended', 84],
  ['missed', 5],
  ['cancelled-by-guest', 6],
  ['ran-out', 3],
  ['withdrawn', 1],
  ['cancelled-by-host', 1],
];

function bookOne(
  desk: Desk,
  experience: DemoExperience,
  session: DemoSession,
  guests: number,
  random: Random,
): void {
  const { now } = desk.plan;
  const phase = phaseOf(session, now);
  if (phase === null || guests < 1) return;
  const story = phase === 'running' ? 'there' : random.weighted(phase === 'past' ? PAST : COMING);
  const sessions =
    phase !== 'running' && random.chance(PASSES) ? passFrom(experience, session) : [session];
  // A pass that has begun and goes on is neither.
  const isWhole = sessions.every((each) => phaseOf(each, now) === phase);
  const booked = isWhole ? sessions : [session];
  const isPass = booked.length > 1;
  writeBySomebody(desk, { experience, sessions: booked, guests, story, isPass }, random);
}

/** The sessions that a pass from one on is for; that one alone where there are none. */
function passFrom({ price, sessions }: DemoExperience, first: DemoSession): DemoSession[] {
  if (price.tier !== 'weekly' && price.tier !== 'monthly') return [first];
  const start = Temporal.PlainDate.from(first.date);
  const end = start.add(price.tier === 'weekly' ? { days: 7 } : { months: 1 }).toString();
  return sessions.filter(
    ({ status, date, startsAt }) =>
      status === 'scheduled' && date >= first.date && date < end && startsAt >= first.startsAt,
  );
}

/** Takes what is left of a session but for so many seats; of a full one others wait for a seat. */
function completeSession(
  desk: Desk,
  experience: DemoExperience,
  session: DemoSession,
  leave: number,
  random: Random,
): void {
  for (let tries = 0; tries < experience.guestCount; tries += 1) {
    const free = leftOf(desk, experience, session) - leave;
    if (free < 1) break;
    const guests = Math.min(free, groupOf(random));
    const booking = { experience, sessions: [session], guests, story: 'booked' as const };
    writeBySomebody(desk, { ...booking, isPass: false }, random);
  }
  if (leave > 0 || leftOf(desk, experience, session) > 0) return;
  const { guests, mina, now } = desk.plan;
  const waiting = random.sample(guests, random.int(1, 4));
  // Ahead of the others where she still could go.
  if (experience.index % (5 * EACH) === 1) waiting.unshift(mina);
  waiting
    .filter(({ id }) => !desk.busy.has(`${id} ${session.date}`))
    .forEach(({ id: userId }, nth) => {
      const state = nth > 0 && random.chance(0.2) ? 'left' : 'waiting';
      const joinedAt = instantAt(now - (40 - nth * 9) * MINUTE);
      const seats = Math.min(countSeats(experience), random.int(1, 2));
      const { entryId, date } = session;
      desk.waiting.push({
        listingId: experience.id,
        entryId,
        date,
        userId,
        seats,
        joinedAt,
        state,
      });
    });
}

function writeBySomebody(desk: Desk, wanted: Wanted, random: Random): boolean {
  const { guests, hosts, now } = desk.plan;
  for (let tries = 0; tries < GUEST_TRIES; tries += 1) {
    // Hosts go to others' as well; the first of them is Ana, who has her hands full.
    const guest = random.chance(0.65)
      ? random.pick(guests)
      : at(hosts, random.int(1, hosts.length - 1));
    const requested = requestedAt(wanted, now, random);
    if (writeSeats(desk, { ...wanted, guest, requested, isSure: false }, random)) return true;
  }
  return false;
}

/** Between its listing and its first session, early enough for what followed to lie behind us. */
function requestedAt({ experience, sessions, story }: Wanted, now: number, random: Random): number {
  if (story === 'held') return now - random.int(3, 20) * MINUTE;
  const begins = millisecondsOf(at(sessions, 0).startsAt);
  const latest = Math.min(begins - 2 * HOUR, now - 50 * MINUTE);
  const earliest = Math.max(millisecondsOf(experience.createdAt) + HOUR, latest - 24 * DAY);
  return earliest + Math.max(0, latest - earliest) * random.next() ** 0.6;
}
