import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { ListingKind } from '#domain/vocabulary.ts';
import { firstName } from '#platform/web/ui/first-name.ts';
import type { ReservationDetails } from '../../contract.ts';

/** News that differ by kind. */
interface KindNews {
  pending(hostName: string): ReactElement;
  readonly confirmed: ReactElement;
}

const NIGHTS_NEWS: KindNews = {
  pending: (hostName) => <Trans>Request sent to {hostName}</Trans>,
  confirmed: <Trans>It's yours</Trans>,
};

const NEWS: Readonly<Record<ListingKind, KindNews>> = {
  stay: NIGHTS_NEWS,
  itinerant: NIGHTS_NEWS,
  experience: {
    pending: () => <Trans>Your seats are held</Trans>,
    confirmed: <Trans>You're booked</Trans>,
  },
};

/** The latest change in a few words, for the guest; nothing if other parts of the page show it. */
export function WhatHappened({ reservation }: { reservation: ReservationDetails }) {
  const { status, due, host, listing, payBy } = reservation;
  const hostName = firstName(host.name);
  const news = NEWS[listing.kind];
  switch (status) {
    case 'pending':
      return news.pending(hostName);
    case 'approved':
      if (due > 0) return payBy === null ? null : <Trans>{hostName} said yes</Trans>;
      return news.confirmed;
    case 'checked-in':
      return <Trans>You're in</Trans>;
    default:
      return null;
  }
}
