import { expect, test } from 'vitest';
import { playMoneyStories } from './testing/play-money-stories.ts';

const STORIES = 4_000;
/** Parts of the stories that are played, by the width: each is a test of its own, since a machine may be busy. */
const PARTS = { full: 5, release: 25 }[process.env.TEST_WIDTH ?? ''] ?? 1;
/** Stories of this seed come to all that happens; of others, what is rare may happen to be missing. */
const SEED = 1;

const OF_ANY = ['completed', 'cancelled', 'no-show', 'compensated', 'claimed', 'paid out'];
const OF_NIGHTS = [
  ...['by the month', 'ended unpaid', 'moved', 'extended', 'shortened', 'reported after leaving'],
];
const OF_SEATS = ['moved', 'rescheduled', 'lost sessions', 'called off', 'revived', 'expired'];
const HAPPENED = {
  stay: [...OF_ANY, ...OF_NIGHTS],
  itinerant: [...OF_ANY, ...OF_NIGHTS],
  experience: [...OF_ANY, ...OF_SEATS],
};

test.each(Array.from({ length: PARTS }, (_, part) => part + 1))(
  'in any story of any kind each cent has an owner, and nothing is created or lost: part %d',
  () => {
    playMoneyStories(STORIES);
  },
);

test('stories come to all that happens to what is booked', () => {
  const counts = playMoneyStories(STORIES, SEED);
  for (const [kind, all] of Object.entries(HAPPENED)) {
    for (const what of all) {
      expect(counts.get(`${kind} ${what}`) ?? 0, `${kind} ${what}`).toBeGreaterThan(0);
    }
  }
});
