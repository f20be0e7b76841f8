import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readCheckInLink } from '#domain/check-in-code.ts';
import { afterDialog } from '#platform/web/dialogs/dialog-entry.ts';
import { openDialog } from '#platform/web/dialogs/dialogs.ts';
import type { ReservationDetails } from '../../contract.ts';

/**
 * Opens the check-in for a host who scanned the guest's QR code with their phone's camera. It opens
 * only once, so the parameter is removed from the address.
 */
export function ScannedLink({ reservation }: { reservation: ReservationDetails }) {
  const router = useRouter();
  const { id, may, viewer, listing } = reservation;
  const opens = viewer === 'host' && may.checkIn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link that is followed.
  useEffect(() => {
    const link = readCheckInLink(window.location.href);
    if (link === null) return;
    // The login that led here has an entry of its own in the history, which has to go first.
    afterDialog(() => {
      void router.navigate({ to: '.', hash: '', replace: true, search: true }).then(() => {
        if (!opens) return;
        const { code } = link;
        openDialog('check-in', { actionId: id, kind: listing.kind, viewer: 'host', code });
      });
    });
  }, [id]);
  return null;
}
