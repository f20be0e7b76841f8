import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { OPEN_STATUSES } from '#domain/lifecycles.ts';
import { listingRoute } from '#domain/listing-path.ts';
import { GoNote } from '#market/booking/index.web.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import type { ReservationDetails } from '../../contract.ts';
import { Money } from '../money/money.tsx';

/** Whether the journey of a reservation goes, and what is held on the guest's card until then. */
export function GoPart({ reservation }: { reservation: ReservationDetails }) {
  const { go, status, viewer, held, listing } = reservation;
  if (go === undefined || (go.status !== 'off' && !OPEN_STATUSES.includes(status))) return null;
  return (
    <div className="grid gap-3">
      <GoNote go={go} reader={viewer === 'guest' && held === undefined ? 'guest' : 'host'} />
      {held === undefined ? null : (
        <p>
          {viewer === 'guest' ? (
            go.status === 'waiting' ? (
              <Trans>
                <Money amount={held} /> is held on your card, but not charged yet. Until it's
                decided, you can cancel and pay nothing.
              </Trans>
            ) : (
              <Trans>
                <Money amount={held} /> is held on your card, and is being charged now.
              </Trans>
            )
          ) : (
            <Trans>
              <Money amount={held} /> is held on the guest's card.
            </Trans>
          )}
        </p>
      )}
      {viewer === 'host' && go.status === 'waiting' ? (
        <Link
          {...listingRoute(listing.kind, listing.id)}
          className={`${buttonClass('secondary')} justify-self-start`}
        >
          <Trans>See the journey, or decide now</Trans>
        </Link>
      ) : null}
    </div>
  );
}
