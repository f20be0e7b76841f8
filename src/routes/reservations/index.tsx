import { createFileRoute } from '@tanstack/react-router';
import {
  HostReservationsPage,
  hostReservationsHead,
  loadHostReservations,
  ReservationListSkeleton,
} from '#features/reservations/index.web.ts';
import { loadReviewsToWrite, ReviewsToWrite } from '#features/reviews/index.web.ts';
import { loadTexts, MARKET_TEXTS } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/reservations/')({
  loader: async ({ context }) => {
    const [data, toReview] = await Promise.all([
      loadHostReservations(context.me),
      loadReviewsToWrite(context, 'host'),
      loadTexts(context.i18n, [...MARKET_TEXTS, 'reservations', 'experiences']),
    ]);
    return { data, toReview };
  },
  head: ({ match }) => hostReservationsHead(match.context),
  pendingComponent: ReservationListSkeleton,
  component: HostReservations,
});

function HostReservations() {
  const { data, toReview } = Route.useLoaderData();
  return (
    <HostReservationsPage
      data={data}
      toReview={<ReviewsToWrite items={toReview} viewer="host" />}
    />
  );
}
