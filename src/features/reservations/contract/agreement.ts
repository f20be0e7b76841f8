import * as v from 'valibot';
import { defineRoute } from '#platform/contract/route.ts';
import { dateSchema, idParams, lineSchema } from '#platform/contract/schemas.ts';
import { squareCodeSchema } from './schemas.ts';

/** A document in one language. All texts are formatted. */
const documentSchema = v.object({
  /** Tag of BCP 47. */
  locale: v.string(),
  title: v.string(),
  /** A sentence above all others, such as that the stay was cancelled; null for none. */
  notice: v.nullable(v.string()),
  /** Paragraphs before the parts. */
  opening: v.array(v.string()),
  parts: v.array(
    v.object({
      title: v.string(),
      facts: v.array(v.object({ label: v.string(), value: v.string() })),
      lines: v.array(v.string()),
    }),
  ),
});
export type StayDocument = v.InferOutput<typeof documentSchema>;

const agreementSchema = v.object({
  /** Short reference that people read to each other. */
  key: v.string(),
  viewer: v.picklist(['guest', 'host']),
  /** In the guest's language and in the host's, with as many parts each; one where they share it. */
  versions: v.array(documentSchema),
});
export type StayAgreement = v.InferOutput<typeof agreementSchema>;

export const showAgreement = defineRoute({
  id: 'reservations.show-agreement',
  method: 'GET',
  path: '/api/reservations/:id/agreement',
  summary: 'Retrieve the agreement of a paid stay, in the languages of its guest and its host',
  access: 'signed-in',
  coHost: 'never',
  params: idParams,
  response: agreementSchema,
  errors: ['not-found', 'forbidden', 'payment-required'],
});

const letterSchema = v.object({
  /** Whether one may be made, or was: not for a stay that was cancelled before. */
  isAvailable: v.boolean(),
  /** Null while none was made. */
  letter: v.nullable(
    v.object({
      key: v.string(),
      /** In groups, as people type it. */
      code: v.string(),
      /** Address of the page that checks it. */
      url: v.string(),
      qr: squareCodeSchema,
      /** In English, and in the guest's language where that is another. */
      versions: v.array(documentSchema),
    }),
  ),
});
export type StayLetter = v.InferOutput<typeof letterSchema>;

export const showLetter = defineRoute({
  id: 'reservations.show-letter',
  method: 'GET',
  path: '/api/reservations/:id/letter',
  summary: 'Retrieve my letter of accommodation for a paid stay',
  access: 'signed-in',
  params: idParams,
  response: letterSchema,
  errors: ['not-found', 'forbidden', 'payment-required'],
});

export const makeLetter = defineRoute({
  id: 'reservations.make-letter',
  method: 'POST',
  path: '/api/reservations/:id/letter',
  summary: 'Have my letter of accommodation made; one that exists keeps its code',
  access: 'signed-in',
  params: idParams,
  body: v.object({}),
  response: letterSchema,
  status: 201,
  errors: ['not-found', 'forbidden', 'payment-required', 'status-conflict'],
  idempotent: true,
});

const checkedLetterSchema = v.object({
  state: v.picklist(['valid', 'cancelled']),
  startDate: dateSchema,
  endDate: dateSchema,
  /** Both, where the guest boards in one and leaves in another. */
  city: v.string(),
  /** Of the guest's name. */
  initials: v.string(),
});
export type CheckedLetter = v.InferOutput<typeof checkedLetterSchema>;

export const checkLetter = defineRoute({
  id: 'reservations.check-letter',
  method: 'GET',
  path: '/api/check/:token',
  summary: 'Whether a letter of accommodation is valid, by the code on it',
  access: 'public',
  params: v.object({ token: lineSchema(80, 1) }),
  response: checkedLetterSchema,
  errors: ['not-found'],
  limit: 'letter-check',
});

export const agreementRoutes = [showAgreement, showLetter, makeLetter, checkLetter] as const;
