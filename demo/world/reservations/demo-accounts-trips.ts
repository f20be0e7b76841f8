import { ANSWER_HOURS } from '#domain/reservation-lifecycle.ts';
import { at, type Random } from '../random.ts';

import type { DemoPerson, DemoStay } from '../types.ts';
import type { Book, Booking } from './book.ts';
import { bookedStay } from './booked-listing.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Cast {
  readonly mina: DemoPerson;
  readonly ana: DemoPerson;
  readonly guests: readonly DemoPerson[];
  readonly stays: readonly DemoStay[];
  /** Days since 1970, and milliseconds. */
  readonly today: number;
  readonly now: number;
}

/**
 * The reservations that make the demo accounts worth signing in with, written before all others:
 * Mina arrives at Ana's today, waits for an answer, has one to pay, one to cancel with a refund, and
 * two stays behind her, one of them not yet reviewed; Ana has requests to answer and a guest in the
 * house.
 *
 * @throws Error when the world is too small for one of them
 */
export function writeDemoTrips(book: Book, cast: Cast, random: Random): void {
  const { mina, ana, stays, today, now } = cast;
  const anas = stays.filter(({ hostId }) => hostId === ana.id);
  const others = stays.filter(({ hostId }) => hostId !== ana.id);
  const forgiving = others.filter(({ cancellationPolicy }) => cancellationPolicy === 'flexible');
  const write = (
    stay: DemoStay,
    guest: DemoPerson,
    plan: Omit<Booking, 'listing' | 'guest' | 'end'>,
  ) => {
    const end = plan.start + Math.max(stay.minNights, 6);
    return book.add({ ...plan, listing: bookedStay(stay), guest, end }, random);
  };
  const firstThatFits = (
    name: string,
    candidates: readonly DemoStay[],
    guest: DemoPerson,
    plan: Omit<Booking, 'listing' | 'guest' | 'end'>,
  ): DemoStay => {
    const stay = candidates.find((candidate) => write(candidate, guest, plan) !== null);
    if (stay === undefined) throw new Error(`The world has no stay for ${name}.`);
    return stay;
  };
  const upTo = (nights: number, list: readonly DemoStay[]) =>
    list.filter(({ minNights }) => minNights <= nights);
  const from = (city: string, list: readonly DemoStay[]) => [
    ...list.filter(({ cityId }) => cityId === city),
    ...list,
  ];

  const today1 = firstThatFits('Mina’s arrival', upTo(14, anas), mina, {
    start: today,
    story: 'paid',
    requested: now - 19 * DAY,
    guests: 1,
  });
  firstThatFits('Mina’s request', from('kyoto', upTo(14, others)), mina, {
    start: today + 45,
    story: 'pending',
    requested: now - 5 * HOUR,
    guests: 1,
  });
  firstThatFits('Mina’s payment', from('tbilisi', upTo(14, others)), mina, {
    start: today + 75,
    story: 'unpaid',
    requested: now - 26 * HOUR,
    guests: 1,
  });
  firstThatFits('Mina’s change of mind', from('mexico-city', upTo(14, forgiving)), mina, {
    start: today + 110,
    story: 'paid',
    requested: now - 12 * DAY,
    guests: 1,
  });
  firstThatFits('Mina’s stay to review', from('porto', upTo(7, others)), mina, {
    start: today - 10,
    story: 'completed',
    requested: now - 40 * DAY,
    guests: 1,
  });
  firstThatFits('Mina’s reviewed stay', from('berlin', upTo(14, others)), mina, {
    start: today - 90,
    story: 'completed',
    requested: now - 120 * DAY,
    guests: 1,
  });

  const rest = anas.filter(({ id }) => id !== today1.id);
  const guest = (index: number) => at(cast.guests, 1 + (index % (cast.guests.length - 1)));
  const askedHours = [3, 17, Math.min(44, ANSWER_HOURS - 24)];
  askedHours.forEach((hours, order) => {
    firstThatFits('a request to Ana', order === 0 ? rest : anas, guest(order), {
      start: today + 21 + 9 * order,
      story: 'pending',
      requested: now - hours * HOUR,
    });
  });
  firstThatFits('Ana’s guest of now', rest, guest(4), {
    start: today - 2,
    story: 'checked-in',
    requested: now - 30 * DAY,
  });
  firstThatFits('Ana’s next guest', anas, guest(5), {
    start: today + 60,
    story: 'paid',
    requested: now - 9 * DAY,
  });
  firstThatFits('Ana’s guest before', anas, guest(6), {
    start: today - 60,
    story: 'completed',
    requested: now - 90 * DAY,
  });
}
