import { msg } from '@lingui/core/macro';
import { listingSummaries } from '#features/listings/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Translator } from '#platform/server/services.ts';
import { type BoardingOf, boardingsOf } from '../boarding.ts';
import type { Reservation } from '../store/reservations.ts';

/** Where reservations are, in the language of who reads of them. */
export interface MailPlaces {
  readonly boardingOf: BoardingOf;
  /** The city and the country where a guest arrives. */
  placeOf(reservation: Reservation): string;
}

/** Where these reservations are, all read at once. */
export async function placesForMails(
  db: Queryable,
  reservations: readonly Reservation[],
  translate: Translator,
): Promise<MailPlaces> {
  const boardingOf = await boardingsOf(db, reservations, translate);
  const listingIds = reservations.map(({ listingId }) => listingId);
  const summaries = await listingSummaries(db, listingIds, translate);
  return {
    boardingOf,
    placeOf: (reservation) => {
      const { city = '', countryName = '' } =
        boardingOf(reservation)?.arrival ?? summaries.get(reservation.listingId) ?? {};
      return city === '' || countryName === ''
        ? city + countryName
        : translate(msg`${city}, ${countryName}`);
    },
  };
}
