import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { listingPath } from '#domain/listing-path.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import type { ReservationDetails } from '../../contract.ts';

const BUTTON = `${buttonClass('secondary')} justify-self-start`;

/**
 * The way back to what a guest liked, where it still is. An itinerant has dates of its own and is
 * over for good: its page tells of those like it that can still be joined.
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
