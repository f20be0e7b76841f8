import * as v from 'valibot';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { doneSchema, instantSchema } from '#platform/contract/schemas.ts';

/** Maximum number of steps of a wizard. */
const MAX_STEPS = 20;

const kindParams = v.object({ kind: v.picklist(LISTING_KINDS) });

const draftBody = v.object({
  /** Fields of the form, as far as they are filled in; validated when the form is sent. */
  values: v.record(v.pipe(v.string(), v.maxLength(60)), v.unknown()),
  /** Index of the wizard's step, from 0. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_STEPS)),
});

export const draftSchema = v.object({ ...draftBody.entries, updatedAt: instantSchema });
export type Draft = v.InferOutput<typeof draftSchema>;

export const showDraft = defineRoute({
  id: 'listings.show-draft',
  method: 'GET',
  path: '/api/drafts/:kind',
  summary: 'Retrieve my draft from any device; null if there is none',
  access: 'signed-in',
  params: kindParams,
  response: v.object({ draft: v.nullable(draftSchema) }),
});

export const keepDraft = defineRoute({
  id: 'listings.keep-draft',
  method: 'PUT',
  path: '/api/drafts/:kind',
  summary: 'Save a draft, replacing the previous one of its kind',
  access: 'signed-in',
  params: kindParams,
  body: draftBody,
  texts: 'any',
  response: v.object({ updatedAt: instantSchema }),
});

export const deleteDraft = defineRoute({
  id: 'listings.delete-draft',
  method: 'DELETE',
  path: '/api/drafts/:kind',
  summary: 'Delete my draft; does nothing if there is none',
  access: 'signed-in',
  params: kindParams,
  response: doneSchema,
});

export const draftRoutes = [showDraft, keepDraft, deleteDraft] as const;
