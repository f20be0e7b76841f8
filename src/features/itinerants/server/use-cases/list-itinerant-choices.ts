import { OCCUPANCIES, ROUTINE_LISTS, SCENERY_STYLES } from '#domain/vocabulary.ts';
import { OCCUPANCY_ENTRIES, SCENERY_STYLE_ENTRIES } from '#features/catalogues/index.server.ts';
import type { ItinerantChoices } from '#features/itinerants/contract.ts';
import { toAmenityGroups, toEventTypes } from '#market/page/index.server.ts';
import type { Translator } from '#platform/server/services.ts';
import { listRoutines } from '../show-itinerant.ts';

/** Lists of options that describe an itinerant, in the user's language (spec 3 §3.1, §3.8). */
export function listItinerantChoices(translate: Translator): ItinerantChoices {
  return {
    styles: SCENERY_STYLES.map((id) => ({
      id,
      label: translate(SCENERY_STYLE_ENTRIES[id].label),
      description: translate(SCENERY_STYLE_ENTRIES[id].description),
    })),
    occupancies: OCCUPANCIES.map((id) => ({
      id,
      label: translate(OCCUPANCY_ENTRIES[id].label),
      description: translate(OCCUPANCY_ENTRIES[id].description),
    })),
    amenityGroups: toAmenityGroups(null, translate),
    events: toEventTypes(null, translate),
    routines: ROUTINE_LISTS.map((list) => ({ list, entries: listRoutines(list, null, translate) })),
  };
}
