import { dayNumber } from '../calendar.ts';
import { at, type Random, randomFor } from '../random.ts';

import type { DemoPerson, DemoStay } from '../types.ts';
import type { Book } from './book.ts';
import { bookedStay } from './booked-listing.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Days that a home has been listed for, so that many can have been there one after the other. */
const LISTED_DAYS = 220;
/** Nights that a home asks for at most, or fewer would have come. */
const SHORT_STAY = 7;
/** Stays at one of them. */
const STAYS = { min: 8, max: 36 };
/** Days of a room for one stay, its cleaning and the wait for the next. */
const DAYS_OF_A_STAY = 11;
/** Nights that guests stay, as far as there is time before the next ones. */
const LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 18, 21, 28, 35, 59];
/** Guests, or days, that are tried for a stay. */
const TRIES = 14;

/**
 * Stays of the past at a third of the homes, so many that their stars say something. Each is by
 * another guest.
 */
export function writeWellKnownHomes(
  book: Book,
  {
    stays,
    guests,
    today,
    now,
    seed,
  }: {
    readonly stays: readonly DemoStay[];
    readonly guests: readonly DemoPerson[];
    /** Days since 1970, and milliseconds. */
    readonly today: number;
    readonly now: number;
    readonly seed: number;
  },
): void {
  const listedOf = (stay: DemoStay) => dayNumber(stay.createdAt.slice(0, 10));
  const fitting = stays.filter(
    (stay) => stay.minNights <= SHORT_STAY && today - listedOf(stay) >= LISTED_DAYS,
  );
  const known = randomFor(seed, 'well-known homes').sample(
    fitting,
    Math.min(fitting.length, Math.ceil(stays.length / 3)),
  );
  for (const stay of known) {
    const random = randomFor(seed, 'stays at a well-known home', stay.index);
    const listed = listedOf(stay) + 10;
    const days = today - listed - 12;
    const wanted = Math.round(STAYS.min + (STAYS.max - STAYS.min) * random.next() ** 2);
    const count = Math.min(wanted, Math.floor(days / DAYS_OF_A_STAY), guests.length);
    const order = random.sample(guests, guests.length);
    let next = 0;
    for (let made = 0; made < count; made += 1) {
      const earliest = listed + Math.floor((days * made) / count);
      const latest = listed + Math.floor((days * (made + 1)) / count);
      for (let tries = 0; tries < TRIES; tries += 1) {
        const guest = at(order, (next + tries) % order.length);
        if (writeStay(book, { stay, guest, earliest, latest, now }, random)) break;
      }
      next += TRIES;
      if (next + TRIES > order.length) next = made % TRIES;
    }
  }
}

function writeStay(
  book: Book,
  plan: {
    readonly stay: DemoStay;
    readonly guest: DemoPerson;
    readonly earliest: number;
    readonly latest: number;
    readonly now: number;
  },
  random: Random,
): boolean {
  const { stay, guest, earliest, latest, now } = plan;
  const fitting = LENGTHS.filter((each) => each >= stay.minNights && each < latest - earliest);
  const nights = fitting.length === 0 ? stay.minNights : random.pick(fitting);
  const start = random.int(earliest, Math.max(earliest, latest - nights));
  const end = start + nights;
  if (end * DAY > now - 2 * DAY) return false;
  const requested = start * DAY - random.int(6, 9) * DAY + random.int(6, 21) * HOUR;
  const booking = { listing: bookedStay(stay), guest, start, end, requested };
  return book.add({ ...booking, story: 'completed' }, random) !== null;
}
