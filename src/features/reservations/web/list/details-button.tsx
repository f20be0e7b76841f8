import { Trans } from '@lingui/react/macro';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import type { ReservationRow } from '../../contract.ts';

/** Opens the table of all reservations of a page. */
export function DetailsButton({ reservations }: { reservations: readonly ReservationRow[] }) {
  const prepare = () => preloadDialog('details');
  return (
    <button
      type="button"
      className="min-h-11 font-semibold text-sm underline underline-offset-4"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => openDialog('details', { reservations })}
    >
      <Trans>Reservation details</Trans>
    </button>
  );
}
