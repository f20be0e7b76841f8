import { ApiError } from '#platform/web/api/client.ts';

/** What saving came to: done, or another change that came first. */
type Saved<Stored> =
  /** `isSaved` is false where its host thought better of it. */
  | { readonly kind: 'saved'; readonly isSaved: boolean }
  | { readonly kind: 'changed'; readonly current: Stored; readonly refusal: ApiError };

/**
 * What an update came to.
 *
 * @param update tells whether it was carried out
 *
 * @throws ApiError, OfflineError any other refusal than that another change came first
 */
export async function savedOrChanged<Stored>(update: Promise<boolean>): Promise<Saved<Stored>> {
  try {
    return { kind: 'saved', isSaved: await update };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, current } = error.problem;
    if (code !== 'listing-changed' || current === undefined) throw error;
    // The server sends it in the shape of its own route.
    return { kind: 'changed', current: current as unknown as Stored, refusal: error };
  }
}
