import type { StayCard } from '#features/stays/contract.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { makeCard } from '../cards.ts';
import { loadCardExtras } from '../store/card-extras.ts';
import { findSimilarStays } from '../store/similar-stays.ts';
import { loadStayPage } from '../store/stay-page.ts';

const MAX_SIMILAR = 8;

/**
 * Other stays near by, priced for a night.
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
  const rows = await findSimilarStays(db, stay, MAX_SIMILAR);
  const extras = await loadCardExtras(
    db,
    rows.map((row) => row.id),
    userId,
  );
  const pricing = { kind: 'duration', duration: 'night' } as const;
  return {
    items: rows.map((row) =>
      makeCard({ ...row, arrival: null }, extras.get(row.id), pricing, translate),
    ),
  };
}
