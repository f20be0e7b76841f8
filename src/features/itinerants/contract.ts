import * as v from 'valibot';
import {
  calendarQuery,
  nightsCalendarSchema,
  nightsQuoteQuery,
  nightsQuoteSchema,
} from '#market/booking/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { dateSchema, doneSchema, idParams, idSchema } from '#platform/contract/schemas.ts';
import { listItinerantChoices } from './contract/choices.ts';
import { listItinerantFigures } from './contract/figures.ts';
import {
  itinerantFormEntries,
  itinerantFormSchema,
  itinerantPreviewSchema,
  storedEntries,
  storedItinerantSchema,
} from './contract/hosting-schemas.ts';
import { itinerantDetailsSchema, showItinerant } from './contract/page.ts';
import {
  countItinerantCategories,
  listItinerantPins,
  searchItinerants,
  showItinerantCard,
  similarItinerants,
} from './contract/search.ts';

export * from './contract/choices.ts';
export * from './contract/figures.ts';
export * from './contract/hosting-schemas.ts';
export * from './contract/page.ts';
export * from './contract/search.ts';

/** spec 3 §7. */
export const createItinerant = defineRoute({
  id: 'itinerants.create',
  method: 'POST',
  path: '/api/itinerants',
  summary: 'Create an itinerant',
  access: 'signed-in',
  body: itinerantFormSchema,
  response: v.object({ id: idSchema, version: v.number() }),
  status: 201,
  errors: ['invalid-input', 'email-unconfirmed', 'too-many-listings'],
  idempotent: true,
});

/** spec 3 §7. */
export const showItinerantForm = defineRoute({
  id: 'itinerants.show-form',
  method: 'GET',
  path: '/api/itinerantinfo/:id',
  summary:
    'Retrieve my itinerant as a form, to edit it; `sensitive` leaves out the street, the wifi and how to get in',
  access: 'signed-in',
  coHost: 'homes',
  params: idParams,
  query: v.object({ sensitive: v.optional(v.picklist(['true', 'false']), 'false') }),
  response: storedItinerantSchema,
  errors: ['not-found', 'forbidden'],
});

/** spec 3 §7. */
export const updateItinerant = defineRoute({
  id: 'itinerants.update',
  method: 'POST',
  path: '/api/itinerantinfo/:id',
  summary:
    'Change my itinerant; with a version, refused when another change came first, with what stands now in `current`. `sensitive` keeps the street, the wifi and how to get in as they are',
  access: 'signed-in',
  coHost: 'homes',
  params: idParams,
  body: v.object({
    ...itinerantFormEntries,
    sensitive: v.optional(v.boolean(), false),
    version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  response: v.object({ id: idSchema, version: v.number() }),
  errors: ['not-found', 'forbidden', 'invalid-input', 'listing-changed', 'listing-commitments'],
});

export const previewItinerant = defineRoute({
  id: 'itinerants.preview',
  method: 'POST',
  path: '/api/itinerants/preview',
  summary: 'Preview an unsaved form as guests would see it; nothing is stored',
  access: 'signed-in',
  coHost: 'homes',
  accountLimit: 'preview',
  body: itinerantPreviewSchema,
  response: v.object({
    ...itinerantDetailsSchema.entries,
    /** Whether its days are the form's; otherwise they are examples. */
    isDated: v.boolean(),
  }),
});

/** Like that of homes (spec 3 §4, §7). */
export const showRecentItinerant = defineRoute({
  id: 'itinerants.show-recent',
  method: 'GET',
  path: '/api/recentItinerant',
  summary: 'Retrieve my most recent itinerant, to pre-fill a new form; null if I have none',
  access: 'signed-in',
  response: v.nullable(v.object(storedEntries)),
});

const itinerantCalendarSchema = v.object({
  ...nightsCalendarSchema.entries,
  /** The days it lasts, the last of them the check-out date. */
  open: v.object({ from: dateSchema, until: dateSchema }),
});
export type ItinerantCalendar = v.InferOutput<typeof itinerantCalendarSchema>;

export const showItinerantCalendar = defineRoute({
  id: 'itinerants.show-calendar',
  method: 'GET',
  path: '/api/itinerants/:id/calendar',
  summary: 'List the places left by night between two dates, at most 400 days apart',
  access: 'public',
  params: idParams,
  query: calendarQuery,
  response: itinerantCalendarSchema,
  errors: ['not-found', 'invalid-input'],
});

export const quoteItinerant = defineRoute({
  id: 'itinerants.quote',
  method: 'GET',
  path: '/api/itinerants/:id/quote',
  summary: 'Quote joining for some nights line by line, with the refund schedule',
  access: 'public',
  params: idParams,
  query: nightsQuoteQuery,
  response: nightsQuoteSchema,
  errors: [
    'not-found',
    'stay-unavailable',
    'too-many-guests',
    'too-few-nights',
    'date-past',
    'invalid-input',
  ],
});

/** Its host decides before the go/no-go day that it goes, with however many people. */
export const goAnyway = defineRoute({
  id: 'itinerants.go-anyway',
  method: 'POST',
  path: '/api/journeys/:id/go-anyway',
  summary: 'Decide that my itinerant goes, however many people are aboard',
  access: 'signed-in',
  params: idParams,
  response: doneSchema,
  errors: ['not-found', 'forbidden', 'journey-decided'],
  idempotent: true,
});

/** Every route of itinerants. */
export const itinerantRoutes = [
  searchItinerants,
  listItinerantPins,
  countItinerantCategories,
  showItinerantCard,
  listItinerantChoices,
  listItinerantFigures,
  createItinerant,
  showItinerantForm,
  updateItinerant,
  previewItinerant,
  showRecentItinerant,
  showItinerant,
  showItinerantCalendar,
  quoteItinerant,
  goAnyway,
  similarItinerants,
] as const;
