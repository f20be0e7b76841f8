import { createFileRoute } from '@tanstack/react-router';
import {
  loadTrips,
  ReservationListSkeleton,
  TripsPage,
  tripsHead,
} from '#features/reservations/index.web.ts';
import { StayDaysOfTrips } from '#features/travel/stay-days.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/trips/')({
  loader: async ({ context }) => {
    const [data] = await Promise.all([
      loadTrips(context.me),
      loadTexts(context.i18n, ['listings', 'reservations']),
    ]);
    return data;
  },
  head: ({ match }) => tripsHead(match.context),
  pendingComponent: ReservationListSkeleton,
  component: Trips,
});

function Trips() {
  return (
    <>
      <TripsPage data={Route.useLoaderData()} />
      <div className="content-width pb-8 empty:hidden">
        <StayDaysOfTrips />
      </div>
    </>
  );
}
