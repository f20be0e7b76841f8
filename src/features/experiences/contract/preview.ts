import * as v from 'valibot';
import { EXPERIENCE_NUMBERS } from '#domain/experience-form.ts';
import { LISTING_TEXTS } from '#domain/listing-form.ts';
import { EXPERIENCE_CATEGORIES } from '#domain/vocabulary.ts';
import { makeTextSchema, numberWithDefault } from '#market/hosting/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { dateSchema, idSchema, instantSchema } from '#platform/contract/schemas.ts';
import {
  experienceFormEntries,
  experienceLocationSchema,
  priceSummarySchema,
} from './hosting-schemas.ts';
import { experienceDetailsSchema } from './page.ts';

/** A form that is being filled in: a preview requires no field. */
export const experiencePreviewSchema = v.object({
  ...experienceFormEntries,
  location: v.optional(v.nullable(experienceLocationSchema), null),
  category: v.optional(v.nullable(v.picklist(EXPERIENCE_CATEGORIES)), null),
  style: v.optional(v.nullable(experienceFormEntries.style), null),
  description: v.optional(makeTextSchema({ ...LISTING_TEXTS.description, min: 0 }), ''),
  /** May be 0, which leads to a warning (spec 2 §5). */
  guestCount: numberWithDefault({ ...EXPERIENCE_NUMBERS.guestCount, min: 0 }),
  /** The caller's experience that the form changes: its past stays as it was. */
  id: v.optional(idSchema),
  /** Whether the page is requested as well. */
  isPageWanted: v.optional(v.boolean(), false),
});
export type ExperiencePreview = v.InferOutput<typeof experiencePreviewSchema>;

/** The page of a form, which may not have a policy yet. */
const previewedPageSchema = v.object({
  ...experienceDetailsSchema.entries,
  policy: v.nullable(experienceDetailsSchema.entries.policy),
});
export type PreviewedPage = v.InferOutput<typeof previewedPageSchema>;

/** Result of one entry of a timetable. */
const previewedEntrySchema = v.object({
  /** Position in `routineSchedule`. */
  at: v.number(),
  /** Why it can't be added, translated; null without an error. */
  problem: v.nullable(v.string()),
  /** Its next sessions once the form is saved, at most twelve. */
  sessions: v.array(
    v.object({
      date: dateSchema,
      startsAt: instantSchema,
      endsAt: instantSchema,
      /** Effect of a change to or from daylight saving time. */
      effect: v.nullable(v.picklist(['later', 'shorter', 'longer'])),
    }),
  ),
  /** Number of sessions within the horizon of created ones. */
  total: v.number(),
});

/**
 * Not below `/api/experiences/`, where the router can't have it next to longer paths with an id.
 */
export const previewExperience = defineRoute({
  id: 'experiences.preview',
  method: 'POST',
  path: '/api/experience-preview',
  summary:
    'Preview the sessions and the prices of an unsaved form, and its page where it is asked for; nothing is stored',
  access: 'signed-in',
  coHost: 'homes',
  body: experiencePreviewSchema,
  response: v.object({
    entries: v.array(previewedEntrySchema),
    /** The page as guests would see it, without an id; null where it wasn't requested. */
    page: v.nullable(previewedPageSchema),
    /** Null while the form has no price. */
    price: v.nullable(priceSummarySchema),
    /** Time zone of the place; null without a place. */
    timeZone: v.nullable(v.string()),
    managed: v.nullable(
      v.object({
        isMine: v.boolean(),
        arrangements: v.array(v.string()),
        hostArrangements: v.array(v.string()),
        costArrangements: v.array(v.string()),
      }),
    ),
  }),
  errors: ['not-found', 'forbidden', 'invalid-input'],
  accountLimit: 'preview',
});
