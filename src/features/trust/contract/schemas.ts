import * as v from 'valibot';
import { REPORT_LENGTH, REPORT_REASONS } from '#domain/reports.ts';
import { idSchema, textSchema } from '#platform/contract/schemas.ts';

const UUID = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;

/** A published thing; a message is named by its conversation and its number there. */
export const subjectSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['listing', 'profile', 'review']), id: idSchema }),
  v.object({
    kind: v.literal('message'),
    id: v.pipe(v.string(), v.regex(new RegExp(`^${UUID}:[1-9]\\d{0,8}$`))),
  }),
  v.object({
    kind: v.literal('picture'),
    id: v.pipe(v.string(), v.regex(/^[a-z0-9:_-]{1,200}$/)),
  }),
]);

export const reportSchema = v.object({
  subject: subjectSchema,
  reason: v.picklist(REPORT_REASONS),
  text: v.optional(textSchema(REPORT_LENGTH), ''),
  /** Address for the answer; of signed-out reporters alone, who must give one. */
  email: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254))),
});
