import { msg } from '@lingui/core/macro';
import { MAX_CO_HOSTS, MAX_HOSTS_HELPED } from '#domain/co-hosts.ts';
import type { ErrorEntries } from '#platform/server/http/problem.ts';
import type { CO_HOSTING_ERRORS } from '../contract/errors.ts';

/** Status and text of the refusals about co-hosts. */
export const coHostingErrors: ErrorEntries<typeof CO_HOSTING_ERRORS> = {
  'own-address': { status: 409, message: msg`This is your own address.` },
  'co-host-exists': { status: 409, message: msg`You've invited this address before.` },
  'too-many-co-hosts': {
    status: 409,
    message: msg`You can have up to ${MAX_CO_HOSTS} co-hosts. Remove one first.`,
  },
  'too-many-hosts-helped': {
    status: 409,
    message: msg`You can help up to ${MAX_HOSTS_HELPED} hosts. Stop helping one first.`,
  },
  'invitation-over': {
    status: 409,
    message: msg`This invitation is no longer valid. Ask your host for another one.`,
  },
};
