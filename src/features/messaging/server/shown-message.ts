import { hideContactDetails, showContactDetails } from '#domain/contact-details.ts';
import { sharesContactDetails } from '#domain/permissions.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Message } from '../contract.ts';
import type { Parties } from './store/conversations.ts';
import type { StoredMessage } from './store/messages.ts';
import {
  conversationKey,
  type LinkedReservation,
  loadLinkedReservations,
} from './store/reservations.ts';

/**
 * A message as its reader may currently see it: the only function through which a stored text
 * leaves the server.
 *
 * @param shared whether contact details are shown
 */
export function shownMessage(
  { number, senderId, text, createdAt }: StoredMessage,
  readerId: string,
  shared: boolean,
): Message {
  return {
    number,
    mine: senderId === readerId,
    parts: shared ? showContactDetails(text) : hideContactDetails(text),
    createdAt: createdAt.toString(),
  };
}

/** Whether the two of a conversation see each other's contact details. */
export async function isShared(db: Queryable, parties: Parties): Promise<boolean> {
  const linked = await loadLinkedReservations(db, [parties]);
  return sharesAmong(linked.get(conversationKey(parties)) ?? []);
}

/** The same for reservations that are loaded already. */
export function sharesAmong(linked: readonly LinkedReservation[]): boolean {
  return sharesContactDetails(linked.map(({ status }) => status));
}
