import { createFileRoute } from '@tanstack/react-router';
import {
  HostCalendarPage,
  HostCalendarSkeleton,
  loadHostCalendar,
} from '#features/reservations/index.web.ts';
import { PARSED, searchBy, textParams } from '#platform/web/scope/url-search.ts';

/** The month that it opens with, such as `2027-01`; that of today by default. */
const validateSearch = searchBy(textParams('month'));

export const Route = createFileRoute('/properties/$id/calendar')({
  validateSearch,
  loader: loadHostCalendar,
  head: ({ loaderData }) => ({ meta: loaderData?.meta }),
  pendingComponent: HostCalendarSkeleton,
  component: Calendar,
});

function Calendar() {
  const { month } = Route.useSearch()[PARSED];
  return <HostCalendarPage data={Route.useLoaderData()} month={month} />;
}
