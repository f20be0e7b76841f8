import { createFileRoute } from '@tanstack/react-router';
import { loadWork, requireDuty, WorkPage } from '#features/console/index.web.ts';

export const Route = createFileRoute('/admin/work')({
  beforeLoad: ({ context }) => requireDuty(context.me, 'work'),
  loader: ({ context }) => loadWork(context.me),
  component: () => <WorkPage work={Route.useLoaderData()} />,
});
