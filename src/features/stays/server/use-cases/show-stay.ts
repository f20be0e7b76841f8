import type { StayDetails } from '#features/stays/contract.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { loadStayPage } from '../store/stay-page.ts';
import { toStayPage } from '../to-stay-page.ts';

/**
 * A stay with its public fields.
 *
 * @throws Problem 'not-found' when it is unknown or was removed
 */
export async function showStay(id: string, context: RequestContext): Promise<StayDetails> {
  const { actor, db, translate } = context;
  const stay = await loadStayPage(db, id, actor?.id ?? null);
  if (stay === null) throw new Problem('not-found');
  return toStayPage(stay, translate, actor);
}
