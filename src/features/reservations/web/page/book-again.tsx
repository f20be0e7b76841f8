import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { listingPath } from '#domain/listing-path.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import type { ReservationDetails } from '../../contract.ts';

const BUTTON = `${buttonClass('secondary')} justify-self-start`;

/**
 * A link to book a listing again, if it still exists. An itinerant has fixed dates and can't be
 * booked after them: its page shows similar ones that can still be joined.
 */
export function BookAgain({ reservation }: { reservation: ReservationDetails }) {
  const { viewer, status, listing } = reservation;
  if (viewer !== 'guest' || status !== 'completed') return null;
  if (listing.kind === 'itinerant') {
    const page = listing.available
      ? ({ to: listingPath(listing.kind, listing.id), hash: 'similar-listings' } as const)
      : ({ to: '/itinerants' } as const);
    return (
      <Link {...page} className={BUTTON}>
        <Trans>Find similar itinerants</Trans>
      </Link>
    );
  }
  if (!listing.available) return null;
  return (
    <Link to={listingPath(listing.kind, listing.id)} className={BUTTON}>
      <Trans>Book it again</Trans>
    </Link>
  );
}
