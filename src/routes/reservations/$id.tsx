import { createFileRoute } from '@tanstack/react-router';
import {
  loadReservation,
  ReservationListSkeleton,
  ReservationPage,
  reservationHead,
} from '#features/reservations/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/reservations/$id')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  loader: async ({ params, context }) => {
    const [data] = await Promise.all([
      loadReservation(params.id, context.me),
      loadTexts(context.i18n, ['listings', 'reservations']),
    ]);
    return data;
  },
  head: ({ match, loaderData }) => reservationHead(match.context, loaderData),
  pendingComponent: ReservationListSkeleton,
  component: Reservation,
});

function Reservation() {
  const { payment } = Route.useSearch();
  return <ReservationPage data={Route.useLoaderData()} payment={payment} />;
}
