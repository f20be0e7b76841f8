import { dateOf, dayNumber, millisecondsOf } from '../calendar.ts';
import { randomFor } from '../random.ts';
import type { DemoSession } from '../types.ts';
import type { DemoExperience } from './demo-experience.ts';
import { type Desk, phaseOf, writeSeats } from './seat-desk.ts';
import type { SeatStory } from './tell-seat-story.ts';

const DAY = 86_400_000;

/**
 * Mina has one today, at Ana's, one behind her and one ahead.
 *
 * @throws Error when the world has none that fits her
 */
export function writeMinas(desk: Desk): void {
  const { plan } = desk;
  const { mina, now, today, experiences } = plan;
  const random = randomFor(plan.seed, 'demo seats');
  const book = (
    what: string,
    candidates: readonly DemoExperience[],
    pick: (experience: DemoExperience) => DemoSession | undefined,
    { story, ago }: { readonly story: SeatStory; readonly ago: number },
  ) => {
    const found = candidates.some((experience) => {
      const session = pick(experience);
      if (session === undefined) return false;
      const requested = Math.min(now, millisecondsOf(session.startsAt)) - ago;
      const booking = { experience, sessions: [session], guest: mina, guests: 1, story, requested };
      return writeSeats(desk, { ...booking, isPass: false, isSure: true }, random);
    });
    if (!found) throw new Error(`The world has no experience for ${what}.`);
  };
  const scheduled = (experience: DemoExperience) =>
    experience.sessions.filter(({ status }) => status === 'scheduled');
  const [first] = experiences;
  if (first === undefined) return;
  book('Mina today', [first], (each) => each.sessions.find(({ date }) => date === dateOf(today)), {
    story: 'booked',
    ago: 3 * DAY,
  });
  const others = random.sample(experiences.slice(1), experiences.length - 1);
  const isFree = (session: DemoSession) => {
    const day = dayNumber(session.date);
    return !plan.isAway(mina.id, day, day + 1);
  };
  book(
    'Mina’s past',
    others,
    (each) =>
      scheduled(each).findLast((session) => phaseOf(session, now) === 'past' && isFree(session)),
    { story: 'attended', ago: 5 * DAY },
  );
  book(
    'Mina’s plans',
    others.toReversed(),
    (each) =>
      scheduled(each).find((session) => dayNumber(session.date) > today + 8 && isFree(session)),
    { story: 'booked', ago: DAY },
  );
}
