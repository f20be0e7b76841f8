import { describe, expect, it } from 'vitest';
import { type KeyboardField, moveDay } from './calendar-cells.ts';

const field: KeyboardField = {
  first: '2027-03-05',
  last: '2028-03-05',
  firstWeekday: 1,
  mirrored: false,
};
const WEDNESDAY = '2027-03-17';

describe('keys in the calendar', () => {
  it.each([
    ['ArrowRight', '2027-03-18'],
    ['ArrowLeft', '2027-03-16'],
    ['ArrowDown', '2027-03-24'],
    ['ArrowUp', '2027-03-10'],
    ['Home', '2027-03-15'],
    ['End', '2027-03-21'],
    ['PageDown', '2027-04-17'],
  ])('%s', (key, day) => {
    expect(moveDay(WEDNESDAY, key, field)).toBe(day);
  });

  it('mirrors left and right alone', () => {
    const mirrored = { ...field, mirrored: true };
    expect(moveDay(WEDNESDAY, 'ArrowRight', mirrored)).toBe('2027-03-16');
    expect(moveDay(WEDNESDAY, 'ArrowLeft', mirrored)).toBe('2027-03-18');
    expect(moveDay(WEDNESDAY, 'ArrowDown', mirrored)).toBe('2027-03-24');
    expect(moveDay(WEDNESDAY, 'Home', mirrored)).toBe('2027-03-15');
  });

  it('knows weeks that begin on a Saturday', () => {
    const saturday = { ...field, firstWeekday: 6 };
    expect(moveDay(WEDNESDAY, 'Home', saturday)).toBe('2027-03-13');
    expect(moveDay(WEDNESDAY, 'End', saturday)).toBe('2027-03-19');
  });

  it('stays in the month that is shorter', () => {
    expect(moveDay('2027-03-31', 'PageDown', field)).toBe('2027-04-30');
  });

  it('never leaves the field', () => {
    expect(moveDay('2027-03-07', 'PageUp', field)).toBe('2027-03-05');
    expect(moveDay('2028-03-01', 'PageDown', field)).toBe('2028-03-05');
  });

  it('leaves other keys alone', () => {
    expect(moveDay(WEDNESDAY, 'a', field)).toBeNull();
    expect(moveDay(WEDNESDAY, 'constructor', field)).toBeNull();
  });
});
