import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FoundKind } from '#domain/console.ts';

/** Names of what can be found. */
export const FOUND_KIND_TEXTS: Readonly<Record<FoundKind, MessageDescriptor>> = {
  person: msg`Person`,
  reservation: msg`Reservation`,
  listing: msg`Listing`,
  ticket: msg`Message to support`,
  report: msg({ message: 'Report', context: 'by a person' }),
  payment: msg`Payment`,
  act: msg`Entry of the log`,
};
