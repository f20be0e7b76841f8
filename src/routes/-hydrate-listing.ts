import type { ComponentType } from 'react';
import { MessageButton } from '#features/messaging/index.web.ts';
import { ReviewsSection } from '#features/reviews/index.web.ts';
import { hydrateOnInteraction } from '#platform/web/hydration/hydrate-on-interaction.tsx';
import { MARKET_TEXTS } from '#platform/web/i18n/texts.ts';

/**
 * The page of a listing: complete as HTML, it is hydrated at the first interaction. Its route names
 * it in `component`, which is split off with all that it names, and its `prepare` by another
 * binding.
 *
 * @param load the module that combines the features' parts of the page
 * @param name of its export
 * @param texts of its kind
 */
export function hydrateListing<Name extends string>(
  load: () => Promise<{ [Key in Name]: ComponentType }>,
  name: Name,
  texts: readonly string[],
) {
  return hydrateOnInteraction(
    async () => {
      const [module] = await Promise.all([
        load(),
        ReviewsSection.preload?.(),
        MessageButton.preload?.(),
      ]);
      return module;
    },
    name,
    [...MARKET_TEXTS, 'reviews', 'messaging', ...texts],
  );
}
