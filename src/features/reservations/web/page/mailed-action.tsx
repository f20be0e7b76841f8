import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { afterDialog } from '#platform/web/dialogs/dialog-entry.ts';
import { openDialog } from '#platform/web/dialogs/dialogs.ts';
import type { ReservationDetails } from '../../contract.ts';

/**
 * Opens the dialog of an emailed link: `?action=approve` opens the host's approval, while the
 * request is pending. It opens only once, so the parameter is removed from the address.
 */
export function MailedAction({
  action,
  reservation,
  readAt,
}: {
  action: unknown;
  reservation: ReservationDetails;
  readAt: string;
}) {
  const router = useRouter();
  const { id, may } = reservation;
  const isAsked = action === 'approve';
  const opens = isAsked && may.approve;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link that is followed.
  useEffect(() => {
    if (!isAsked) return;
    // The login that led here has an entry of its own in the history, which has to go first.
    afterDialog(() => {
      void router
        .navigate({ to: '.', search: ({ action: _, ...others }) => others, replace: true })
        .then(() => {
          if (opens)
            openDialog('reservation', { actionId: id, status: 'approved', reservation, readAt });
        });
    });
  }, [isAsked, id]);
  return null;
}
