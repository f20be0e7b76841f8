import { createFileRoute } from '@tanstack/react-router';
import {
  loadSettings,
  ProfileSettingsPage,
  profileSettingsHead,
} from '#features/accounts/index.web.ts';

export const Route = createFileRoute('/profile-settings')({
  loader: ({ context }) => loadSettings(context.me),
  head: ({ match }) => profileSettingsHead(match.context),
  component: function Page() {
    return <ProfileSettingsPage data={Route.useLoaderData()} />;
  },
});
