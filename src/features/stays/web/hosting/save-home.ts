import { ApiError, call } from '#platform/web/api/client.ts';
import { createStay, type StoredForm, updateStay } from '../../contract.ts';
import { formOf, type HostingValues } from './hosting-values.ts';

/** What saving came to: done, or another change that came first. */
export type Saved =
  | { readonly kind: 'saved' }
  | { readonly kind: 'changed'; readonly current: StoredForm; readonly refusal: ApiError };

/**
 * Lists a new home.
 *
 * @param key the same for every try of one intent, so that a repeat lists nothing twice
 * @throws ApiError, OfflineError
 */
export async function createHome(values: HostingValues, key: string): Promise<void> {
  await call(createStay, { body: formOf(values) }, { idempotencyKey: key });
}

/**
 * Changes a home of which this version was read.
 *
 * @throws ApiError, OfflineError
 */
export async function updateHome(
  id: string,
  version: number,
  values: HostingValues,
): Promise<Saved> {
  try {
    await call(updateStay, { params: { id }, body: { ...formOf(values), version } });
    return { kind: 'saved' };
  } catch (error) {
    const current = error instanceof ApiError ? currentOf(error) : null;
    if (current === null) throw error;
    return { kind: 'changed', current, refusal: error as ApiError };
  }
}

/** What stands now, where the refusal tells it. */
function currentOf({ problem }: ApiError): StoredForm | null {
  if (problem.code !== 'listing-changed' || problem.current === undefined) return null;
  // The server sends it in the shape of its own route, see `updateStay`.
  return problem.current as unknown as StoredForm;
}
