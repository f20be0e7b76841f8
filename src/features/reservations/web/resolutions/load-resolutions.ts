import type { I18n } from '@lingui/core';
import { hasCome } from '#domain/instants.ts';
import { call } from '#platform/web/api/client.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { showResolutions } from '../../contract/addresses.gen.ts';
import type { Resolutions } from '../../contract.ts';
import type { ReservationPageData } from '../page-data.ts';
import { RESOLUTION_TEXTS } from './resolution-texts.ts';

/**
 * The claim and the problems of a reservation, with their texts; null where there can't be any yet,
 * and on failure, so that the page is shown without them.
 */
export async function loadResolutions(
  page: ReservationPageData | null,
  i18n: I18n,
): Promise<Resolutions | null> {
  if (page === null || !mayHaveSome(page)) return null;
  const { id } = page.reservation;
  const [resolutions] = await Promise.all([
    call(showResolutions, { params: { id } }).catch(() => null),
    loadTexts(i18n, RESOLUTION_TEXTS),
  ]);
  return resolutions;
}

/** Whether it is or was paid, and the day of arrival has begun. */
function mayHaveSome({ reservation, readAt }: ReservationPageData): boolean {
  const { status, paid, startDate, zones } = reservation;
  if (paid === 0 || status === 'pending') return false;
  const begins = Temporal.PlainDate.from(startDate).toZonedDateTime(zones.arrival).toInstant();
  return status !== 'approved' || hasCome(begins, Temporal.Instant.from(readAt));
}
