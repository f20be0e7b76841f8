import { createFileRoute } from '@tanstack/react-router';
import {
  ExperienceGone,
  ExperiencePage,
  experienceHead,
  loadExperience,
} from '#features/experiences/index.web.ts';
import { ListingSkeleton } from '#features/listings/index.web.ts';
import { MessageButton, prepareMessageButton } from '#features/messaging/index.web.ts';
import { loadFirstReviews, ReviewsSection } from '#features/reviews/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/experience/$id')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  beforeLoad: async ({ context: { i18n } }) => {
    await Promise.all([
      loadTexts(i18n, [
        'listings',
        'experiences',
        'experiences/page',
        'experiences/sessions',
        'reviews',
      ]),
      prepareMessageButton(i18n),
      ReviewsSection.preload?.(),
    ]);
  },
  loader: async ({ params, location, abortController: { signal } }) => {
    const data = await loadExperience(params.id, location.search, signal);
    const reviews = await loadFirstReviews(params.id, data.experience.rating, signal);
    return { ...data, reviews };
  },
  // The page itself asks for the price of another session.
  shouldReload: ({ cause }) => cause !== 'stay',
  head: ({ match, loaderData }) => experienceHead(match.context, loaderData),
  component: Experience,
  notFoundComponent: ExperienceGone,
  pendingComponent: ListingSkeleton,
  pendingMs: 300,
});

function Experience() {
  const { reviews, ...data } = Route.useLoaderData();
  const { id, host } = data.experience;
  return (
    <ExperiencePage
      data={data}
      search={Route.useSearch()}
      contact={<MessageButton around={{ listingId: id }} to="host" />}
      reviews={
        <ReviewsSection kind="experience" listingId={id} hostName={host.name} first={reviews} />
      }
    />
  );
}
