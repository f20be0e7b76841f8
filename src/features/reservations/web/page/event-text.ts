import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { KINDS } from '#domain/kinds.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { setApart } from '#platform/i18n/set-apart.ts';
import { formatName } from '#platform/web/ui/person-name.tsx';
import type { ReservationDetails } from '../../contract.ts';

type Event = ReservationDetails['events'][number];

/** What happened, in a sentence that names who did it. */
export function eventText(
  event: Event,
  kind: ListingKind,
  money: (amount: number) => string,
  i18n: I18n,
): MessageDescriptor {
  // A deleted account is known by no name.
  const actorName = event.actorName ?? '';
  const name = setApart(formatName(actorName, i18n), i18n.locale);
  const { action, details } = event;
  switch (action) {
    case 'request':
      return KINDS[kind].payment === 'on-booking'
        ? msg`${name} reserved seats`
        : msg`${name} requested to stay`;
    case 'approve':
      return msg`${name} approved the request`;
    case 'confirm':
      return msg`The reservation was confirmed`;
    case 'decline':
      return msg`${name} declined the request`;
    case 'expire':
      return KINDS[kind].payment === 'on-booking'
        ? msg`The payment didn't arrive in time`
        : msg`The request expired without a response`;
    case 'cancel':
      if (details.calledOff !== undefined) return msg`The host cancelled the session`;
      if (event.party === 'system')
        return msg`The reservation was cancelled because it wasn't paid in time`;
      if (event.fromStatus === 'checked-in')
        return actorName === '' ? msg`The guest left early` : msg`${name} left early`;
      return actorName === ''
        ? msg`The reservation was cancelled`
        : msg`${name} cancelled the reservation`;
    case 'pay': {
      const amount =
        typeof details.amount === 'number' ? setApart(money(details.amount), i18n.locale) : null;
      return amount === null ? msg`${name} paid` : msg`${name} paid ${amount}`;
    }
    case 'check-in':
      return event.party === 'host' ? msg`${name} checked the guest in` : msg`${name} checked in`;
    case 'complete':
      return KINDS[kind].payment === 'on-booking'
        ? msg`It took place`
        : msg`The stay was completed`;
    case 'no-show':
      return msg`No one checked in`;
    case 'update-dates':
      return KINDS[kind].payment === 'on-booking'
        ? msg`${name} moved to another date`
        : msg`${name} changed the dates`;
    case 'reschedule':
      return typeof details.lost === 'number' && details.lost > 0
        ? msg`The host cancelled some of the sessions`
        : msg`The time or place has changed`;
    case 'request-change':
      return msg`${name} asked to change dates`;
    case 'accept-change':
      return msg`${name} accepted the new dates`;
    case 'decline-change':
      return msg`${name} kept the original dates`;
  }
}
