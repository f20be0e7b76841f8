import { createFileRoute } from '@tanstack/react-router';
import { loadProfile, ProfilePage, profileHead } from '#features/accounts/index.web.ts';
import { HostedListings, loadHosted } from '#features/listings/index.web.ts';
import { loadPersonReviews, PersonReviews } from '#features/reviews/index.web.ts';
import { OwnWords } from '#market/page/index.web.ts';
import { loadTexts, MARKET_TEXTS } from '#platform/web/i18n/texts.ts';
import { PersonSkeleton } from '#platform/web/pages/lazy-skeletons.ts';

export const Route = createFileRoute('/profile/$id')({
  beforeLoad: ({ context }) => loadTexts(context.i18n, ['accounts', 'reviews', ...MARKET_TEXTS]),
  loader: async ({ params: { id }, context: { me } }) => {
    const [profile, hosted, reviews] = await Promise.all([
      loadProfile(id),
      loadHosted(id),
      loadPersonReviews(id, me),
    ]);
    return { profile, hosted, reviews };
  },
  head: ({ loaderData }) => profileHead(loaderData?.profile),
  pendingComponent: PersonSkeleton,
  component: function Page() {
    const { profile, hosted, reviews } = Route.useLoaderData();
    return (
      <ProfilePage
        profile={profile}
        about={
          <OwnWords language={profile.language} className="max-w-prose text-lg">
            {profile.bio}
          </OwnWords>
        }
        hosted={<HostedListings person={profile} first={hosted} />}
        reviews={
          <PersonReviews person={profile} reviews={reviews} isHost={(hosted?.total ?? 0) > 0} />
        }
      />
    );
  },
});
