import { dayNumber, instantAt, millisecondsOf } from '../calendar.ts';
import { at, idFor, type Random, randomFor } from '../random.ts';
import { guestAnswers } from '../reviews/answers.ts';
import { sparingChooser } from '../text/chooser.ts';
import type { DemoPerson, DemoReservation, DemoReview } from '../types.ts';
import { REPLIES, REVIEW_LINES, type ReviewLine } from './data/review-lines.ts';
import type { DemoItinerant } from './demo-itinerant.ts';

/** Stars in turn: 4.7 on average however many reviews there are, all but a few of them. */
const STARS = [5, 5, 4, 5, 5, 5, 4, 5, 5, 4, 5, 5, 5, 4, 5, 5, 3, 5, 5, 5] as const;
const REVIEWED = 0.8;
const MAX_USES = 8;
const DAY = 86_400_000;

type Topic = keyof typeof REVIEW_LINES;

/** Orders of topics by the stars given. */
const ORDERS: Readonly<Record<3 | 4 | 5, readonly (readonly Topic[])[]>> = {
  5: [
    ['whole', 'people'],
    ['people', 'work', 'last'],
    ['work', 'last'],
    ['whole', 'work', 'last'],
    ['people', 'last'],
    ['whole'],
    ['work', 'people'],
  ],
  4: [
    ['whole', 'grumble'],
    ['people', 'grumble', 'last'],
    ['work', 'grumble'],
  ],
  3: [
    ['letdown', 'people'],
    ['work', 'letdown'],
  ],
};

/**
 * Reviews of itinerants that are over, by most of those who were aboard until they left.
 */
export function reviewItinerants(plan: {
  readonly seed: number;
  readonly today: string;
  readonly now: string;
  readonly itinerants: readonly DemoItinerant[];
  readonly hosts: readonly DemoPerson[];
  readonly reservations: readonly DemoReservation[];
}): DemoReview[] {
  const { seed, today } = plan;
  const now = millisecondsOf(plan.now);
  const over = new Map(
    plan.itinerants.filter(({ endDate }) => endDate < today).map((each) => [each.id, each]),
  );
  const hostNames = new Map(plan.hosts.map(({ id, name }) => [id, at(name.split(' '), 0)]));
  const chooser = sparingChooser<ReviewLine>(MAX_USES);
  const texts = new Set<string>();
  const reviews: DemoReview[] = [];
  for (const reservation of plan.reservations) {
    const itinerant = over.get(reservation.listingId);
    if (itinerant === undefined || reservation.status !== 'completed') continue;
    const random = randomFor(seed, `review ${reservation.id}`);
    if (!random.chance(REVIEWED)) continue;
    const rating = at(STARS, reviews.length % STARS.length);
    const of = { itinerant, reservation, hostName: hostNames.get(itinerant.hostId) ?? '' };
    const text = sentences(of, random.pick(ORDERS[rating]), chooser, random);
    if (text === '' || texts.has(text)) continue;
    texts.add(text);
    const left = millisecondsOf(reservation.events.at(-1)?.at ?? reservation.createdAt);
    const replies = rating === 5 ? REPLIES.glad : REPLIES.fair;
    reviews.push({
      id: idFor(seed, 'itinerant review', reviews.length),
      reservationId: reservation.id,
      listingId: itinerant.id,
      guestId: reservation.guestId,
      rating,
      facts: guestAnswers('itinerant', rating, randomFor(seed, `answers ${reservation.id}`)),
      text,
      reply: random.chance(0.35) ? random.pick<string>(replies) : null,
      createdAt: instantAt(Math.min(left + random.next() * 9 * DAY, now - 60_000)),
    });
  }
  return reviews;
}

function sentences(
  of: { itinerant: DemoItinerant; reservation: DemoReservation; hostName: string },
  topics: readonly Topic[],
  chooser: ReturnType<typeof sparingChooser<ReviewLine>>,
  random: Random,
): string {
  const { itinerant, reservation, hostName } = of;
  const moves = itinerant.stops.length > 0;
  const nights = dayNumber(reservation.end) - dayNumber(reservation.start);
  const last = itinerant.stops.at(-1) ?? itinerant;
  const chosen = topics.flatMap((topic) => {
    const lines: readonly ReviewLine[] = REVIEW_LINES[topic];
    const fitting = lines.filter((line) => line.moves === undefined || line.moves === moves);
    const line = chooser.choose(fitting, itinerant.id, random);
    return line === null ? [] : [line.text];
  });
  return chosen
    .join(' ')
    .replaceAll('{host}', hostName)
    .replaceAll('{city}', itinerant.city)
    .replaceAll('{last}', last.city)
    .replaceAll('{nights}', String(nights));
}
