import { createFileRoute } from '@tanstack/react-router';
import { loadProfile, ProfilePage, profileHead } from '#features/accounts/index.web.ts';

export const Route = createFileRoute('/profile/$id')({
  loader: ({ params }) => loadProfile(params.id),
  head: ({ loaderData }) => profileHead(loaderData),
  component: function Page() {
    return <ProfilePage profile={Route.useLoaderData()} />;
  },
});
