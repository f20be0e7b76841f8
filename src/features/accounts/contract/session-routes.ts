import * as v from 'valibot';
import { CO_HOST_ROLES } from '#domain/co-hosts.ts';
import { ROLES } from '#domain/roles.ts';
import { GUEST_GROUPS } from '#domain/vocabulary.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { doneSchema, idSchema } from '#platform/contract/schemas.ts';

// Calls of every page; in a file of their own, so that the first load contains no others.

/** The signed-in user. */
export const meSchema = v.object({
  id: idSchema,
  name: v.string(),
  email: v.string(),
  emailVerified: v.boolean(),
  image: v.nullable(v.string()),
  role: v.picklist(ROLES),
  /** Whether the role opens nothing before a second factor is set up. */
  needsSecondFactor: v.boolean(),
  /** The host for whom this browser acts; null where it acts for the user. */
  actingFor: v.nullable(
    v.object({ id: idSchema, name: v.string(), role: v.picklist(CO_HOST_ROLES) }),
  ),
  /** Chosen language; null follows the browser. */
  locale: v.nullable(v.string()),
  groups: v.array(v.picklist(GUEST_GROUPS)),
  /** Working hours, HH:MM in an IANA time zone; null if not given. */
  work: v.nullable(v.object({ zone: v.string(), start: v.string(), end: v.string() })),
});
export type Me = v.InferOutput<typeof meSchema>;

export const signOut = defineRoute({
  id: 'accounts.sign-out',
  method: 'POST',
  path: '/api/auth/sign-out',
  summary: 'Sign out here',
  access: 'public',
  response: doneSchema,
  transaction: 'own',
});

export const getSignInOptions = defineRoute({
  id: 'accounts.get-sign-in-options',
  method: 'GET',
  path: '/api/sign-in-options',
  summary: 'List the social providers that are configured, and whether I can read the sent emails',
  access: 'public',
  account: 'any',
  response: v.object({
    google: v.boolean(),
    github: v.boolean(),
    /** Whether the caller may read sent emails at /mails, since no mail server is set up. */
    sentMails: v.boolean(),
  }),
});

export const getMe = defineRoute({
  id: 'accounts.get-me',
  method: 'GET',
  path: '/api/me',
  summary: 'Retrieve the signed-in account; null if signed out',
  access: 'public',
  account: 'any',
  response: v.nullable(meSchema),
});
