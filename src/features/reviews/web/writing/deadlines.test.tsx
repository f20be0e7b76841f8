import { expect, test } from 'vitest';
import { renderText } from '#platform/web/testing/html-of.tsx';
import type { ReservationReviews as Reviews } from '../../contract.ts';
import type { ToWrite } from './load-writing.ts';
import { ReservationReviews } from './reservation-reviews.tsx';
import { ReviewsToWrite } from './to-write.tsx';

/** Midnight in Lisbon, where a stay ends with the check-out date. */
const UNTIL = '2027-06-29T23:00:00Z';
const PLACE = { reservationId: 'one', kind: 'stay', title: 'Loft', timeZone: 'Europe/Lisbon' };

test.each([
  ['Pacific/Auckland', 'Wed, Jun 30, 11:00 AM'],
  ['Pacific/Honolulu', 'Tue, Jun 29, 1:00 PM'],
  [null, 'Wed, Jun 30, 12:00 AM in Lisbon'],
])('to a reader in %s deadlines of reviews are said as %s', (timeZone, at) => {
  const around = {
    ...PLACE,
    listingId: 'two',
    guestName: 'Gina',
    hostName: 'Haru',
    until: UNTIL,
    ofListing: null,
    ofGuest: null,
    may: { write: true, reply: false },
  };
  const own = {
    rating: 5,
    facts: {},
    text: 'Quiet',
    writtenAt: UNTIL,
    hiddenUntil: UNTIL,
    id: null,
    reply: null,
  };
  const shown = (reviews: object) =>
    renderText(<ReservationReviews reviews={{ ...around, ...reviews } as Reviews} />, timeZone);
  expect(shown({ viewer: 'guest' })).toContain(`You have until ${at}.`);
  expect(shown({ viewer: 'host' })).toContain(`You have until ${at}.`);
  expect(shown({ viewer: 'guest', ofListing: own })).toContain(`${at} at the latest.`);
  const dates = { startDate: '2027-04-20', endDate: '2027-04-30', otherName: 'Haru' };
  const items = [{ ...PLACE, ...dates, until: UNTIL } as ToWrite];
  for (const viewer of ['guest', 'host'] as const) {
    expect(renderText(<ReviewsToWrite items={items} viewer={viewer} />, timeZone)).toContain(
      `until ${at}`,
    );
  }
});
