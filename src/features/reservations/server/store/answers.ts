import { inArray, sql } from 'drizzle-orm';
import { ANSWER_RATE_DAYS, ANSWER_RATE_FROM, answerRate } from '#domain/answer-rate.ts';
import { kindsWith } from '#domain/kinds.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { reservations } from '../tables.ts';

/** Answers whose times are looked at, the latest: a page costs no more for a busy host. */
const MAX_TIMES = 100;
const MINUTES_OF_HOUR = 60;

/**
 * How a host answered the requests of the last `ANSWER_RATE_DAYS` days: the share that is counted each
 * hour, and the hours within which half of the latest answers came.
 *
 * @returns null below `ANSWER_RATE_FROM` requests
 */
export async function readAnswers(
  db: Queryable,
  hostId: string,
  now: Temporal.Instant,
): Promise<{ rate: number; withinHours: number | null } | null> {
  const since = now.subtract({ hours: 24 * ANSWER_RATE_DAYS }).toString();
  const [row] = await queryRows<{
    requests: number | null;
    answers: number | null;
    timed: number;
    minutes: number | null;
  }>(
    db,
    sql`
      with latest as (
        select id, created_at
        from reservation
        where host_id = ${hostId} and created_at >= ${since}::timestamptz
          and ${inArray(reservations.kind, kindsWith('payment', 'on-approval'))} and not is_instant
          and (status = 'declined' or check_in_code is not null)
        order by created_at desc
        limit ${MAX_TIMES}::integer
      ),
      timed as (
        select extract(epoch from answer.at - latest.created_at) / 60 as minutes
        from latest
        cross join lateral (
          select min(e.at) as at
          from reservation_event e
          where e.reservation_id = latest.id and e.party = 'host'
            and e.action in ('approve', 'decline')
        ) answer
        where answer.at is not null
      ),
      rate as (
        select host_requests as requests, host_answers as answers
        from listing
        where host_id = ${hostId} and deleted_at is null
        order by host_requests desc
        limit 1
      )
      select
        (select requests from rate) as requests,
        (select answers from rate) as answers,
        (select count(*)::integer from timed) as timed,
        (select percentile_cont(0.5) within group (order by minutes) from timed) as minutes`,
  );
  if (row === undefined) return null;
  const { requests, answers, timed, minutes } = row;
  const rate = answerRate({ requests: requests ?? 0, answers: answers ?? 0 });
  if (rate === null) return null;
  const isTimed = minutes !== null && timed >= ANSWER_RATE_FROM;
  const withinHours = isTimed ? Math.max(1, Math.ceil(Number(minutes) / MINUTES_OF_HOUR)) : null;
  return { rate, withinHours };
}
