import { MessageButton } from '#features/messaging/index.web.ts';
import { ReviewsSection } from '#features/reviews/index.web.ts';
import { ListingPage } from '#features/stays/index.web.ts';
import { hydrateOnInteraction } from '#platform/web/hydration/hydrate-on-interaction.tsx';

/** A home's page: whole as HTML, it becomes live when somebody is there. */
export const StayListing = hydrateOnInteraction(
  async () => {
    const [view] = await Promise.all([
      import('./-stay-listing-view.tsx'),
      ListingPage.preload?.(),
      ReviewsSection.preload?.(),
      MessageButton.preload?.(),
    ]);
    return view;
  },
  'StayListing',
  ['listings', 'stays', 'reviews', 'messaging'],
);

/** For the route, whose component is split off with all that it names. */
export const prepareStayListing = StayListing.prepare;
