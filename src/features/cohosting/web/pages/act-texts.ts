import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const CALENDARS = msg`Changed imported calendars`;
const ADDRESS = msg`Changed a calendar's address`;
const REPLIES = msg`Changed saved replies`;
const SCHEDULED = msg`Changed scheduled messages`;

/** The acts of co-hosts, by the id of the route that they called. */
export const ACT_TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  'reservations.block-nights': msg`Blocked or opened nights`,
  'reservations.price-nights': msg`Changed nightly prices or minimum stays`,
  'reservations.add-calendar': CALENDARS,
  'reservations.rename-calendar': CALENDARS,
  'reservations.remove-calendar': CALENDARS,
  'reservations.fetch-calendar': CALENDARS,
  'reservations.make-home-calendar': ADDRESS,
  'reservations.revoke-home-calendar': ADDRESS,
  'messaging.start-conversation': msg`Opened a conversation`,
  'messaging.send-message': msg`Wrote a message`,
  'messaging.add-saved-reply': REPLIES,
  'messaging.change-saved-reply': REPLIES,
  'messaging.delete-saved-reply': REPLIES,
  'messaging.change-scheduled-message': SCHEDULED,
  'messaging.skip-scheduled-message': SCHEDULED,
  'listings.set-guest-condition': msg`Changed who can request a home`,
  'listings.pause': msg`Paused or resumed a home`,
  'listings.upload-picture': msg`Uploaded a photo`,
  'stays.update': msg`Changed a home`,
  'itinerants.update': msg`Changed an itinerant`,
  'experiences.update': msg`Changed an experience`,
  'reservations.update': msg`Answered a request or changed a reservation`,
};
