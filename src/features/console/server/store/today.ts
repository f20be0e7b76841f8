import { type SQL, sql } from 'drizzle-orm';
import { CONFLICT_HOURS } from '#domain/calendar-feeds.ts';
import type { QueueName, WeekFigure } from '#domain/console.ts';
import type { DateText } from '#domain/dates.ts';
import { OPEN_STATUSES } from '#domain/lifecycles.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { iso } from './iso.ts';

/** The rows of each queue, and since when each waits. */
const waiting = (now: Temporal.Instant): Readonly<Record<QueueName, SQL>> => ({
  reports: sql`select opened_at as since from moderation_item where closed_at is null`,
  appeals: sql`select appealed_at as since from moderation_decision
    where appealed_at is not null and appeal_decided_at is null`,
  tickets: sql`select created_at as since from support_ticket where state = 'open'`,
  conflicts: sql`select opened_at as since from (${openConflicts(now)}) conflict`,
  cases: sql`select created_at as since from problem_case where state <> 'closed'`,
  claims: sql`select created_at as since from deposit_claim where state in ('waiting', 'review')`,
  differences: sql`select found_at as since from provider_difference where settled_at is null`,
  jobs: sql`select completed_on as since from pgboss.job where state = 'failed'`,
  mails: sql`select created_at as since from mail_outbox where status = 'failed'`,
});

const OPEN = sql.raw(`(${OPEN_STATUSES.map((status) => `'${status}'`).join(', ')})`);

/** Conflicts of calendars that their hosts haven't solved within a day. */
function openConflicts(now: Temporal.Instant): SQL {
  const before = now.subtract({ hours: CONFLICT_HOURS }).toString();
  return sql`select conflict.reservation_id, conflict.start_date, conflict.end_date,
      conflict.opened_at, calendar.name as calendar, listing.title
    from calendar_conflict conflict
    join reservation on reservation.id = conflict.reservation_id
    join imported_calendar calendar on calendar.id = conflict.calendar_id
    join listing on listing.id = calendar.listing_id
    where conflict.opened_at <= ${before}::timestamptz and reservation.status in ${OPEN}`;
}

/** A reservation whose nights a calendar of its host's claims too, for a day and longer. */
export interface OpenConflict {
  readonly reservationId: string;
  readonly title: string;
  /** The host's name of the calendar. */
  readonly calendar: string;
  readonly start: DateText;
  readonly end: DateText;
  readonly since: string;
}

/** The longest open first. */
export function listConflicts(
  db: Queryable,
  now: Temporal.Instant,
  limit: number,
): Promise<OpenConflict[]> {
  return queryRows<OpenConflict>(
    db,
    sql`
      select reservation_id as "reservationId", title, calendar, start_date::text as start,
        end_date::text as end, ${iso(sql`opened_at`)} as since
      from (${openConflicts(now)}) conflict
      order by opened_at, reservation_id limit ${limit}::integer`,
  );
}

/** A queue, and since when it waits. */
export interface Waiting {
  readonly queue: QueueName;
  readonly count: number;
  readonly oldestAt: string | null;
}

/** Counts queues, in one statement. */
export async function countQueues(
  db: Queryable,
  queues: readonly QueueName[],
  now: Temporal.Instant,
): Promise<Waiting[]> {
  if (queues.length === 0) return [];
  const rows = waiting(now);
  const parts = queues.map(
    (queue) => sql`select ${queue}::text as queue, count(*)::int as count,
      ${iso(sql`min(since)`)} as "oldestAt" from (${rows[queue]}) waiting`,
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
