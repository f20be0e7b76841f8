import type { ListingKind } from '#domain/vocabulary.ts';
import type { keepDraft as contract } from '#market/hosting/contract.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { writeDraft } from '../store/drafts.ts';

/** Stores the caller's unfinished form, to be offered again on any device. */
export async function keepDraft(
  kind: ListingKind,
  { values, step }: RouteInput<typeof contract>['body'],
  { actor, db, now }: SignedInContext,
): Promise<{ updatedAt: string }> {
  await writeDraft(db, actor.id, kind, { values, step, updatedAt: now });
  return { updatedAt: now.toString() };
}
