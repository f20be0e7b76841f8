import type { ComponentProps } from 'react';
import { isSessionsKind } from '#domain/kinds.ts';
import { TonightThere } from '#features/experiences/index.web.ts';
import { MessageButton, prepareMessageButton } from '#features/messaging/index.web.ts';
import {
  loadResolutions,
  ReservationPage,
  reservationRoute,
} from '#features/reservations/index.web.ts';
import { FlightsThere, StayDaysForDates } from '#features/travel/index.web.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import type { ReservationFeedback } from './-feedback.tsx';

const around = () => import('./-feedback.tsx');
const Said = lazyPage(around, 'FeedbackSection');
const loadSaid = lazyCall(around, 'loadFeedback');

type PageProps = ComponentProps<typeof ReservationPage>;

interface ReservationData {
  page: PageProps['data'];
  said: ReservationFeedback;
  resolutions: PageProps['resolutions'];
}

/**
 * Route options of both addresses of a reservation: they load the reservation, the feedback of
 * guest and host, and problems and the deposit.
 */
export const reservationWithFeedback = {
  ...reservationRoute,
  beforeLoad: ({ context: { i18n } }: { context: RouterContext }) => prepareMessageButton(i18n),
  loader: async (
    input: Parameters<typeof reservationRoute.loader>[0],
  ): Promise<ReservationData> => {
    const page = await reservationRoute.loader(input);
    const { i18n } = input.context;
    const [said, resolutions] = await Promise.all([
      loadSaid(page, i18n),
      loadResolutions(page, i18n),
    ]);
    return { page, said, resolutions };
  },
  head: ({
    match,
    loaderData,
  }: {
    match: { context: RouterContext };
    loaderData?: { page: PageProps['data'] } | undefined;
  }) => reservationRoute.head({ match, loaderData: loaderData?.page }),
};

/** A reservation with a button to message the other party, the feedback of both, and problems. */
export function Reservation({
  data: { page, said, resolutions },
  payment,
  action,
  view,
}: Pick<PageProps, 'payment' | 'action' | 'view'> & { data: ReservationData }) {
  return (
    <ReservationPage
      data={page}
      payment={payment}
      action={action}
      view={view}
      contact={
        page === null ? null : (
          <MessageButton
            around={{ reservationId: page.reservation.id }}
            to={page.reservation.viewer === 'host' ? 'guest' : 'host'}
          />
        )
      }
      said={<Said said={said} />}
      resolutions={resolutions}
      ahead={partsAhead(page)}
    />
  );
}

const AHEAD = ['approved', 'checked-in'];

/** Flights, days of stay and experiences there, for its guest. */
function partsAhead(page: PageProps['data']): PageProps['ahead'] {
  if (page === null || page.reservation.viewer !== 'guest') return NOTHING_AHEAD;
  const { listing, startDate, endDate, status, boarding } = page.reservation;
  const { kind, city, countryName } = listing;
  if (isSessionsKind(kind) || !AHEAD.includes(status) || city === '') return NOTHING_AHEAD;
  const days = { startDate, endDate };
  return {
    flights: <FlightsThere city={city} countryName={countryName} {...days} />,
    stayDays: <StayDaysForDates listingId={listing.id} {...days} />,
    // A journey is in this town on some of its days only.
    there:
      boarding === null ? (
        <TonightThere city={city} days={{ start: startDate, end: endDate }} />
      ) : null,
  };
}

const NOTHING_AHEAD: PageProps['ahead'] = { flights: null, stayDays: null, there: null };
