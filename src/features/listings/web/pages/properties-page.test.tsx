import { expect, test } from 'vitest';
import { renderText } from '#platform/web/testing/html-of.tsx';
import type { OwnListing } from '../page-data.ts';
import { PropertyTile } from './properties-page.tsx';

test.each([
  ['Pacific/Auckland', 'Wed, Jun 30, 11:00 AM'],
  ['Pacific/Honolulu', 'Tue, Jun 29, 1:00 PM'],
  [null, 'Wed, Jun 30, 12:00 AM in Lisbon'],
])('to a host in %s an experience is to be paid by %s', (timeZone, at) => {
  const listing = {
    id: 'one',
    kind: 'experience',
    title: 'Dinner',
    city: 'Lisbon',
    countryName: 'Portugal',
    cover: null,
    price: 2_000,
    openReservations: 0,
    timeZone: 'Europe/Lisbon',
    unpaid: { amount: 4_000, removedAt: '2027-06-29T23:00:00Z' },
    awaitsConfirmation: false,
    moderationState: 'visible',
    asksVerifiedGuests: null,
  } as unknown as OwnListing;
  expect(renderText(<PropertyTile listing={listing} eager />, timeZone)).toContain(
    `$40.00 is due by ${at}. After that, this experience is deleted.`,
  );
});
