import { Trans } from '@lingui/react/macro';
import { KINDS } from '#domain/kinds.ts';
import { firstName } from '#platform/web/ui/first-name.ts';
import type { ReservationRow } from '../../contract.ts';

/*
 * An account can't be deleted while a reservation of it is open, so of all that is said of one only
 * these sentences may have nobody to name.
 */

/** How a reservation ended, said to its guest. */
export function OverForGuest({
  reservation: { status, host, deposit, listing },
}: {
  reservation: ReservationRow;
}) {
  const isNamed = host.name !== '';
  switch (status) {
    case 'completed':
      if (KINDS[listing.kind].payment === 'on-booking')
        return <Trans>It's over. Thank you for coming.</Trans>;
      return isNamed ? (
        <Trans>Your stay is over. Thanks for staying with {firstName(host.name)}.</Trans>
      ) : (
        <Trans>Your stay is over. Thanks for staying.</Trans>
      );
    case 'declined':
      return isNamed ? (
        <Trans>{host.name} couldn't host you on these dates. You weren't charged.</Trans>
      ) : (
        <Trans>Your host couldn't host you on these dates. You weren't charged.</Trans>
      );
    case 'expired':
      if (KINDS[listing.kind].payment === 'on-booking') {
        return (
          <Trans>
            Your payment didn't arrive in time, so your seats are no longer held. You weren't
            charged.
          </Trans>
        );
      }
      return isNamed ? (
        <Trans>{host.name} didn't respond in time. You weren't charged.</Trans>
      ) : (
        <Trans>Your host didn't respond in time. You weren't charged.</Trans>
      );
    case 'no-show':
      return deposit > 0 ? (
        <Trans>You didn't check in. Your deposit will be refunded.</Trans>
      ) : (
        <Trans>You didn't check in.</Trans>
      );
    default:
      return KINDS[listing.kind].payment === 'on-booking' ? (
        <Trans>This booking was cancelled. The seats are available again.</Trans>
      ) : (
        <Trans>This stay was cancelled. The dates are available again.</Trans>
      );
  }
}

/** How a reservation ended, said to its host. */
export function OverForHost({
  reservation: { status, guest, listing },
}: {
  reservation: ReservationRow;
}) {
  const isNamed = guest.name !== '';
  switch (status) {
    case 'completed':
      if (KINDS[listing.kind].payment === 'on-booking') return <Trans>It's over.</Trans>;
      return isNamed ? (
        <Trans>{guest.name} has left. The stay is over.</Trans>
      ) : (
        <Trans>Your guest has left. The stay is over.</Trans>
      );
    case 'declined':
      return <Trans>You declined this request. The dates are available again.</Trans>;
    case 'expired':
      return KINDS[listing.kind].payment === 'on-booking' ? (
        <Trans>This booking wasn't paid in time. The seats are available again.</Trans>
      ) : (
        <Trans>This request expired without a response. The dates are available again.</Trans>
      );
    case 'no-show':
      return isNamed ? (
        <Trans>{guest.name} didn't check in.</Trans>
      ) : (
        <Trans>Your guest didn't check in.</Trans>
      );
    default:
      return KINDS[listing.kind].payment === 'on-booking' ? (
        <Trans>This booking was cancelled. The seats are available again.</Trans>
      ) : (
        <Trans>This stay was cancelled. The dates are available again.</Trans>
      );
  }
}
