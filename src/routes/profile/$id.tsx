import { createFileRoute } from '@tanstack/react-router';
import { loadProfile, ProfilePage, profileHead } from '#features/accounts/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/profile/$id')({
  beforeLoad: ({ context }) => loadTexts(context.i18n, ['accounts']),
  loader: ({ params }) => loadProfile(params.id),
  head: ({ loaderData }) => profileHead(loaderData),
  component: function Page() {
    return <ProfilePage profile={Route.useLoaderData()} />;
  },
});
