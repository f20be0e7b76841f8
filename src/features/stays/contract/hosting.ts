import * as v from 'valibot';
import { defineRoute } from '#platform/contract/route.ts';
import { idParams, idSchema } from '#platform/contract/schemas.ts';
import {
  recentFormSchema,
  stayFormEntries,
  stayFormSchema,
  stayPreviewSchema,
  storedFormSchema,
} from './hosting-schemas.ts';
import { stayDetailsSchema } from './routes.ts';

/** spec 3 §7. */
export const createStay = defineRoute({
  id: 'stays.create',
  method: 'POST',
  path: '/api/listings',
  summary: 'Create a co-living listing',
  access: 'signed-in',
  body: stayFormSchema,
  response: v.object({ id: idSchema, version: v.number() }),
  status: 201,
  errors: ['invalid-input', 'email-unconfirmed', 'too-many-listings'],
  idempotent: true,
});

/** spec 3 §7. */
export const showStayForm = defineRoute({
  id: 'stays.show-form',
  method: 'GET',
  path: '/api/listinginfo/:id',
  summary: 'Retrieve my listing as a form, to edit it',
  access: 'signed-in',
  params: idParams,
  response: storedFormSchema,
  errors: ['not-found', 'forbidden'],
});

/** spec 3 §7. */
export const updateStay = defineRoute({
  id: 'stays.update',
  method: 'POST',
  path: '/api/listinginfo/:id',
  summary:
    'Change my listing; with a version, refused when another change came first, with what stands now in `current`',
  access: 'signed-in',
  params: idParams,
  body: v.object({
    ...stayFormEntries,
    version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  response: v.object({ id: idSchema, version: v.number() }),
  errors: ['not-found', 'forbidden', 'invalid-input', 'listing-changed', 'listing-commitments'],
});

/** spec 3 §7. */
export const showRecentStay = defineRoute({
  id: 'stays.show-recent',
  method: 'GET',
  path: '/api/recentListing',
  summary: 'Retrieve my most recent listing, to pre-fill a new form; null if I have none',
  access: 'signed-in',
  response: v.nullable(recentFormSchema),
});

export const previewStay = defineRoute({
  id: 'stays.preview',
  method: 'POST',
  path: '/api/listings/preview',
  summary: 'Preview an unsaved form as guests would see it; nothing is stored',
  access: 'signed-in',
  accountLimit: 'preview',
  body: stayPreviewSchema,
  response: stayDetailsSchema,
});

export const hostingRoutes = [
  createStay,
  showStayForm,
  updateStay,
  showRecentStay,
  previewStay,
] as const;
