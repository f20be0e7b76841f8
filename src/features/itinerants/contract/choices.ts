import * as v from 'valibot';
import { OCCUPANCIES, ROUTINE_LISTS, SCENERY_STYLES } from '#domain/vocabulary.ts';
import { amenityGroupSchema, eventTypeSchema } from '#market/page/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';

const described = { label: v.string(), description: v.string() };

/** One entry of a day there, translated. */
export const routineSchema = v.object({
  id: v.string(),
  label: v.string(),
  /** Its usual time, HH:MM; an end before the start is on the next day. */
  slot: v.object({ start: v.string(), end: v.string() }),
  /** Whether guests do their own work during it. */
  forWork: v.boolean(),
});
export type Routine = v.InferOutput<typeof routineSchema>;

export const itinerantChoicesSchema = v.object({
  styles: v.array(v.object({ id: v.picklist(SCENERY_STYLES), ...described })),
  occupancies: v.array(v.object({ id: v.picklist(OCCUPANCIES), ...described })),
  amenityGroups: v.array(amenityGroupSchema),
  events: v.array(eventTypeSchema),
  routines: v.array(v.object({ list: v.picklist(ROUTINE_LISTS), entries: v.array(routineSchema) })),
  /** Whether identities can be verified here, so that a search may ask for verified hosts. */
  isIdentityOffered: v.boolean(),
});
export type ItinerantChoices = v.InferOutput<typeof itinerantChoicesSchema>;

export const listItinerantChoices = defineRoute({
  id: 'itinerants.list-choices',
  method: 'GET',
  path: '/api/itinerant-choices',
  summary:
    'List the styles, occupancies, amenities, events and routines of itinerants, with labels',
  access: 'public',
  response: itinerantChoicesSchema,
});
