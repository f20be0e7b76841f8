import { createFileRoute } from '@tanstack/react-router';
import {
  loadSettings,
  ProfileSettingsPage,
  profileSettingsHead,
} from '#features/accounts/index.web.ts';
import { BlockedPeople, TRUST_TEXTS } from '#features/trust/index.web.ts';
import { mayPass, sendPortrait } from '#market/hosting/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { FormSkeleton } from '#platform/web/pages/lazy-skeletons.ts';

export const Route = createFileRoute('/profile-settings')({
  beforeLoad: ({ context }) => loadTexts(context.i18n, ['accounts', 'catalogues', ...TRUST_TEXTS]),
  validateSearch: ({ identity }: Record<string, unknown>): { identity?: 'returned' } =>
    identity === 'returned' ? { identity } : {},
  loader: ({ context }) => loadSettings(context.me),
  head: ({ match }) => profileSettingsHead(match.context),
  pendingComponent: FormSkeleton,
  component: function Page() {
    return (
      <ProfileSettingsPage
        data={Route.useLoaderData()}
        sending={{ send: sendPortrait, mayPass }}
        blocked={<BlockedPeople />}
        arrival={Route.useSearch().identity}
      />
    );
  },
});
