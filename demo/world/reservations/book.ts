import { dateOf, millisecondsOf } from '../calendar.ts';
import { at, idFor, type Random } from '../random.ts';

import { type Chooser, sparingChooser } from '../text/chooser.ts';

import type { Line } from '../text/line.ts';
import type { DemoPerson, DemoReservation } from '../types.ts';
import type { BookedListing } from './booked-listing.ts';
import { type Ledger, openLedger } from './ledger.ts';

import { type Story, tellStory } from './tell-story.ts';

export interface Booking {
  readonly listing: BookedListing;
  readonly guest: DemoPerson;
  /** Days since 1970; [start, end). */
  readonly start: number;
  readonly end: number;
  readonly story: Story;
  /** Milliseconds since 1970 of the request. */
  readonly requested: number;
  /** By chance where left out. */
  readonly guests?: number;
}

/** The book all reservations of a world are written in, in the order of their making. */
export interface Book {
  readonly ledger: Ledger;
  readonly reservations: readonly DemoReservation[];
  /** Writes one down, unless rooms or the guest are taken: then `null`, and nothing changes. */
  add(booking: Booking, random: Random): DemoReservation | null;
}

/** Stories that keep nights from others. */
const HOLDING: readonly Story[] = [
  'pending',
  'unpaid',
  'paid',
  'checked-in',
  'completed',
  // Its nights were held until they were over.
  'no-show',
];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const UNLIMITED = Number.MAX_SAFE_INTEGER;

export function openBook(seed: number, now: number, hostNames: ReadonlyMap<string, string>): Book {
  const ledger = openLedger();
  const reservations: DemoReservation[] = [];
  const letters: Chooser<Line> = sparingChooser<Line>(UNLIMITED);
  return {
    ledger,
    reservations,
    add(booking, random) {
      const { listing, guest, start, end, story } = booking;
      const units = listing.unitsFor(booking.guests ?? 1);
      const holds = HOLDING.includes(story);
      if (holds && !ledger.fits(listing, start, end, units)) return null;
      if (ledger.isAway(guest.id, start, end)) return null;
      if (booking.requested < millisecondsOf(listing.createdAt)) return null;
      if (booking.requested < millisecondsOf(guest.joinedAt)) return null;
      if (holds) ledger.hold(listing.id, guest.id, start, end, units);
      else ledger.occupy(guest.id, start, end);
      const told = tellStory(
        story,
        {
          requested: booking.requested,
          now,
          start,
          end,
          offsetHours: Math.round(listing.longitude / 15),
        },
        random,
        listing.letters,
      );
      const { requests, replies } = listing.letters;
      const letter = letters.choose(requests, guest.id, random) ?? random.pick(requests);
      const approved = told.events.some(({ action }) => action === 'approve');
      const reservation: DemoReservation = {
        id: idFor(seed, 'reservation', reservations.length),
        listingId: listing.id,
        guestId: guest.id,
        start: dateOf(start),
        end: dateOf(end),
        rooms: 1,
        guests: Math.min(
          listing.mostGuests,
          booking.guests ??
            random.weighted([
              [1, 6],
              [2, 4],
              [3, 1],
            ]),
        ),
        pets: listing.takesPets && random.chance(0.2) ? 1 : 0,
        ...told,
        message: letter.text
          .replaceAll('{host}', at((hostNames.get(listing.hostId) ?? 'there').split(' '), 0))
          .replaceAll('{city}', listing.city)
          .replaceAll('{nights}', String(end - start)),
        reply: approved && random.chance(0.7) ? random.pick(replies) : null,
      };
      reservations.push(reservation);
      return reservation;
    },
  };
}

/** A request some time before arrival, early enough for all that followed to lie in the past. */
export function requestTime(start: number, now: number, random: Random): number {
  const lead = random.int(6, 60) * DAY;
  const latest = now - random.int(4, 16) * DAY;
  return Math.min(start * DAY - lead + random.int(6, 21) * HOUR, latest);
}
