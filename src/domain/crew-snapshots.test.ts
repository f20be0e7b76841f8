import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type CountedCrew,
  hasCrewChanged,
  MIN_CHANGED,
  MIN_CREW,
  nextCrew,
} from './crew-snapshots.ts';

const people = (text: string) => [...text];
const told = (text: string): CountedCrew => ({ members: people(text), isTold: true });

describe('numbers of a crew', () => {
  it.each([
    ['begin with five', null, 'abcde', true],
    ['are not made of four', null, 'abcd', false],
    ['stay while two have joined', 'abcde', 'abcdefg', false],
    ['stay while one has left and one has joined', 'abcde', 'abcdf', false],
    ['change once three have joined', 'abcde', 'abcdefgh', true],
    ['change once two have left and one has joined', 'abcdef', 'abcdg', true],
  ] as const)('%s', (_, last, now, changed) => {
    expect(hasCrewChanged(last === null ? null : told(last), people(now))).toBe(changed);
  });

  it('are not told of fewer than five', () => {
    expect(nextCrew([told('abcdefg')], people('abcd'))).toBe('silent');
  });

  it('stay where a crew that was told long ago is too much like the one aboard', () => {
    const counted = [told('abcde'), told('abcdefgh')];
    expect(nextCrew(counted, people('abcdei'))).toBe('keep');
    expect(nextCrew(counted, people('abcdeijk'))).toBe('tell');
  });
});

/** The people aboard at each count of the crew. */
const stories = fc.array(fc.subarray([...'abcdefghi']), { minLength: 1, maxLength: 40 });

test('no two answers of any story differ by one or two people, and none is of fewer than five', () => {
  fc.assert(
    fc.property(stories, (story) => {
      const counted: CountedCrew[] = [];
      for (const now of story) {
        if (!hasCrewChanged(counted.at(-1) ?? null, now)) continue;
        const next = nextCrew(counted, now);
        if (next !== 'keep') counted.push({ members: now, isTold: next === 'tell' });
      }
      const answers = counted.filter(({ isTold }) => isTold).map(({ members }) => members);
      for (const [at, one] of answers.entries()) {
        expect(one.length).toBeGreaterThanOrEqual(MIN_CREW);
        for (const other of answers.slice(at + 1)) {
          const alone = [...one, ...other].filter(
            (id) => !(one.includes(id) && other.includes(id)),
          );
          expect(alone.length).toBeGreaterThanOrEqual(MIN_CHANGED);
        }
      }
    }),
    { numRuns: 500 },
  );
});
