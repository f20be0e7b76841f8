import { expect, test } from 'vitest';
import { playMoneyStories } from './testing/play-money-stories.ts';

const STORIES = 4_000;
/** Parts of the stories that are played: each is a test of its own, since a machine may be busy. */
const PARTS = process.env.TEST_WIDTH === 'full' ? 25 : 1;

test.each(Array.from({ length: PARTS }, (_, part) => part + 1))(
  'in any story of a stay each cent has an owner, and nothing is created or lost: part %d',
  () => {
    const counts = playMoneyStories(STORIES);
    for (const what of [
      ...['completed', 'cancelled', 'no-show', 'by the month'],
      ...['compensated', 'claimed', 'paid out', 'ended unpaid'],
    ]) {
      expect(counts.get(what) ?? 0, what).toBeGreaterThan(0);
    }
  },
);
