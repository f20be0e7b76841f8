import type { REVIEW_FACTS, ReviewFacts } from '#domain/review-facts.ts';
import { instantAt, millisecondsOf } from '../calendar.ts';
import { DEMO_GUEST_EMAIL } from '../people/demo-accounts.ts';
import { at, idFor, type Random, randomFor } from '../random.ts';

import { type Chooser, sparingChooser } from '../text/chooser.ts';

import type { Line } from '../text/line.ts';
import type { DemoPerson, DemoReservation, DemoReview, DemoStay } from '../types.ts';
import { guestAnswers } from './answers.ts';
import { REVIEW_LINES, REVIEW_REPLIES } from './data/review-lines.ts';

type Topic = keyof typeof REVIEW_LINES;
type Stars = 3 | 4 | 5;

/** Orders of topics by the stars given. */
const ORDERS: Readonly<Record<Stars, readonly (readonly Topic[])[]>> = {
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
const MAX_USES = 8;
/** Completed stays from which on a home is well known, and nearly all who were there write. */
const WELL_KNOWN_FROM = 8;
const TEXT_TRIES = 6;
const DAY = 86_400_000;

/**
 * Reviews of about three in five of the completed stays, and of all at homes that are well known. Of
 * Mina's two the later is left for her to write. No line is said twice of one home.
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
  const chooser = sparingChooser<Line>(MAX_USES);
  const ofWellKnown = sparingChooser<Line>(Number.MAX_SAFE_INTEGER);
  const stars = starsOfWellKnown(seed, completed);
  const texts = new Set<string>();
  const reviews: DemoReview[] = [];
  for (const reservation of completed) {
    const random = randomFor(seed, `review ${reservation.id}`);
    const ownStory = reservation.guestId === mina?.id;
    const known = stars.get(reservation.listingId);
    if (reservation.id === unwritten) continue;
    if (!ownStory && known === undefined && !random.chance(REVIEWED)) continue;
    const stay = stays.get(reservation.listingId);
    if (stay === undefined) throw new Error(`Reservation ${reservation.id} has no stay.`);
    const rating =
      known?.pop() ??
      random.weighted<Stars>([
        [5, 62],
        [4, 29],
        [3, 9],
      ]);
    const of = { stay, reservation, rating, hostName: hosts.get(stay.hostId)?.name ?? '' };
    const place = known === undefined ? stay.cityId : stay.id;
    let text = '';
    for (let tries = 0; tries < TEXT_TRIES && (text === '' || texts.has(text)); tries += 1) {
      text = reviewText(of, known === undefined ? chooser : ofWellKnown, place, random);
    }
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
      facts: guestAnswers(
        'stay',
        rating,
        randomFor(seed, `answers ${reservation.id}`),
        answersIn(text),
      ),
      text,
      reply: random.chance(0.3)
        ? random.pick<string>(rating === 5 ? REVIEW_REPLIES.glad : REVIEW_REPLIES.fair)
        : null,
      createdAt: instantAt(createdAt),
    });
  }
  return reviews;
}

/**
 * The stars of homes that are well known, by listing, to be dealt out: of each an average between
 * 4.2 and 4.9.
 */
function starsOfWellKnown(
  seed: number,
  completed: readonly DemoReservation[],
): ReadonlyMap<string, Stars[]> {
  const counts = new Map<string, number>();
  for (const { listingId } of completed) {
    counts.set(listingId, (counts.get(listingId) ?? 0) + 1);
  }
  const dealt = new Map<string, Stars[]>();
  for (const [listingId, count] of counts) {
    if (count < WELL_KNOWN_FROM) continue;
    const random = randomFor(seed, `stars ${listingId}`);
    // Points that are missing to five stars of all; a few reviews miss two of them at once.
    const missing = Math.round(count * (0.12 + 0.66 * random.next()));
    const threes = Math.floor((missing / 2) * 0.6 * random.next());
    const fours = missing - 2 * threes;
    const deck = Array.from(
      { length: count },
      (_, index): Stars => (index < threes ? 3 : index < threes + fours ? 4 : 5),
    );
    dealt.set(listingId, random.sample(deck, deck.length));
  }
  return dealt;
}

function reviewText(
  of: { stay: DemoStay; reservation: DemoReservation; rating: Stars; hostName: string },
  chooser: Chooser<Line>,
  place: string,
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
    const line = chooser.choose(fitting, place, random);
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

/** Words of a review that give an answer away. */
const SAID: readonly (readonly [StayFact, 'yes' | 'no', RegExp])[] = [
  ['wifi', 'no', /internet was fine most days/],
  ['wifi', 'yes', /Mbps|The wifi|The connection/],
  ['quiet', 'no', /earplugs|building noise|expected it quieter/],
  ['quiet', 'yes', /difficult about noise|properly quiet|quiet rule|so was the silence/],
  ['desk', 'yes', /The desk is|that desk/],
];
type StayFact = (typeof REVIEW_FACTS)['stay'][number];

/** Of two answers in one review the earlier one of the list counts. */
function answersIn(text: string): ReviewFacts {
  const said = SAID.filter(([, , words]) => words.test(text)).toReversed();
  return Object.fromEntries(said.map(([fact, answer]) => [fact, answer]));
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
