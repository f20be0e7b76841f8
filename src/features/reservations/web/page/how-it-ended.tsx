import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ListingKind } from '#domain/vocabulary.ts';
import { firstName } from '#platform/web/ui/first-name.ts';
import type { ReservationRow } from '../../contract.ts';

/*
 * An account can't be deleted while a reservation of it is open, so only these sentences may have
 * nobody to name: the name of a deleted account is empty.
 */

type Person = ReservationRow['host'];

/** Sentences about an end that differ by kind. */
interface EndTexts {
  readonly completed: {
    forGuest(host: Person): ReactNode;
    forHost(guest: Person): ReactNode;
  };
  readonly expired: {
    forGuest(host: Person): ReactNode;
    forHost(): ReactNode;
  };
  cancelled(): ReactNode;
}

const NIGHTS_TEXTS: EndTexts = {
  completed: {
    forGuest: (host) =>
      host.name === '' ? (
        <Trans>Your stay is over. Thanks for staying.</Trans>
      ) : (
        <Trans>Your stay is over. Thanks for staying with {firstName(host.name)}.</Trans>
      ),
    forHost: (guest) =>
      guest.name === '' ? (
        <Trans>Your guest has left. The stay is over.</Trans>
      ) : (
        <Trans>{guest.name} has left. The stay is over.</Trans>
      ),
  },
  expired: {
    forGuest: (host) =>
      host.name === '' ? (
        <Trans>Your host didn't respond in time. You weren't charged.</Trans>
      ) : (
        <Trans>{host.name} didn't respond in time. You weren't charged.</Trans>
      ),
    forHost: () => (
      <Trans>This request expired without a response. The dates are available again.</Trans>
    ),
  },
  cancelled: () => <Trans>This stay was cancelled. The dates are available again.</Trans>,
};

const END_TEXTS: Readonly<Record<ListingKind, EndTexts>> = {
  stay: NIGHTS_TEXTS,
  itinerant: NIGHTS_TEXTS,
  experience: {
    completed: {
      forGuest: () => <Trans>It's over. Thank you for coming.</Trans>,
      forHost: () => <Trans>It's over.</Trans>,
    },
    expired: {
      forGuest: () => (
        <Trans>
          Your payment didn't arrive in time, so your seats are no longer held. You weren't charged.
        </Trans>
      ),
      forHost: () => (
        <Trans>This booking wasn't paid in time. The seats are available again.</Trans>
      ),
    },
    cancelled: () => <Trans>This booking was cancelled. The seats are available again.</Trans>,
  },
};

/** How a reservation ended, said to its guest. */
export function OverForGuest({
  reservation: { status, host, deposit, listing },
}: {
  reservation: ReservationRow;
}) {
  const texts = END_TEXTS[listing.kind];
  switch (status) {
    case 'completed':
      return texts.completed.forGuest(host);
    case 'declined':
      return host.name === '' ? (
        <Trans>Your host couldn't host you on these dates. You weren't charged.</Trans>
      ) : (
        <Trans>{host.name} couldn't host you on these dates. You weren't charged.</Trans>
      );
    case 'expired':
      return texts.expired.forGuest(host);
    case 'no-show':
      return deposit > 0 ? (
        <Trans>You didn't check in. Your deposit will be refunded.</Trans>
      ) : (
        <Trans>You didn't check in.</Trans>
      );
    default:
      return texts.cancelled();
  }
}

/** How a reservation ended, said to its host. */
export function OverForHost({
  reservation: { status, guest, listing },
}: {
  reservation: ReservationRow;
}) {
  const texts = END_TEXTS[listing.kind];
  switch (status) {
    case 'completed':
      return texts.completed.forHost(guest);
    case 'declined':
      return <Trans>You declined this request. The dates are available again.</Trans>;
    case 'expired':
      return texts.expired.forHost();
    case 'no-show':
      return guest.name === '' ? (
        <Trans>Your guest didn't check in.</Trans>
      ) : (
        <Trans>{guest.name} didn't check in.</Trans>
      );
    default:
      return texts.cancelled();
  }
}
