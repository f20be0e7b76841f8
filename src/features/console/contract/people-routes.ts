import * as v from 'valibot';
import { TIMELINE_AREAS } from '#domain/console.ts';
import { MODERATION_STATES, STANDINGS } from '#domain/moderation.ts';
import { ROLES } from '#domain/roles.ts';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import { defineRoute } from '#platform/contract/route.ts';
import {
  centsSchema,
  doneSchema,
  idParams,
  idSchema,
  instantSchema,
  textSchema,
} from '#platform/contract/schemas.ts';
import { NOTE_LENGTH } from './limits.ts';
import { namedSchema, reasonSchema } from './schemas.ts';

const MAIL_STATES = ['queued', 'sending', 'sent', 'failed', 'overtaken'] as const;

const personSchema = v.object({
  id: idSchema,
  /** Empty for a deleted account. */
  name: v.string(),
  email: v.string(),
  emailVerified: v.boolean(),
  image: v.nullable(v.string()),
  headline: v.string(),
  role: v.picklist(ROLES),
  standing: v.picklist(STANDINGS),
  profileState: v.picklist(MODERATION_STATES),
  locale: v.nullable(v.string()),
  createdAt: instantSchema,
  deletedAt: v.nullable(instantSchema),
  hasSecondFactor: v.boolean(),
  passkeys: v.number(),
  sessions: v.array(
    v.object({
      browser: v.string(),
      system: v.string(),
      startedAt: instantSchema,
      lastUsedAt: instantSchema,
    }),
  ),
  /** The latest ones, and how many there are. */
  listings: v.array(
    v.object({
      id: idSchema,
      kind: v.picklist(LISTING_KINDS),
      title: v.string(),
      state: v.picklist(MODERATION_STATES),
      isDeleted: v.boolean(),
    }),
  ),
  listingCount: v.number(),
  reservations: v.array(
    v.object({
      id: idSchema,
      key: v.string(),
      title: v.string(),
      status: v.string(),
      party: v.picklist(['guest', 'host']),
      startDate: v.string(),
      endDate: v.string(),
    }),
  ),
  reservationCount: v.number(),
  reports: v.object({ made: v.number(), about: v.number() }),
  /** Null for staff without that duty. */
  money: v.nullable(
    v.object({
      /** As a guest, of all reservations. */
      paid: centsSchema,
      refunded: centsSchema,
      /** As a host: with us, to be paid out, and paid out so far. */
      balance: centsSchema,
      paidOut: centsSchema,
      /** State of the account at the payment provider; null without one. */
      payoutAccount: v.nullable(v.string()),
    }),
  ),
  mails: v.array(
    v.object({
      id: idSchema,
      template: v.string(),
      subject: v.string(),
      status: v.picklist(MAIL_STATES),
      error: v.string(),
      createdAt: instantSchema,
    }),
  ),
  notes: v.array(
    v.object({ id: idSchema, author: namedSchema, text: v.string(), at: instantSchema }),
  ),
  timeline: v.array(
    v.object({
      at: instantSchema,
      area: v.picklist(TIMELINE_AREAS),
      /** Code of what happened, such as `approve`. */
      what: v.string(),
      /** A name, a title or words. */
      text: v.string(),
    }),
  ),
  /** The moment up to which the timeline's page of later entries goes; null at the latest. */
  previous: v.nullable(instantSchema),
  /** The moment from which earlier entries go on; null at the beginning. */
  next: v.nullable(instantSchema),
  may: v.object({
    confirmAddress: v.boolean(),
    endSessions: v.boolean(),
    limit: v.boolean(),
    suspend: v.boolean(),
    restore: v.boolean(),
    sendMails: v.boolean(),
    disclose: v.boolean(),
  }),
});
export type ConsolePerson = v.InferOutput<typeof personSchema>;

export const showPerson = defineRoute({
  id: 'console.show-person',
  method: 'GET',
  path: '/api/admin/people/:id',
  summary: 'For staff: a person, and what they are, did and were told; the log names the reader',
  access: 'people',
  params: idParams,
  query: v.object({
    /** Entries of the timeline that are earlier. */
    before: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    /** Entries that are later, the nearest ones; `before` wins. */
    after: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  }),
  response: personSchema,
  errors: ['not-found'],
});

const act = {
  access: 'people',
  proof: 'recent',
  params: idParams,
  response: doneSchema,
} as const;

export const confirmAddress = defineRoute({
  ...act,
  id: 'console.confirm-address',
  method: 'POST',
  path: '/api/admin/people/:id/confirmed-address',
  summary: 'For staff: confirm the address of a person who proved to own it in another way',
  body: v.object({ reason: reasonSchema }),
  errors: ['not-found', 'status-conflict'],
  idempotent: true,
});

export const endPersonSessions = defineRoute({
  ...act,
  id: 'console.end-sessions',
  method: 'POST',
  path: '/api/admin/people/:id/ended-sessions',
  summary: 'For staff: end all sessions of a person, but not one’s own',
  body: v.object({ reason: reasonSchema }),
  errors: ['not-found', 'forbidden'],
  idempotent: true,
});

export const addNote = defineRoute({
  ...act,
  id: 'console.add-note',
  method: 'POST',
  path: '/api/admin/people/:id/notes',
  summary: 'For staff: note something about a person, for other staff',
  body: v.object({ text: textSchema(NOTE_LENGTH, 1) }),
  errors: ['not-found'],
  idempotent: true,
});

export const sendMailAgain = defineRoute({
  ...act,
  id: 'console.send-mail-again',
  method: 'POST',
  path: '/api/admin/mails/:id/again',
  summary: 'For staff: send a mail again that was sent or given up',
  body: v.object({ reason: reasonSchema }),
  errors: ['not-found', 'status-conflict'],
  idempotent: true,
});

export const disclosePerson = defineRoute({
  ...act,
  access: 'disclosure',
  id: 'console.disclose-person',
  method: 'POST',
  path: '/api/admin/people/:id/disclosure',
  summary: 'For staff: all data of a person, for an authority that may ask for it',
  body: v.object({ reason: reasonSchema }),
  response: v.record(v.string(), v.unknown()),
  errors: ['not-found'],
});

export const peopleRoutes = [
  showPerson,
  confirmAddress,
  endPersonSessions,
  addNote,
  sendMailAgain,
  disclosePerson,
] as const;
