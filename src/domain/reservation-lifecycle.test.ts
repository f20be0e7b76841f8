import { describe, expect, it } from 'vitest';
import { answerDeadline, payDeadline } from './reservation-lifecycle.ts';

describe('deadlines', () => {
  const at = (text: string) => Temporal.Instant.from(text);

  it.each([
    ['72 hours', '2027-06-01T12:00:00Z', '2027-06-04T12:00:00Z'],
    ['72 hours that end with the start', '2027-06-06T15:00:00Z', '2027-06-09T15:00:00Z'],
    ['the start in the zone of the listing', '2027-06-08T12:00:00Z', '2027-06-09T15:00:00Z'],
    ['the start, a second before it', '2027-06-09T14:59:59Z', '2027-06-09T15:00:00Z'],
    ['the first day, from its first moment', '2027-06-09T15:00:00Z', '2027-06-10T15:00:00Z'],
    ['the first day, in its evening', '2027-06-10T12:00:00Z', '2027-06-10T15:00:00Z'],
  ])('an answer is due within %s', (_, requested, due) => {
    const stay = { startDate: '2027-06-10', timeZone: 'Asia/Tokyo' };
    expect(answerDeadline(at(requested), stay).toString()).toBe(due);
  });

  it.each([
    ['within 72 hours of the request', '2027-06-20', '2027-06-11T12:00:00Z'],
    ['by the new start', '2027-06-10', '2027-06-09T15:00:00Z'],
    ['within the first day of a stay moved to today', '2027-06-09', '2027-06-09T15:00:00Z'],
  ])('an answer to dates changed on a later day is due %s', (_, startDate, due) => {
    const stay = { startDate, timeZone: 'Asia/Tokyo' };
    const changed = at('2027-06-09T09:00:00Z');
    expect(answerDeadline(at('2027-06-08T12:00:00Z'), stay, changed).toString()).toBe(due);
  });

  it('a payment is due within 24 hours of the clock, over daylight saving too', () => {
    expect(payDeadline(at('2027-03-27T23:30:00Z')).toString()).toBe('2027-03-28T23:30:00Z');
  });
});
