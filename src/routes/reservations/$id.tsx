import { createFileRoute } from '@tanstack/react-router';
import { PARSED } from '#platform/web/scope/url-search.ts';
import { Reservation, reservationWithFeedback } from '../-reservation.ts';

export const Route = createFileRoute('/reservations/$id')({
  ...reservationWithFeedback,
  component: Page,
});

function Page() {
  const { payment, action } = Route.useSearch()[PARSED];
  return <Reservation data={Route.useLoaderData()} payment={payment} action={action} />;
}
