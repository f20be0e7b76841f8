import { describe, expect, test } from 'vitest';
import { problemOfDates, problemOfStop } from './itinerant-dates.ts';

const TODAY = '2026-03-02';
const MAY = { start: '2026-05-03', end: '2026-05-24' };

describe('the days of an itinerant', () => {
  test.each([
    ['are fine', MAY, null],
    ['may begin today', { ...MAY, start: TODAY }, null],
    ['may not be past', { ...MAY, start: '2026-03-01' }, { at: 'start', problem: 'past' }],
    ['need a night', { ...MAY, end: MAY.start }, { at: 'end', problem: 'no-night' }],
    ['may be a year', { start: MAY.start, end: '2027-05-03' }, null],
    [
      'may not be longer',
      { start: MAY.start, end: '2027-05-04' },
      { at: 'end', problem: 'too-many-nights' },
    ],
    ['may end 730 days ahead', { start: '2028-02-01', end: '2028-03-01' }, null],
    [
      'may not end later',
      { start: '2028-02-01', end: '2028-03-02' },
      { at: 'end', problem: 'too-far-ahead' },
    ],
  ] as const)('%s', (_, range, problem) => {
    expect(problemOfDates(range, TODAY, null)).toEqual(problem);
  });

  test('that stand may stay, though they are past', () => {
    const begun = { ...MAY, start: '2026-02-20' };
    expect(problemOfDates(begun, TODAY, begun)).toBeNull();
    expect(problemOfDates({ ...MAY, start: '2026-02-21' }, TODAY, begun)?.problem).toBe('past');
  });
});

describe('the days of a stop', () => {
  const stop = { start: '2026-05-10', end: '2026-05-12' };
  const before = { end: '2026-05-10' };
  test.each([
    ['may follow at once', stop, before, MAY, null],
    ['may not begin before the last ends', stop, { end: '2026-05-11' }, MAY, 'before-last-ends'],
    ['need a night', { ...stop, end: stop.start }, before, MAY, 'no-night'],
    ['lie within: at the start', stop, undefined, { ...MAY, start: '2026-05-11' }, 'before-start'],
    ['lie within: at the end', stop, before, { ...MAY, end: '2026-05-11' }, 'after-end'],
    [
      'are not held against what nobody said',
      stop,
      { end: null },
      { start: null, end: null },
      null,
    ],
    ['may be missing', { start: null, end: null }, before, MAY, null],
  ] as const)('%s', (_, range, last, whole, problem) => {
    expect(problemOfStop(range, last, whole)?.problem ?? null).toBe(problem);
  });
});
