import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { listingPath } from '#domain/listing-path.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import type { ReservationPage } from '../../contract.ts';

/**
 * The way back to what a guest liked, where it still is. A journey with dates of its own is over for
 * good.
 */
export function BookAgain({ reservation }: { reservation: ReservationPage }) {
  const { viewer, status, listing } = reservation;
  if (viewer !== 'guest' || status !== 'completed') return null;
  if (!listing.available || listing.kind === 'itinerant') return null;
  return (
    <Link
      to={listingPath(listing.kind, listing.id)}
      className={`${buttonClass('secondary')} justify-self-start`}
    >
      <Trans>Book it again</Trans>
    </Link>
  );
}
