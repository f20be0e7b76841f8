import { createFileRoute } from '@tanstack/react-router';
import {
  loadTrips,
  ReservationListSkeleton,
  TripsPage,
  tripsHead,
} from '#features/reservations/index.web.ts';
import { loadReviewsToWrite, ReviewsToWrite } from '#features/reviews/index.web.ts';
import { StayDaysOfTrips } from '#features/travel/index.web.ts';
import { loadTexts, MARKET_TEXTS } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/trips/')({
  loader: async ({ context }) => {
    const [data, toReview] = await Promise.all([
      loadTrips(context.me),
      loadReviewsToWrite(context, 'guest'),
      loadTexts(context.i18n, [...MARKET_TEXTS, 'reservations', 'experiences']),
    ]);
    return { data, toReview };
  },
  head: ({ match }) => tripsHead(match.context),
  pendingComponent: ReservationListSkeleton,
  component: Trips,
});

function Trips() {
  const { data, toReview } = Route.useLoaderData();
  return (
    <>
      <TripsPage data={data} toReview={<ReviewsToWrite items={toReview} viewer="guest" />} />
      <div className="content-width grid gap-3 pb-8 empty:hidden">
        <StayDaysOfTrips />
      </div>
    </>
  );
}
