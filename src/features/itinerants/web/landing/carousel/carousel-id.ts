import type { ItinerantCategory } from '#domain/vocabulary.ts';

/** Target of the hero's button. */
export const CATEGORIES_ID = 'itinerant-categories';

/** Id of a card, for its dot. */
export function cardId(category: ItinerantCategory): string {
  return `${CATEGORIES_ID}-${category}`;
}
