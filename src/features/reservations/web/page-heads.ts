import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import type { ReservationPageData } from './page-data.ts';

type Texts = Pick<RouterContext, 'i18n'>;

const PRIVATE = { name: 'robots', content: 'noindex' };

function privateHead({ i18n }: Texts, title: MessageDescriptor) {
  return { meta: [{ title: `${i18n._(title)} · ${BRAND.name}` }, PRIVATE] };
}

export const tripsHead = (texts: Texts) => privateHead(texts, msg`Trips`);
export const hostReservationsHead = (texts: Texts) => privateHead(texts, msg`Reservations`);
export const checkoutHead = (texts: Texts) => privateHead(texts, msg`Test checkout`);
export const payoutAccountHead = (texts: Texts) => privateHead(texts, msg`Test payout account`);

/** Title of one reservation's page. */
export function reservationHead(texts: Texts, data: ReservationPageData | null | undefined) {
  if (data == null) return privateHead(texts, msg`Reservation`);
  return {
    meta: [{ title: `${data.reservation.listing.title} · ${BRAND.name}` }, PRIVATE],
  };
}
