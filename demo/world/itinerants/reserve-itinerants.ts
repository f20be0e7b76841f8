import { leastNights } from '#domain/itinerant-form.ts';
import { dayNumber } from '../calendar.ts';
import { at, type Random, randomFor } from '../random.ts';
import { type Book, requestTime } from '../reservations/book.ts';

import { type BookedListing, bookedItinerant } from '../reservations/booked-listing.ts';
import type { Story } from '../reservations/tell-story.ts';
import type { DemoPerson } from '../types.ts';
import type { DemoItinerant } from './demo-itinerant.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Somebody else is asked when a guest is elsewhere on these nights. */
const GUEST_TRIES = 12;
/** Groups in which everybody knows everybody: one night in full, or one place left. */
const SMALL_GROUP = 14;
const FULL_EACH = 7;
/** Days around today on which it depends on the time zone whether somebody has come or gone. */
const UNSETTLED = 2;
/** Days from which on requests and payments still have their time. */
const SOON = 4;

export interface ItinerantsPlan {
  readonly seed: number;
  readonly itinerants: readonly DemoItinerant[];
  readonly hosts: readonly DemoPerson[];
  /** Without Mina. */
  readonly guests: readonly DemoPerson[];
  readonly mina: DemoPerson;
  readonly ana: DemoPerson;
  /** Days since 1970, and milliseconds. */
  readonly today: number;
  readonly now: number;
}

/** What of an itinerant everything about its reservations looks at. */
interface Way {
  readonly itinerant: DemoItinerant;
  readonly listing: BookedListing;
  readonly start: number;
  readonly end: number;
  readonly min: number;
}

/**
 * Reservations of itinerants in every state, for the whole way and for parts of it: those of the demo
 * accounts, then everyone's. Some are full on some nights, some have one place left.
 *
 * @throws Error when no itinerant to come fits into Mina's travels
 */
export function writeItinerants(book: Book, plan: ItinerantsPlan): void {
  const ways = plan.itinerants.map((itinerant): Way => {
    const { startDate, endDate } = itinerant;
    const days = { start: dayNumber(startDate), end: dayNumber(endDate) };
    return {
      ...days,
      itinerant,
      listing: bookedItinerant(itinerant),
      min: leastNights(itinerant),
    };
  });
  writeDemoJourneys(book, ways, plan);
  for (const way of ways) {
    const random = randomFor(plan.seed, 'itinerant reservations', way.itinerant.index);
    fill(book, way, plan, random);
  }
}

/** Mina has paid for one to come; a guest has asked Ana to join hers. */
function writeDemoJourneys(book: Book, ways: readonly Way[], plan: ItinerantsPlan): void {
  const { mina, ana, today, now } = plan;
  const random = randomFor(plan.seed, 'demo journeys');
  const coming = ways.filter(({ start }) => start > today + 14);
  const joined = coming.some(({ itinerant, listing, start, min }) => {
    if (itinerant.hostId === ana.id || itinerant.nightlyPrice === 0 || min > 14) return false;
    const dates = { start, end: start + min };
    const requested = now - 15 * DAY;
    const booking = {
      ...dates,
      listing,
      guest: mina,
      story: 'paid' as const,
      requested,
      guests: 1,
    };
    return book.add(booking, random) !== null;
  });
  if (!joined) throw new Error('The world has no itinerant for Mina.');
  for (const { itinerant, listing, start, end } of ways) {
    if (itinerant.hostId !== ana.id || start <= today + SOON) continue;
    const requested = now - 9 * HOUR;
    write(book, { listing, start, end, story: 'pending', requested, guests: 1 }, plan, random);
  }
}

/** Lets people join until as many nights are taken as this group has, or nobody more is found. */
function fill(book: Book, way: Way, plan: ItinerantsPlan, random: Random): void {
  const { itinerant, listing, start, end } = way;
  const share = 0.15 + 0.4 * random.next();
  const wanted = share * itinerant.guestCount * (end - start);
  let taken = 0;
  for (let asked = 0; taken < wanted && asked < itinerant.guestCount + 3; asked += 1) {
    const part = partOf(way, random);
    const guests = random.weighted([
      [1, 7],
      [2, 4],
      [3, 1],
    ]);
    const story = storyOf(part, plan.today, random);
    if (write(book, { ...part, listing, story, guests }, plan, random) && holds(story)) {
      taken += guests * (part.end - part.start);
    }
  }
  const rest = itinerant.index % FULL_EACH;
  if (itinerant.guestCount > SMALL_GROUP || (rest !== 3 && rest !== 5)) return;
  // Full for a part of it, or one place left all the way.
  complete(
    book,
    way,
    rest === 3 ? middleOf(way) : { start, end },
    rest === 3 ? 0 : 1,
    plan,
    random,
  );
}

/** Paying guests take what is left of these nights but for so many places. */
function complete(
  book: Book,
  { listing, itinerant }: Way,
  nights: Nights,
  leave: number,
  plan: ItinerantsPlan,
  random: Random,
): void {
  const story = settled(nights, plan.today);
  for (let tries = 0; story !== null && tries < itinerant.guestCount; tries += 1) {
    const free = book.ledger.left(listing, nights.start, nights.end) - leave;
    if (free < 1) return;
    const guests = Math.min(free, random.int(1, 3));
    write(book, { ...nights, listing, story, guests }, plan, random);
  }
}

interface Nights {
  readonly start: number;
  readonly end: number;
}

/** The whole way, or as many nights as one has to join for and some more. */
function partOf({ itinerant, start, end, min }: Way, random: Random): Nights {
  if (min === end - start || random.chance(0.45)) return { start, end };
  const boards = [start, ...itinerant.stops.map((stop) => dayNumber(stop.startDate))];
  const leaves = [end, ...itinerant.stops.map((stop) => dayNumber(stop.endDate))];
  const from = itinerant.stops.length > 0 ? random.pick(boards) : random.int(start, end - min);
  const until = leaves.filter((day) => day >= from + min);
  if (until.length === 0) return { start: end - min, end };
  if (itinerant.stops.length > 0) return { start: from, end: random.pick(until) };
  return { start: from, end: random.int(from + min, end) };
}

function middleOf({ start, end, min }: Way): Nights {
  const third = Math.floor((end - start) / 3);
  const nights = Math.max(min, third);
  const from = Math.min(start + third, end - nights);
  return { start: from, end: from + nights };
}

/** What a paid place on these nights has become by today; `null` where that depends on the zone. */
function settled({ start, end }: Nights, today: number): Story | null {
  if (start >= today + UNSETTLED) return 'paid';
  if (start > today - UNSETTLED) return null;
  if (end >= today + 1) return 'checked-in';
  return end <= today - UNSETTLED - 1 ? 'completed' : null;
}

const COMING: readonly (readonly [Story, number])[] = [
  ['paid', 62],
  ['pending', 12],
  ['unpaid', 7],
  ['cancelled-by-guest', 6],
  ['declined', 6],
  ['expired', 3],
  ['withdrawn', 3],
  ['cancelled-by-host', 1],
];
const OVER: readonly (readonly [Story, number])[] = [
  ['completed', 84],
  ['cancelled-by-guest', 5],
  ['declined', 4],
  ['no-show', 3],
  ['withdrawn', 2],
  ['never-paid', 2],
];

function storyOf(nights: Nights, today: number, random: Random): Story | null {
  const story = settled(nights, today);
  if (story === 'completed') return random.weighted(OVER);
  // What is open has deadlines that have to be ahead.
  if (story === 'paid') return nights.start > today + SOON ? random.weighted(COMING) : 'paid';
  return story;
}

function holds(story: Story | null): boolean {
  return story !== null && ['pending', 'unpaid', 'paid', 'checked-in', 'completed'].includes(story);
}

function write(
  book: Book,
  booking: Nights & {
    readonly listing: BookedListing;
    readonly story: Story | null;
    readonly guests: number;
    readonly requested?: number;
  },
  { guests, hosts, today, now }: ItinerantsPlan,
  random: Random,
): boolean {
  const { story, start, listing } = booking;
  if (story === null) return false;
  for (let tries = 0; tries < GUEST_TRIES; tries += 1) {
    // Hosts travel as well; the first of them is Ana, who has guests to look after.
    const guest = random.chance(0.6)
      ? random.pick(guests)
      : at(hosts, random.int(1, hosts.length - 1));
    if (guest.id === listing.hostId) continue;
    const requested = booking.requested ?? requestedAt(story, start, start > today, now, random);
    if (book.add({ ...booking, story, guest, requested }, random) !== null) return true;
  }
  return false;
}

function requestedAt(
  story: Story,
  start: number,
  isAhead: boolean,
  now: number,
  random: Random,
): number {
  if (story === 'pending') return now - random.int(1, 40) * HOUR;
  if (story === 'unpaid') return now - random.int(10, 50) * HOUR;
  return requestTime(start, isAhead ? now - 3 * DAY : now, random);
}
