import { createFileRoute } from '@tanstack/react-router';
import { ExperienceGone, experienceHead, loadExperience } from '#features/experiences/index.web.ts';
import { loadFirstReviews } from '#features/reviews/index.web.ts';
import { noteCreated } from '#market/hosting/index.web.ts';
import { ListingSkeleton } from '#market/page/index.web.ts';
import { asWritten } from '#platform/web/scope/url-search.ts';
import { ExperienceListing, prepareExperienceListing } from './-experience-listing.ts';

export const Route = createFileRoute('/experience/$id')({
  validateSearch: asWritten,
  beforeLoad: ({ context: { i18n } }) => prepareExperienceListing(i18n),
  loader: async ({ params, location, abortController: { signal } }) => {
    const data = await loadExperience(params.id, location.search, signal);
    const reviews = await loadFirstReviews(params.id, data.experience.rating, signal);
    return { ...data, reviews };
  },
  // The page itself requests the price of another session.
  shouldReload: ({ cause }) => cause !== 'stay',
  onEnter: ({ search }) => noteCreated(search),
  head: ({ match, loaderData }) => experienceHead(match.context, loaderData),
  component: ExperienceListing,
  notFoundComponent: ExperienceGone,
  pendingComponent: ListingSkeleton,
});
