import { LISTING_CATEGORIES, OCCUPANCIES } from '#domain/vocabulary.ts';
import { LISTING_CATEGORY_ENTRIES, OCCUPANCY_ENTRIES } from '#features/catalogues/index.server.ts';
import type { StayChoices } from '#features/stays/contract.ts';
import { toAmenityGroups, toEventTypes } from '#market/page/index.server.ts';
import type { Translator } from '#platform/server/services.ts';

/** Options to describe a home, in the reader's language (spec 1 §3). */
export function listChoices(translate: Translator): StayChoices {
  return {
    categories: LISTING_CATEGORIES.map((id) => ({
      id,
      label: translate(LISTING_CATEGORY_ENTRIES[id].label),
      description: translate(LISTING_CATEGORY_ENTRIES[id].description),
    })),
    occupancies: OCCUPANCIES.map((id) => ({
      id,
      label: translate(OCCUPANCY_ENTRIES[id].label),
      description: translate(OCCUPANCY_ENTRIES[id].description),
    })),
    amenityGroups: toAmenityGroups(null, translate),
    events: toEventTypes(null, translate),
  };
}
