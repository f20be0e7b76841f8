import { createFileRoute } from '@tanstack/react-router';
import { loadToday, TodayPage } from '#features/console/index.web.ts';

export const Route = createFileRoute('/admin/')({
  loader: ({ context }) => loadToday(context.me),
  component: () => <TodayPage today={Route.useLoaderData()} />,
});
