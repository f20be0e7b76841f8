import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { deleteManagedPlace } from '../store/managed-places.ts';

/**
 * Removes the manager of a place; saved experiences retain the terms they were saved with.
 *
 * @throws Problem 'not-found' without a manager
 */
export async function removeManagedPlace(
  recommendationId: string,
  { db }: Pick<RequestContext, 'db'>,
): Promise<{ done: true }> {
  if (!(await deleteManagedPlace(db, recommendationId))) throw new Problem('not-found');
  return { done: true };
}
