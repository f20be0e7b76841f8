import * as v from 'valibot';
import { PRICING_OPTIONS } from '#domain/experience-pricing.ts';
import { idSchema } from '#platform/contract/schemas.ts';
import { arrangementSchema, hostArrangementSchema } from './choices.ts';

/** Where the terms of managed places are (spec 2 §7). */
export const MANAGED_EXPERIENCES = '/data/managedExperiences.json';

/** The terms of each place that somebody manages, by its id (spec 2 §3). */
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
