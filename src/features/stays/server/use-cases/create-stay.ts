import { randomUUID } from 'node:crypto';
import { deleteDraft } from '#features/listings/index.server.ts';
import type { StayForm } from '#features/stays/contract.ts';
import {
  insertListing,
  listingFromForm,
  requireRoomForListing,
} from '#market/hosting/index.server.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { stayFromForm } from '../hosting/stay-from-form.ts';
import { insertStay } from '../store/hosting.ts';

/**
 * Creates a home of the caller (spec 3 §7) and deletes its draft.
 *
 * @throws Problem 'invalid-input' with a text at each invalid field, 'too-many-listings',
 *   'email-unconfirmed'
 */
export async function createStay(
  form: StayForm,
  context: SignedInContext,
): Promise<{ id: string; version: number }> {
  const { db, actor, now } = context;
  const room = await requireRoomForListing(db, actor.id);
  const id = randomUUID();
  const listing = await listingFromForm(form, context);
  await insertListing(db, { id, kind: 'stay', hostId: actor.id, ...room }, listing, now);
  await insertStay(db, id, stayFromForm(form));
  await deleteDraft(db, actor.id, 'stay');
  return { id, version: 1 };
}
