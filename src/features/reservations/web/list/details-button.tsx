import { Trans } from '@lingui/react/macro';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { ReservationRow } from '../../contract.ts';

/** Opens the table of all reservations of a page. */
export function DetailsButton({ reservations }: { reservations: readonly ReservationRow[] }) {
  const prepare = () => preloadDialog('details');
  return (
    <Button
      look="secondary"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => openDialog('details', { reservations })}
    >
      <Trans>Reservation details</Trans>
    </Button>
  );
}
