import { type DateText, todayIn } from '#domain/dates.ts';
import { experienceSearch } from '#domain/search/experience-search.ts';
import type { ExperienceCard } from '#features/experiences/contract.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { experienceCardMaker } from '../search/experience-cards.ts';
import { loadExperiencePage } from '../store/experience-page.ts';
import { findSimilarExperiences as findRows } from '../store/search/similar-experiences.ts';
import { comingSessions } from '../store/sessions.ts';

const MAX_SIMILAR = 8;
const NOTHING_ASKED = experienceSearch.parse({});

/**
 * Other experiences nearby with free seats, those of the same day first, priced for a session.
 *
 * @param date the day to compare with; that of its next session where it is missing
 * @throws Problem 'not-found' when the experience is unknown, removed or not listed
 */
export async function findSimilarExperiences(
  id: string,
  date: DateText | undefined,
  { actor, db, now, translate }: RequestContext,
): Promise<{ items: ExperienceCard[] }> {
  const userId = actor?.id ?? null;
  const experience = await loadExperiencePage(db, id, userId);
  if (experience === null) throw new Problem('not-found');
  const [next] = date === undefined ? await comingSessions(db, id, now, 1) : [];
  const nextDay = next === undefined ? null : todayIn(next.startsAt, experience.timeZone);
  const rows = await findRows(db, experience, date ?? nextDay, {
    now,
    limit: MAX_SIMILAR,
    userId,
  });
  return { items: rows.map(experienceCardMaker(NOTHING_ASKED, translate)) };
}
