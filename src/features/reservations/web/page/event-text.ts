import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ListingKind } from '#domain/vocabulary.ts';
import { setApart } from '#platform/i18n/set-apart.ts';
import { formatName } from '#platform/web/ui/person-name.tsx';
import type { ReservationDetails } from '../../contract.ts';

type Event = ReservationDetails['events'][number];

/** Sentences about events that differ by kind. `name` is the name of the account that acted. */
interface KindEventTexts {
  request(name: string): MessageDescriptor;
  expire: MessageDescriptor;
  complete: MessageDescriptor;
  updateDates(name: string): MessageDescriptor;
}

const NIGHTS_EVENTS: KindEventTexts = {
  request: (name) => msg`${name} requested to stay`,
  expire: msg`The request expired without a response`,
  complete: msg`The stay was completed`,
  updateDates: (name) => msg`${name} changed the dates`,
};

const EVENT_TEXTS: Readonly<Record<ListingKind, KindEventTexts>> = {
  stay: NIGHTS_EVENTS,
  itinerant: NIGHTS_EVENTS,
  experience: {
    request: (name) => msg`${name} reserved seats`,
    expire: msg`The payment didn't arrive in time`,
    complete: msg`It took place`,
    updateDates: (name) => msg`${name} moved to another date`,
  },
};

/** An event as a sentence that names its actor. */
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
  const texts = EVENT_TEXTS[kind];
  switch (action) {
    case 'request':
      return texts.request(name);
    case 'approve':
      return msg`${name} approved the request`;
    case 'confirm':
      return msg`The reservation was confirmed`;
    case 'decline':
      return msg`${name} declined the request`;
    case 'expire':
      return texts.expire;
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
      return texts.complete;
    case 'no-show':
      return msg`No one checked in`;
    case 'update-dates':
      return texts.updateDates(name);
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
