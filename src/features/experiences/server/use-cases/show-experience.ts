import type { ExperienceDetails } from '#features/experiences/contract.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { loadExperiencePage } from '../store/experience-page.ts';
import { loadEntries } from '../store/hosting.ts';
import { comingSessions } from '../store/sessions.ts';
import { toExperiencePage } from '../to-experience-page.ts';

/** Sessions in the response of the page; the client requests others separately. */
const FIRST_SESSIONS = 12;

/**
 * The public view of one experience, with its next sessions.
 *
 * @throws Problem 'not-found' when it is unknown, removed, of another kind, or not listed yet
 */
export async function showExperience(
  id: string,
  { actor, db, now, translate }: RequestContext,
): Promise<ExperienceDetails> {
  const row = await loadExperiencePage(db, id, actor?.id ?? null);
  if (row === null) throw new Problem('not-found');
  const entries = await loadEntries(db, id);
  const sessions = await comingSessions(db, id, now, FIRST_SESSIONS);
  return toExperiencePage(row, { entries, sessions }, { translate, actor });
}
