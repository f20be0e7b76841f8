import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MessageMoment } from '#domain/scheduled-messages.ts';

/** Names of the moments at which a home writes by itself. */
export const MOMENT_NAMES: Readonly<Record<MessageMoment, MessageDescriptor>> = {
  approval: msg`After approval`,
  'before-arrival': msg`3 days before arrival`,
  arrival: msg`On the day of arrival`,
  'before-departure': msg`The day before departure`,
};

/** When exactly each of them is. */
export const MOMENT_HINTS: Readonly<Record<MessageMoment, MessageDescriptor>> = {
  approval: msg`Sent within a minute. Where guests book instantly, it's sent once they've paid.`,
  'before-arrival': msg`Sent at 9:00 AM, in your home's time zone.`,
  arrival: msg`Sent at 9:00 AM, in your home's time zone.`,
  'before-departure': msg`Sent at 6:00 PM, in your home's time zone.`,
};
