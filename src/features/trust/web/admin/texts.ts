import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ModerationState, Standing, SubjectKind } from '#domain/moderation.ts';
import type { Signal } from '#domain/reports.ts';

/** Labels of the moderators' page. */
export const SUBJECT_TEXTS: Readonly<Record<SubjectKind, MessageDescriptor>> = {
  listing: msg`A listing`,
  profile: msg`Profile`,
  review: msg`Review`,
  message: msg`Message`,
  picture: msg`Photo`,
};

export const STATE_TEXTS: Readonly<Record<ModerationState, MessageDescriptor>> = {
  visible: msg`visible`,
  limited: msg`limited`,
  hidden: msg`hidden`,
};

export const STANDING_TEXTS: Readonly<Record<Standing, MessageDescriptor>> = {
  active: msg`account active`,
  limited: msg`account limited`,
  suspended: msg`account suspended`,
};

/** By harm, from 1 to 3. */
export const HARM_TEXTS: Readonly<Record<number, MessageDescriptor>> & {
  readonly 1: MessageDescriptor;
} = {
  1: msg`minor harm`,
  2: msg`some harm`,
  3: msg`serious harm`,
};

export const SIGNAL_TEXTS: Readonly<Record<Signal, MessageDescriptor>> = {
  'contact-details': msg`Contact details in several messages`,
  'same-picture': msg`The same photo as another person's`,
  'similar-picture': msg`Nearly the same photo as another person's`,
  'same-text': msg`The same text in several listings`,
  'first-listing': msg`First listing of a host`,
  'slow-wifi': msg`Measured wifi is less than half of what's stated`,
  'host-cancellations': msg`Several cancellations by the host`,
};
