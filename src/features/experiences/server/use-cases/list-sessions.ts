import { msg } from '@lingui/core/macro';
import { addDays, type DateText, nightsBetween } from '#domain/dates.ts';
import { MAX_SESSIONS as MAX_PASS_SESSIONS } from '#domain/schedule/schedule-entry.ts';
import type { ListedSession } from '#features/experiences/contract.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { passFrom, pricePeriod } from '../booking/requested-sessions.ts';
import { loadExperiencePage } from '../store/experience-page.ts';
import { sessionsOn } from '../store/sessions.ts';
import { sessionsShownIn } from '../to-experience-page.ts';

const MAX_DAYS = 100;
const MAX_SESSIONS = 200;

/**
 * The sessions that begin on the days of `[from, to)` and have not begun yet, each with the number
 * of sessions of a pass from it on.
 *
 * @throws Problem 'not-found' as the page does, 'invalid-input' for more than 100 days
 */
export async function listSessions(
  id: string,
  { from, to }: { readonly from: DateText; readonly to: DateText },
  { actor, db, now, translate }: RequestContext,
): Promise<{ sessions: ListedSession[] }> {
  const days = nightsBetween(from, to);
  if (days < 0 || days > MAX_DAYS) {
    const text = translate(msg`Please ask for ${MAX_DAYS} days at most.`);
    throw new Problem('invalid-input', { fields: { to: text } });
  }
  const experience = await loadExperiencePage(db, id, actor?.id ?? null);
  if (experience === null) throw new Problem('not-found');
  const { priceTier: tier, timeZone } = experience;
  // A pass from the last of them on lasts for a period.
  const end = days === 0 ? to : pricePeriod(addDays(to, -1), tier).end;
  const rows = await sessionsOn(db, id, { start: from, end }, MAX_SESSIONS + MAX_PASS_SESSIONS);
  const coming = rows
    .filter(({ date, startsAt }) => date < to && Temporal.Instant.compare(startsAt, now) > 0)
    .slice(0, MAX_SESSIONS);
  const shown = sessionsShownIn(timeZone);
  return {
    sessions: coming.map((row) => ({
      ...shown(row),
      passSessions: passFrom(rows, row, tier).length,
    })),
  };
}
