import * as v from 'valibot';
import { FOUND_KIND_NAMES } from '#domain/console.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { lineSchema } from '#platform/contract/schemas.ts';
import { FIND_LENGTH } from './limits.ts';
import { todaySchema } from './schemas.ts';

export const showToday = defineRoute({
  id: 'console.show-today',
  method: 'GET',
  path: '/api/admin/today',
  summary: 'For staff: what waits, as far as it is theirs, and the figures of the week',
  access: 'console',
  response: todaySchema,
});

const foundSchema = v.object({
  kind: v.picklist(FOUND_KIND_NAMES),
  /** By which its page is opened: of a payment that of its reservation, of an act its request. */
  id: v.string(),
  name: v.string(),
  /** A second line: an address, a state, a date. */
  detail: v.string(),
});
export type Found = v.InferOutput<typeof foundSchema>;

export const findAnything = defineRoute({
  id: 'console.find',
  method: 'GET',
  path: '/api/admin/find',
  summary:
    'For staff: what has this address, name, key, title, id or reference, as far as it is theirs',
  access: 'console',
  query: v.object({ q: lineSchema(FIND_LENGTH.max, FIND_LENGTH.min) }),
  response: v.object({ items: v.array(foundSchema) }),
});

export const findRoutes = [showToday, findAnything] as const;
