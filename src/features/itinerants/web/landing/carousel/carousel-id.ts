import type { ItinerantCategory } from '#domain/vocabulary.ts';

/** Where the hero's button leads. */
export const CATEGORIES_ID = 'itinerant-categories';

/** Id of a card, for its dot. */
export function cardId(category: ItinerantCategory): string {
  return `${CATEGORIES_ID}-${category}`;
}
