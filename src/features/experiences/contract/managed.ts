import * as v from 'valibot';
import { EXPERIENCE_LISTS } from '#domain/experience-form.ts';
import { PRICING_OPTIONS } from '#domain/experience-pricing.ts';
import { DOLLAR_BOUNDS } from '#domain/listing-form.ts';
import { emailSchema } from '#features/accounts/contract.ts';
import { catalogueWord } from '#market/hosting/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { doneSchema, idSchema } from '#platform/contract/schemas.ts';
import { arrangementSchema, hostArrangementSchema } from './choices.ts';

/** Terms of each managed place, by its id (spec 2 §3). */
export const managedExperiencesSchema = v.record(
  v.string(),
  v.object({
    managedBy: idSchema,
    experienceDetails: v.object({
      arrangements: v.array(arrangementSchema),
      hostArrangements: v.array(hostArrangementSchema),
      costArrangements: v.array(arrangementSchema),
      /** Amounts in dollars. */
      pricingOptions: v.array(v.object({ type: v.picklist(PRICING_OPTIONS), amount: v.number() })),
    }),
  }),
);
export type ManagedExperiences = v.InferOutput<typeof managedExperiencesSchema>;

const ids = v.pipe(v.array(catalogueWord), v.maxLength(EXPERIENCE_LISTS.arrangements));

/** Prices of the manager of a place, in dollars; null for options they don't offer (spec 2 §3). */
const askedPrices = v.record(
  v.picklist(PRICING_OPTIONS),
  v.nullable(v.pipe(v.number(), v.gtValue(0), v.maxValue(DOLLAR_BOUNDS.max))),
);

/** Terms of a managed place as an administrator writes them. */
export const managedTermsEntries = {
  /** Email of an account with a confirmed address. */
  managerEmail: emailSchema,
  arrangements: ids,
  hostArrangements: ids,
  costArrangements: ids,
  prices: askedPrices,
} as const;

const placeEntries = {
  /** Id of a place of the catalogue. */
  recommendationId: v.string(),
  name: v.string(),
  address: v.string(),
};

export const managedPlaceSchema = v.object({
  ...placeEntries,
  arrangements: v.array(v.string()),
  hostArrangements: v.array(v.string()),
  costArrangements: v.array(v.string()),
  prices: askedPrices,
  /** Counts the changes; an experience stores the version of the terms it was saved with. */
  version: v.number(),
  managerId: idSchema,
  managerName: v.string(),
  managerEmail: v.string(),
});
export type ManagedPlaceTerms = v.InferOutput<typeof managedPlaceSchema>;

export const listManagedPlaces = defineRoute({
  id: 'experiences.list-managed-places',
  method: 'GET',
  path: '/api/managed-places',
  summary: 'List the places that somebody manages, and those that nobody does',
  access: 'places',
  response: v.object({
    managed: v.array(managedPlaceSchema),
    /** Sorted by country and town. */
    free: v.array(v.object(placeEntries)),
  }),
});

/** Ids of the catalogue and of Google; other strings can't be queried in the database. */
const placeParams = v.object({ id: v.pipe(v.string(), v.regex(/^[\w:.-]{1,200}$/)) });

export const setManagedPlace = defineRoute({
  id: 'experiences.set-managed-place',
  method: 'PUT',
  path: '/api/managed-places/:id',
  summary: 'Let somebody manage a place, or change the terms; saved experiences keep theirs',
  access: 'places',
  proof: 'recent',
  params: placeParams,
  body: v.object(managedTermsEntries),
  response: v.object({ version: v.number() }),
  errors: ['invalid-input', 'not-found'],
});

export const removeManagedPlace = defineRoute({
  id: 'experiences.remove-managed-place',
  method: 'DELETE',
  path: '/api/managed-places/:id',
  summary: 'Let nobody manage a place any more; saved experiences keep their terms',
  access: 'places',
  proof: 'recent',
  params: placeParams,
  body: v.looseObject({}),
  response: doneSchema,
  errors: ['not-found'],
});
