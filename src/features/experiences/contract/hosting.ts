import * as v from 'valibot';
import { defineRoute } from '#platform/contract/route.ts';
import { centsSchema, dateSchema, idParams, idSchema } from '#platform/contract/schemas.ts';
import { sentExperienceSchema, storedExperienceSchema } from './hosting-schemas.ts';

/** spec 2 §7. */
export const createExperience = defineRoute({
  id: 'experiences.create',
  method: 'POST',
  path: '/api/experiences',
  summary: 'Create an experience with its timetable; what its host owes for the place is due first',
  access: 'signed-in',
  body: sentExperienceSchema,
  response: v.object({
    id: idSchema,
    version: v.number(),
    /** Cents that the host has to pay before it is listed; 0 where nothing is due. */
    hostOwes: centsSchema,
    /** The day of its first session; null without a coming one. */
    startDate: v.nullable(dateSchema),
  }),
  status: 201,
  errors: [
    'invalid-input',
    'email-unconfirmed',
    'too-many-listings',
    'disclaimers-missing',
    'price-mismatch',
  ],
  idempotent: true,
});

export const showExperienceForm = defineRoute({
  id: 'experiences.show-form',
  method: 'GET',
  path: '/api/experienceinfo/:id',
  summary: 'Retrieve my experience as a form, to edit it',
  access: 'signed-in',
  coHost: 'homes',
  params: idParams,
  response: storedExperienceSchema,
  errors: ['not-found', 'forbidden'],
});
