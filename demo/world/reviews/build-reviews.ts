import { instantAt, millisecondsOf } from '../calendar.ts';
import { DEMO_GUEST_EMAIL } from '../people/demo-accounts.ts';
import type { Random } from '../random.ts';
import { at, idFor, randomFor } from '../random.ts';
import type { Chooser } from '../text/chooser.ts';
import { sparingChooser } from '../text/chooser.ts';
import type { Line } from '../text/line.ts';
import type { DemoPerson, DemoReservation, DemoReview, DemoStay } from '../types.ts';
import { REVIEW_LINES, REVIEW_REPLIES } from './data/review-lines.ts';

type Topic = keyof typeof REVIEW_LINES;

/** Orders of topics by the stars given. */
const ORDERS: Readonly<Record<3 | 4 | 5, readonly (readonly Topic[])[]>> = {
  5: [
    ['stay', 'work', 'last'],
    ['work', 'people'],
    ['place', 'rooms', 'last'],
    ['stay'],
    ['people', 'place', 'work', 'last'],
    ['rooms', 'work'],
    ['stay', 'people', 'place'],
    ['work', 'last'],
    ['place', 'stay'],
  ],
  4: [
    ['stay', 'grumble'],
    ['work', 'rooms', 'grumble'],
    ['place', 'grumble', 'last'],
    ['people', 'work', 'grumble'],
    ['grumble', 'stay', 'place'],
  ],
  3: [['letdown'], ['letdown', 'place'], ['place', 'letdown', 'grumble'], ['work', 'letdown']],
};

const REVIEWED = 0.6;
const MOST_USES = 8;
const DAY = 86_400_000;

/**
 * Reviews of about three in five of the completed stays. Of Mina's two the later is left for her to
 * write.
 */
export function buildReviews(plan: {
  readonly seed: number;
  readonly now: string;
  readonly stays: readonly DemoStay[];
  readonly hosts: readonly DemoPerson[];
  readonly guests: readonly DemoPerson[];
  readonly reservations: readonly DemoReservation[];
}): DemoReview[] {
  const { seed } = plan;
  const now = millisecondsOf(plan.now);
  const stays = new Map(plan.stays.map((stay) => [stay.id, stay]));
  const hosts = new Map(plan.hosts.map((host) => [host.id, host]));
  const mina = plan.guests.find(({ email }) => email === DEMO_GUEST_EMAIL);
  const completed = plan.reservations.filter(
    ({ status, listingId }) => status === 'completed' && stays.has(listingId),
  );
  const minas = completed.filter(({ guestId }) => guestId === mina?.id);
  const unwritten = minas.toSorted((a, b) => b.end.localeCompare(a.end))[0]?.id;
  const chooser = sparingChooser<Line>(MOST_USES);
  const texts = new Set<string>();
  const reviews: DemoReview[] = [];
  for (const reservation of completed) {
    const random = randomFor(seed, `review ${reservation.id}`);
    const ownStory = reservation.guestId === mina?.id;
    if (reservation.id === unwritten || (!ownStory && !random.chance(REVIEWED))) continue;
    const stay = stays.get(reservation.listingId);
    if (stay === undefined) throw new Error(`Reservation ${reservation.id} has no stay.`);
    const rating = random.weighted<3 | 4 | 5>([
      [5, 62],
      [4, 29],
      [3, 9],
    ]);
    const text = reviewText(
      { stay, reservation, rating, hostName: hosts.get(stay.hostId)?.name ?? '' },
      chooser,
      random,
    );
    if (text === '' || texts.has(text)) continue;
    texts.add(text);
    const left = millisecondsOf(reservation.events.at(-1)?.at ?? reservation.createdAt);
    const createdAt = Math.min(left + random.next() * 9 * DAY, now - 60_000);
    reviews.push({
      id: idFor(seed, 'review', reviews.length),
      reservationId: reservation.id,
      listingId: stay.id,
      guestId: reservation.guestId,
      rating,
      text,
      reply: random.chance(0.3)
        ? random.pick<string>(rating === 5 ? REVIEW_REPLIES.glad : REVIEW_REPLIES.fair)
        : null,
      createdAt: instantAt(createdAt),
    });
  }
  return reviews;
}

function reviewText(
  of: { stay: DemoStay; reservation: DemoReservation; rating: 3 | 4 | 5; hostName: string },
  chooser: Chooser<Line>,
  random: Random,
): string {
  const { stay, reservation } = of;
  const shared = stay.occupancy !== 'entire-place';
  const sentences: string[] = [];
  for (const topic of random.pick(ORDERS[of.rating])) {
    const fitting = (REVIEW_LINES[topic] as readonly Line[]).filter(
      ({ when }) =>
        (when.shared === undefined || when.shared === shared) &&
        (!when.in || when.in.includes(stay.category)) &&
        !when.notIn?.includes(stay.category),
    );
    const line = chooser.choose(fitting, stay.cityId, random);
    if (line === null) continue;
    sentences.push(
      line.text
        .replaceAll('{host}', at(of.hostName.split(' '), 0))
        .replaceAll('{hood}', stay.neighbourhood)
        .replaceAll('{city}', stay.city)
        .replaceAll('{mbps}', String(stay.wifi.mbps))
        .replaceAll('{stayed}', stayedText(reservation)),
    );
  }
  return sentences.join(' ');
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function stayedText({ start, end }: DemoReservation): string {
  const nights = Math.round((Date.parse(end) - Date.parse(start)) / DAY);
  const [count, unit] =
    nights < 11
      ? [nights, 'nights']
      : nights < 26
        ? [Math.round(nights / 7), 'weeks']
        : nights < 40
          ? [1, 'a month']
          : [Math.round(nights / 7), 'weeks'];
  if (unit === 'a month') return unit;
  return `${NUMBERS[count - 1] ?? count} ${unit}`;
}
