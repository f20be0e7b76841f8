import { LIFECYCLES } from '#domain/lifecycles.ts';
import { priceSeats } from '#domain/seat-pricing.ts';
import { countSeats } from '#features/experiences/index.server.ts';
import { dateOf, dayNumber, millisecondsOf } from '../calendar.ts';
import { at, idFor, type Random } from '../random.ts';
import type { DemoPerson, DemoReservation, DemoSession } from '../types.ts';
import { MESSAGES } from './data/letters.ts';
import type { DemoExperience, DemoWaiting } from './demo-experience.ts';
import { type SeatStory, tellSeatStory } from './tell-seat-story.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
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

/** Where everything is written while it is thought up. */
export interface Desk {
  readonly plan: SeatsPlan;
  readonly reservations: DemoReservation[];
  readonly waiting: DemoWaiting[];
  /** Seats taken, by session. */
  readonly taken: Map<string, number>;
  /** Person and day. */
  readonly busy: Set<string>;
}

/** Seats that somebody wants. */
export interface Wanted {
  readonly experience: DemoExperience;
  readonly sessions: readonly DemoSession[];
  readonly guests: number;
  readonly story: SeatStory;
  readonly isPass: boolean;
}

const keyOf = ({ id }: DemoExperience, { entryId, date }: DemoSession) =>
  `${id} ${entryId} ${date}`;

/** Seats of a session that nobody has. */
export function leftOf({ taken }: Desk, experience: DemoExperience, session: DemoSession): number {
  return countSeats(experience) - (taken.get(keyOf(experience, session)) ?? 0);
}

/** What a session is as seen from now; null within the hours in which that is about to change. */
export function phaseOf(session: DemoSession, now: number): 'past' | 'running' | 'coming' | null {
  const begins = millisecondsOf(session.startsAt);
  const ends = millisecondsOf(session.endsAt);
  if (begins > now + HOUR) return 'coming';
  if (ends + DAY + 2 * MINUTE < now) return 'past';
  return begins + 15 * MINUTE < now && ends + 23 * HOUR > now ? 'running' : null;
}

/** Writes a booking down, unless seats or the guest are taken: then `false`, and nothing changes. */
export function writeSeats(
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
    isFree: priceOfSeats(experience, guests, { sessions, isPass }).total === 0,
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
  { sessions, isPass }: { readonly sessions: readonly unknown[]; readonly isPass: boolean },
) {
  return priceSeats({
    price: price.split.share,
    sessionsPerPeriod: price.sessionsPerPeriod,
    scheduleDuration: isPass ? 'full' : 'one-time',
    sessions: sessions.length,
    fee: price.fee ?? 0,
    deposit,
    guests,
  });
}
