import { sql } from 'drizzle-orm';
import { MIN_CREW, MIN_SHARING } from '#domain/crew-snapshots.ts';
import type { DateText } from '#domain/dates.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/**
 * Number of people who share a value; null for values that fewer than three share, counted
 * together.
 */
export interface SharedValue<Value> {
  readonly value: Value | null;
  readonly people: number;
}

/** Statistics of the people who agreed to be counted. */
export interface Crew {
  readonly people: number;
  /** IANA zones of their work. */
  readonly zones: SharedValue<string>[];
  /** Language codes; a person counts for each language they speak. */
  readonly languages: SharedValue<string>[];
  /** Ages by decade: 30 is from 30 to 39. */
  readonly decades: SharedValue<number>[];
}

const shared = (column: string) => sql`(
  select coalesce(
    json_agg(
      json_build_object('value', value, 'people', people)
      order by value is null, people desc, value),
    '[]')
  from (
    select value, count(distinct user_id) as people
    from (
      select user_id,
        case when count(*) over (partition by own) >= ${MIN_SHARING}::integer then own end as value
      from ${sql.raw(column)}
    ) one
    group by value
  ) each
)`;

/** Which of some people agreed to be counted. */
export async function readAgreed(
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`
      select user_id as id from profile
      where counted_aboard and user_id in (
        select value::uuid from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb)
      )`,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Common traits of those people who agreed to be counted. They are counted in the database: for
 * fewer than five, no data leaves it.
 *
 * @param today the day for which ages are computed
 * @returns null below five
 */
export async function readCrew(
  db: Queryable,
  userIds: readonly string[],
  today: DateText,
): Promise<Crew | null> {
  if (userIds.length < MIN_CREW) return null;
  const [row] = await queryRows<{ crew: Crew | null }>(
    db,
    sql`
      with aboard as (
        select p.user_id, p.work_zone, p.languages,
          (extract(year from age(${today}::date, p.birth_date))::integer / 10) * 10 as decade
        from profile p
        where p.counted_aboard
          and p.user_id in (
            select value::uuid from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb)
          )
      ),
      zone as (select user_id, work_zone as own from aboard where work_zone is not null),
      language as (select user_id, unnest(languages) as own from aboard),
      decade as (select user_id, decade as own from aboard where decade is not null)
      select case when count(*) >= ${MIN_CREW}::integer then
        json_build_object(
          'people', count(*),
          'zones', ${shared('zone')},
          'languages', ${shared('language')},
          'decades', ${shared('decade')}
        )
      end as crew
      from aboard`,
  );
  return row?.crew ?? null;
}
