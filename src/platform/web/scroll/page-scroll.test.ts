import { describe, expect, test } from 'vitest';
import { AT_REST, afterOverscroll, afterReading, OVERSCROLL_MS } from './page-scroll.ts';

const END = 2000;

/** The state after the page was at each of these positions, one after the other. */
function scrolled(...positions: number[]) {
  return positions.reduce((memory, y) => afterReading(memory, { y, end: END }), AT_REST);
}

describe('where the page stands (spec 1 §2.2, §2.4, §2.5)', () => {
  test.each([
    [0, { atTop: true, past50: false, past100: false }],
    [49, { atTop: false, past50: false, past100: false }],
    [50, { atTop: false, past50: true, past100: false }],
    [100, { atTop: false, past50: true, past100: false }],
    [101, { atTop: false, past50: true, past100: true }],
  ])('at %i px', (y, flags) => {
    expect(scrolled(y).scroll).toMatchObject(flags);
  });
});

describe('which way the page goes', () => {
  test('down, then up, and none at the top', () => {
    expect(scrolled(120).scroll.direction).toBe('down');
    expect(scrolled(120, 90).scroll.direction).toBe('up');
    expect(scrolled(120, 90, 0).scroll.direction).toBe('none');
  });

  test('a trembling finger is no direction, a slow one is', () => {
    expect(scrolled(120, 118).scroll.direction).toBe('down');
    expect(scrolled(120, 118, 116).scroll.direction).toBe('up');
  });

  test('the state is the same object while nothing in it changes', () => {
    const before = scrolled(120);
    expect(afterReading(before, { y: 400, end: END }).scroll).toBe(before.scroll);
  });
});

describe('overscroll (spec 1 §2.2)', () => {
  test('springing back from the end is not scrolling up', () => {
    const pulled = scrolled(1900, END + 40);
    expect(pulled.scroll.overscrolled).toBe(true);
    const back = afterReading(pulled, { y: END, end: END });
    expect(back.scroll).toMatchObject({ overscrolled: true, direction: 'down' });
  });

  test('pulled beyond the top it is at the top', () => {
    expect(scrolled(300, -30).scroll).toMatchObject({ atTop: true, overscrolled: true });
  });

  test('after the moment is over, up is up again', () => {
    const calm = afterOverscroll(scrolled(1900, END + 40, END));
    expect(calm.scroll.overscrolled).toBe(false);
    expect(afterReading(calm, { y: END - 60, end: END }).scroll.direction).toBe('up');
  });

  test('the moment lasts 200 to 300 ms', () => {
    expect(OVERSCROLL_MS).toBeGreaterThanOrEqual(200);
    expect(OVERSCROLL_MS).toBeLessThanOrEqual(300);
  });
});
