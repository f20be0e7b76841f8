import type { AsyncRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { MessageButton } from '#features/messaging/index.web.ts';
import { ReviewsSection } from '#features/reviews/index.web.ts';
import { hydrateOnInteraction } from '#platform/web/hydration/hydrate-on-interaction.tsx';

/**
 * The page of a listing: whole as HTML, it becomes live when somebody is there. Its route names it
 * in `component`, which is split off with all that it names, and its `prepare` by another binding.
 *
 * @param load the module that puts together what features add to the page
 * @param name of its export
 * @param page the page of its kind; comes beside the module, with what every kind shows
 * @param texts of its kind
 */
export function liveListing<Name extends string>(
  load: () => Promise<{ [Key in Name]: ComponentType }>,
  name: Name,
  page: Pick<AsyncRouteComponent<object>, 'preload'>,
  texts: readonly string[],
) {
  return hydrateOnInteraction(
    async () => {
      const [module] = await Promise.all([
        load(),
        ...[page, ReviewsSection, MessageButton].map((part) => part.preload?.()),
      ]);
      return module;
    },
    name,
    ['listings', 'reviews', 'messaging', ...texts],
  );
}
