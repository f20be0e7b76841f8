import { priceSeats } from '#domain/experience-pricing.ts';
import { LIFECYCLES } from '#domain/lifecycles.ts';
import { seatsOf } from '#features/experiences/index.server.ts';
import { dateOf, dayNumber, instantAt, millisecondsOf } from '../calendar.ts';
import { at, idFor, type Random, randomFor } from '../random.ts';
import type { DemoPerson, DemoReservation, DemoSession } from '../types.ts';
import { MESSAGES } from './data/letters.ts';
import type { DemoExperience, DemoWaiting } from './demo-experience.ts';
import { type SeatStory, tellSeatStory } from './tell-seat-story.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Sessions of an experience that somebody has booked: the last ones and the next ones. */
const LOOKED_AT = { past: 4, coming: 3 } as const;
/** Bookings of one session at most, but where it is filled up. */
const MOST_BOOKINGS = 3;
const GUEST_TRIES = 10;
/** Of each four experiences for a small group: one has a session that is full, one with a seat left. */
const EACH = 4;
const SMALL_GROUP = 16;
/** Of bookings where there are passes. */
const PASSES = 0.15;
const WITH_MESSAGE = 0.4;

export interface SeatsPlan {
  readonly seed: number;
  readonly experiences: readonly DemoExperience[];
  readonly hosts: readonly DemoPerson[];
  /** Without Mina. */
  readonly guests: readonly DemoPerson[];
  readonly mina: DemoPerson;
  /** Days since 1970, and milliseconds. */
  readonly today: number;
  readonly now: number;
  /** Whether a person is on the way on a night. */
  isAway(personId: string, start: number, end: number): boolean;
}

export interface SeatBookings {
  readonly reservations: readonly DemoReservation[];
  readonly waiting: readonly DemoWaiting[];
}

/** Where everything is written while it is thought up. */
interface Desk {
  readonly plan: SeatsPlan;
  readonly reservations: DemoReservation[];
  readonly waiting: DemoWaiting[];
  /** Seats taken, by session. */
  readonly taken: Map<string, number>;
  /** Person and day. */
  readonly busy: Set<string>;
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

const keyOf = ({ id }: DemoExperience, { entryId, date }: DemoSession) =>
  `${id} ${entryId} ${date}`;

function leftOf({ taken }: Desk, experience: DemoExperience, session: DemoSession): number {
  return seatsOf(experience) - (taken.get(keyOf(experience, session)) ?? 0);
}

/** What a session is as seen from now; null within the hours in which that is about to change. */
function phaseOf(session: DemoSession, now: number): 'past' | 'running' | 'coming' | null {
  const begins = millisecondsOf(session.startsAt);
  const ends = millisecondsOf(session.endsAt);
  if (begins > now + HOUR) return 'coming';
  if (ends + DAY + 2 * MINUTE < now) return 'past';
  return begins + 15 * MINUTE < now && ends + 23 * HOUR > now ? 'running' : null;
}

/** Mina has one today, at Ana's, one behind her and one ahead. */
function writeMinas(desk: Desk): void {
  const { plan } = desk;
  const { mina, now, today, experiences } = plan;
  const random = randomFor(plan.seed, 'demo seats');
  const book = (
    what: string,
    candidates: readonly DemoExperience[],
    pick: (experience: DemoExperience) => DemoSession | undefined,
    { story, ago }: { readonly story: SeatStory; readonly ago: number },
  ) => {
    const found = candidates.some((experience) => {
      const session = pick(experience);
      if (session === undefined) return false;
      const requested = Math.min(now, millisecondsOf(session.startsAt)) - ago;
      const booking = { experience, sessions: [session], guest: mina, guests: 1, story, requested };
      return write(desk, { ...booking, isPass: false, isSure: true }, random);
    });
    if (!found) throw new Error(`The world has no experience for ${what}.`);
  };
  const scheduled = (experience: DemoExperience) =>
    experience.sessions.filter(({ status }) => status === 'scheduled');
  const [first] = experiences;
  if (first === undefined) return;
  book('Mina today', [first], (each) => each.sessions.find(({ date }) => date === dateOf(today)), {
    story: 'booked',
    ago: 3 * DAY,
  });
  const others = random.sample(experiences.slice(1), experiences.length - 1);
  const isFree = (session: DemoSession) => {
    const day = dayNumber(session.date);
    return !plan.isAway(mina.id, day, day + 1);
  };
  book(
    'Mina’s past',
    others,
    (each) =>
      scheduled(each).findLast((session) => phaseOf(session, now) === 'past' && isFree(session)),
    { story: 'attended', ago: 5 * DAY },
  );
  book(
    'Mina’s plans',
    others.toReversed(),
    (each) =>
      scheduled(each).find((session) => dayNumber(session.date) > today + 8 && isFree(session)),
    { story: 'booked', ago: DAY },
  );
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
    for (let made = 0; made < MOST_BOOKINGS; made += 1) {
      const left = leftOf(desk, experience, session);
      if (left <= (1 - share) * seatsOf(experience)) break;
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
      const seats = Math.min(seatsOf(experience), random.int(1, 2));
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

interface Wanted {
  readonly experience: DemoExperience;
  readonly sessions: readonly DemoSession[];
  readonly guests: number;
  readonly story: SeatStory;
  readonly isPass: boolean;
}

function writeBySomebody(desk: Desk, wanted: Wanted, random: Random): boolean {
  const { guests, hosts, now } = desk.plan;
  for (let tries = 0; tries < GUEST_TRIES; tries += 1) {
    // Hosts go to others' as well; the first of them is Ana, who has her hands full.
    const guest = random.chance(0.65)
      ? random.pick(guests)
      : at(hosts, random.int(1, hosts.length - 1));
    const requested = requestedAt(wanted, now, random);
    if (write(desk, { ...wanted, guest, requested, isSure: false }, random)) return true;
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

function write(
  desk: Desk,
  {
    experience,
    sessions,
    guest,
    guests,
    story,
    isPass,
    requested,
    isSure,
  }: Wanted & {
    readonly guest: DemoPerson;
    readonly requested: number;
    /** Whether it is written though the guest may be on the way. */
    readonly isSure: boolean;
  },
  random: Random,
): boolean {
  const { plan, reservations, taken, busy } = desk;
  const days = sessions.map(({ date }) => date).toSorted();
  const first = at(days, 0);
  const end = dayNumber(at(days, days.length - 1)) + 1;
  if (guest.id === experience.hostId || requested < millisecondsOf(guest.joinedAt)) return false;
  if (requested < millisecondsOf(experience.createdAt)) return false;
  if (days.some((day) => busy.has(`${guest.id} ${day}`))) return false;
  if (!isSure && plan.isAway(guest.id, dayNumber(first), end)) return false;
  if (sessions.some((session) => leftOf(desk, experience, session) < guests)) return false;
  const times = {
    requested,
    now: plan.now,
    begins: Math.min(...sessions.map(({ startsAt }) => millisecondsOf(startsAt))),
    ends: Math.max(...sessions.map(({ endsAt }) => millisecondsOf(endsAt))),
    isFree: priceOfSeats(experience, guests, isPass).total === 0,
  };
  const told = tellSeatStory(story, times, random);
  if (told === null) return false;
  if (LIFECYCLES.experience.holding.includes(told.status)) {
    for (const session of sessions) {
      const key = keyOf(experience, session);
      taken.set(key, (taken.get(key) ?? 0) + guests);
    }
  }
  for (const day of days) busy.add(`${guest.id} ${day}`);
  const host = plan.hosts.find(({ id }) => id === experience.hostId);
  const message = random.chance(WITH_MESSAGE) ? random.pick<string>(MESSAGES) : '';
  reservations.push({
    id: idFor(plan.seed, 'seat reservation', reservations.length),
    listingId: experience.id,
    guestId: guest.id,
    start: first,
    end: dateOf(end),
    rooms: 1,
    guests,
    pets: 0,
    ...told,
    message: message
      .replaceAll('{host}', at((host?.name ?? 'there').split(' '), 0))
      .replaceAll('{city}', experience.city),
    reply: null,
    seats: { sessions, isPass },
  });
  return true;
}

/** What seats cost, line by line. */
export function priceOfSeats(
  { price, deposit }: Pick<DemoExperience, 'price' | 'deposit'>,
  guests: number,
  isPass: boolean,
) {
  return priceSeats({
    price: price.split.share,
    sessionsPerPeriod: price.sessionsPerPeriod,
    scheduleDuration: isPass ? 'full' : 'one-time',
    fee: price.fee ?? 0,
    deposit,
    guests,
  });
}
