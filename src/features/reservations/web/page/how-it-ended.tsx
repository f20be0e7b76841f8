import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { firstName } from '#domain/first-name.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import type { ReservationDetails, ReservationRow } from '../../contract.ts';

/*
 * An account can't be deleted while a reservation of it is open, so only these sentences may lack a
 * name: the name of a deleted account is empty.
 */

type Person = ReservationRow['host'];

/** Sentences about an end that differ by kind. */
interface EndTexts {
  readonly completed: {
    forGuest(host: Person): MessageDescriptor;
    forHost(guest: Person): MessageDescriptor;
  };
  readonly expired: {
    forGuest(host: Person): MessageDescriptor;
    readonly forHost: MessageDescriptor;
  };
  readonly cancelled: MessageDescriptor;
}

const NIGHTS_TEXTS: EndTexts = {
  completed: {
    forGuest: (host) =>
      host.name === ''
        ? msg`Your stay is over. Thanks for staying.`
        : msg`Your stay is over. Thanks for staying with ${firstName(host.name)}.`,
    forHost: (guest) =>
      guest.name === ''
        ? msg`Your guest has left. The stay is over.`
        : msg`${guest.name} has left. The stay is over.`,
  },
  expired: {
    forGuest: (host) =>
      host.name === ''
        ? msg`Your host didn't respond in time. You weren't charged.`
        : msg`${host.name} didn't respond in time. You weren't charged.`,
    forHost: msg`This request expired without a response. The dates are available again.`,
  },
  cancelled: msg`This stay was cancelled. The dates are available again.`,
};

const END_TEXTS: Readonly<Record<ListingKind, EndTexts>> = {
  stay: NIGHTS_TEXTS,
  itinerant: NIGHTS_TEXTS,
  experience: {
    completed: {
      forGuest: () => msg`It's over. Thank you for coming.`,
      forHost: () => msg`It's over.`,
    },
    expired: {
      forGuest: () =>
        msg`Your payment didn't arrive in time, so your seats are no longer held. You weren't charged.`,
      forHost: msg`This booking wasn't paid in time. The seats are available again.`,
    },
    cancelled: msg`This booking was cancelled. The seats are available again.`,
  },
};

/** A reservation that has ended; lists have no events of it. */
type Ended = ReservationRow & Partial<Pick<ReservationDetails, 'events'>>;

/** Whether its guest was there, and left before its end. */
function hasLeftEarly({ status, events = [] }: Ended): boolean {
  return status === 'cancelled' && events.some(({ action }) => action === 'check-in');
}

/** How a reservation ended, for its guest. */
export function OverForGuest({ reservation }: { reservation: Ended }) {
  const { t } = useLingui();
  const { status, host, deposit, listing } = reservation;
  const texts = END_TEXTS[listing.kind];
  if (hasLeftEarly(reservation)) return <Trans>You left early. Your stay is over.</Trans>;
  switch (status) {
    case 'completed':
      return <span>{t(texts.completed.forGuest(host))}</span>;
    case 'declined':
      return host.name === '' ? (
        <Trans>Your host couldn't host you on these dates. You weren't charged.</Trans>
      ) : (
        <Trans>{host.name} couldn't host you on these dates. You weren't charged.</Trans>
      );
    case 'expired':
      return <span>{t(texts.expired.forGuest(host))}</span>;
    case 'no-show':
      return deposit > 0 ? (
        <Trans>You didn't check in. Your deposit will be refunded.</Trans>
      ) : (
        <Trans>You didn't check in.</Trans>
      );
    default:
      return <span>{t(texts.cancelled)}</span>;
  }
}

/** How a reservation ended, for its host. */
export function OverForHost({ reservation }: { reservation: Ended }) {
  const { t } = useLingui();
  const { status, guest, listing } = reservation;
  const texts = END_TEXTS[listing.kind];
  if (hasLeftEarly(reservation)) {
    return guest.name === '' ? (
      <Trans>Your guest left early. The dates are available again.</Trans>
    ) : (
      <Trans>{guest.name} left early. The dates are available again.</Trans>
    );
  }
  switch (status) {
    case 'completed':
      return <span>{t(texts.completed.forHost(guest))}</span>;
    case 'declined':
      return <Trans>You declined this request. The dates are available again.</Trans>;
    case 'expired':
      return <span>{t(texts.expired.forHost)}</span>;
    case 'no-show':
      return guest.name === '' ? (
        <Trans>Your guest didn't check in.</Trans>
      ) : (
        <Trans>{guest.name} didn't check in.</Trans>
      );
    default:
      return <span>{t(texts.cancelled)}</span>;
  }
}
