import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportReason } from '#domain/reports.ts';

/** Reasons of a report, in a reporter's words. */
export const REASON_TEXTS: Readonly<Record<ReportReason, MessageDescriptor>> = {
  scam: msg`It's a scam`,
  'not-real': msg`It isn't real, or isn't as described`,
  discrimination: msg`It insults or discriminates`,
  unsafe: msg`It puts people in danger`,
  illegal: msg`It's against the law`,
  'contact-outside': msg`It asks for contact or payment elsewhere`,
  other: msg`Something else`,
};
