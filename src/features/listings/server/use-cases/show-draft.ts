import type { ListingKind } from '#domain/vocabulary.ts';
import type { showDraft as contract } from '#market/hosting/contract.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { readDraft } from '../store/drafts.ts';

/** The caller's draft of a kind, if any. */
export async function showDraft(
  kind: ListingKind,
  { actor, services }: SignedInContext,
): Promise<RouteAnswer<typeof contract>> {
  // A draft stored a moment ago on another device may not have reached a replica.
  const draft = await readDraft(services.database.main, actor.id, kind);
  return {
    draft: draft === null ? null : { ...draft, updatedAt: draft.updatedAt.toString() },
  };
}
