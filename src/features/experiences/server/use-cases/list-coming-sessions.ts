import type { ComingSession } from '#features/experiences/contract.ts';
import { prepareSearch } from '#market/search/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { comingSessionMaker } from '../search/experience-cards.ts';
import { readExperienceSearch } from '../search/experience-criteria.ts';
import { findComingSessions } from '../store/search/coming-sessions.ts';

/** Maximum sessions of one response. */
const MAX_SESSIONS = 100;

/** The coming sessions of all experiences that match a search, the soonest first. */
export async function listComingSessions(
  query: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<{ sessions: ComingSession[]; hasMore: boolean }> {
  const { db, translate } = context;
  const { criteria } = await prepareSearch(
    'experience_search',
    readExperienceSearch(query),
    context,
  );
  const rows = await findComingSessions(db, criteria, MAX_SESSIONS + 1);
  return {
    sessions: rows.slice(0, MAX_SESSIONS).map(comingSessionMaker(criteria.search, translate)),
    hasMore: rows.length > MAX_SESSIONS,
  };
}
