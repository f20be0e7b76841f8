import { describe, expect, it } from 'vitest';
import { hiddenSides, keyStop, wheelStep } from './strip.tsx';

const turn = (change: Partial<WheelEvent>) => ({
  deltaX: 0,
  deltaY: 0,
  deltaMode: 0,
  ctrlKey: false,
  shiftKey: false,
  ...change,
});
const MIDDLE = { at: 200, end: 600 };

describe('a turn of the wheel over a strip', () => {
  it.each([
    ['down moves it on', turn({ deltaY: 100 }), MIDDLE, 100],
    ['up moves it back', turn({ deltaY: -100 }), MIDDLE, -100],
    ['in lines', turn({ deltaY: 3, deltaMode: 1 }), MIDDLE, 48],
    ['at the end it is the page that goes on', turn({ deltaY: 100 }), { at: 600, end: 600 }, 0],
    ['at the start it is the page that goes back', turn({ deltaY: -100 }), { at: 0, end: 600 }, 0],
    ['sideways the browser does it', turn({ deltaX: 80, deltaY: 10 }), MIDDLE, 0],
    ['with Control it is a zoom', turn({ deltaY: 100, ctrlKey: true }), MIDDLE, 0],
    ['nothing to scroll', turn({ deltaY: 100 }), { at: 0, end: 0 }, 0],
  ])('%s', (_, wheel, place, step) => {
    expect(wheelStep(wheel, place)).toBe(step);
  });
});

describe('keys in a strip', () => {
  it.each([
    ['ArrowRight', false, 3],
    ['ArrowLeft', false, 1],
    ['ArrowRight', true, 1],
    ['ArrowLeft', true, 3],
    ['Home', false, 0],
    ['End', true, 4],
    ['ArrowDown', false, null],
    ['Tab', false, null],
  ])('%s, right to left: %s', (key, rtl, stop) => {
    expect(keyStop(key, 2, 5, rtl)).toBe(stop);
  });

  it('stays at its ends', () => {
    expect(keyStop('ArrowRight', 4, 5, false)).toBe(4);
    expect(keyStop('ArrowLeft', 0, 5, false)).toBe(0);
  });
});

describe('what is out of view', () => {
  it.each([
    [
      { at: 0, end: 600 },
      { before: false, after: true },
    ],
    [MIDDLE, { before: true, after: true }],
    [
      { at: 599.5, end: 600 },
      { before: true, after: false },
    ],
    [
      { at: 0, end: 0 },
      { before: false, after: false },
    ],
  ])('%o', (place, sides) => {
    expect(hiddenSides(place)).toEqual(sides);
  });
});
