import { createFileRoute } from '@tanstack/react-router';
import { HostCalendarPage } from '#features/reservations/host-calendar.web.ts';

export const Route = createFileRoute('/properties/$id/calendar')({
  loader: async ({ params, context }) => {
    // Fetched with the page, so that no other page brings it.
    const { loadHostCalendar } = await import('#features/reservations/host-calendar.web.ts');
    return loadHostCalendar(params.id, context);
  },
  head: ({ loaderData }) => ({ meta: loaderData?.meta }),
  component: () => <HostCalendarPage data={Route.useLoaderData()} />,
});
