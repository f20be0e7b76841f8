import { sql } from 'drizzle-orm';
import { ANSWER_RATE_DAYS } from '#domain/answer-rate.ts';
import { type Queryable, rowsOf } from '#platform/server/database/database.ts';

/**
 * Counts anew how many requests of the last `ANSWER_RATE_DAYS` days each host answered, and writes
 * it to those of their listings that say otherwise; pages and the default order go by it. What a
 * guest withdrew before it was answered says nothing of the host, nor does what is paid at once. A
 * code to check in with is made when a request is approved, so that it tells who was answered among
 * the cancelled ones.
 *
 * @param limit listings of one call at most
 * @returns how many listings were changed
 */
export async function refreshAnswerRates(
  db: Queryable,
  now: Temporal.Instant,
  limit: number,
): Promise<number> {
  const since = now.subtract({ hours: 24 * ANSWER_RATE_DAYS }).toString();
  const changed = await rowsOf<{ id: string }>(
    db,
    sql`
      with counted as (
        select host_id, count(*)::integer as requests,
          (count(*) filter (where status <> 'expired'))::integer as answers
        from reservation
        where created_at >= ${since}::timestamptz
          and sessions = '[]'
          and (status in ('declined', 'expired') or check_in_code is not null)
        group by host_id
      ),
      stale as (
        select l.id, coalesce(c.requests, 0) as requests, coalesce(c.answers, 0) as answers
        from listing l
        left join counted c on c.host_id = l.host_id
        where l.deleted_at is null
          and (l.host_requests, l.host_answers)
            is distinct from (coalesce(c.requests, 0), coalesce(c.answers, 0))
        order by l.id
        limit ${limit}::integer
        for update of l
      )
      update listing l
      set host_requests = stale.requests, host_answers = stale.answers
      from stale
      where l.id = stale.id
      returning l.id`,
  );
  return changed.length;
}
