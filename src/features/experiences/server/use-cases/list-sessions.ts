import { msg } from '@lingui/core/macro';
import { type DateText, nightsBetween } from '#domain/dates.ts';
import type { Session } from '#features/experiences/contract.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { sessionsShownIn } from '../experience-page-of.ts';
import { loadExperiencePage } from '../store/experience-page.ts';
import { sessionsOn } from '../store/sessions.ts';

const MAX_DAYS = 100;
const MAX_SESSIONS = 200;

/**
 * The sessions that begin on the days of `[from, to)` and have not begun yet.
 *
 * @throws Problem 'not-found' as the page does, 'invalid-input' for more than 100 days
 */
export async function listSessions(
  id: string,
  { from, to }: { readonly from: DateText; readonly to: DateText },
  { actor, db, now, translate }: RequestContext,
): Promise<{ sessions: Session[] }> {
  const days = nightsBetween(from, to);
  if (days < 0 || days > MAX_DAYS) {
    const text = translate(msg`Please ask for ${MAX_DAYS} days at most.`);
    throw new Problem('invalid-input', { fields: { to: text } });
  }
  const experience = await loadExperiencePage(db, id, actor?.id ?? null);
  if (experience === null) throw new Problem('not-found');
  const rows = await sessionsOn(db, id, { start: from, end: to }, MAX_SESSIONS);
  const coming = rows.filter(({ startsAt }) => Temporal.Instant.compare(startsAt, now) > 0);
  return { sessions: coming.map(sessionsShownIn(experience.timeZone)) };
}
