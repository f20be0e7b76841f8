import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readCheckInLink } from '#domain/check-in-code.ts';
import { afterDialog } from '#platform/web/dialogs/dialog-entry.ts';
import { openDialog } from '#platform/web/dialogs/dialogs.ts';
import type { ReservationDetails } from '../../contract.ts';
import { Box } from './box.tsx';
import { SquareCode } from './square-code.tsx';

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

/** The guest's own code, for the host to scan or to type. */
export function GuestCodeBox({
  guestCode: { code, qr },
  hostName,
}: {
  guestCode: NonNullable<ReservationDetails['guestCode']>;
  hostName: string;
}) {
  const { t } = useLingui();
  return (
    <Box title={<Trans>Your check-in code</Trans>}>
      <SquareCode qr={qr} label={t`QR code to scan: ${code}`} />
      <p
        dir="ltr"
        className="select-all text-center font-bold font-mono text-2xl tracking-[0.35em]"
      >
        {code}
      </p>
      <p className="text-soft">
        <Trans>Show it to {hostName} when you arrive, or enter their code to check in.</Trans>
      </p>
    </Box>
  );
}
