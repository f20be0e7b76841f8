import { type SQL, sql } from 'drizzle-orm';
import type { QueueName, WeekFigure } from '#domain/console.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { iso } from './iso.ts';

/** The rows of each queue, and since when each waits. */
const WAITING: Readonly<Record<QueueName, SQL>> = {
  reports: sql`select opened_at as since from moderation_item where closed_at is null`,
  appeals: sql`select appealed_at as since from moderation_decision
    where appealed_at is not null and appeal_decided_at is null`,
  tickets: sql`select created_at as since from support_ticket where state = 'open'`,
  cases: sql`select created_at as since from problem_case where state <> 'closed'`,
  claims: sql`select created_at as since from deposit_claim where state in ('waiting', 'review')`,
  differences: sql`select found_at as since from provider_difference where settled_at is null`,
  jobs: sql`select completed_on as since from pgboss.job where state = 'failed'`,
  mails: sql`select created_at as since from mail_outbox where status = 'failed'`,
};

/** A queue, and since when it waits. */
export interface Waiting {
  readonly queue: QueueName;
  readonly count: number;
  readonly oldestAt: string | null;
}

/** Counts queues, in one statement. */
export async function countQueues(db: Queryable, queues: readonly QueueName[]): Promise<Waiting[]> {
  if (queues.length === 0) return [];
  const parts = queues.map(
    (queue) => sql`select ${queue}::text as queue, count(*)::int as count,
      ${iso(sql`min(since)`)} as "oldestAt" from (${WAITING[queue]}) waiting`,
  );
  return queryRows<Waiting>(db, sql.join(parts, sql` union all `));
}

/** Counts of a week, and of the one before. */
export interface Figure {
  readonly figure: WeekFigure;
  readonly now: number;
  readonly before: number;
}

const DAYS = 7;

/** Counts the last seven days and the seven before them, in one statement. */
export async function countWeeks(db: Queryable, now: Temporal.Instant): Promise<Figure[]> {
  const since = (weeks: number) =>
    sql`${now.subtract({ hours: weeks * DAYS * 24 }).toString()}::timestamptz`;
  const until = sql`${now.toString()}::timestamptz`;
  return queryRows<Figure>(
    db,
    sql`
      with event as (
        select action, at from reservation_event
        where at > ${since(2)} and at <= ${until}
          and action in ('request', 'approve', 'pay', 'cancel')
        union all
        select 'review', created_at from review
        where created_at > ${since(2)} and created_at <= ${until}
      )
      -- Of whole hours: the one that began before the week did belongs to the one before.
      select 'searches' as figure,
        coalesce(sum(searches) filter (where hour > ${since(1)}), 0)::int as now,
        coalesce(sum(searches) filter (where hour <= ${since(1)}), 0)::int as before, 0 as place
      from search_tally where hour > ${since(2)} and hour <= ${until}
      union all
      select name.figure, count(event.at) filter (where event.at > ${since(1)})::int as now,
        count(event.at) filter (where event.at <= ${since(1)})::int as before, name.place
      from (values ('requests', 'request', 1), ('approved', 'approve', 2), ('paid', 'pay', 3),
        ('cancelled', 'cancel', 4), ('reviews', 'review', 5)) as name (figure, action, place)
      left join event on event.action = name.action
      group by name.figure, name.place order by place`,
  );
}
