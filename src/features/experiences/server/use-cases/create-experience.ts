import { randomUUID } from 'node:crypto';
import { personsByIds } from '#features/accounts/index.server.ts';
import type {
  createExperience as createExperienceRoute,
  SentExperience,
} from '#features/experiences/contract.ts';
import { deleteDraft } from '#features/listings/index.server.ts';
import { insertListing, requireRoomForListing } from '#market/hosting/index.server.ts';
import { readNextDay } from '#market/inventory/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { countSeats } from '../booking/experience-booking.ts';
import { experienceFromForm } from '../hosting/experience-from-form.ts';
import { hostAcknowledgements } from '../hosting/stored-form.ts';
import type { StartHostPayment } from '../ports.ts';
import { makeSessions } from '../schedule/make-sessions.ts';
import { insertExperience, keepAcknowledgements, writeEntries } from '../store/hosting.ts';

/**
 * Lists an experience of the caller with the sessions of its timetable (spec 2 §7) and closes the
 * draft it was made from. Where its host owes an amount for the place, it is listed once that is
 * paid; its checkout is created once the experience is stored.
 *
 * @throws Problem 'invalid-input' with a text at each invalid field, 'too-many-listings',
 *   'email-unconfirmed', 'disclaimers-missing', 'price-mismatch'
 */
export async function createExperience(
  form: SentExperience,
  context: SignedInContext,
  startHostPayment: StartHostPayment,
): Promise<RouteAnswer<typeof createExperienceRoute>> {
  const { db, actor, now } = context;
  const room = await requireRoomForListing(db, actor.id);
  const id = randomUUID();
  const { listing, experience, entries, style } = await experienceFromForm(form, context);
  await insertListing(db, { id, kind: 'experience', hostId: actor.id, ...room }, listing, now);
  await insertExperience(db, id, experience);
  const made = [];
  for (const entry of entries) {
    const capacity = countSeats(experience);
    made.push({
      ...entry,
      madeUntil: await makeSessions(db, { listingId: id, capacity }, entry, now),
    });
  }
  await writeEntries(db, id, made);
  const host = (await personsByIds(db, [actor.id])).get(actor.id);
  await keepAcknowledgements(
    db,
    hostAcknowledgements(style, form.acknowledgedDisclaimers, {
      listingId: id,
      userId: actor.id,
      userName: host?.name ?? '',
      now,
    }),
  );
  await deleteDraft(db, actor.id, 'experience');
  if (experience.hostOwes > 0) {
    context.afterCommit(async () => {
      await startHostPayment(id, undefined, context);
    });
  }
  const startDate = await readNextDay(db, id, now);
  return { id, version: 1, hostOwes: experience.hostOwes, startDate };
}
