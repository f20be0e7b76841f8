import { personsByIds } from '#features/accounts/index.server.ts';
import type { Agreement } from '#market/booking/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';
import { participantDisclaimersFor } from '../../catalogue/disclaimers.ts';
import { participantAcknowledgements } from '../hosting/acknowledgements.ts';
import type { ExperienceForBooking } from '../store/booking.ts';
import { keepAcknowledgements } from '../store/hosting.ts';

/**
 * Keeps which disclaimers a guest acknowledged as they reserved (spec 2 §9: waivers).
 *
 * @throws Problem 'disclaimers-missing' with a text at each that they didn't acknowledge
 */
export async function acknowledge(
  tx: Queryable,
  { id: listingId, category, style }: Pick<ExperienceForBooking, 'id' | 'category' | 'style'>,
  { reservationId, guestId, acknowledged }: Agreement,
  now: Temporal.Instant,
  translate: Translator,
): Promise<void> {
  const required = participantDisclaimersFor(category, style).filter(
    ({ requiresAcknowledgment }) => requiresAcknowledgment,
  );
  if (required.length === 0) return;
  const missing = required.filter(({ id }) => !acknowledged.includes(id));
  if (missing.length > 0) {
    const fields = missing.map(({ id, title }) => [
      `acknowledgedDisclaimers.${id}`,
      translate(title),
    ]);
    throw new Problem('disclaimers-missing', { fields: Object.fromEntries(fields) });
  }
  const guest = (await personsByIds(tx, [guestId])).get(guestId);
  await keepAcknowledgements(
    tx,
    participantAcknowledgements(required, {
      listingId,
      userId: guestId,
      userName: guest?.name ?? '',
      reservationId,
      now,
    }),
  );
}
