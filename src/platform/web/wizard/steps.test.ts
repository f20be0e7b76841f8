import { describe, expect, it } from 'vitest';
import { indexOfStep, listPath, type StepJump, stepAfter, stepBefore } from './steps.ts';

const STEPS = ['basics', 'location', 'pictures', 'routine', 'price'].map((id) => ({ id }));
/** Spec 3 §2.2 to the letter: 0 to 1 and 2 to 3. */
const SENSITIVE: StepJump[] = [
  { from: 'basics', to: 'location' },
  { from: 'pictures', to: 'routine' },
];
const LEAVES_OUT: StepJump[] = [{ from: 'basics', to: 'routine' }];

describe('moves between steps (spec 3 §4)', () => {
  it.each([
    ['one step on', 0, undefined, 1],
    ['not beyond the last', 4, undefined, null],
    ['by the jump of a sensitive edit, 0 to 1', 0, SENSITIVE, 1],
    ['by the jump of a sensitive edit, 2 to 3', 2, SENSITIVE, 3],
    ['in order where no jump says otherwise', 1, SENSITIVE, 2],
    ['over the steps a jump leaves out', 0, LEAVES_OUT, 3],
    ['in order where a jump leads nowhere', 0, [{ from: 'basics', to: 'gone' }], null],
    ['never backwards by a jump', 3, [{ from: 'routine', to: 'basics' }], null],
  ] as const)('Next leads %s', (_, at, jumps, to) => {
    expect(stepAfter(STEPS, at, jumps)).toBe(to);
  });

  it.each([
    ['not before the first', 0, undefined, null],
    ['one step back', 3, undefined, 2],
    ['as the jump came, 1 to 0', 1, SENSITIVE, 0],
    ['as the jump came, 3 to 2', 3, SENSITIVE, 2],
    ['over the steps a jump left out', 3, LEAVES_OUT, 0],
  ] as const)('Back leads %s', (_, at, jumps, to) => {
    expect(stepBefore(STEPS, at, jumps)).toBe(to);
  });

  it('Back undoes Next on every step', () => {
    for (const jumps of [[], SENSITIVE, LEAVES_OUT]) {
      for (const at of listPath(STEPS, 0, jumps)) {
        const after = stepAfter(STEPS, at, jumps);
        if (after !== null) expect(stepBefore(STEPS, after, jumps)).toBe(at);
      }
    }
  });

  it('counts the steps that are passed, and the one a draft stands on', () => {
    expect(listPath(STEPS, 0)).toEqual([0, 1, 2, 3, 4]);
    expect(listPath(STEPS, 0, LEAVES_OUT)).toEqual([0, 3, 4]);
    expect(listPath(STEPS, 2, LEAVES_OUT)).toEqual([0, 2, 3, 4]);
    expect(listPath(STEPS, -1)).toEqual([0, 1, 2, 3, 4]);
    expect(listPath([], 0)).toEqual([]);
  });

  it('does not know a step of another wizard', () => {
    expect(indexOfStep(STEPS, 'gone')).toBe(-1);
  });
});
