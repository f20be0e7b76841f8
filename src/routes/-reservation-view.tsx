import type { ComponentProps } from 'react';
import { isSessionsKind } from '#domain/kinds.ts';
import { TonightThere } from '#features/experiences/index.web.ts';
import { MessageButton } from '#features/messaging/index.web.ts';
import { ReservationPage } from '#features/reservations/index.web.ts';
import { FlightsThere, StayDaysForDates } from '#features/travel/index.web.ts';
import { lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { ReservationFeedback } from './-feedback.tsx';

const Said = lazyPage(() => import('./-feedback.tsx'), 'FeedbackSection');

type PageProps = ComponentProps<typeof ReservationPage>;

/** The data of its page. */
interface ReservationData {
  page: PageProps['data'];
  said: ReservationFeedback;
  resolutions: PageProps['resolutions'];
}

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
