import { sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/** Figures of a year; counts by the names of what was counted. */
export interface YearFigures {
  readonly reports: number;
  readonly byReason: { id: string; count: number }[];
  readonly signals: number;
  readonly decisions: number;
  readonly byAct: { id: string; count: number }[];
  /** Hours from the opening of an item to its decision; null without any. */
  readonly medianHours: number | null;
  readonly appeals: number;
  readonly granted: number;
}

/** Reads what was reported and decided in a calendar year in UTC, in one statement. */
export async function readYear(db: Queryable, year: number): Promise<YearFigures> {
  const from = sql`make_timestamptz(${year}::integer, 1, 1, 0, 0, 0, 'UTC')`;
  const until = sql`make_timestamptz(${year}::integer + 1, 1, 1, 0, 0, 0, 'UTC')`;
  const [row] = await queryRows<YearFigures>(
    db,
    sql`
      with reported as (
        select reason from report where created_at >= ${from} and created_at < ${until}
      ),
      decided as (
        select d.act, d.decided_at, d.appealed_at, d.is_granted, i.opened_at
        from moderation_decision d
        left join moderation_item i on i.id = d.item_id
        where d.decided_at >= ${from} and d.decided_at < ${until}
      )
      select
        (select count(*)::integer from reported) as reports,
        coalesce((
          select json_agg(json_build_object('id', reason, 'count', number) order by number desc, reason)
          from (select reason, count(*)::integer as number from reported group by reason) by_reason
        ), '[]') as "byReason",
        (
          select count(*)::integer from moderation_signal where at >= ${from} and at < ${until}
        ) as signals,
        (select count(*)::integer from decided) as decisions,
        coalesce((
          select json_agg(json_build_object('id', act, 'count', number) order by number desc, act)
          from (select act, count(*)::integer as number from decided group by act) by_act
        ), '[]') as "byAct",
        (
          select round((percentile_cont(0.5) within group (
            order by extract(epoch from decided_at - opened_at)
          ) / 3600)::numeric, 1)::float
          from decided where opened_at is not null
        ) as "medianHours",
        (select count(*)::integer from decided where appealed_at is not null) as appeals,
        (select count(*)::integer from decided where is_granted) as granted`,
  );
  if (row === undefined) throw new Error('a query of figures gave no row');
  return row;
}
