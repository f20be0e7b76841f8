import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CoHostRole } from '#domain/co-hosts.ts';

/** The duties of each role, in words. */
export const ROLE_TEXTS: Readonly<Record<CoHostRole, MessageDescriptor>> = {
  calendar: msg`Calendar`,
  'calendar-and-messages': msg`Calendar and messages`,
  all: msg`Everything except money and deleting homes`,
};
