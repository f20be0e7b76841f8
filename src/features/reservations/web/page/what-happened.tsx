import { Trans } from '@lingui/react/macro';
import { KINDS } from '#domain/kinds.ts';
import { firstName } from '#platform/web/ui/first-name.ts';
import type { ReservationDetails } from '../../contract.ts';

/** The news in a few words, for the guest; nothing where it tells itself. */
export function WhatHappened({ reservation }: { reservation: ReservationDetails }) {
  const { status, due, host, listing, payBy } = reservation;
  const hostName = firstName(host.name);
  const isSeats = KINDS[listing.kind].payment === 'on-booking';
  switch (status) {
    case 'pending':
      return isSeats ? (
        <Trans>Your seats are held</Trans>
      ) : (
        <Trans>Request sent to {hostName}</Trans>
      );
    case 'approved':
      if (due > 0) return payBy === null ? null : <Trans>{hostName} said yes</Trans>;
      return isSeats ? <Trans>You're booked</Trans> : <Trans>It's yours</Trans>;
    case 'checked-in':
      return <Trans>You're in</Trans>;
    default:
      return null;
  }
}
