import * as v from 'valibot';
import { CO_HOST_ROLES, MAX_CO_HOSTS, MAX_HOSTS_HELPED } from '#domain/co-hosts.ts';
import { emailSchema } from '#features/accounts/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { doneSchema, idParams, idSchema, instantSchema } from '#platform/contract/schemas.ts';

const roleSchema = v.picklist(CO_HOST_ROLES);
const personSchema = v.object({ id: idSchema, name: v.string(), image: v.nullable(v.string()) });

/** A co-host of the caller, or one who is invited. */
const coHostSchema = v.object({
  id: idSchema,
  email: v.string(),
  role: roleSchema,
  state: v.picklist(['invited', 'accepted']),
  /** Who accepted; null while invited. */
  person: v.nullable(personSchema),
  invitedAt: instantSchema,
});
export type CoHost = v.InferOutput<typeof coHostSchema>;

/** Acts of all co-hosts on one page. */
export const ACTS_SHOWN = 50;

const actSchema = v.object({
  id: idSchema,
  at: instantSchema,
  /** Name of the co-host; empty for a deleted account. */
  name: v.string(),
  /** Id of the route that they called. */
  route: v.string(),
  /** Id of the listing, reservation or conversation; null without one. */
  target: v.nullable(idSchema),
  /** Title of the listing; null where it was about something else. */
  title: v.nullable(v.string()),
});

/** Acts, the newest first. */
const actsEntries = {
  acts: v.pipe(v.array(actSchema), v.maxLength(ACTS_SHOWN)),
  /** Whether there are older ones. */
  hasMore: v.boolean(),
};

/** A home with a calendar address for other platforms; every co-host can read it. */
const addressSchema = v.object({
  id: idSchema,
  title: v.string(),
  /** Whether a former co-host knows it. */
  isKnown: v.boolean(),
});
export type KnownAddress = v.InferOutput<typeof addressSchema>;

export const listCoHosts = defineRoute({
  id: 'cohosting.list-co-hosts',
  method: 'GET',
  path: '/api/co-hosts',
  summary:
    'List my co-hosts, those I invited, what they did for me last, and the calendar addresses they know',
  access: 'signed-in',
  response: v.object({
    items: v.pipe(v.array(coHostSchema), v.maxLength(MAX_CO_HOSTS)),
    ...actsEntries,
    addresses: v.array(addressSchema),
  }),
});

export const listActs = defineRoute({
  id: 'cohosting.list-acts',
  method: 'GET',
  path: '/api/co-host-acts',
  summary: 'List what my co-hosts did for me before one of their acts, newest first',
  access: 'signed-in',
  query: v.object({ before: idSchema }),
  response: v.object(actsEntries),
});

export const replaceAddresses = defineRoute({
  id: 'cohosting.replace-addresses',
  method: 'POST',
  path: '/api/co-hosts/calendar-addresses',
  summary: 'Replace the calendar addresses of my homes that former co-hosts know',
  access: 'signed-in',
  response: doneSchema,
});

export const inviteCoHost = defineRoute({
  id: 'cohosting.invite',
  method: 'POST',
  path: '/api/co-hosts',
  summary: 'Invite a person by email to host with me',
  access: 'signed-in',
  body: v.object({ email: emailSchema, role: roleSchema }),
  response: v.object({ id: idSchema }),
  status: 201,
  errors: [
    'email-unconfirmed',
    'account-limited',
    'own-address',
    'co-host-exists',
    'too-many-co-hosts',
  ],
  idempotent: true,
  accountLimit: 'co-host',
});

export const changeCoHost = defineRoute({
  id: 'cohosting.change',
  method: 'PUT',
  path: '/api/co-hosts/:id',
  summary: 'Give one of my co-hosts another role',
  access: 'signed-in',
  params: idParams,
  body: v.object({ role: roleSchema }),
  response: doneSchema,
  errors: ['not-found'],
});

export const removeCoHost = defineRoute({
  id: 'cohosting.remove',
  method: 'DELETE',
  path: '/api/co-hosts/:id',
  summary: 'Remove one of my co-hosts, or take an invitation back',
  access: 'signed-in',
  params: idParams,
  body: v.object({
    /** Whether the calendar addresses that they know are replaced too. */
    replacesAddresses: v.optional(v.boolean(), false),
  }),
  response: doneSchema,
});

/** A host whom the caller helps, or who invites them. */
const helpedSchema = v.object({
  id: idSchema,
  host: personSchema,
  role: roleSchema,
  state: v.picklist(['invited', 'accepted']),
  /** Whether this browser acts for them now. */
  isCurrent: v.boolean(),
});
export type HelpedHost = v.InferOutput<typeof helpedSchema>;

export const listHelpedHosts = defineRoute({
  id: 'cohosting.list-hosts',
  method: 'GET',
  path: '/api/helped-hosts',
  summary: 'List the hosts whom I help, and those who invite me',
  access: 'signed-in',
  coHost: 'self',
  response: v.object({ items: v.pipe(v.array(helpedSchema), v.maxLength(MAX_HOSTS_HELPED)) }),
});

export const acceptInvitation = defineRoute({
  id: 'cohosting.accept',
  method: 'PUT',
  path: '/api/helped-hosts/:id',
  summary: 'Accept an invitation to my confirmed address',
  access: 'signed-in',
  coHost: 'self',
  params: idParams,
  response: doneSchema,
  errors: ['not-found', 'invitation-over', 'too-many-hosts-helped', 'not-requestable'],
});

export const leaveHost = defineRoute({
  id: 'cohosting.leave',
  method: 'DELETE',
  path: '/api/helped-hosts/:id',
  summary: 'Decline an invitation, or help a host no more',
  access: 'signed-in',
  coHost: 'self',
  params: idParams,
  response: doneSchema,
});

export const actForHost = defineRoute({
  id: 'cohosting.act-for',
  method: 'PUT',
  path: '/api/hosting-for',
  summary: 'Act for a host whom I help in this browser from now on; null for myself again',
  access: 'signed-in',
  account: 'any',
  coHost: 'self',
  body: v.object({ id: v.nullable(idSchema) }),
  response: doneSchema,
  errors: ['not-found'],
});

export const coHostingRoutes = [
  listCoHosts,
  listActs,
  replaceAddresses,
  inviteCoHost,
  changeCoHost,
  removeCoHost,
  listHelpedHosts,
  acceptInvitation,
  leaveHost,
  actForHost,
] as const;
