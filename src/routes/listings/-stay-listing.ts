import type { I18n } from '@lingui/core';
import { MessageButton } from '#features/messaging/index.web.ts';
import { ReviewsSection } from '#features/reviews/index.web.ts';
import { ListingPage } from '#features/stays/index.web.ts';
import { hydrateOnInteraction } from '#platform/web/hydration/hydrate-on-interaction.tsx';
import { loadTexts, loadTextsOfHtml } from '#platform/web/i18n/texts.ts';

const TEXTS = ['listings', 'stays', 'reviews', 'messaging'];

async function loadView() {
  const [view] = await Promise.all([
    import('./-stay-listing-view.tsx'),
    ListingPage.preload?.(),
    ReviewsSection.preload?.(),
    MessageButton.preload?.(),
  ]);
  return view;
}

/** A home's page: whole as HTML, it becomes live when somebody is there. */
export const StayListing = hydrateOnInteraction(loadView, 'StayListing', TEXTS);

/** Its code and texts, before it is drawn or shown by a link; with a page's HTML neither comes. */
export async function prepareStayListing(i18n: I18n): Promise<void> {
  await (import.meta.env.SSR
    ? Promise.all([loadTextsOfHtml(i18n, TEXTS), StayListing.loadOnServer()])
    : Promise.all([loadTexts(i18n, TEXTS), loadView()]));
}
