import { hydrateOnInteraction } from '#platform/web/hydration/hydrate-on-interaction.tsx';

/**
 * Hero and carousel of the itinerants: complete in the HTML; the script is loaded on interaction.
 */
export const LandingBlock = hydrateOnInteraction(
  () => import('./landing-content.tsx'),
  'LandingContent',
  ['itinerants'],
);
