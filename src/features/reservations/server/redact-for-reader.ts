import {
  hideContactDetails,
  type MessagePart,
  showContactDetails,
} from '#domain/contact-details.ts';
import { sharesContactDetails } from '#domain/permissions.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Actor } from '#platform/server/services.ts';
import { type Reservation, statusesBetween } from './store/reservations.ts';

/** Shows a text of a reservation to its reader. */
export type ShowText = (text: string, writerId: string | null) => MessagePart[];

/**
 * How a reader may see what was written in a reservation: their own words whole, others' without
 * contact details until a reservation of the two is approved, as in their conversation.
 */
export async function textsForReader(
  db: Queryable,
  reservation: Reservation,
  reader: Actor,
): Promise<ShowText> {
  const shared = sharesContactDetails(await statusesBetween(db, reservation));
  return (text, writerId) =>
    shared || writerId === reader.id ? showContactDetails(text) : hideContactDetails(text);
}
