import { expect, test } from 'vitest';
import { playMoneyStories } from './testing/play-money-stories.ts';

const STORIES = process.env.TEST_WIDTH === 'full' ? 100_000 : 3_000;

test('in any story of a stay each cent has an owner, nothing is created and nothing lost', () => {
  const counts = playMoneyStories(STORIES);
  for (const what of [
    ...['completed', 'cancelled', 'no-show', 'by the month'],
    ...['compensated', 'claimed', 'paid out', 'ended unpaid'],
  ]) {
    expect(counts.get(what) ?? 0, what).toBeGreaterThan(0);
  }
});
