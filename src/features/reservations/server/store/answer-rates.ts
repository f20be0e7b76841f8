import { inArray, sql } from 'drizzle-orm';
import { ANSWER_RATE_DAYS, type HostAnswers } from '#domain/answer-rate.ts';
import { kindsWith } from '#domain/kinds.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { reservations } from '../tables.ts';

/** A listing whose stored rate differs from its host's current count. */
interface StaleRate extends HostAnswers {
  readonly id: string;
}

/**
 * Counts how many requests of the last `ANSWER_RATE_DAYS` days each host answered. Requests that
 * guests withdrew before an answer don't count, nor do instant payments. A check-in code is created
 * when a request is approved, so it shows which of the cancelled ones were answered.
 *
 * @returns the listings whose stored rate differs, by id
 */
export function listStaleRates(db: Queryable, now: Temporal.Instant): Promise<StaleRate[]> {
  const since = now.subtract({ hours: 24 * ANSWER_RATE_DAYS }).toString();
  return queryRows<StaleRate>(
    db,
    sql`
      with counted as (
        select host_id, count(*)::integer as requests,
          (count(*) filter (where status <> 'expired'))::integer as answers
        from reservation
        where created_at >= ${since}::timestamptz
          and ${inArray(reservations.kind, kindsWith('payment', 'on-approval'))}
          and (status in ('declined', 'expired') or check_in_code is not null)
        group by host_id
      )
      select l.id, coalesce(c.requests, 0) as requests, coalesce(c.answers, 0) as answers
      from listing l
      left join counted c on c.host_id = l.host_id
      where l.deleted_at is null
        and (l.host_requests, l.host_answers)
          is distinct from (coalesce(c.requests, 0), coalesce(c.answers, 0))
      order by l.id`,
  );
}

/** Writes the counts into the rows of listings, where pages and the default order use them. */
export async function writeRates(tx: Queryable, rates: readonly StaleRate[]): Promise<void> {
  await tx.execute(sql`
    with given as (
      select l.id, g.requests, g.answers
      from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb)
        as g (id uuid, requests integer, answers integer)
      join listing l on l.id = g.id
      order by l.id
      for update of l
    )
    update listing l
    set host_requests = given.requests, host_answers = given.answers
    from given
    where l.id = given.id`);
}
