import { createFileRoute } from '@tanstack/react-router';
import { ReservationListSkeleton } from '#features/reservations/index.web.ts';
import { HostCalendarPage } from '#features/reservations/late.web.ts';

export const Route = createFileRoute('/properties/$id/calendar')({
  // Fetched with the page, so that no other page includes it.
  loader: async (page) =>
    (await import('#features/reservations/late.web.ts')).loadHostCalendar(page),
  head: ({ loaderData }) => ({ meta: loaderData?.meta }),
  pendingComponent: ReservationListSkeleton,
  component: () => <HostCalendarPage data={Route.useLoaderData()} />,
});
