import { createFileRoute } from '@tanstack/react-router';
import { loadReservation, ReservationPage } from '#features/console/index.web.ts';
import { RESOLUTION_TEXTS } from '#features/reservations/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/admin/reservations/$id')({
  loader: async ({ context, params }) => {
    const [reservation] = await Promise.all([
      loadReservation(context.me, params.id),
      // Of the field for an amount, and of what is decided.
      loadTexts(context.i18n, RESOLUTION_TEXTS),
    ]);
    return reservation;
  },
  component: () => <ReservationPage reservation={Route.useLoaderData()} />,
});
