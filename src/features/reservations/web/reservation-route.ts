import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { loadTexts, MARKET_TEXTS } from '#platform/web/i18n/texts.ts';
import { lazyCall } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { searchBy, textParams } from '#platform/web/scope/url-search.ts';
import type { ReservationPageData } from './page-data.ts';
import { ReservationSkeleton } from './skeletons/lazy-skeletons.ts';

const loadReservation = lazyCall(() => import('./page-data.ts'), 'loadReservation');

/** The way back from a checkout, the action of an emailed link, and the view of a receipt. */
const RESERVATION_PARAMS = textParams('payment', 'action', 'view');

/** The page of a reservation, which has two addresses: the guest's and the host's. */
export const reservationRoute = {
  validateSearch: searchBy(RESERVATION_PARAMS),
  loader: async ({
    params,
    context,
  }: {
    params: { id: string };
    context: RouterContext;
  }): Promise<ReservationPageData | null> => {
    const [data] = await Promise.all([
      loadReservation(params.id, context.me),
      loadTexts(context.i18n, [...MARKET_TEXTS, 'reservations', 'experiences']),
    ]);
    return data;
  },
  head: ({
    match,
    loaderData,
  }: {
    match: { context: RouterContext };
    loaderData?: ReservationPageData | null | undefined;
  }) => reservationHead(match.context, loaderData),
  pendingComponent: ReservationSkeleton,
};

type Texts = Pick<RouterContext, 'i18n'>;

const PRIVATE = { name: 'robots', content: 'noindex' };

function privateHead({ i18n }: Texts, title: MessageDescriptor) {
  return { meta: [{ title: `${i18n._(title)} · ${BRAND.name}` }, PRIVATE] };
}

export const tripsHead = (texts: Texts) => privateHead(texts, msg`Trips`);
export const hostReservationsHead = (texts: Texts) => privateHead(texts, msg`Reservations`);
export const agreementHead = (texts: Texts) => privateHead(texts, msg`Stay agreement`);
export const letterHead = (texts: Texts) => privateHead(texts, msg`Letter of accommodation`);

/** The code of a letter, where a form sends it. */
export const CODE_PARAM = textParams('code');

export function checkHead(texts: Texts) {
  const { meta } = privateHead(texts, msg`Check a letter of accommodation`);
  // Its address is the key to it.
  return { meta: [...meta, { name: 'referrer', content: 'no-referrer' }] };
}
export const checkoutHead = (texts: Texts) => privateHead(texts, msg`Test checkout`);
export const payoutAccountHead = (texts: Texts) => privateHead(texts, msg`Test payout account`);

/** Title of one reservation's page. */
function reservationHead(texts: Texts, data: ReservationPageData | null | undefined) {
  if (data == null) return privateHead(texts, msg`Reservation`);
  return {
    meta: [{ title: `${data.reservation.listing.title} · ${BRAND.name}` }, PRIVATE],
  };
}
