import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#platform/web/ui/button.tsx';
import type { ReservationDetails } from '../../contract.ts';

/** Links to the documents of a stay that the reader may open. */
export function DocumentLinks({ reservation }: { reservation: ReservationDetails }) {
  const { id, viewer, documents } = reservation;
  return (
    <>
      {documents.agreement ? (
        <Link
          to={viewer === 'guest' ? '/trips/$id/agreement' : '/reservations/$id/agreement'}
          params={{ id }}
          className={buttonClass('secondary')}
        >
          <Trans>Agreement</Trans>
        </Link>
      ) : null}
      {documents.letter ? (
        <Link to="/trips/$id/letter" params={{ id }} className={buttonClass('secondary')}>
          <Trans>Letter for a visa</Trans>
        </Link>
      ) : null}
    </>
  );
}
