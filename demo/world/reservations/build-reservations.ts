import { dayNumber, millisecondsOf } from '../calendar.ts';
import type { DemoExperience } from '../experiences/demo-experience.ts';
import { reserveExperiences, type SeatBookings } from '../experiences/reserve-experiences.ts';
import type { DemoItinerant } from '../itinerants/demo-itinerant.ts';
import { writeItinerants } from '../itinerants/reserve-itinerants.ts';
import { type Random, randomFor } from '../random.ts';

import type { DemoPerson, DemoStay } from '../types.ts';
import { type Book, openBook, requestTime } from './book.ts';

import { bookedStay } from './booked-listing.ts';
import { writeDemoTrips } from './demo-accounts-trips.ts';
import type { Story } from './tell-story.ts';
import { writeWellKnownHomes } from './well-known-homes.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const GUEST_TRIES = 8;

export interface ReservationPlan {
  readonly seed: number;
  readonly today: string;
  /** ISO instant. */
  readonly now: string;
  readonly stays: readonly DemoStay[];
  readonly itinerants: readonly DemoItinerant[];
  readonly experiences: readonly DemoExperience[];
  readonly hosts: readonly DemoPerson[];
  /** Mina first. */
  readonly guests: readonly DemoPerson[];
  /** Who was here in the past and said how it was. */
  readonly formerGuests: readonly DemoPerson[];
}

/** Reservations in every state, seen from `now`: those of the demo accounts, then everyone's. */
export function buildReservations(plan: ReservationPlan): SeatBookings {
  const { seed, stays, hosts } = plan;
  const now = millisecondsOf(plan.now);
  const today = dayNumber(plan.today);
  const book = openBook(seed, now, new Map(hosts.map(({ id, name }) => [id, name])));
  const [mina] = plan.guests;
  const [ana] = hosts;
  if (mina === undefined || ana === undefined) throw new Error('A world needs hosts and guests.');
  writeDemoTrips(
    book,
    { mina, ana, guests: plan.guests, stays, today, now },
    randomFor(seed, 'demo trips'),
  );
  // Mina's own trips are told above; the others travel by chance.
  const guests = plan.guests.slice(1);
  for (const stay of stays) {
    const random = randomFor(seed, 'reservations', stay.index);
    writePresent(book, stay, guests, today, now, random);
    writeFuture(book, stay, guests, today, now, random);
    writePast(book, stay, guests, today, now, random);
  }
  writeItinerants(book, {
    itinerants: plan.itinerants,
    hosts,
    guests,
    mina,
    ana,
    today,
    now,
    seed,
  });
  const seats = reserveExperiences({
    experiences: plan.experiences,
    hosts,
    guests,
    mina,
    today,
    now,
    seed,
    isAway: book.ledger.isAway,
  });
  writeWellKnownHomes(book, { stays, guests: plan.formerGuests, today, now, seed });
  return {
    reservations: [...book.reservations, ...seats.reservations],
    waiting: seats.waiting,
  };
}

function nightsOf(stay: DemoStay, random: Random): number {
  return Math.max(stay.minNights, random.pick([4, 6, 7, 7, 10, 14, 14, 21, 28, 30, 45, 60]));
}

function write(
  book: Book,
  stay: DemoStay,
  guests: readonly DemoPerson[],
  plan: { start: number; end: number; story: Story; requested: number },
  random: Random,
): void {
  const listing = bookedStay(stay);
  for (let tries = 0; tries < GUEST_TRIES; tries += 1) {
    if (book.add({ ...plan, listing, guest: random.pick(guests) }, random) !== null) return;
  }
}

function writePresent(
  book: Book,
  stay: DemoStay,
  guests: readonly DemoPerson[],
  today: number,
  now: number,
  random: Random,
): void {
  if (!random.chance(0.11)) return;
  const nights = nightsOf(stay, random);
  // Two days ago is over in every time zone; yesterday may still be afternoon in the west.
  const start = today - random.int(2, Math.max(2, Math.min(nights - 1, 40)));
  const end = Math.max(start + nights, today + 1);
  write(
    book,
    stay,
    guests,
    { start, end, story: 'checked-in', requested: requestTime(start, now, random) },
    random,
  );
}

function writeFuture(
  book: Book,
  stay: DemoStay,
  guests: readonly DemoPerson[],
  today: number,
  now: number,
  random: Random,
): void {
  const story = random.weighted<Story | null>([
    ['paid', 28],
    ['pending', 8],
    ['unpaid', 5],
    ['cancelled-by-guest', 4],
    ['declined', 3],
    ['expired', 2],
    [null, 50],
  ]);
  if (story === null) return;
  const start = today + random.int(7, 150);
  const end = start + nightsOf(stay, random);
  const requested =
    story === 'pending'
      ? now - random.int(1, 40) * HOUR
      : story === 'unpaid'
        ? now - random.int(10, 50) * HOUR
        : requestTime(start, now - DAY * 3, random);
  write(book, stay, guests, { start, end, story, requested }, random);
}

const PAST: readonly (readonly [Story, number])[] = [
  ['completed', 78],
  ['declined', 6],
  ['cancelled-by-guest', 6],
  ['expired', 3],
  ['withdrawn', 3],
  ['never-paid', 2],
  ['cancelled-by-host', 1],
  ['no-show', 2],
];

function writePast(
  book: Book,
  stay: DemoStay,
  guests: readonly DemoPerson[],
  today: number,
  now: number,
  random: Random,
): void {
  const listed = dayNumber(stay.createdAt.slice(0, 10));
  const count = random.int(0, Math.min(5, 1 + Math.floor((today - listed) / 90)));
  for (let made = 0; made < count; made += 1) {
    const nights = nightsOf(stay, random);
    const latest = today - nights - 3;
    const earliest = listed + 10;
    if (latest <= earliest) continue;
    const start = random.int(earliest, latest);
    const requested = Math.max(
      requestTime(start, now, random),
      (listed + 1) * DAY + random.int(0, 20) * HOUR,
    );
    const story = random.weighted(PAST);
    write(book, stay, guests, { start, end: start + nights, story, requested }, random);
  }
}
