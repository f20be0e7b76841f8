import { expect, test } from 'vitest';
import { EXPERIENCE_ROUTINES } from './routines.ts';

test('the search offers 18 routines, each with a time it usually happens at', () => {
  expect(EXPERIENCE_ROUTINES.length).toBe(18);
  expect(EXPERIENCE_ROUTINES[0]?.id).toBe('startup-pitches');
  expect(EXPERIENCE_ROUTINES.at(-1)?.id).toBe('game-nights');
  for (const { slot } of EXPERIENCE_ROUTINES) expect(slot.start).toMatch(/^\d\d:\d\d$/);
});
