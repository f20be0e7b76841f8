import { expect, test } from 'vitest';
import { renderHtml } from '#platform/web/testing/html-of.tsx';
import type { StayDetails } from '../../contract.ts';
import { Facts } from './stay-facts.tsx';

const room = {
  host: { name: 'Ana Costa' },
  occupancy: 'private-room',
  occupancyLabel: 'Private room',
  categoryLabel: 'House',
  sceneryLabel: 'City',
  capacity: 2,
  guestCount: 4,
  roomCount: 3,
  bathroomCount: 1,
  minNights: 7,
  averageGuestAge: null,
  residentCount: 2,
  acceptsPets: false,
  amenityGroups: [],
} as unknown as StayDetails;

test('beside a room that is let, the rooms of the house are counted', () => {
  expect(renderHtml(<Facts stay={room} />)).toContain('3 rooms in the house');
});

test('a house of one room is no count: others live beside the room that is let', () => {
  expect(renderHtml(<Facts stay={{ ...room, roomCount: 1 }} />)).not.toContain('in the house');
});

test('of a home that is let as a whole, the rooms are the guest’s own', () => {
  const html = renderHtml(<Facts stay={{ ...room, occupancy: 'entire-place', capacity: 1 }} />);
  expect(html).toContain('3 rooms');
  expect(html).not.toContain('in the house');
});
