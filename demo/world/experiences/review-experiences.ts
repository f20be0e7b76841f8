import { instantAt, millisecondsOf } from '../calendar.ts';
import { at, idFor, type Random, randomFor } from '../random.ts';
import { guestAnswers } from '../reviews/answers.ts';
import { sparingChooser } from '../text/chooser.ts';
import type { DemoPerson, DemoReservation, DemoReview } from '../types.ts';
import { OWN_LINES, REPLIES, REVIEW_LINES } from './data/review-lines.ts';
import type { DemoExperience } from './demo-experience.ts';

/** Stars in turn: 4.8 on average however many reviews there are, all but a few of them. */
const STARS = [5, 5, 5, 4, 5, 5, 5, 5, 4, 5, 5, 5, 5, 3, 5, 5, 5, 4, 5, 5] as const;
const REVIEWED = 0.6;
const MAX_USES = 16;
const DAY = 86_400_000;

type Topic = keyof typeof REVIEW_LINES | 'own';

interface Said {
  readonly text: string;
}

/** Orders of topics by the stars given. */
const ORDERS: Readonly<Record<3 | 4 | 5, readonly (readonly Topic[])[]>> = {
  5: [
    ['own', 'host'],
    ['whole', 'last'],
    ['host', 'people', 'last'],
    ['own', 'people'],
    ['whole', 'host'],
    ['people', 'own', 'last'],
    ['own'],
  ],
  4: [
    ['whole', 'grumble'],
    ['own', 'grumble', 'last'],
    ['host', 'grumble'],
    ['people', 'grumble'],
  ],
  3: [
    ['letdown', 'host'],
    ['own', 'letdown'],
  ],
};

const LINES: Readonly<Record<keyof typeof REVIEW_LINES, readonly Said[]>> = Object.fromEntries(
  Object.entries(REVIEW_LINES).map(([topic, texts]) => [topic, texts.map((text) => ({ text }))]),
) as unknown as Readonly<Record<keyof typeof REVIEW_LINES, readonly Said[]>>;
const OWN = Object.fromEntries(
  Object.entries(OWN_LINES).map(([category, texts]) => [category, texts.map((text) => ({ text }))]),
) as unknown as Readonly<Record<DemoExperience['category'], readonly Said[]>>;

/** Reviews of experiences, by most of those who were there, once it was over. */
export function reviewExperiences(plan: {
  readonly seed: number;
  readonly now: string;
  readonly experiences: readonly DemoExperience[];
  readonly hosts: readonly DemoPerson[];
  readonly reservations: readonly DemoReservation[];
}): DemoReview[] {
  const now = millisecondsOf(plan.now);
  const known = new Map(plan.experiences.map((each) => [each.id, each]));
  const hostNames = new Map(plan.hosts.map(({ id, name }) => [id, at(name.split(' '), 0)]));
  const chooser = sparingChooser<Said>(MAX_USES);
  const texts = new Set<string>();
  const reviews: DemoReview[] = [];
  for (const reservation of plan.reservations) {
    const experience = known.get(reservation.listingId);
    if (experience === undefined || reservation.status !== 'completed') continue;
    const random = randomFor(plan.seed, `review ${reservation.id}`);
    if (!random.chance(REVIEWED)) continue;
    const rating = at(STARS, reviews.length % STARS.length);
    const hostName = hostNames.get(experience.hostId) ?? '';
    const text = sentences(experience, hostName, random.pick(ORDERS[rating]), chooser, random);
    if (text === '' || texts.has(text)) continue;
    texts.add(text);
    const over = millisecondsOf(reservation.events.at(-1)?.at ?? reservation.createdAt);
    const replies = rating === 5 ? REPLIES.glad : REPLIES.fair;
    reviews.push({
      id: idFor(plan.seed, 'experience review', reviews.length),
      reservationId: reservation.id,
      listingId: experience.id,
      guestId: reservation.guestId,
      rating,
      facts: guestAnswers('experience', rating, randomFor(plan.seed, `answers ${reservation.id}`)),
      text,
      reply: random.chance(0.3) ? random.pick<string>(replies) : null,
      createdAt: instantAt(Math.min(over + random.next() * 6 * DAY, now - 60_000)),
    });
  }
  return reviews;
}

function sentences(
  experience: DemoExperience,
  hostName: string,
  topics: readonly Topic[],
  chooser: ReturnType<typeof sparingChooser<Said>>,
  random: Random,
): string {
  const chosen = topics.flatMap((topic) => {
    const lines = topic === 'own' ? OWN[experience.category] : LINES[topic];
    const said = chooser.choose(lines, experience.id, random);
    return said === null ? [] : [said.text];
  });
  return chosen.join(' ').replaceAll('{host}', hostName).replaceAll('{city}', experience.city);
}
