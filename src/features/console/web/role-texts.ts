import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '#domain/roles.ts';

/** Names of the roles. */
export const ROLE_TEXTS: Readonly<Record<Role, MessageDescriptor>> = {
  user: msg`No role`,
  support: msg({ message: 'Support', context: 'role of staff' }),
  finance: msg({ message: 'Finance', context: 'role of staff' }),
  admin: msg({ message: 'Administrator', context: 'role of staff' }),
};

/** The duties of a role. */
export const ROLE_DUTIES: Readonly<Record<Exclude<Role, 'user'>, MessageDescriptor>> = {
  support: msg`People, messages and reports; no money, no suspension`,
  finance: msg`Money, claims and problems`,
  admin: msg`Everything, including roles and the log`,
};
