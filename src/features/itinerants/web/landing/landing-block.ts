import { hydrateOnInteraction } from '#platform/web/hydration/hydrate-on-interaction.tsx';

/** Hero and carousel of the itinerants: whole as HTML; what moves it comes when somebody is there. */
export const LandingBlock = hydrateOnInteraction(
  () => import('./landing-content.tsx'),
  'LandingContent',
  ['itinerants/landing'],
);
