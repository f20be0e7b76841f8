import { createFileRoute } from '@tanstack/react-router';
import { loadStaff, requireDuty, StaffPage } from '#features/console/index.web.ts';

export const Route = createFileRoute('/admin/staff')({
  beforeLoad: ({ context }) => requireDuty(context.me, 'staff'),
  loader: ({ context }) => loadStaff(context.me),
  component: () => <StaffPage staff={Route.useLoaderData()} />,
});
