import type { StayCard } from '#features/stays/contract.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { cardMaker } from '../search/cards.ts';
import { findSimilarStays } from '../store/search/similar-stays.ts';
import { loadStayPage } from '../store/stay-page.ts';

const MAX_SIMILAR = 8;

/**
 * Other stays nearby, priced for a night.
 *
 * @throws Problem 'not-found' when the stay is unknown or was removed
 */
export async function findSimilar(
  id: string,
  { actor, db, translate }: RequestContext,
): Promise<{ items: StayCard[] }> {
  const userId = actor?.id ?? null;
  const stay = await loadStayPage(db, id, userId);
  if (stay === null) throw new Problem('not-found');
  const rows = await findSimilarStays(db, stay, MAX_SIMILAR, userId);
  const makeCard = cardMaker({ kind: 'duration', duration: 'night' }, translate);
  return { items: rows.map(makeCard) };
}
