import { createFileRoute } from '@tanstack/react-router';
import {
  HostCalendarPage,
  loadHostCalendar,
  ReservationListSkeleton,
} from '#features/reservations/index.web.ts';

export const Route = createFileRoute('/properties/$id/calendar')({
  loader: loadHostCalendar,
  head: ({ loaderData }) => ({ meta: loaderData?.meta }),
  pendingComponent: ReservationListSkeleton,
  component: () => <HostCalendarPage data={Route.useLoaderData()} />,
});
