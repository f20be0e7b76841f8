import { AMENITIES, AMENITY_GROUPS, EVENT_TYPES } from '#features/catalogues/index.server.ts';
import type { Translator } from '#platform/server/services.ts';
import type { AmenityGroup, EventType } from '../contract.ts';

/**
 * Amenities by their groups, in the reader's language and the order of the catalogue.
 *
 * @param ids of a listing; null for all
 * @returns the non-empty groups
 */
export function toAmenityGroups(
  ids: readonly string[] | null,
  translate: Translator,
): AmenityGroup[] {
  return AMENITY_GROUPS.map((group) => ({
    id: group.id,
    label: translate(group.label),
    amenities: AMENITIES.filter(
      ({ id, group: groupId }) => groupId === group.id && (ids === null || ids.includes(id)),
    ).map(({ id, label, colour }) => ({ id, label: translate(label), hue: colour.hue })),
  })).filter(({ amenities }) => amenities.length > 0);
}

/**
 * Events in the reader's language and the order of the catalogue.
 *
 * @param ids of a listing; null for all
 */
export function toEventTypes(ids: readonly string[] | null, translate: Translator): EventType[] {
  return EVENT_TYPES.filter(({ id }) => ids === null || ids.includes(id)).map((event) => ({
    id: event.id,
    label: translate(event.label),
    description: translate(event.description),
    slot: 'slot' in event ? event.slot : null,
  }));
}
