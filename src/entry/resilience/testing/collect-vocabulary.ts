import type { Vocabulary } from './schema-arbitrary.ts';
import type { World } from './world.ts';

/** @param others worlds of other kinds, whose listings and reservations are named as well */
export function collectVocabulary(
  { people, listingId, otherListingId, reservationId, conversationId }: World,
  others: readonly World[],
): Vocabulary {
  return {
    ids: [
      listingId,
      otherListingId,
      reservationId,
      conversationId,
      ...others.flatMap((other) => [other.listingId, other.reservationId]),
      people.guest.id,
      people.host.id,
    ],
    dates: ['2026-03-01', '2026-03-02', '2026-03-12', '2026-05-04', '2026-05-09', '2027-01-01'],
    words: [
      'Lisbon',
      'exact',
      'flexible',
      'months',
      '38.7',
      '-9.1',
      '10',
      '2026-05',
      'Loft',
      'PT',
      '/',
      '/trips?a=1',
    ],
  };
}
