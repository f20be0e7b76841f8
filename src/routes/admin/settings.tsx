import { createFileRoute } from '@tanstack/react-router';
import { loadSettings, requireDuty, SettingsPage } from '#features/console/index.web.ts';

export const Route = createFileRoute('/admin/settings')({
  beforeLoad: ({ context }) => requireDuty(context.me, 'settings'),
  loader: ({ context }) => loadSettings(context.me),
  component: () => <SettingsPage settings={Route.useLoaderData()} />,
});
