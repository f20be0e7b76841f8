import { LISTING_CATEGORIES, OCCUPANCIES } from '#domain/vocabulary.ts';
import {
  AMENITIES,
  AMENITY_GROUPS,
  EVENT_TYPES,
  LISTING_CATEGORY_ENTRIES,
  OCCUPANCY_ENTRIES,
} from '#features/catalogues/index.server.ts';
import type { StayChoices } from '#features/stays/contract.ts';
import type { Translator } from '#platform/server/services.ts';

/** What a home can be described by, in the reader's language (spec 1 §3). */
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
    amenityGroups: AMENITY_GROUPS.map((group) => ({
      id: group.id,
      label: translate(group.label),
      amenities: AMENITIES.filter((amenity) => amenity.group === group.id).map(
        ({ id, label, colour }) => ({ id, label: translate(label), hue: colour.hue }),
      ),
    })),
    events: EVENT_TYPES.map((event) => ({
      id: event.id,
      label: translate(event.label),
      description: translate(event.description),
      slot: 'slot' in event ? event.slot : null,
    })),
  };
}
