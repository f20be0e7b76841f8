import { expect, it } from 'vitest';
import { toRequestedNights } from './nights-offer.ts';

it('has no price before both days are known', () => {
  const request = { startDate: '2027-05-09', endDate: null, guests: 1, rooms: 2, pets: 1 };
  expect(toRequestedNights(request)).toBeNull();
  expect(toRequestedNights({ ...request, endDate: '2027-05-12' })).toEqual({
    startDate: '2027-05-09',
    endDate: '2027-05-12',
    guests: 1,
    rooms: 2,
    pets: 1,
  });
});
