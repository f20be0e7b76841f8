import { KINDS } from '#domain/kinds.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { call } from '#platform/web/api/client.ts';
import { showWifi } from '../../contract/addresses.gen.ts';
import type { StayWifi } from '../../contract.ts';

/** Folder with the texts of the box. */
export const WIFI_TEXTS: readonly string[] = ['wifi'];

/** Statuses in which a guest is or was at the home. */
const THERE: readonly string[] = ['approved', 'checked-in', 'completed'];

/**
 * The user's recorded speeds of a reservation; null if they can't measure there, and on failure, so
 * that the page is shown without them.
 */
export async function loadStayWifi(
  reservation:
    | {
        readonly id: string;
        readonly status: string;
        readonly viewer: string;
        readonly listing: { readonly kind: ListingKind };
      }
    | undefined,
): Promise<StayWifi | null> {
  if (reservation === undefined || reservation.viewer !== 'guest') return null;
  if (!THERE.includes(reservation.status) || !KINDS[reservation.listing.kind].hasWifiToMeasure)
    return null;
  return call(showWifi, { params: { id: reservation.id } }).catch(() => null);
}
